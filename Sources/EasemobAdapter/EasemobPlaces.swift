import PushModel

/// Where the keys of the tables stand in one message.
struct EasemobPlaces {
    let shape: EasemobShape
    /// Whether the body is the first of a list `bodies`.
    var isBodyListed = false
    /// Whether Apple's dictionary stands under the name that printed samples give it (EM 9.2).
    var isMisspelled = false

    /// The place of a row's key; a bare `ext` has no step of that name.
    func location(_ key: EasemobKey) -> Location {
        Location(row: key.row, path: steps(to: key).map { "/" + pointerStep(UTF8Text($0)) }.joined())
    }

    /// The names on the way to a key.
    func steps(to key: EasemobKey) -> [String] {
        var steps = key.path.split(separator: ".").map(String.init)
        if shape == .ext && steps.first == "ext" { steps.removeFirst() }
        if shape == .callback && steps.first == "ext" { steps.insert("payload", at: 0) }
        if isMisspelled && steps.count > 1 && steps.first == EasemobKey.payloadAps.path {
            steps[0] = EasemobKey.payloadApns.path
        }
        return isBodyListed ? listed(steps) : steps
    }

    /// Whether the shape has the key; what a device received has no `ext`.
    func have(_ key: EasemobKey) -> Bool {
        key.shape == "*" ? shape != .payload : key.shape == shape.rawValue
    }

    /// The steps to a key of the body when the body is the first of a list.
    private func listed(_ steps: [String]) -> [String] {
        switch (steps.first, steps.last) {
        case ("body", _): ["bodies", "0"] + steps.dropFirst()
        case ("payload", "msg"), ("payload", "type"): ["payload", "bodies", "0"] + steps.suffix(1)
        default: steps
        }
    }

    /// The place of a key that no row knows.
    func location(of name: UTF8Text, in parent: EasemobKey) -> Location {
        Location(row: "", path: location(parent).path + "/" + pointerStep(name))
    }
}
