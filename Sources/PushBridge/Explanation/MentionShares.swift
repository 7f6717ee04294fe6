import PushModel

/// What each of several keys adds to who is mentioned: keys that name people, and switches without which the names do not
/// count or which mention everybody (RC 20, TX 32).
struct MentionShares {
    private let whole: RawJSON
    /// Those who are mentioned by their names; nil for everybody.
    private let names: [UTF8Text]?

    /// Takes the field's value in the neutral form.
    init(of whole: RawJSON) {
        self.whole = whole
        let value = whole.parsed().root
        names = value.kind == .array ? value.elements.compactMap(\.string) : nil
    }

    /// How a key takes part.
    enum MentionPart {
        case none, names, `switch`
    }

    /// What a key has to do with it: a list or a name counts if it names somebody of them, anything else if it is on.
    func part(of value: RawJSON) -> MentionPart {
        let given = Self.identifiers(in: value)
        if let names, given.contains(where: names.contains) { return .names }
        return value.kind == .array || Self.isOff(value) || names == nil && isName(value) ? .none : .switch
    }

    /// Those of the people mentioned whom a key names; nil for a key that names nobody.
    func share(of value: RawJSON) -> RawJSON? {
        guard let names, part(of: value) == .names else { return nil }
        return .array(Self.identifiers(in: value).filter(names.contains).map(RawJSON.string))
    }

    /// Whether a key switches something off.
    static func isOff(_ value: RawJSON) -> Bool {
        ["0", "false", #""0""#, #""false""#].contains(value.description)
    }

    /// Whether a text is somebody's name, and no switch in digits or a word.
    private func isName(_ value: RawJSON) -> Bool {
        value.parsed().root.string.map { !Self.switches.contains($0.string) } ?? false
    }

    private static let switches = ["0", "1", "2", "true", "false"]

    private static func identifiers(in value: RawJSON) -> [UTF8Text] {
        let value = value.parsed().root
        if value.kind == .array { return value.elements.compactMap(\.string) }
        return [value.string].compactMap(\.self)
    }
}
