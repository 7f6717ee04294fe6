/// The push content: an object, JSON of one, or words, whose keys stand flat or nested, with Apple's own over them (LC 2 to LC 6).
extension MessageReader {
    /// Whether push content is looked into; words are the alert.
    mutating func opensPushContent(_ value: JSONValue, _ key: MetKey) -> Bool {
        guard !bears(Self.hasContent) else {
            dismiss(key, .givesWay, .words(LeanCloudKey.restPushData.name.string))
            return false
        }
        let object = value.unspelled
        if object.kind == .object {
            let isEmpty = object.members.allSatisfy(\.value.isNull)
            if !isEmpty { raise(Self.hasContent) }
            return !isEmpty
        }
        guard let text = value.string else { return true }
        raise(Self.hasContent)
        note(.pushContentIsWords, key)
        put(.text(text), key, into: .explicitBody)
        return false
    }

    /// The place of a key in the message; nil where it has none.
    func met(_ key: LeanCloudKey) -> MetKey? { places.key(of: Int(key.rawValue)) }

    /// An alert of `ios` replaces the one beside it, whatever each of them says.
    mutating func beginApples(_ value: JSONValue) {
        guard value.kind == .object, value[LeanCloudKey.alert.name]?.isNull == false else { return }
        raise(Self.hasApplesAlert)
        // Words were taken as they came; an object is passed over when it would be looked into.
        if message.explicitAlert?.isEmpty == false { dismiss(met(.alert), .givesWay, .words("ios")) }
        message.explicitAlert = nil
    }

    /// With `aps`, what the flat keys said counts for nothing.
    mutating func beginNested(_ key: MetKey) {
        let path = places.location(key).path
        raise(Self.isNested)
        for field in Self.contentFields {
            guard let flat = winner(of: field), Self.isFlat(flat) else { continue }
            put(nil, flat, into: field)
            dismiss(flat, .flatBesideNested, .words(path))
        }
        _ = take(LeanCloudDraft.title)
        for key in [LeanCloudKey.alert, .title, .urlArgs] {
            dismiss(met(key), .flatBesideNested, .words(path))
        }
        message.explicitAlert = nil
        message.apsExtras = []
    }

    /// Whether a flat alert counts.
    mutating func opensAlert(_ key: MetKey) -> Bool {
        if bears(Self.isNested) { return false }
        guard bears(Self.hasApplesAlert), places.opened[key.home].row != Int(LeanCloudKey.ios.rawValue) else {
            return true
        }
        dismiss(key, .givesWay, .words("ios"))
        return false
    }

    private static func isFlat(_ key: MetKey) -> Bool {
        (LeanCloudKey.title.rawValue...LeanCloudKey.urlArgs.rawValue).contains(UInt16(key.row))
    }

    // What a message is remembered by.
    static let hasContent: UInt8 = 31
    private static let hasApplesAlert: UInt8 = 28
    private static let isNested: UInt8 = 27

    // MARK: Single keys

    /// A number for the icon, or `Increment` for one more; of two keys the last says which (LC 5).
    mutating func badge(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if value.string == "Increment" {
            if let number = winner(of: .badge) { put(nil, number, into: .badge) }
            put(.flag(true), key, into: .isCounted)
            return .nothing
        }
        if let increment = winner(of: .isCounted) { put(nil, increment, into: .isCounted) }
        if value.isNull { return .nothing }
        if value.kind == .number, let number = value.wholeNumber, number >= 0 {
            return content(.integer(number))
        }
        note(.noBadgeNumber, key)
        return .nothing
    }

    /// 5 or 10; 10 for every other number (LC 11).
    mutating func priority(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let number = integer(value, key) else { return .nothing }
        if number == 5 || number == 10 { return content(.integer(number)) }
        note(.noHeaderPriority, key)
        return content(.integer(10))
    }

    /// A member of `aps` that has no field.
    mutating func insideAPS(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if !value.isNull {
            message.append(JSONField(key: LeanCloudKey.urlArgs.name, value: value.raw), to: .apsExtras)
        }
        return .nothing
    }

    /// A condition on devices, which joins the others of the call.
    mutating func condition(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if value.isNull { return .nothing }
        // A list of platforms with Apple's narrows nothing here.
        if LeanCloudKey(key) == .pushDeviceType, identifierList(value, key)?.contains("ios") == true {
            return .nothing
        }
        let own = RawJSON.object([(table.names[key.row], value.raw)])
        guard let others = message.audienceCondition else { return content(.json(own)) }
        message.audienceCondition = RawJSON(joining: others, own)
        return .nothing
    }
}

// MARK: - The console's content

extension MessageReader {
    /// Takes the content that the profile has for messages without one, with its three places filled (LC 2).
    mutating func takeConsoleContent() {
        guard let content = options.offlinePush, let document = filled(content) else { return }
        let push = RawJSON.object([(LeanCloudKey.pushData.name, document)]).parsed()
        var (said, told) = (PushMessage(), [Diagnostic]())
        var ignored: (any FieldPlaces)?
        LeanCloudDialect.read(
            .json(push.root), shape: LeanCloudShape.push.number, ReadingOptions(), in: ReadingMemory(), &said,
            &told, &ignored)
        for field in Self.contentFields where said.holds(field) {
            message.set(field, said.fieldValue(of: field))
        }
        message.explicitAlert = said.explicitAlert
        message.apsExtras = said.apsExtras
        message.rootData = said.rootData
        if said.holds(.platforms) { message.platforms = said.platforms }
    }

    /// The content with what the message says in its places; nothing for what the message lacks.
    private func filled(_ content: RawJSON) -> RawJSON? {
        let values: [(String, UTF8Text?)] = [
            ("${convId}", message.conversationID), ("${timestamp}", message.timestamp),
            ("${fromClientId}", message.senderID),
        ]
        let text = values.reduce(content.text.string) { text, place in
            let spelled = RawJSON.string(place.1 ?? "").text.string
            return text.replacing(place.0, with: spelled.dropFirst().dropLast())
        }
        return try? JSONDocument(text).root.raw
    }

    /// What push content says beside the alert and the app's data.
    static let contentFields: [CanonicalField] = [
        .badge, .isCounted, .leavesBadge, .sound, .category, .threadID, .targetContentID, .isContentAvailable,
        .isMutable, .interruptionLevel, .relevanceScore, .filterCriteria, .collapseID, .priority, .isVoIP,
    ]
}
