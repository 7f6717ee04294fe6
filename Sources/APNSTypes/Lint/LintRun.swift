/// A check of one request, and what it has found so far.
struct LintRun {
    let headers: APNSHeaders
    let bytes: Int
    private let root: JSONValue?
    private let aps: JSONValue?
    private let alert: JSONValue?
    private let sound: JSONValue?
    private(set) var findings: [APNSLintFinding] = []

    init(headers: APNSHeaders, payload: JSONValue?, bytes: Int) {
        self.headers = headers
        self.bytes = bytes
        root = payload
        aps = payload?[APNSKey.rootAps.name]
        alert = aps?[APNSKey.apsAlert.name]
        sound = aps?[APNSKey.apsSound.name]
    }

    var type: PushType { headers.pushType }

    /// The object that holds the keys of a place; nil when it is missing or no object.
    func object(of place: APNSKey.Place) -> JSONValue? {
        let value =
            switch place {
            case .root: root
            case .aps: aps
            case .alert: alert
            case .sound: sound
            case .header: nil as JSONValue?
            }
        return value?.kind == .object ? value : nil
    }

    /// A key's value; null counts as absent.
    func value(_ key: APNSKey) -> JSONValue? {
        guard let value = object(of: key.place)?[key.name], !value.isNull else { return nil }
        return value
    }

    func has(_ key: APNSKey) -> Bool { value(key) != nil }

    /// Whether the push asks to wake the app.
    var wakes: Bool { value(.apsContentAvailable).map(APNSKey.apsContentAvailable.values.allow) ?? false }

    var badgeOrSound: [APNSKey] { [.apsBadge, .apsSound].filter(has) }
}

// MARK: - Reports

extension LintRun {
    /// Reports a broken rule at a key, which may be missing or a header.
    mutating func report(
        _ rule: APNSRule, at key: APNSKey, found: String = "", expected: String = ""
    ) {
        let place: APNSLintFinding.Position =
            key.place == .header
            ? .header(key.name) : .payload(has(key) ? key.place.pointer(to: key.name) : key.place.pointer)
        report(rule, at: place, key: key.name, appleKey: key, found: found, expected: expected)
    }

    /// Reports a broken rule at a place, where a key may stand that Apple does not have.
    mutating func report(
        _ rule: APNSRule, at place: APNSLintFinding.Position, key: UTF8Text? = nil, appleKey: APNSKey? = nil,
        found: String = "", expected: String = ""
    ) {
        let message = rule.words.replacing("{key}", with: key?.string ?? "")
            .replacing("{found}", with: found).replacing("{expected}", with: expected)
        findings.append(
            APNSLintFinding(rule: rule, place: place, key: key, appleKey: appleKey, message: message))
    }
}

extension APNSKey.Place {
    /// The JSON Pointer to the object in a payload.
    package var pointer: String {
        switch self {
        case .root, .header: ""
        case .aps: "/" + APNSKey.rootAps.name.string
        case .alert: Self.aps.pointer(to: APNSKey.apsAlert.name)
        case .sound: Self.aps.pointer(to: APNSKey.apsSound.name)
        }
    }

    /// The JSON Pointer to a member of the object.
    func pointer(to name: UTF8Text) -> String {
        pointer + "/" + name.string.replacing("~", with: "~0").replacing("/", with: "~1")
    }
}

extension LintRun {
    mutating func checkAlert() {
        for line in AlertLine.allCases { checkArguments(of: line) }
        if type == .liveActivity { return }
        for key in [APNSKey.alertTitle, .alertBody] where value(key)?.kind == .object {
            report(.wordsAsObject, at: key)
        }
    }

    private mutating func checkArguments(of line: AlertLine) {
        let (_, key, arguments) = line.keys
        guard let list = value(arguments) else { return }
        if !has(key) { report(.argumentsWithoutKey, at: arguments, expected: key.name.string) }
        if list.elements.contains(where: { $0.kind != .string }) { report(.argumentNotText, at: arguments) }
    }

    mutating func checkLiveActivity() {
        guard type == .liveActivity else { return }
        for key in [APNSKey.apsTimestamp, .apsEvent] where !has(key) { report(.liveActivityBasics, at: key) }
        switch value(.apsEvent)?.string.map(LiveActivity.Event.init(rawValue:)) {
        case .start?: checkStart()
        case .end?:
            if !has(.apsContentState) { report(.liveActivityEnd, at: .apsContentState) }
        default: break
        }
    }

    private mutating func checkStart() {
        for key in [APNSKey.apsAlert, .apsAttributes, .apsAttributesType] where !has(key) {
            report(.liveActivityStart, at: key)
        }
    }

    mutating func checkSound() {
        checkCriticalSound()
        if type == .liveActivity {
            if has(.apsSound) { report(.soundInTheWrongPlace, at: .apsSound, expected: "alert") }
        } else if has(.alertSound) {
            report(.soundInTheWrongPlace, at: .alertSound, expected: "aps")
        }
    }

    private mutating func checkCriticalSound() {
        let isCritical = value(.soundCritical)?.integer == 1
        let level = value(.apsInterruptionLevel)?.string
        let isLevelCritical = level == InterruptionLevel.critical.rawValue
        if isCritical == isLevelCritical { return }
        if isCritical {
            report(.criticalSoundAndLevel, at: .apsSound, found: "the sound")
        } else {
            report(.criticalSoundAndLevel, at: .apsInterruptionLevel, found: "the level")
        }
    }
}

