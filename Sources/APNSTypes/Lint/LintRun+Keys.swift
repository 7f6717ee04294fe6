/// What each key on its own must be: known, well spelled, of Apple's type and among Apple's values.
extension LintRun {
    mutating func checkKeys() {
        for key in [APNSKey.rootAps, .rootMdm] { checkValue(of: key) }
        for place in [APNSKey.Place.aps, .alert, .sound] { checkKeys(in: place) }
    }

    private mutating func checkKeys(in place: APNSKey.Place) {
        guard let object = object(of: place) else { return }
        var seen: Set<UTF8Text> = []
        for member in object.members where seen.insert(member.key).inserted {
            if let key = APNSKey(member.key, in: place) {
                checkValue(of: key)
                if key.isObsolete { report(.deadKey, at: key) }
            } else {
                reportUnknown(member.key, in: place)
            }
        }
    }

    private mutating func reportUnknown(_ name: UTF8Text, in place: APNSKey.Place) {
        let pointer = APNSLintFinding.Position.payload(place.pointer(to: name))
        if place == .aps, name == Self.misspeltEvent {
            report(.events, at: pointer, key: name, expected: APNSKey.apsEvent.name.string)
        } else if let meant = APNSKey(misspelt: name, in: place) {
            report(.otherSpelling, at: pointer, key: name, expected: meant.name.string)
        } else {
            report(.unknownKey, at: pointer, key: name)
        }
    }

    /// `event` as a released library spelled it by mistake (A6).
    private static let misspeltEvent: UTF8Text = "events"

    private mutating func checkValue(of key: APNSKey) {
        guard let value = value(key) else { return }
        guard key.types.allow(value) else {
            report(.wrongType, at: key, found: value.kind.word, expected: key.types.words)
            return
        }
        // The range depends on the push type, so it has a rule of its own.
        if key != .apsRelevanceScore, !key.values.allow(value) {
            report(.valueNotAllowed, at: key, expected: key.values.words)
        }
    }

    mutating func checkRelevance() {
        guard type != .liveActivity, let score = value(.apsRelevanceScore), score.kind == .number else {
            return
        }
        if !APNSKey.apsRelevanceScore.values.allow(score) { report(.relevanceRange, at: .apsRelevanceScore) }
    }
}

extension APNSKey {
    /// Whether Apple's systems read the key no longer (A1).
    fileprivate var isObsolete: Bool {
        switch self {
        case .alertSummaryArg, .alertSummaryArgCount, .alertAction, .alertActionLocKey: true
        default: false
        }
    }

    /// The key that a name means with other dashes, underscores or capitals.
    fileprivate init?(misspelt name: UTF8Text, in place: Place) {
        let letters = name.lettersOnly
        guard let key = Self.allCases.first(where: { $0.place == place && $0.name.lettersOnly == letters })
        else { return nil }
        self = key
    }
}

extension UTF8Text {
    /// The lower-case bytes without dashes and underscores.
    fileprivate var lettersOnly: [UInt8] {
        let lower = lowercasedASCII()
        return (0..<lower.count).map { lower[$0] }.filter { $0 != 0x2D && $0 != 0x5F }
    }
}

extension JSONValue.Kind {
    /// The type as a word.
    fileprivate var word: String {
        switch self {
        case .string: "string"
        case .number: "number"
        case .bool: "boolean"
        case .object: "object"
        case .array: "array"
        case .null: "null"
        }
    }
}
