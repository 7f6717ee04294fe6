import PushModel

/// Finds out what became of each key of a message.
///
/// Which key of several fills a field is not decided here: the reader's diagnostics and the reader's places tell.
struct KeyFates {
    private let reading: MessageTranslation
    private let keys: [SpelledKey]
    private let notes: [String: [Diagnostic]]
    /// The fields that each key filled, by the key's place in `keys`.
    private var filled: [Int: [FieldValue]] = [:]
    private(set) var implied: [FieldValue] = []

    init(_ reading: MessageTranslation) {
        self.reading = reading
        keys = reading.spelledKeys
        notes = Dictionary(grouping: reading.diagnostics, by: \.path)
        for field in CanonicalField.allCases {
            guard let value = reading.message.value(of: field) else { continue }
            let fillers = fillers(of: field)
            if fillers.isEmpty { implied.append(FieldValue(field: field, value: value)) }
            for index in fillers { filled[index, default: []].append(FieldValue(field: field, value: value)) }
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
            let winner = winner(of: field)
            return winner.map { .lost(to: $0) } ?? .unused
        }
        guard !key.value.isNothing, let winner = winner(of: field) else { return .unchanged }
        return .lost(to: winner)
    }

    /// The place of the key that filled a field.
    private func winner(of field: CanonicalField) -> String? {
        keys.indices.first { filled[$0]?.contains { $0.field == field } == true }.map { keys[$0].path }
    }

    /// The keys that fill a field: those of its rows that nothing was said against; of several the one that the adapter
    /// finds, unless each adds something.
    private func fillers(of field: CanonicalField) -> [Int] {
        let candidates = keys.indices.filter {
            keys[$0].field == field && !keys[$0].value.isNothing && !isRepeated($0) && !isGivenUp($0)
        }
        if field == .rootData { return rootFillers(candidates) }
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
            return keys.indices.filter { index in
                data.members.contains {
                    $0.value.raw == keys[index].value && keys[index].path.hasSuffix("/" + pointerStep($0.key))
                }
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
        return keys.indices.filter {
            candidates.contains($0) || kept.contains(keys[$0].path) && !isRepeated($0)
        }
    }

    /// Whether a later key of the same name counts.
    private func isRepeated(_ index: Int) -> Bool {
        keys[(index + 1)...].contains { $0.path == keys[index].path }
    }

    /// Whether reading said that the key has no effect.
    private func isGivenUp(_ index: Int) -> Bool {
        notes[keys[index].path]?.contains { $0.kind == .ignored || $0.kind == .invalid } == true
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
        case .rootData, .apsExtras, .explicitExtras, .appData, .platforms, .extension: true
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
