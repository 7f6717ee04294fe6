import VendorMapping

/// The elements of a message, in the vendor's words.
extension TencentWriter {
    /// The element that a message of a client SDK has: such a message cannot have several.
    var onlyElement: MessageElement {
        let parts = message.allElements
        return parts.count == 1
            ? parts[0] : MessageElement(message.kind, text: message.kind.hasText ? message.text : nil)
    }

    /// All elements as an array.
    ///
    /// - Parameters:
    ///   - kind: The key of an element's sort.
    ///   - content: The key of the object that holds the others; nil where they stand beside the sort.
    ///   - text: The key of a text.
    ///   - words: The key of what a custom element shows.
    /// - Returns: The array; nil for a push without a message.
    func elements(
        _ kind: TencentKey, in content: TencentKey?, _ text: TencentKey, _ words: TencentKey
    ) -> KeyValue? {
        if message.kind == .pushOnly { return nil }
        let isNumber = Self.table.rows[Int(kind.rawValue)].types == .integer
        return .raw(
            .array(
                message.allElements.map { element in
                    let sort: RawJSON =
                        isNumber ? .integer(element.kind.tencentElement) : .string(element.kind.tencentWord)
                    let key = element.kind.isTextAtTencent ? text : words
                    let own = element.text?.nonEmpty.map { [(key.name, RawJSON.string($0))] } ?? []
                    return .object(
                        [(kind.name, sort)] + (content.map { [($0.name, RawJSON.object(own))] } ?? own))
                }))
    }
}

extension TencentWriter {
    /// What reading the elements gives again.
    var elementsAgain: PushMessage {
        let isOne = shape == .sdk || shape == .web
        var again = PushMessage()
        if message.kind == .pushOnly { return again }
        again.setElements(
            (isOne ? [onlyElement] : message.allElements).map { element in
                let kind = MessageKind(tencent: element.kind.tencentWord) ?? .other
                let hasText = kind == .text || kind == .custom && !isPushGiven
                return MessageElement(kind, text: hasText ? element.text?.nonEmpty : nil)
            })
        return again
    }

    /// Whether what is written says what the push shows, so that custom elements do not (TX 17).
    private var isPushGiven: Bool {
        message.isSilent || text(message.title) != nil || text(message.body) != nil
            || shape.isServers
                && (text(message.subtitle) != nil || text(message.templateName) != nil || translations != nil)
    }
}

extension MessageKind {
    /// Whether such an element is a text.
    var isTextAtTencent: Bool { hasText }

    /// The vendor's word; kinds that it lacks are custom elements.
    var tencentWord: UTF8Text {
        switch self {
        case .text, .tip: "TIMTextElem"
        case .image: "TIMImageElem"
        case .audio: "TIMSoundElem"
        case .video: "TIMVideoFileElem"
        case .file: "TIMFileElem"
        case .location: "TIMLocationElem"
        case .face: "TIMFaceElem"
        case .other: "TIMRelayElem"
        default: "TIMCustomElem"
        }
    }

    /// The number of the C interface.
    var tencentElement: Int {
        switch self {
        case .text, .tip: 0
        case .image: 1
        case .audio: 2
        case .file: 4
        case .face: 6
        case .location: 7
        case .video: 9
        case .other: 12
        default: 3
        }
    }

    /// The number of the client SDKs.
    var tencentType: Int {
        switch self {
        case .text, .tip: 1
        case .image: 3
        case .audio: 4
        case .video: 5
        case .file: 6
        case .location: 7
        case .face: 8
        case .other: 10
        default: 2
        }
    }
}
