/// Parts of several fields, which a message has or lacks as a whole.
extension PushMessage {
    /// Words for the notification; what is missing here comes from templates and built-in texts.
    public var alert: Alert {
        get {
            var alert = words(in: .plain)
            alert.extras = alertExtras
            return alert
        }
        set {
            setWords(newValue, in: .plain)
            alertExtras = newValue.extras
        }
    }

    /// Members of ``alert`` that are none of its words.
    package var alertExtras: [JSONField] {
        get { contents.members.alertExtras }
        set {
            if newValue.isEmpty && alertExtras.isEmpty { return }
            own()
            contents.members.alertExtras = newValue
        }
    }

    /// Whether an older generation of the vendor would have shown ``title`` as the text (EM 9.9).
    public var isTitlePerhapsBody: Bool {
        get { contents.isTitlePerhapsBody }
        set {
            if contents.isTitlePerhapsBody == newValue { return }
            own()
            contents.isTitlePerhapsBody = newValue
        }
    }

    /// An alert that decides alone: what it lacks is not filled from anywhere (AP-005).
    public var explicitAlert: Alert? {
        get {
            guard has(.explicitAlert) else { return nil }
            var alert = words(in: .explicit)
            alert.extras = contents.members.explicitExtras
            return alert
        }
        set {
            remove(.explicitAlert)
            guard let newValue else { return }
            setWords(newValue, in: .explicit)
            setMembers(.explicitExtras, newValue.extras)
            set(.explicitAlert, isPresent: true)
        }
    }

    /// Which of a recipient's devices get the push; nil for all of them.
    public var devices: DeviceFilter? {
        get {
            guard has(.devices) else { return nil }
            var filter = DeviceFilter()
            filter.acceptedIDs = acceptedDevices
            filter.ignoredIDs = ignoredDevices
            filter.acceptedNotifiers = acceptedNotifiers
            filter.ignoredNotifiers = ignoredNotifiers
            return filter
        }
        set {
            remove(.devices)
            guard let newValue else { return }
            acceptedDevices = newValue.acceptedIDs
            ignoredDevices = newValue.ignoredIDs
            acceptedNotifiers = newValue.acceptedNotifiers
            ignoredNotifiers = newValue.ignoredNotifiers
            set(.devices, isPresent: true)
        }
    }

    /// The template the sender chose.
    public var template: TemplateCall? {
        get {
            guard has(.template) else { return nil }
            return TemplateCall(
                name: templateName, titleArguments: templateTitleArguments,
                contentArguments: templateContentArguments, namedArguments: templateNamedArguments)
        }
        set {
            remove(.template)
            guard let newValue else { return }
            templateName = newValue.name
            templateTitleArguments = newValue.titleArguments
            templateContentArguments = newValue.contentArguments
            templateNamedArguments = newValue.namedArguments
            set(.template, isPresent: true)
        }
    }

    /// The template for some members of the group.
    public var directedTemplate: DirectedTemplate? {
        get {
            guard has(.directedTemplate) else { return nil }
            let call = TemplateCall(
                name: directedName, titleArguments: directedTitleArguments,
                contentArguments: directedContentArguments)
            return DirectedTemplate(targets: directedTargets, call: call)
        }
        set {
            remove(.directedTemplate)
            guard let newValue else { return }
            directedTargets = newValue.targets
            directedName = newValue.call.name
            directedTitleArguments = newValue.call.titleArguments
            directedContentArguments = newValue.call.contentArguments
            set(.directedTemplate, isPresent: true)
        }
    }

    /// What a recall withdraws.
    public var recall: Recall? {
        get {
            guard has(.recall) else { return nil }
            var recall = Recall()
            recall.messageID = recallMessageID
            recall.clientID = recallClientID
            recall.note = recallNote
            return recall
        }
        set {
            remove(.recall)
            guard let newValue else { return }
            recallMessageID = newValue.messageID
            recallClientID = newValue.clientID
            recallNote = newValue.note
            set(.recall, isPresent: true)
        }
    }
}

// MARK: - Presence

/// A part of a message that may be there although all its fields are at their defaults.
@usableFromInline
package enum MessagePart: CaseIterable, Sendable {
    case explicitAlert, devices, template, directedTemplate, recall

    /// The field that stands for the part.
    @inlinable package var mark: CanonicalField {
        switch self {
        case .explicitAlert: .explicitTitle
        case .devices: .acceptedDevices
        case .template: .templateName
        case .directedTemplate: .directedName
        case .recall: .recallMessageID
        }
    }

    fileprivate var fields: FieldSet {
        switch self {
        case .explicitAlert: .ofExplicitAlert
        case .devices: .ofDevices
        case .template: .ofTemplate
        case .directedTemplate: .ofDirected
        case .recall: .ofRecall
        }
    }
}

extension PushMessage {
    /// Whether the message has a part.
    @inlinable package func has(_ part: MessagePart) -> Bool { contents.parts.contains(part.mark) }

    /// Gives the message a part, or takes the mark of one away.
    package mutating func set(_ part: MessagePart, isPresent: Bool) {
        if has(part) == isPresent { return }
        own()
        if isPresent { contents.parts.insert(part.mark) } else { contents.parts.remove(part.mark) }
    }

