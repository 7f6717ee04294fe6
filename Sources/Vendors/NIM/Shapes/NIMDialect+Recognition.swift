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
        case .conversationWord: value.string.flatMap(Conversation.Kind.init(nimWord:)) != nil
        // A push is made of a recall for everyone alone, which is type 2 (reading N1).
        case .everyonesRecall: value.wholeNumber == 2
        case .toldEvent: CopiedEvent(value)?.tellsOfMessage == true
        // A copy of a message says the kind of its conversation; a callback's number says it too (reading G23).
        case .copiedMessage: value.string == "1"
        case .copiedKind: value.string.flatMap(Conversation.Kind.init(nimCopy:)) != nil
        // A type that the vendor documents for no message is another event's (reading G23).
        case .unknownWord:
            (value.string ?? value.digits)?.nonEmpty.map { MessageKind(nimCopy: $0) == nil } ?? false
        case .operation: value.wholeNumber.map { Conversation.Kind(nimOperation: $0) != nil } ?? false
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
