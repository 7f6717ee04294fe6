/// What can be said in Easemob's shapes at all.
extension EasemobAdapter {
    /// The fields that a shape has a key for.
    public static func fields(sayableIn shape: String) -> FieldSet {
        EasemobShape(rawValue: shape).map { sayable[$0.number] } ?? []
    }

    private static let sayable = EasemobShape.allCases.map { shape in
        // No document has members in the older API; the app's own members stand in `ext` beside those that rows name.
        FieldSet(
            VendorTable.easemob.fields(in: shape.rawValue, hasShared: shape != .payload).filter {
                !(shape == .restLegacy && $0 == .members)
            } + (shape == .payload ? [] : [.extension]) + (shape == .restLegacy ? [.isOnlineOnly] : []))
    }

    /// The kinds of message with a word of their own.
    public static func has(_ kind: MessageKind) -> Bool {
        switch kind {
        case .text, .image, .audio, .video, .location, .file, .command, .custom: true
        default: false
        }
    }

    /// Only the older form of a call is one for everyone.
    public static func shape(for message: PushMessage, insteadOf usual: String) -> String {
        let isBroadcast = message.isForEveryone && usual == EasemobShape.rest.rawValue
        return isBroadcast ? EasemobShape.restLegacy.rawValue : usual
    }

    /// A command is its action.
    public static var commandsNeedAction: Bool { true }

    /// Recalls, call signalling and reactions are other calls of the vendor's, which make no push, and notices only its
    /// servers make; some members of a group cannot be named in every shape, and those left out in none (readings C2, C9,
    /// C25).
    public static func refusal(of message: PushMessage, in shape: String) -> Finding? {
        let isNarrowed = message.members != nil && !says(.members, in: shape)
        if isNarrowed || !message.excludedMembers.isEmpty {
            return Finding(
                .membersNotNamed, message.members == nil ? .excludedMembers : .members,
                [.words("Easemob's shape \(shape)")])
        }
        return switch message.kind {
        case .recall, .signalling, .reaction, .broadcast, .notice:
            Finding(.kindWithoutPush, .kind, [.words(message.kind.rawValue)])
        default: nil
        }
    }

    /// The vendor's limits for one REST call; an SDK's message has one receiver (EM 9.35).
    public static func mostReceivers(of message: PushMessage, in shape: String) -> Int {
        guard let shape = EasemobShape(rawValue: shape) else { return 1 }
        if shape == .ext { return .max }
        if message.conversationKind == .group && message.members != nil { return 1 }
        return limits.mostReceivers(of: message, inShape: shape.number) ?? 1
    }

    /// The vendor adds its markers only.
    public static var echoes: [(member: UTF8Text, field: CanonicalField)] { [] }

    /// The message as a line of input; a REST call's path says the kind of conversation, before a part for some members, or
    /// that it is for everyone.
    public static func line(of written: WrittenMessage) -> RawJSON {
        guard let path = written.request?.path, let start = path.range(of: "/messages/") else {
            return written.body
        }
        let end = path.firstIndex(of: UInt8(ascii: "?"), from: start.upperBound) ?? path.count
        let isToEveryone = dialect.table.shapes[EasemobShape.restLegacy.number].isPathToEveryone(path)
        let kind = RawJSON.object(capacity: 64) { writer in
            writer.key(isToEveryone ? EasemobKey.restLegacyPath.name : EasemobKey.restChatType.name)
            let kind = path[start.upperBound..<end]
            writer.string(
                isToEveryone ? path : kind[0..<(kind.firstIndex(of: UInt8(ascii: "/")) ?? kind.count)])
        }
        return RawJSON(joining: kind, written.body)
    }
}

extension EasemobWriter {
    var shapeInWords: [DiagnosticArgument] { Self.table.shapesInWords[shape.number] }

    /// Whether reading the written message gives the field's value again.
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        switch field {
        case .conversationKind: shape == .rest || spelled.contains(field)
        case .isForEveryone: shape == .restLegacy
        case .isOnlineOnly: spelled.contains(field) || shape == .restLegacy && message.isForEveryone
        case .conversationID: isConversationSaid(spelled)
        case .receivers: areReceiversSaid(spelled)
        case .extension: ownMembers != nil
        case .platforms: message.platforms.allSatisfy { isWritten($0) }
        case .appData: message.appData.map { $0 != .null } == true
        default: spelled.contains(field)
        }
    }

    /// Of a field's members, each that is lost is told of at its own place.
    func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        switch field {
        case .rootData, .apsExtras, .explicitExtras:
            noteLoss(of: field, members: message.members(of: field), besides: [], &findings)
        case .platforms:
            noteLoss(
                of: field, members: message.platforms, besides: message.platforms.filter(isWritten), &findings
            )
        default: noteLoss(of: field, member: nil, &findings)
        }
    }

    private var isREST: Bool { shape == .rest || shape == .restLegacy }
    /// Whether the call names no receiver.
    private var isBroadcast: Bool { shape == .restLegacy && message.isForEveryone }

    /// A group that is named apart from the receivers stands in their place.
    private func areReceiversSaid(_ spelled: FieldSet) -> Bool {
        if isBroadcast { return false }
        guard isREST, let group = addressedGroup else { return isREST || spelled.contains(.receivers) }
        return message.receivers.count == 1 && message.receivers[0] == group
    }

    /// A REST send names a conversation by its receivers only.
    private func isConversationSaid(_ spelled: FieldSet) -> Bool {
        if isBroadcast { return false }
        guard isREST else { return spelled.contains(.conversationID) }
        if addressedGroup != nil { return true }
        return message.receivers.count == 1 && message.receivers[0] == message.conversationID
            && message.receivers[0] != ""
    }

    /// Whether a section for another platform has a key here, and is the last of its name.
    private func isWritten(_ section: JSONField) -> Bool {
        message.platforms.last { $0.key == section.key } == section
            && Self.platforms.contains(section.key) && section.value != .null
    }

    private static let platforms = table.rows.indices.filter { table.rows[$0].field == .platforms }.map {
        table.names[$0]
    }

    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .kind where shape != .ext && MessageKind(easemob: message.kind.easemobName) != message.kind:
            Finding(
                .kindBecameType, field, [.words(message.kind.rawValue), .text(message.kind.easemobName)])
        case .isStored where shape == .rest || shape == .sdk: Finding(.unstoredBecameOnlineOnly, field)
        case .extension where message.extension?.kind == .object && message.extension != .emptyObject:
            ownMembers == message.extension ? nil : Finding(.ownMembersLeftOut, field)
        case .sound:
            if case .critical = message.sound, soundName != nil {
                Finding(.criticalBecameOrdinary, field)
            } else {
                nil
            }
        default: nil
        }
    }
}