/// Keys that belong to one push type only.
extension LintRun {
    mutating func checkPurpose() {
        if type == .widgets, value(.apsContentChanged)?.bool != true {
            report(.widgetsUnchanged, at: .apsContentChanged)
        }
        if type == .mdm, value(.rootMdm)?.kind != .string || has(.rootAps) {
            report(.managementPayload, at: .payload(""))
        }
        for key in APNSKey.allCases {
            guard let owner = key.onlyPushType, owner != type, has(key) else { continue }
            report(
                .keyOfAnotherPushType, at: key, found: type.rawValue.string, expected: owner.rawValue.string)
        }
    }
}

extension APNSKey {
    /// The one push type in which Apple reads the key; nil for keys of many.
    fileprivate var onlyPushType: PushType? {
        switch self {
        case .apsStaleDate, .apsContentState, .apsTimestamp, .apsEvent, .apsDismissalDate, .apsAttributesType,
            .apsAttributes, .apsInputPushChannel, .apsInputPushToken:
            .liveActivity
        case .apsContentChanged: .widgets
        case .rootMdm: .mdm
        default: nil
        }
    }
}

/// Whether what a push shows, and whether it wakes the app, fits its push type.
extension LintRun {
    mutating func checkVisibility() {
        switch type {
        case .background: checkBackground()
        case .alert: checkVisible()
        default: break
        }
        if has(.apsMutableContent), !has(.apsAlert) {
            report(.mutableWithoutAlert, at: .apsMutableContent)
        }
    }

    private mutating func checkBackground() {
        switch (has(.apsAlert), wakes) {
        case (true, true): report(.wakeUpBesideAlert, at: .headerApnsPushType)
        case (true, false): report(.alertAsBackground, at: .headerApnsPushType)
        case (false, true): for key in badgeOrSound { report(.backgroundShows, at: key) }
        case (false, false):
            let rule: APNSRule = badgeOrSound.isEmpty ? .backgroundWithoutWakeUp : .badgeOrSoundAsBackground
            report(rule, at: .headerApnsPushType)
        }
    }

    private mutating func checkVisible() {
        if has(.apsAlert) { return }
        let shown = badgeOrSound
        if !wakes, shown.isEmpty {
            report(.invisible, at: .payload(APNSKey.Place.aps.pointer))
        }
        if wakes, !shown.isEmpty {
            report(
                .wakeUpWithBadgeOrSound, at: .apsContentAvailable,
                found: shown.map(\.name.string).joined(separator: ", "))
        }
    }
}

/// What each key on its own must be: known, well spelled, of Apple's type and among Apple's values.
extension LintRun {
    mutating func checkKeys() {
        for key in [APNSKey.rootAps, .rootMdm] { checkValue(of: key) }
        for place in [APNSKey.Place.aps, .alert, .sound] { checkKeys(in: place) }
    }

    private mutating func checkKeys(in place: APNSKey.Place) {
        guard let object = object(of: place) else { return }
        var seen: Set<UTF8Text> = []
        for member in object.members where seen.insert(member.key).inserted {
            if let key = APNSKey(member.key, in: place) {
                checkValue(of: key)
                if key.isObsolete { report(.deadKey, at: key) }
            } else {
                reportUnknown(member.key, in: place)
            }
        }
    }

    private mutating func reportUnknown(_ name: UTF8Text, in place: APNSKey.Place) {
        let pointer = APNSLintFinding.Position.payload(place.pointer(to: name))
        if place == .aps, name == Self.misspeltEvent {
            report(.events, at: pointer, key: name, expected: APNSKey.apsEvent.name.string)
        } else if let meant = APNSKey(misspelt: name, in: place) {
            report(.otherSpelling, at: pointer, key: name, expected: meant.name.string)
        } else {
            report(.unknownKey, at: pointer, key: name)
        }
    }

    /// `event` as a released library spelled it by mistake (A6).
    private static let misspeltEvent: UTF8Text = "events"

    private mutating func checkValue(of key: APNSKey) {
        guard let value = value(key) else { return }
        guard key.types.allow(value) else {
            report(.wrongType, at: key, found: value.kind.word, expected: key.types.words)
            return
        }
        // The range depends on the push type, so it has a rule of its own.
        if key != .apsRelevanceScore, !key.values.allow(value) {
            report(.valueNotAllowed, at: key, expected: key.values.words)
        }
    }

    mutating func checkRelevance() {
        guard type != .liveActivity, let score = value(.apsRelevanceScore), score.kind == .number else {
            return
        }
        if !APNSKey.apsRelevanceScore.values.allow(score) { report(.relevanceRange, at: .apsRelevanceScore) }
    }
}

extension APNSKey {
    /// Whether Apple's systems read the key no longer (A1).
    fileprivate var isObsolete: Bool {
        switch self {
        case .alertSummaryArg, .alertSummaryArgCount, .alertAction, .alertActionLocKey: true
        default: false
        }
    }

    /// The key that a name means with other dashes, underscores or capitals.
    fileprivate init?(misspelt name: UTF8Text, in place: Place) {
        let letters = name.lettersOnly
        guard let key = Self.allCases.first(where: { $0.place == place && $0.name.lettersOnly == letters })
        else { return nil }
        self = key
    }
}

extension UTF8Text {
    /// The lower-case bytes without dashes and underscores.
    fileprivate var lettersOnly: [UInt8] {
        let lower = lowercasedASCII()
        return (0..<lower.count).map { lower[$0] }.filter { $0 != 0x2D && $0 != 0x5F }
    }
}

extension JSONValue.Kind {
    fileprivate var word: String {
        switch self {
        case .string: "string"
        case .number: "number"
        case .bool: "boolean"
        case .object: "object"
        case .array: "array"
        case .null: "null"
        }
    }
}
