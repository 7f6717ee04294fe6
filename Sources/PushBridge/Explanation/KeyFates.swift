import PushModel

/// Finds out what became of each key of a message.
///
/// Which key of several fills a field is not decided here: the reader's diagnostics and the reader's places tell.
struct KeyFates {
    private let reading: MessageTranslation
    private let keys: [SpelledKey]
    private let notes: [String: [Diagnostic]]
    /// The paths of keys of which reading said that they have no effect.
    private let givenUp: Set<String>
    /// The last key at each path, by its place in `keys`; those before it do not count.
    private let lastKeys: [String: Int]
    /// The keys that can fill each field and are not given up, by their places in `keys`.
    private let candidates: [CanonicalField: [Int]]
    /// The fields that each key filled, by the key's place in `keys`.
    private var filled: [Int: [FieldValue]] = [:]
    /// The path of the first key that filled each field.
    private var winners: [CanonicalField: String] = [:]
    private(set) var implied: [FieldValue] = []
    /// Who is mentioned; nil where nobody is.
    private let mentioned: MentionShares?

    init(_ reading: MessageTranslation) {
        self.reading = reading
        let keys = reading.spelledKeys
        self.keys = keys
        mentioned = reading.message.value(of: .mentions).map(MentionShares.init)
        notes = Dictionary(grouping: reading.diagnostics, by: \.path)
        givenUp = Set(reading.diagnostics.filter { $0.kind == .ignored || $0.kind == .invalid }.map(\.path))
        lastKeys = Dictionary(keys.enumerated().map { ($1.path, $0) }) { $1 }
        candidates = Self.candidates(keys, lastKeys, givenUp)
        for field in CanonicalField.allCases {
            guard let value = reading.message.value(of: field) else { continue }
            let fillers = fillers(of: field)
            if fillers.isEmpty { implied.append(FieldValue(field: field, value: value)) }
            let shares = FieldShares(of: value, gathered: field.gathers && fillers.count > 1)
            for index in fillers {
                let share = field == .mentions ? mentioned?.share(of: keys[index].value) : nil
                filled[index, default: []].append(
                    FieldValue(field: field, value: share ?? shares.share(of: keys[index])))
            }
            if let first = fillers.min() { winners[field] = keys[first].path }
        }
    }

    var fates: [KeyFate] {
        keys.indices.map { index in
            KeyFate(
                key: keys[index], outcome: outcome(index), filled: filled[index] ?? [],
                diagnostics: isRepeated(index) ? [] : notes[keys[index].path] ?? [])
        }
    }

    /// Diagnostics that stand at no key.
    var otherDiagnostics: [Diagnostic] {
        let paths = Set(keys.map(\.path))
        return reading.diagnostics.filter { !paths.contains($0.path) }
    }

    private func outcome(_ index: Int) -> KeyFate.Outcome {
        let key = keys[index]
        if isRepeated(index) { return .lost(to: key.path) }
        if filled[index] != nil { return .filled }
        guard let field = key.field else { return .unused }
        if isGivenUp(index) {
            return winners[field].map { .lost(to: $0) } ?? .unused
        }
        guard !key.value.isNothing, let winner = winners[field] else { return .unchanged }
        if field == .mentions, MentionShares.isOff(key.value) { return .unchanged }
        return .lost(to: winner)
    }

    /// The keys that fill a field: those of its rows that nothing was said against; of several the one that the adapter
    /// finds, unless each adds something.
    private func fillers(of field: CanonicalField) -> [Int] {
        let candidates = candidates[field] ?? []
        if field == .rootData { return rootFillers(candidates) }
        if field == .mentions, candidates.count > 1, let mentioned {
            return candidates.filter { mentioned.part(of: keys[$0].value) != .none }
        }
        if candidates.isEmpty { return stand(in: field) }
        if field.gathers || candidates.count == 1 { return candidates }
        let place = reading.place(of: field)
        let found = candidates.last { keys[$0].path == place }
        return [found ?? candidates.first].compactMap(\.self)
    }

    /// The keys that say a field beside their own: the one that the adapter finds, an identifier that names several things
    /// at once, or members that are the app's data as well.
    private func stand(in field: CanonicalField) -> [Int] {
        if let place = reading.place(of: field), let found = keys.lastIndex(where: { $0.path == place }) {
            return [found]
        }
        if field == .appData, let data = reading.message.appData?.parsed().root, data.kind == .object {
            let members = Dictionary(grouping: data.members.map(\.self)) { pointerStep($0.key) }
            return keys.indices.filter { index in
                let step = keys[index].path.split(separator: "/", omittingEmptySubsequences: false).last
                return step.flatMap { members[String($0)] }?.contains { $0.value.raw == keys[index].value }
                    == true
            }
        }
        return field.namesakes.lazy.compactMap { namesake in
            keys.lastIndex { $0.field == namesake && !$0.value.isNothing }
        }.prefix(1).map(\.self)
    }

    /// The app's own members of a payload, and those of the vendor's that stay at its root.
    private func rootFillers(_ candidates: [Int]) -> [Int] {
        guard let payload = reading.place(of: .rootData) else { return candidates }
        let kept = Set(reading.message.rootData.map { payload + "/" + pointerStep($0.key) })
        let own = Set(candidates)
        return keys.indices.filter {
            own.contains($0) || kept.contains(keys[$0].path) && !isRepeated($0)
        }
    }

    /// Whether a later key of the same name counts.
    private func isRepeated(_ index: Int) -> Bool { lastKeys[keys[index].path] != index }

    /// Whether reading said that the key has no effect.
    private func isGivenUp(_ index: Int) -> Bool { givenUp.contains(keys[index].path) }

    private static func candidates(
        _ keys: [SpelledKey], _ lastKeys: [String: Int], _ givenUp: Set<String>
    ) -> [CanonicalField: [Int]] {
        var candidates: [CanonicalField: [Int]] = [:]
        for (index, key) in keys.enumerated() {
            guard let field = key.field, !key.value.isNothing, lastKeys[key.path] == index,
                !givenUp.contains(key.path)
            else { continue }
            candidates[field, default: []].append(index)
        }
        return candidates
    }
}

extension MessageTranslation {
    /// The keys of the message, placed within the line.
    fileprivate var spelledKeys: [SpelledKey] {
        source.vendor.adapter.spelledKeys(in: input, shape: source.shape).map { key in
            var key = key
            key.path = pathPrefix + key.path
            return key
        }
    }

    /// Where the line spells a field.
    fileprivate func place(of field: CanonicalField) -> String? {
        location(of: field).map { pathPrefix + $0.path }
    }
}

extension CanonicalField {
    /// Whether several keys fill the field together.
    fileprivate var gathers: Bool {
        switch self {
        case .rootData, .apsExtras, .explicitExtras, .appData, .platforms, .extension, .translations,
            .elements:
            true
        default: false
        }
    }
}

extension CanonicalField {
    /// The fields whose keys say this one too, where it has no key of its own: the identifier of a conversation names its
    /// kind and who takes part, and a list of people to force mentions them (reading G7).
    fileprivate var namesakes: [CanonicalField] {
        switch self {
        case .senderID, .conversationKind, .receivers: [.conversationID]
        case .mentions: [.force]
        case .force: [.mentions]
        default: []
        }
    }
}

extension RawJSON {
    /// Whether the value says nothing: `null`, or an empty string.
    fileprivate var isNothing: Bool { self == .null || description == #""""# }
}
