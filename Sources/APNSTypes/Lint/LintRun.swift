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

    /// The one of badge and sound that is there.
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
