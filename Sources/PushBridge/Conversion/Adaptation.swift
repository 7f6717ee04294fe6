import PushModel
import VendorMapping

/// Rewrites a message so that the target's servers make of it what the source's made (section C of the readings).
///
/// What it changes are fields of the model; how the target spells them is the writer's affair. Whatever the target's shape
/// cannot say and nothing here can express otherwise stays in the message, so that the writer reports it.
struct Adaptation: ~Copyable {
    let pair: ConversionPair
    /// The message as the source said it.
    let reading: MessageTranslation
    /// The target's shape.
    let shape: TargetShape
    let preference: ConversionPreference
    /// Whether the message is pushed to anyone, whatever they set.
    let isPushed: Bool
    /// Whether words that would become visible to more people are left out (reading C2).
    let keepsHidden: Bool
    /// The message for the target.
    var message: PushMessage
    var findings: [Finding] = []
    /// A built-in title that only one side shows: told in every record and counted once (reading C11).
    var titleOfOneSide: Finding?

    init(
        of reading: MessageTranslation, by pair: ConversionPair, to shape: TargetShape,
        _ options: ConversionOptions, isPushed: Bool
    ) {
        self.pair = pair
        self.shape = shape
        self.reading = reading
        message = reading.message
        findings.reserveCapacity(16)
        self.isPushed = isPushed
        preference = options.preference
        keepsHidden = options.keepsHidden
    }

    /// Adapts everything, in the order in which one thing depends on another.
    mutating func adapt() {
        adaptLists()
        if pair.isSameVendor {
            adaptRevealedWords()
            return noteWordsBesideString()
        }
        adaptKind()
        adaptWakeUp()
        adaptWords()
        adaptDelivery()
        adaptData()
        adaptIdentifiers()
    }

    var target: AppProfile { pair.target.resolver.profile }
    var source: AppProfile { pair.source.resolver.profile }

    func says(_ field: CanonicalField) -> Bool { shape.fields.contains(field) }

    mutating func note(
        _ code: DiagnosticCode, _ field: CanonicalField, _ arguments: [DiagnosticArgument]? = nil
    ) {
        findings.append(Finding(code, spelledField(of: field), arguments))
    }

    /// The field that spells the words of the title or the body: the sender's template, where it words both (reading E18);
    /// the title alone, where the alert is one string and shows it.
    func spelledField(of field: CanonicalField) -> CanonicalField {
        guard field == .title || field == .body else { return field }
        let isString = source.policies.alertForm == .string
        guard let call = reading.message.template, let name = call.name, source.templates[name] != nil
        else { return isString && reading.message.title != nil ? .title : field }
        let (arguments, spelling) =
            field == .title || isString && showsTemplatesTitle
            ? (call.titleArguments, CanonicalField.templateTitleArguments)
            : (call.contentArguments, .templateContentArguments)
        return arguments.isEmpty ? .templateName : spelling
    }

    /// Whether the source's template has a title for the message.
    private var showsTemplatesTitle: Bool {
        var words = NotificationWords()
        var ignored: [Finding] = []
        pair.source.resolver.fill(
            &words, with: reading.message, for: .unnamedReader, in: reading.message.groupID,
            findings: &ignored)
        return words.alert.title != nil
    }

    /// Notes what is not noted already, where the source's message says it.
    mutating func note(_ more: [Finding]) {
        for var finding in more {
            let field = origin(of: finding.field)
            if finding.code == .notSayable, reading.message.holds(field) { finding.field = field }
            if !isNoted(finding) { findings.append(finding) }
        }
    }

    private func isNoted(_ finding: Finding) -> Bool {
        findings.indices.contains { findings[$0].field == finding.field && findings[$0] == finding }
    }
}

// MARK: - Kind and delivery

extension Adaptation {
    private mutating func adaptKind() {
        // An empty text is none (reading N6); a direct conversation's identifier is its one receiver's.
        message.text = message.text?.nonEmpty
        if message.conversationKind == .direct && message.receivers == [message.conversationID ?? ""] {
            message.conversationID = nil
        }
        if !says(.elements) {
            adaptElements()
        } else if reading.message.kind.hasAttachment {
            note(.attachmentLeftOut, .kind)
        }
        // A kind says what its usual name says.
        if !says(.typeName), message.typeName == pair.source.adapter.usualTypeName(of: message.kind) {
            message.typeName = nil
        }
        if pair.target.adapter.has(reading.message.kind) { return }
        defer { leaveTextOut() }
        if reading.message.kind == .customNotification {
            adaptCustomNotification()
        } else if reading.message.kind != .other && reading.message.kind != .command {
            message.kind = .custom
            note(.kindBecameCustom, .kind, [.words(reading.message.kind.rawValue)])
        }
    }

    /// Of several parts the target takes the texts, as one.
    private mutating func adaptElements() {
        if reading.message.elements.isEmpty {
            if reading.message.kind.hasAttachment { note(.attachmentLeftOut, .kind) }
            return
        }
        message.elements = []
        let others = reading.message.elements.filter { !$0.kind.hasText }
        note(others.isEmpty ? .partsJoined : .partsLeftOut, .elements)
    }