    /// Takes a part away, with all that it says.
    private mutating func remove(_ part: MessagePart) {
        clear(part.fields)
        set(part, isPresent: false)
    }

    /// Forgets what was read of parts that the message turned out not to have.
    package mutating func removeFieldsOfAbsentParts() {
        if presentFields.isDisjoint(with: .ofParts) { return }
        for part in MessagePart.allCases where !has(part) { clear(part.fields) }
    }
}

// MARK: - Words

extension PushMessage {
    /// Puts the words that the message has over those of an alert.
    package func putWords(over alert: inout Alert) {
        put(.plain, over: &alert)
        if !alertExtras.isEmpty { alert.extras = alertExtras }
    }

    private func words(in fields: WordFields) -> Alert {
        var alert = Alert()
        put(fields, over: &alert)
        return alert
    }

    private func put(_ fields: WordFields, over alert: inout Alert) {
        if let title = text(of: fields.title) { alert.title = title }
        if let subtitle = text(of: fields.subtitle) { alert.subtitle = subtitle }
        if let body = text(of: fields.body) { alert.body = body }
        if let image = text(of: fields.launchImage) { alert.launchImage = image }
        if presentFields.isDisjoint(with: fields.localized) { return }
        var keys = Alert.Localization()
        keys.titleKey = text(of: fields.titleLocKey)
        keys.titleArguments = texts(of: fields.titleLocArgs) ?? []
        keys.subtitleKey = text(of: fields.subtitleLocKey)
        keys.subtitleArguments = texts(of: fields.subtitleLocArgs) ?? []
        keys.bodyKey = text(of: fields.locKey)
        keys.bodyArguments = texts(of: fields.locArgs) ?? []
        alert.localization = keys
    }

    private mutating func setWords(_ alert: Alert, in fields: WordFields) {
        clear(fields.all)
        if let title = alert.title { set(fields.title, .text(title)) }
        if let subtitle = alert.subtitle { set(fields.subtitle, .text(subtitle)) }
        if let body = alert.body { set(fields.body, .text(body)) }
        if let image = alert.launchImage { set(fields.launchImage, .text(image)) }
        if !alert.isLocalized { return }
        let keys = alert.localization
        set(fields.titleLocKey, keys.titleKey.map(ModelValue.text))
        set(fields.titleLocArgs, .texts(keys.titleArguments))
        set(fields.subtitleLocKey, keys.subtitleKey.map(ModelValue.text))
        set(fields.subtitleLocArgs, .texts(keys.subtitleArguments))
        set(fields.locKey, keys.bodyKey.map(ModelValue.text))
        set(fields.locArgs, .texts(keys.bodyArguments))
    }

    /// Takes out the arguments of localised words whose key is missing: they show nothing (readings E11, N12).
    package mutating func removeArgumentsWithoutKey() -> [(arguments: CanonicalField, key: CanonicalField)] {
        if presentFields.isDisjoint(with: Self.arguments) { return [] }
        var removed: [(arguments: CanonicalField, key: CanonicalField)] = []
        for fields in [WordFields.plain, .explicit] where !presentFields.isDisjoint(with: fields.localized) {
            for pair in fields.arguments where holds(pair.arguments) && !holds(pair.key) {
                set(pair.arguments, .nothing)
                removed.append(pair)
            }
        }
        return removed
    }

    private static let arguments: FieldSet = [
        .titleLocArgs, .subtitleLocArgs, .locArgs, .explicitTitleLocArgs, .explicitSubtitleLocArgs,
        .explicitLocArgs,
    ]
}

/// The fields of an alert.
private struct WordFields {
    let title, subtitle, body, launchImage: CanonicalField
    let titleLocKey, titleLocArgs, subtitleLocKey, subtitleLocArgs, locKey, locArgs: CanonicalField
    /// Those of words that the device looks up.
    let localized: FieldSet
    let all: FieldSet

    private init(_ plain: [CanonicalField], _ localized: [CanonicalField]) {
        (title, subtitle, body, launchImage) = (plain[0], plain[1], plain[2], plain[3])
        (titleLocKey, titleLocArgs) = (localized[0], localized[1])
        (subtitleLocKey, subtitleLocArgs) = (localized[2], localized[3])
        (locKey, locArgs) = (localized[4], localized[5])
        self.localized = FieldSet(localized)
        all = FieldSet(plain + localized)
    }

    static let plain = WordFields(
        [.title, .subtitle, .body, .launchImage],
        [.titleLocKey, .titleLocArgs, .subtitleLocKey, .subtitleLocArgs, .locKey, .locArgs])

    static let explicit = WordFields(
        [.explicitTitle, .explicitSubtitle, .explicitBody, .explicitLaunchImage],
        [
            .explicitTitleLocKey, .explicitTitleLocArgs, .explicitSubtitleLocKey, .explicitSubtitleLocArgs,
            .explicitLocKey, .explicitLocArgs,
        ])

    /// The arguments, each with the key without which they show nothing.
    var arguments: [(arguments: CanonicalField, key: CanonicalField)] {
        [(titleLocArgs, titleLocKey), (subtitleLocArgs, subtitleLocKey), (locArgs, locKey)]
    }
}
