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
            return reader.conversationKind(value, key, hasWords: true, NIMConversation.init(session:))
        case .sessionNumber:
            return reader.conversationKind(value, key, hasWords: false, NIMConversation.init(session:))
        case .conversationType:
            return reader.conversationKind(value, key, hasWords: false, NIMConversation.init(v2:))
        case .operationKind:
            return reader.conversationKind(value, key, hasWords: false, NIMConversation.init(operation:))
        case .typeWord:
            return reader.content(
                (value.string.flatMap(MessageKind.nimNumber) ?? reader.integer(value, key)).map(
                    ModelValue.integer))
        case .messageNumber: return reader.content(reader.integer(value, key).map(ModelValue.integer))
        case .listed: return reader.content(reader.listed(value, key))
        case .conversationPath: return reader.conversationPath(value, key)
        case .saveMode: return reader.saveMode(value, key)
        case .copiedConversation: return reader.copiedConversation(value, key)
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
    /// The kind of conversation says that a copy is of a custom notification.
    case customConversation = 31
}

extension MessageReader {
    mutating func remember(_ trait: NIMTrait) { raise(trait.rawValue) }
    func remembers(_ trait: NIMTrait) -> Bool { bears(trait.rawValue) }
}

/// What the keys of a message's root say of its shape.
extension NIMDialect {
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        // What is handed out is known by its own keys alone: copies share names with other vendors' callbacks, and
        // delivered pushes hold the app's own keys.
        if evidence.says(NIMEvidence.aps) && evidence.isClaimed { return body(NIMShape.payload.number) }
        if evidence.says(NIMEvidence.webhook) {
            let isMessage =
                evidence.says(NIMEvidence.message) && !evidence.says(NIMEvidence.otherEvent)
                && (evidence.says(NIMEvidence.conversation) || !evidence.says(NIMEvidence.copied))
            if evidence.says(NIMEvidence.event) && isMessage { body(NIMShape.copy.number) }
            return
        }
        if !evidence.isOwnedByAnother { forEachSentShape(evidence, body) }
    }

    /// What a message must have to be one of a shape: one key that nobody else has, or several that few have.
    private static let enough = 4

    private static func forEachSentShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        func weight(_ shape: NIMShape) -> Int {
            let weight = evidence.weight(ofShape: shape.number)
            return shape == .serverV2 && evidence.isRecall ? weight + enough : weight
        }
        let (sdk, sdkV2) = (weight(.sdk), weight(.sdkV2))
        let (serverV1, serverV2) = (weight(.serverV1), weight(.serverV2))
        let most = max(sdk, sdkV2, serverV1, serverV2)
        guard most >= enough else { return }
        if sdkV2 == most { body(NIMShape.sdkV2.number) }
        if serverV2 == most { body(NIMShape.serverV2.number) }
        if serverV1 == most { body(NIMShape.serverV1.number) }
        if sdk == most { body(NIMShape.sdk.number) }
    }

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        switch NIMEvidenceTest(rawValue: test) {
        case .conversationWord: value.string.flatMap(NIMConversation.init(word:)) != nil
        // A push is made of a recall for everyone alone, which is type 2 (reading N1).
        case .everyonesRecall: value.wholeNumber == 2
        case .toldEvent: CopiedEvent(value)?.tellsOfMessage == true
        // A copy of a message says the kind of its conversation; a callback's number says it too (reading G23).
        case .copiedMessage: value.string == "1"
        case .copiedKind: value.string.flatMap(NIMConversation.init(copied:)) != nil
        // A type that the vendor documents for no message is another event's (reading G23).
        case .unknownWord:
            (value.string ?? value.digits)?.nonEmpty.map { MessageKind(nimCopy: $0) == nil } ?? false
        case .operation: value.wholeNumber.flatMap(NIMConversation.init(operation:)) != nil
        case nil: false
        }
    }

    /// A form is a call to the first server interface; without a named vendor it needs a receiver (readings N9, G24).
    static var shapeOfForms: Int? { NIMShape.serverV1.number }

    static func isCall(_ evidence: VendorEvidence) -> Bool {
        evidence.says(NIMEvidence.call) && evidence.says(NIMEvidence.receiver)
    }
}

extension VendorEvidence {
    /// Whether the words are those in which the second server interface spells a recall: its kind, and a note beside it
    /// (reading N12).
    fileprivate var isRecall: Bool {
        says(NIMEvidence.recall) && says(NIMEvidence.recallNote) && !says(NIMEvidence.text)
    }
}

extension CopiedEvent {
    /// Whether a message or a recall was copied, which a push can tell of.
    var tellsOfMessage: Bool {
        switch self {
        case .message, .recall: true
        case .other: false
        }
    }
}