    /// A text goes along only where the message becomes one of a kind that has a text (reading E16).
    private mutating func leaveTextOut() {
        guard message.text != nil, !message.kind.hasText else { return }
        message.text = nil
        note(.textLeftOut, .text, [.words(message.kind.rawValue)])
    }

    /// A notification for the client that no one sees is a command; one with a text becomes a message that shows it.
    private mutating func adaptCustomNotification() {
        if reading.message.body == nil {
            message.kind = .command
            note(.notificationBecameCommand, .kind)
        } else {
            message.kind = .custom
            note(.notificationBecameMessage, .kind)
        }
    }

    private mutating func adaptDelivery() {
        adaptAddress()
        adaptSilence()
        if message.isCounted == true && !says(.isCounted) { message.isCounted = nil }
        adaptMutability()
        adaptCount()
        if !says(.hasPrefix) { message.hasPrefix = nil }
        adaptMute()
        adaptForce()
        adaptCollapse()
    }

    /// What the app, or the target's server, would do anyway need not be said (RC 9).
    private mutating func adaptMutability() {
        let adds = target.policies.mutableContent == .always
        guard message.isMutable == (adds ? true : source.isMutable ? nil : false) else { return }
        if adds { note(.saidOfEveryPush, .isMutable) }
        message.isMutable = nil
    }

    /// Where waking the app shows nothing, words are worth more; where it does not, nothing else is silent.
    private mutating func adaptWakeUp() {
        let (before, after) = (source.policies.wakesSilently, target.policies.wakesSilently)
        guard before != after, message.isContentAvailable else { return }
        if after {
            message.isContentAvailable = false
            note(.wakeUpLeftOut, .isContentAvailable)
        } else {
            note(.wakeUpShowsWords, .isContentAvailable)
        }
    }

    /// A push that nobody gets passes nobody's mute.
    private mutating func adaptMute() {
        guard message.overridesMute, !isPushed, !says(.overridesMute) else { return }
        message.overridesMute = false
        note(.wordsOfUnseenPush, .overridesMute)
    }

    /// The target's server counts for itself.
    private mutating func adaptCount() {
        guard message.receiverUnread != nil, !says(.receiverUnread) else { return }
        message.receiverUnread = nil
        note(.countOfSource, .receiverUnread)
    }

    /// A direct message names its receivers, any other its conversation; some shapes name both.
    private mutating func adaptAddress() {
        if message.conversationKind == .direct {
            if !message.receivers.isEmpty { leaveConversationOut() }
            leaveGroupNameOut()
        } else if let id = message.conversationID {
            noteOtherReceivers(than: id)
            message.receivers = [id]
        }
    }

    /// A direct message is its receivers'.
    private mutating func leaveConversationOut() {
        guard message.conversationID != nil else { return }
        message.conversationID = nil
        note(.conversationGivesWay, .conversationID)
    }

    /// What a group's message names as its receivers, beside the group itself.
    private mutating func noteOtherReceivers(than id: UTF8Text) {
        guard message.receivers.contains(where: { $0 != id }) else { return }
        note(.receiversGiveWay, .receivers)
    }

    /// The sender's name in a group says nothing in a direct message.
    private mutating func leaveGroupNameOut() {
        guard message.senderGroupName != nil, !says(.senderGroupName) else { return }
        message.senderGroupName = nil
        note(.groupNameInDirectMessage, .senderGroupName)
    }

    /// One vendor has a switch against the sound, the other a sound without a name: silence both times (reading C13).
    private mutating func adaptSilence() {
        guard message.sound == .silent, pair.source.adapter != pair.target.adapter, !shape.hasWordForSilence
        else { return }
        message.sound = .file("")
        note(.silenceAsNamelessSound, .sound)
    }

    /// Vendors differ in what force overrides (reading G7, C7).
    private mutating func adaptForce() {
        let (before, after) = (source.policies.forceOverrides, target.policies.forceOverrides)
        // Force in a direct message is the writer's to report where the target has none.
        guard case .everyone = message.force, says(.force), before != after,
            message.conversationKind != .direct || message.receivers.isEmpty
        else { return }
        func words(_ reasons: Set<SuppressionReason>) -> DiagnosticArgument {
            .words(
                reasons.isEmpty ? "nothing" : reasons.map(\.rawValue).sorted().joined(separator: " and "))
        }
        note(.forceOverridesOther, .force, [words(after), words(before)])
    }

    /// The identifier that the source's server gives so that a recall replaces its message (reading N1).
    private mutating func adaptCollapse() {
        if source.recallOverride && message.collapseID == nil && !(target.recallOverride && says(.clientID)) {
            message.collapseID = message.clientID
        }
    }
}

extension MessageKind {
    /// Whether such a message consists of something that is kept elsewhere.
    fileprivate var hasAttachment: Bool {
        switch self {
        case .image, .audio, .video, .location, .file, .custom, .face: true
        default: false
        }
    }
}
