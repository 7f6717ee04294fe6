/// The vendor's spelling of single values; nil says nothing.
extension NIMWriter {
    /// A flag that the message may leave to the vendor's default.
    func stated(_ flag: Bool?) -> KeyValue? { flag.map(KeyValue.flag) }

    /// `false` where a switch that is on by default is to be off.
    func off(_ isOff: Bool) -> KeyValue? { isOff ? .flag(false) : nil }

    /// A number as a form spells it.
    func digits(_ number: Int?) -> KeyValue? { number.map(KeyValue.foldedInteger) }

    /// A flag as a form spells it.
    func word(_ flag: Bool?) -> KeyValue? { flag.map(KeyValue.foldedFlag) }

    /// A list as a form spells it.
    func foldedList(_ texts: [UTF8Text]?) -> KeyValue? {
        guard let texts, !texts.isEmpty else { return nil }
        return .foldedTexts(texts)
    }
}

// MARK: - Switches

extension NIMWriter {
    /// Whether the message is not kept; one for those online only is not.
    var isTransient: Bool { message.isOnlineOnly || !message.isStored }

    /// The prefix's switch; the first generation's custom notifications have none unless they ask for it (NIM 9.4).
    var prefix: KeyValue? {
        let isOffByDefault = sending == .notification && (shape == .sdk || shape == .serverV1)
        return stated(message.hasPrefix ?? (isOffByDefault ? true : nil))
    }
}

// MARK: - Members of a team

extension NIMWriter {
    /// The members whom the message names, and whether it reaches them or everyone else.
    var namedMembers: (ids: [UTF8Text], areReached: Bool)? {
        if let members = message.members { return members.isEmpty ? nil : (members, true) }
        return message.excludedMembers.isEmpty ? nil : (message.excludedMembers, false)
    }
}

// MARK: - Data

extension NIMWriter {
    /// The text of a message that has one; no other kind does (reading E16).
    var ownText: KeyValue? { message.kind.hasText ? text(message.text) : nil }

    /// A number in Apple's payload, spelled as it came.
    var relevanceScore: KeyValue? {
        message.relevanceScore.flatMap { try? RawJSON(validating: $0) }.flatMap {
            $0.parsed().root.kind == .number ? .raw($0) : nil
        }
    }
}

// MARK: - Kinds

extension MessageKind {
    /// The vendor's number, which for a notice only its servers write; kinds it lacks are custom messages (NIM-214).
    var nimNumber: Int {
        switch self {
        case .text: 0
        case .image: 1
        case .audio: 2
        case .video: 3
        case .location: 4
        case .file: 6
        case .tip, .notice: 10
        case .custom, .other, .command, .audioCall, .videoCall, .customNotification, .recall, .signalling,
            .reaction, .broadcast, .face, .pushOnly, .merged:
            100
        }
    }
}
