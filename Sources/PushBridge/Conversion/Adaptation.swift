import PushModel
import Vendors

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
    /// Whether anybody sees or hears something of it at the source; where nobody does, nobody should at the target.
    let isNoticed: Bool
    /// For what a message without a push at the source may be pushed all the same, since no document says that it is not; nil
    /// where it certainly is not, or is (reading C19).
    let uncertain: CanonicalField?
    /// Whether words that would become visible to more people are left out (reading C2).
    let keepsHidden: Bool
    /// The message for the target.
    var message: PushMessage
    var findings: [Finding] = []
    /// What every push has because the profiles differ: told in every record, last, and counted once (reading C16).
    var wording: [Finding] = []
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
    }

    /// Adapts everything, in the order in which one thing depends on another.
    mutating func adapt() {
        adaptLists()
        if pair.isSameVendor {
            adaptRevealedWords()
            return noteWordsBesideString()
        }
        if let uncertain { note(.pushUncertain, uncertain) }
        adaptKind()
        adaptWakeUp()
        adaptWords()
        adaptDelivery()
        adaptUsualKeys()
        adaptData()
        adaptIdentifiers()
    }

    /// Whether the target should push the message to anyone, whatever they set.
    var mayBePushed: Bool { isPushed || uncertain != nil }

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
