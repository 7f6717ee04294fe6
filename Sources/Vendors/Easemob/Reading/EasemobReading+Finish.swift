extension EasemobDialect {
    static func finish(_ reader: inout MessageReader) {
        let shape = EasemobShape(reader)
        if shape == .payload { return reader.finishDelivered() }
        reader.finishText()
        reader.finishEnvelope(shape)
        reader.finishParts()
        reader.finishData()
    }
}

/// What is decided once every key of a message was seen.
extension MessageReader {
    /// A text in the body of what is no text message is not its text (reading E16).
    fileprivate mutating func finishText() {
        if message.holds(.text), !message.kind.hasText {
            dismiss(winner(of: .text), .textOfNoText)
            message.text = nil
        }
        tellRest(ofText: message.kind == .text)
    }

    /// What the keys of the envelope leave open: a REST send without sender, a group known by its identifier only.
    fileprivate mutating func finishEnvelope(_ shape: EasemobShape) {
        if !message.holds(.senderID) && (shape == .rest || shape == .restLegacy) {
            message.senderID = "admin"
        }
        if shape == .callback { finishPeople() }
        if message.kind == .recall {
            message.set(.recall, isPresent: true)
        } else if let key = winner(of: .recallMessageID) {
            dismiss(key, .ineffective, .words(table.rows[key.row].id))
        }
        if message.holds(.conversationID), winner(of: .conversationKind) == nil {
            message.conversationKind = .group
        }
    }

    /// The people within a callback's payload stand in for those whom the callback itself does not name.
    private mutating func finishPeople() {
        if let sender = draft(EasemobDraft.sender.rawValue)?.text, let key = winner(of: EasemobDraft.sender) {
            if !message.holds(.senderID) { message.senderID = sender }
            if message.senderID != sender { note(.otherPeople, key) }
        }
        if let receivers = draft(EasemobDraft.receivers.rawValue)?.texts,
            let key = winner(of: EasemobDraft.receivers)
        {
            if !message.holds(.receivers) { message.receivers = receivers }
            if message.receivers != receivers, receivers != message.conversationID.map({ [$0] }) {
                note(.otherPeople, key)
            }
        }
    }

    /// The parts that the message has, and what older generations make of its title.
    fileprivate mutating func finishParts() {
        // EM 9.9.
        message.isTitlePerhapsBody =
            message.holds(.title) && winner(of: .title).flatMap(EasemobKey.init) == .emApnsExtEmPushTitle
        if let nested = winner(of: .mentions), EasemobKey(nested) == .emApnsExtEmAtList {
            note(.nestedMentions, nested)
        }
        if bears(EasemobMark.devices) { message.set(.devices, isPresent: true) }
        if bears(EasemobMark.template) { message.set(.template, isPresent: true) }
        if bears(EasemobMark.directed) { message.set(.directedTemplate, isPresent: true) }
        if bears(EasemobMark.template) || bears(EasemobMark.directed) { noteArguments() }
    }

    /// A built-in name without its braces is shown as it is.
    private mutating func noteArguments() {
        for field in [
            CanonicalField.templateTitleArguments, .templateContentArguments, .directedTitleArguments,
            .directedContentArguments,
        ] {
            let name = message.fieldValue(of: field)?.texts?.first(where: Self.builtInNames.contains)
            guard let name, let key = winner(of: field) else { continue }
            note(.argumentWithoutBraces, key, .text(name), .words("{\(name)}"))
        }
    }

    private static let builtInNames: [UTF8Text] = ["$dynamicFrom", "$fromNickname", "$msg"]
}

// MARK: - Application data

extension MessageReader {
    /// `em_apns_ext` is an object; a string that spells none is application data itself (reading E2).
    mutating func opensAPNSExtension(_ value: JSONValue, _ key: MetKey) -> Bool {
        guard let text = value.string else { return true }
        if (try? JSONDocument(text).root)?.kind == .object { return true }
        if text.isEmpty { return false }
        put(.json(value.raw), key, into: .appData)
        return false
    }

    /// What the vendor does not take from `em_apns_ext` is application data where the message has no other (EM 9.12,
    /// EM 9.13, reading E10).
    fileprivate mutating func finishData() {
        guard let (object, home) = leftovers else { return }
        let (table, appDataKeys) = (table, options.appDataKeys)
        let scope = table.members(of: Int(EasemobKey.emApnsExt.rawValue))
        if winner(of: .appData) == nil {
            message.appData = RawJSON.object(membersOf: object) { name in
                guard let row = table.row(name, in: scope) else { return true }
                return !table.rows[row].strips && appDataKeys == .allButDocumented
            }
            return
        }
        object.forEachMember { member in
            if member.withKey({ table.row($0, in: scope) }) == nil {
                values.note(.lostData, places.location(of: member.key, in: home))
            }
        }
    }
}

// MARK: - Delivered pushes

/// A push as a device received it, read back (EM-116 to EM-144).
///
/// Its words are final: what the alert lacks is not filled from anywhere, also where there is no alert.
extension MessageReader {
    /// Apple's dictionary under the name that printed samples give it counts where it has no place of its own (EM 9.2).
    mutating func opensMisspelled(_ value: JSONValue, _ key: MetKey) -> Bool {
        if places.hasOpened(Int(EasemobKey.payloadAps.rawValue)) {
            keepAtRoot(value, key)
            return false
        }
        if value.kind == .object { note(.misspelledAPS, key) }
        return true
    }

    fileprivate mutating func finishDelivered() {
        if !has(EasemobKey.payloadAps) && !has(EasemobKey.payloadApns) { announceCall() }
        takeDelivered()
        finishDeliveredAudience()
        // The vendor's payload has one place for data, so members beside it move there when it is free.
        if !message.holds(.appData) && message.holds(.rootData) {
            values.note(.dataAtRoot, Location(row: EasemobKey.payloadE.row, path: ""))
        }
    }

    /// Only what goes through Apple's VoIP channel can be without `aps` (reading E14).
    private mutating func announceCall() {
        message.isVoIP = true
        values.note(.pushWithoutAPS, .root)
    }

    /// In a group the receiver is the one member whom this push reached.
    private mutating func finishDeliveredAudience() {
        guard message.holds(.conversationID) else { return }
        message.conversationKind = .group
        if !message.holds(.receivers) { return }
        message.members = message.receivers
        message.receivers = []
    }
}
