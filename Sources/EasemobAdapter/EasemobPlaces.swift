import PushModel

/// Where the keys of the tables stand in one message.
struct EasemobPlaces {
    let shape: EasemobShape
    /// Whether the body is the first of a list `bodies`.
    var isBodyListed = false

    /// The place of a row's key; a bare `ext` has no step of that name.
    func location(_ key: EasemobKey) -> Location {
        var steps = key.path.split(separator: ".").map(String.init)
        if shape == .ext && steps.first == "ext" { steps.removeFirst() }
        if isBodyListed && steps.first == "body" { steps.replaceSubrange(0..<1, with: ["bodies", "0"]) }
        return Location(row: key.row, path: steps.map { "/" + pointerStep(UTF8Text($0)) }.joined())
    }

    /// The place of a key that no row knows.
    func location(of name: UTF8Text, in parent: EasemobKey) -> Location {
        Location(row: "", path: location(parent).path + "/" + pointerStep(name))
    }
}
