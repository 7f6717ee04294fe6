import PushModel
import Vendors

/// Rewrites a message so that the target's servers make of it what the source's made (section C of the readings).
///
/// What it changes are fields of the model; how the target spells them is the writer's affair. Whatever the target's shape
/// cannot say and nothing here can express otherwise stays in the message, so that the writer reports it.
struct Adaptation: ~Copyable {
    let pair: ConversionPair
    let reading: MessageTranslation
    let shape: TargetShape
    let preference: ConversionPreference
    /// Whether the message is pushed to anyone, whatever they set.
    let isPushed: Bool
    /// Whether anybody sees or hears something of it at the source; where nobody does, nobody should at the target.
    let isNoticed: Bool
    /// For what a message without a push at the source may be pushed all the same, since no document says that it is not; nil
    /// where it certainly is not, or is (reading C19).
    let uncertain: CanonicalField?
    /// Whether words that would become visible to more people are left out (reading C2).
    let keepsHidden: Bool
    private let identifiers: IdentifierMap?
    var message: PushMessage
    /// What everyone reads at the source whom the message does not name; nil until it is asked for.
    var seenWords: NotificationWords?
    var findings: [Finding] = []
    /// What every push has because the profiles differ: told in every record, last, and counted once (reading C16).
    var wording: [Finding] = []
    /// What phone makers decide by settings that the target lacks, and by those that it gets.
    var makers: (lost: [PlatformDecision], carried: [PlatformDecision]) = ([], [])
    /// Fields whose loss nobody notices in the push, since the words are shown without them (reading C16).
    var unnoticed = FieldSet()

    init(
        of reading: MessageTranslation, by pair: ConversionPair, to shape: TargetShape,
        _ options: ConversionOptions, isPushed: Bool
    ) {
        uncertain = isPushed ? nil : reading.uncertainField
        self.pair = pair
        self.shape = shape
        self.reading = reading
        message = reading.message
        findings.reserveCapacity(16)
        self.isPushed = isPushed
        isNoticed = isPushed && !pair.wakesUnnoticed(by: reading.message)
        // What the sender set is unknown, and the vendor's own words are not the sender's (reading C21).
        preference = reading.isCopy ? .intent : options.preference
        keepsHidden = options.keepsHidden
        identifiers = options.identifiers
    }

    /// Adapts everything, in the order in which one thing depends on another.
    mutating func adapt() {
        adaptLists()
        if pair.isSameVendor {
            if !isNative(reading.message.kind) {
                adaptKind()
                adaptContent()
            }
            adaptPlatforms()
            adaptRevealedWords()
            return noteWordsBesideString()
        }
        if let uncertain { note(.pushUncertain, uncertain) }
        adaptKind()
        adaptContent()
        adaptWakeUp()
        adaptWords()
        adaptDelivery()
        adaptUsualKeys()
        adaptData()
        adaptIdentifiers()
    }

    /// Whether the target should push the message to anyone, whatever they set.
    var mayBePushed: Bool { isPushed || uncertain != nil }

    var target: AppProfile { _read { yield pair.target.rules.profile } }
    var source: AppProfile { _read { yield pair.source.rules.profile } }

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

/// What sort of message it becomes, and what goes along of its content.
extension Adaptation {
    mutating func adaptKind() {
        // An empty text is none (reading N6); a direct conversation's identifier is its one receiver's.
        if message.text?.isEmpty == true { message.text = nil }
        if message.conversationKind == .direct && message.receivers == [message.conversationID ?? ""] {
            message.conversationID = nil
        }
        if !says(.elements) { adaptElements() }
        // A kind says what its usual name says.
        if !says(.typeName), message.typeName == pair.source.adapter.usualTypeName(of: message.kind) {
            message.typeName = nil
        }
        noteRecalledID()
        let kind = reading.message.kind
        let isPushedThere = !mayBePushed || target.policies.pushes(kind)
        if isNative(kind) && isPushedThere { return }
        defer { leaveTextOut() }
        if kind == .customNotification {
            adaptCustomNotification()
        } else if kind == .notice, pair.target.adapter.has(.tip), hasWords || message.content.isEmpty {
            message.kind = .tip
            note(.noticeBecameTip, .kind)
        } else if kind == .tip, !mayBePushed, pair.target.adapter.has(.notice) {
            message.kind = .notice
            note(.tipBecameNotice, .kind)
        } else if kind != .command || !isPushedThere {
            message.kind = .custom
            note(.kindBecameCustom, .kind, [.words(kind.rawValue)])
        }
    }

    /// Whether the target's shape has messages of the kind; the same vendor's has all but those of its other shapes alone.
    private func isNative(_ kind: MessageKind) -> Bool {
        let adapter = pair.target.adapter
        let isShapes = adapter.has(kind, in: shape.name)
        if pair.source.number == pair.target.number { return isShapes || !adapter.has(kind) }
        return isShapes && !isFaceWithoutKeys
    }

    /// Whether it is a face of which the target has no key for any part.
    private var isFaceWithoutKeys: Bool {
        message.kind == .face && !message.content.isEmpty && shape.written(message).isEmpty
    }

    /// Whether there is anything to show in the conversation.
    private var hasWords: Bool { message.text != nil || message.content[.text] != nil }

    /// Why a command is not written that would lack its action; nil for any other message (reading C25).
    var refusalOfCommand: Finding? {
        let isOther = pair.source.number != pair.target.number
        guard message.kind == .command, isOther, says(.kind), pair.target.adapter.commandsNeedAction,
            message.content[.command] == nil
        else {
            return nil
        }
        return Finding(.commandWithoutAction, .kind)
    }

