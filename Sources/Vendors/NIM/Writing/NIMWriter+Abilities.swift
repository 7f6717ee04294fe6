/// What can be said in NIM's shapes at all.
extension NIMAdapter {
    /// The fields that a shape has a key for.
    public static func fields(sayableIn shape: String) -> FieldSet {
        NIMShape(rawValue: shape).map { sayable[$0.number] } ?? []
    }

    private static let sayable = NIMShape.allCases.map { shape in
        // Calls to everyone are read only.
        FieldSet(
            VendorTable.nim.fields(in: shape.rawValue, hasShared: true).filter { $0 != .isForEveryone })
    }

    /// The kinds of message with a number or an interface of their own.
    public static func has(_ kind: MessageKind) -> Bool {
        switch kind {
        case .text, .image, .audio, .video, .location, .file, .tip, .custom, .customNotification,
            .recall:
            true
        default: false
        }
    }

    /// Commands, call signalling and reactions are no messages here; rooms and some members of a team cannot be named in
    /// every shape (reading C9).
    public static func refusal(of message: PushMessage, in shape: String) -> Finding? {
        if let refusal = refusal(of: message.kind) { return refusal }
        if message.conversationKind == .room && shape != NIMShape.sdk.rawValue {
            return Finding(.noChatRooms, .conversationKind, [.words("NIM's shape \(shape)")])
        }
        let isNarrowed = message.members != nil || !message.excludedMembers.isEmpty
        if isNarrowed && !says(.members, in: shape) {
            let field: CanonicalField = message.members == nil ? .excludedMembers : .members
            return Finding(.membersNotSayable, field, [.words("NIM's shape \(shape)")])
        }
        return nil
    }

    private static func refusal(of kind: MessageKind) -> Finding? {
        switch kind {
        case .command: Finding(.noCommands, .kind)
        case .signalling, .reaction, .broadcast: Finding(.otherInterface, .kind, [.words(kind.rawValue)])
        default: nil
        }
    }

    /// The vendor's limits for a batch; everything else names one person, team or room (NIM 9.13).
    public static func mostReceivers(of message: PushMessage, in shape: String) -> Int {
        guard message.kind != .recall, let shape = NIMShape(rawValue: shape) else { return 1 }
        return limits.mostReceivers(of: message, inShape: shape.number) ?? 1
    }

    /// The title and the mark of a call stay at the root of what is delivered (reading N7).
    public static var echoes: [(member: UTF8Text, field: CanonicalField)] {
        [(NIMKey.pushTitle.name, .title), (NIMKey.pushkitFirst.name, .isVoIP)]
    }
}
