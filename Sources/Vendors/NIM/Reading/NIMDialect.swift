/// What of reading NIM's messages no table says: the transforms with logic, and what is decided at the end.
enum NIMDialect: VendorDialect {
    static var table: VendorTable { .nim }

    /// With recall override, the identifiers of a message and of its recall stand in for a collapse identifier; a recall
    /// that names no message withdraws the one that it stands for.
    static let substitutes = FieldTable<[CanonicalField]> { field in
        switch field {
        case .recallClientID: [.clientID]
        case .recallMessageID: [.id]
        case .collapseID: [.clientID, .recallClientID, .recallMessageID]
        default: []
        }
    }

    static var allowsEmptyObjects: Bool { true }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch NIMTransform(rawValue: transform) {
        case .notifyID: reader.keepNotifyID(value, key)
        case .replaced: if !value.isNull { reader.note(.replacedMark, key) }
        case .marker: if !value.isNull && value.integer != 1 { reader.note(.otherMark, key) }
        case .sessionType:
            return reader.conversationKind(value, key, hasWords: true, Conversation.Kind.init(nimSession:))
        case .sessionNumber:
            return reader.conversationKind(value, key, hasWords: false, Conversation.Kind.init(nimSession:))
        case .conversationType:
            return reader.conversationKind(value, key, hasWords: false, Conversation.Kind.init(nimV2:))
        case .operationKind:
            if NIMKey(key) == .serverV1Ope, value.wholeNumber == 2 {
                reader.remember(NIMTrait.superteam)
            }
            return reader.conversationKind(value, key, hasWords: false, Conversation.Kind.init(nimOperation:))
        case .typeWord:
            return reader.content(
                (value.string.flatMap(MessageKind.nimNumber) ?? reader.integer(value, key)).map(
                    ModelValue.integer))
        case .messageNumber: return reader.content(reader.integer(value, key).map(ModelValue.integer))
        case .listed: return reader.content(reader.listed(value, key))
        case .conversationPath: return reader.conversationPath(value, key)
        case .saveMode: return reader.saveMode(value, key)
        case .copiedConversation: return reader.content(reader.copiedConversation(value, key))
        case .copiedEvent: return reader.content(reader.copiedEvent(value, key))
        case .copiedWord: return reader.content(reader.copiedWord(value, key))
        case .broadcastTarget: if reader.integer(value, key) == 1 { return .flag(true) }
        case nil: break
        }
        return .nothing
    }

    /// The recall's own conversation wins over that of the message which it withdraws.
    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        guard NIMKey(key) == .sdkMessageSession, value.kind == .object,
            let own = reader.winner(of: .conversationID)
        else { return true }
        reader.dismiss(key, .givesWay, .words(reader.places.location(own).path))
        return false
    }
}

extension NIMKey {
    /// The key spelled `name` in an object of the table; nil for one that no row knows.
    init?(_ name: borrowing UTF8Text, inObject object: Int) {
        guard let row = VendorTable.nim.row(name, in: object) else { return nil }
        self.init(rawValue: UInt16(row))
    }
}

/// What the value of a key says of the message as a whole.
enum NIMTrait: UInt8 {
    /// The kind of conversation was said in a superteam's number.
    case superteam = 30
    /// The kind of conversation says that a copy is of a custom notification.
    case customConversation = 31
}

extension MessageReader {
    mutating func remember(_ trait: NIMTrait) { raise(trait.rawValue) }
    func remembers(_ trait: NIMTrait) -> Bool { bears(trait.rawValue) }
}
