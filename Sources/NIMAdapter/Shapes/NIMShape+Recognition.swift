import VendorMapping

extension NIMShape {
    /// Calls `body` with the shapes for which the input's keys speak most; never for what no NIM message looks like.
    ///
    /// Looks at the root's keys, the kinds of their values and the keys of a `message`; no string is parsed.
    static func recognise(_ input: VendorInput, as body: (NIMShape) -> Void) {
        switch input {
        case .form(let text): if NIMForm.isForm(text) { body(.serverV1) }
        case .json(let value):
            if let text = value.string {
                if NIMForm.isForm(text) { body(.serverV1) }
            } else {
                Evidence(in: value).forEachShape(body)
            }
        }
    }

    /// What a message's keys say of its shape.
    private struct Evidence {
        /// What a message must have to be one of a shape: one key that nobody else has, or several that few have.
        static let enough = 4

        /// How much the keys speak for each shape.
        private var sdk = 0
        private var sdkV2 = 0
        private var serverV1 = 0
        private var serverV2 = 0
        private var received = ReceivedTraits()
        private var recall = RecallWords()

        init(in object: JSONValue) {
            let table = ShapeWeights.table
            var (sdk, sdkV2, serverV1, serverV2) = (0, 0, 0, 0)
            object.forEachMember { member in
                guard let key = member.withKey({ NIMKey(atSomeRoot: $0) }) else { return }
                let weights = table[ShapeWeights.index(of: key, member.value.kind)]
                sdk += Int(weights.sdk)
                sdkV2 += Int(weights.sdkV2)
                serverV1 += Int(weights.serverV1)
                serverV2 += Int(weights.serverV2)
                if weights.dependOnContent { look(into: member, key) }
            }
            self.sdk += sdk
            self.sdkV2 += sdkV2
            self.serverV1 += serverV1
            self.serverV2 += serverV2
            if recall.isRecall && object[NIMKey.sdkText.name] == nil { self.serverV2 += Self.enough }
        }

        func forEachShape(_ body: (NIMShape) -> Void) {
            switch received.verdict {
            case .one(let shape): body(shape)
            case .foreign: return
            case .neither: forEachSentShape(body)
            }
        }

        private func forEachSentShape(_ body: (NIMShape) -> Void) {
            let most = max(sdk, sdkV2, serverV1, serverV2)
            guard most >= Self.enough else { return }
            if sdkV2 == most { body(.sdkV2) }
            if serverV2 == most { body(.serverV2) }
            if serverV1 == most { body(.serverV1) }
            if sdk == most { body(.sdk) }
        }

        /// Looks at what more than its kind says about a value, under the first of the keys that have the member's name.
        @inline(never)  // else the value of every member is retained
        private mutating func look(into member: borrowing JSONMember, _ key: NIMKey) {
            let value = member.value
            switch key.content {
            case .session: if value.has(.sdkSession) { sdk += 4 }
            case .apns: if value.has(.sdkApns) { sdk += 3 }
            case .scene: if value.string.flatMap(Conversation.Kind.init(nimWord:)) != nil { sdk += 4 }
            case .message:
                if value.has(.sdkMessage) { sdk += 4 }
                if value.has(.sdkV2Message) { sdkV2 += 4 }
                if value.has(.serverV2Message) { serverV2 += 4 }
            case .type:
                recall.look(atType: value)
                if value.isWholeNumber { serverV1 += 2 }
            case .note: recall.hasNote = value.string?.isEmpty == false
            case .number(let weight): if value.isWholeNumber { serverV1 += weight }
            case .received: received.look(at: key, value)
            case nil: break
            }
        }
    }
}

/// The words in which the second server interface spells a recall: its kind, and a note beside it (reading N12).
private struct RecallWords {
    private var isForEveryone = false
    var hasNote = false

    /// A push is made of a recall for everyone alone, which is type 2 (reading N1).
    mutating func look(atType type: JSONValue) {
        isForEveryone = type.integer == 2 || type.string == "2"
    }

    var isRecall: Bool { isForEveryone && hasNote }
}

/// What a member of the root may hold that says more of the shape than the kind of its value.
enum TellingContent {
    /// An object for the conversation.
    case session
    /// An object for the member option.
    case apns
    /// A word for the kind of conversation.
    case scene
    /// The message that a recall withdraws.
    case message
    /// The type of a message or of a recall.
    case type
    /// A recall's note in the words of the second server interface.
    case note
    /// A whole number, which speaks so much for a form's field.
    case number(weight: Int)
    /// Something that only a received message has, as ``ReceivedTraits`` knows it.
    case received
}

extension NIMKey {
    /// What the first key of a name at the root may hold; nil where the value's kind says all.
    var content: TellingContent? {
        switch self {
        case .sdkSession: .session
        case .sdkApns: .apns
        case .sdkScene: .scene
        case .sdkMessage: .message
        case .serverV1Msgtype: .number(weight: 4)
        case .sdkNeedPush, .sdkNeedBadge: .number(weight: 2)
        case .sdkType: .type
        case .serverV2Description: .note
        default: ReceivedTraits.concern(self) ? .received : nil
        }
    }
}

extension JSONValue {
    /// Whether the object has a key of `scope`.
    fileprivate func has(_ scope: NIMKey.Scope) -> Bool {
        var has = false
        forEachMember { member in
            if member.withKey({ NIMKey($0, in: scope) }) != nil { has = true }
        }
        return has
    }

    fileprivate var isWholeNumber: Bool { (number ?? string)?.decimalInteger != nil }
}