    /// Of several parts the target takes the texts, as one.
    private mutating func adaptElements() {
        let elements = reading.message.elements
        if elements.isEmpty { return }
        message.elements = []
        if elements.count == 1, !elements[0].kind.hasText {
            if elements[0].text != nil { note(.elementTextMoved, .elements) }
            return
        }
        let others = reading.message.elements.filter { !$0.kind.hasText }
        note(others.isEmpty ? .partsJoined : .partsLeftOut, .elements)
    }

    /// A text goes along only where the message becomes one of a kind that has a text (reading E16).
    private mutating func leaveTextOut() {
        guard let text = message.text, !message.kind.hasText else { return }
        message.text = nil
        if shape.has(.text, in: message.kind) || message.kind == .custom && shape.has(.data, in: .custom) {
            return message.content[.text] = .string(text)
        }
        note(.textLeftOut, .text, [.words(message.kind.rawValue)])
    }

    /// A notification for the client that no one sees is a command; one with a text becomes a message that shows it.
    private mutating func adaptCustomNotification() {
        if reading.message.body == nil, pair.target.adapter.has(.command) {
            message.kind = .command
            unwrapCommand()
            note(.notificationBecameCommand, .kind)
        } else {
            message.kind = .custom
            note(.notificationBecameMessage, .kind)
        }
    }

    /// The command in a notification's data, where one became of a command; else all of the data are its parameters.
    private mutating func unwrapCommand() {
        if let command = reading.message.commandOfNotification { message.content = command }
    }

    /// A recall names what it withdraws as its own vendor's servers do, unless it has got a new identifier.
    private mutating func noteRecalledID() {
        guard reading.message.kind == .recall, let id = reading.message.recallMessageID,
            says(.recallMessageID), identifiers?.old(for: id, .message) == nil
        else { return }
        note(.recallNamesOldMessage, .recallMessageID)
    }
}

/// Messages of which nobody sees or hears anything, and which nobody may notice at the target either (reading C1).
extension Adaptation {
    /// Makes the message silent, where the target would push it.
    ///
    /// - Returns: Whether the target has a word for that, which the message does not say already.
    mutating func silence() -> Bool {
        guard says(.isSilent), !message.isSilent else { return false }
        message.isSilent = true
        if message.explicitAlert?.isEmpty == true { message.explicitAlert = nil }
        note(isPushed ? .wakeUpBecameSilent : .unnoticedBecameSilent, fieldOfSilence)
        return true
    }

    /// Why nothing is written of a message that the target would push, and cannot keep from being pushed.
    func refusalOfPush() -> Finding {
        Finding(.wouldBePushed, fieldOfSilence, [.words(shape.recordName)])
    }

    /// The field that keeps the message from being noticed; its kind and words where no other does.
    private var fieldOfSilence: CanonicalField {
        if isPushed { return .isContentAvailable }
        let fields: [CanonicalField] = [.isSilent, .isOnlineOnly, .isStored]
        return fields.first(where: reading.message.holds) ?? .kind
    }

    /// Where waking the app shows nothing, words are worth more than it.
    mutating func adaptWakeUp() {
        let (before, after) = (source.policies.wakesSilently, target.policies.wakesSilently)
        guard before != after, message.isContentAvailable else { return }
        if after {
            message.isContentAvailable = false
            note(.wakeUpLeftOut, .isContentAvailable)
        } else if isNoticed {
            note(.wakeUpShowsWords, .isContentAvailable)
        }
    }

    /// The words of a push that nobody reads stay as they are: it shows nothing, so nothing is added to it and nobody is
    /// warned; what moves or goes is mentioned only.
    mutating func keepUnseenWords() {
        if !says(.explicitBody), let alert = message.explicitAlert {
            message.alert = alert
            message.explicitAlert = nil
        } else if says(.explicitBody), message.title != nil {
            // A title by itself would stay among the app's keys.
            message.explicitAlert = message.alert
            message.alert = Alert(body: message.body)
        }
        leaveSilenceOut()
        if !says(.memberText) { message.memberText = nil }
        if !says(.templateContentArguments) { (message.template, message.directedTemplate) = (nil, nil) }
        var held = message.presentFields
        held.formUnion(reading.message.presentFields)
        for field in CanonicalField.wording where held.contains(field) {
            if message.holds(field) && !says(field) { message.clear([field]) }
            if message.value(of: field) != reading.message.value(of: field) {
                note(.wordsOfUnseenPush, field)
            }
        }
    }
}

extension Adaptation {
    /// Silence need not be said of what only people online get.
    private mutating func leaveSilenceOut() {
        guard message.isSilent, !says(.isSilent), message.isOnlineOnly, says(.isOnlineOnly) else { return }
        message.isSilent = false
        note(.wordsOfUnseenPush, .isSilent)
    }
}

extension ConversionPair {
    /// Whether a message wakes the app and does nothing else, which the target's push cannot do.
    func wakesUnnoticed(by message: PushMessage) -> Bool {
        message.isContentAvailable && !target.resolver.profile.policies.wakesSilently
            && source.resolver.isWakeUp(message, on: Situation.devices)
    }
}

extension CanonicalField {
    static let wording = allCases.filter { field in
        let prefixes = ["alert.", "explicitAlert.", "template.", "directed."]
        return field == .memberText || field == .hasPrefix
            || prefixes.contains { field.rawValue.hasPrefix($0) }
    }
}
