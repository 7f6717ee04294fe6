/// What can be said in NIM's shapes at all.
extension NIMAdapter {
    /// The fields that a shape has a key for.
    public static func fields(sayableIn shape: String) -> FieldSet {
        NIMShape(rawValue: shape).map { sayable[$0.number] } ?? []
    }

    private static let sayable = NIMShape.allCases.map { shape in
        // Calls to everyone, and the time in a recall of the servers' calls, are read only.
        FieldSet(
            VendorTable.nim.fields(in: shape.rawValue, hasShared: true).filter {
                $0 != .isForEveryone && ($0 != .timestamp || shape != .serverV1 && shape != .serverV2)
            })
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
        // Its calls to superteams have other paths and other names for their keys.
        if NIMConversation(message).isSuperteam && shape == NIMShape.serverV1.rawValue {
            return Finding(.noSuperteams, .conversationSort, [.words("NIM's shape \(shape)")])
        }
        let isNarrowed = message.members != nil || !message.excludedMembers.isEmpty
        // A notification has no key for members in any shape.
        if isNarrowed && (Sending(message.kind) == .notification || !says(.members, in: shape)) {
            let field: CanonicalField = message.members == nil ? .excludedMembers : .members
            return Finding(.membersNotSayable, field, [.words("NIM's shape \(shape)")])
        }
        return nil
    }

    private static func refusal(of kind: MessageKind) -> Finding? {
        switch kind {
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

extension NIMWriter {
    var shapeInWords: [DiagnosticArgument] { Self.table.shapesInWords[shape.number] }

    /// Whether reading the written message gives the field's value again.
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        switch field {
        case .kind: isKindSaid
        case .conversationKind: isConversationKindSaid
        case .conversationSort: address.conversation?.sort == message.conversationSort
        case .conversationID: address.target == message.conversationID
        case .receivers: address.names(message.receivers)
        case .senderID: address.owner != nil || spelled.contains(field)
        case .members: namedMembers?.areReached == true && spelled.contains(field)
        case .excludedMembers: namedMembers?.areReached == false && spelled.contains(field)
        case .hasPrefix:
            sending == .recall ? message.hasPrefix == false && isKindSaid : spelled.contains(field)
        case .mentions: memberWish.audience == message.mentions
        case .force: memberWish.force == message.force
        case .title: ownMembers.meaning.title == message.title || spelled.contains(field)
        case .isVoIP: ownMembers.meaning.isVoIP || spelled.contains(field)
        case .sound: isSoundAtRoot || spelled.contains(field)
        case .rootData: ownMembers.root.count == message.rootData.count
        case .platforms: ownMembers.platforms.count == message.platforms.count
        case .apsExtras: ownMembers.apsExtras.count == message.apsExtras.count
        case .explicitExtras: ownMembers.alertExtras.count == message.explicitAlert?.extras.count
        case .extension:
            spelled.contains(field)
                || (sending == .recall && shape == .serverV1
                    && value(of: Int(NIMKey.serverV1Attach.rawValue)) != nil)
        default: spelled.contains(field)
        }
    }

    /// Of a field's members, each that is lost is told of at its own place.
    func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        let written: [JSONField]
        switch field {
        case .rootData: written = ownMembers.root
        case .platforms: written = ownMembers.platforms
        case .apsExtras: written = ownMembers.apsExtras
        case .explicitExtras: written = ownMembers.alertExtras
        default: return noteLoss(of: field, member: nil, &findings)
        }
        noteLoss(of: field, members: message.members(of: field), besides: written, &findings)
    }

    private var isKindSaid: Bool {
        switch sending {
        case .notification: message.kind == .customNotification
        case .recall: isRecallSaid
        default: MessageKind(nim: message.kind.nimNumber) == message.kind
        }
    }

    /// A recall's kind of conversation is its type at the first server interface.
    private var isConversationKindSaid: Bool {
        let isTyped = sending != .recall || shape != .serverV1 || recallType != nil
        return isTyped && address.conversation?.kind == message.conversationKind
    }
}

// MARK: - Approximations

extension NIMWriter {
    /// What is said less exactly; nil for what is said as it is, and for what is lost.
    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .kind: approximatedKind
        case .isOnlineOnly where sending != .recall: Finding(.onlineOnlyBecameUnstored, field)
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        case .force where message.force == .listed([]): Finding(.emptyListLeftOut, field)
        case .force where memberWish.force == message.force: widenedMentions
        case .sound where message.sound == .silent: Finding(.silenceBecameNameless, field)
        default: nil
        }
    }

    private var approximatedKind: Finding? {
        message.kind == .command ? Finding(.commandBecameNotification, .kind) : nil
    }

    /// In NIM whoever is forced is mentioned too (reading G7).
    private var widenedMentions: Finding? {
        message.mentions == message.force ? nil : Finding(.forcedCountAsMentioned, .force)
    }
}
