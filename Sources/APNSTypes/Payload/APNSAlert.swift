/// The words of a notification.
public struct APNSAlert: Sendable, Hashable {
    /// The title.
    public var title = APNSAlertText()
    /// The line below the title.
    public var subtitle = APNSAlertText()
    /// The text.
    public var body = APNSAlertText()
    /// The image shown while the app starts.
    public var launchImage: UTF8Text?
    /// Whether an alert that has nothing but a body's text is written as that string.
    public var isString = false
    /// Members that no field holds, in their order.
    public var extras: [APNSMember] = []

    /// Creates an alert.
    public init(
        title: APNSAlertText = APNSAlertText(), subtitle: APNSAlertText = APNSAlertText(),
        body: APNSAlertText = APNSAlertText()
    ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
    }
}

extension AlertLine {
    /// Where an alert holds the line.
    var place: WritableKeyPath<APNSAlert, APNSAlertText> {
        switch self {
        case .title: \.title
        case .subtitle: \.subtitle
        case .body: \.body
        }
    }
}

// MARK: - An ordinary push

extension APNSAlert {
    /// The text of an alert that is spelled as a string; nil for one that needs an object.
    var onlyText: UTF8Text? {
        guard isString, title.isEmpty, subtitle.isEmpty, launchImage == nil, extras.isEmpty,
            body.localizationKey == nil
        else { return nil }
        return body.text
    }

    /// Reads an ordinary push's alert; nil for what is neither string nor object.
    init?(_ value: JSONValue) {
        self.init(body: APNSAlertText(value.string))
        isString = value.kind == .string
        if isString { return }
        guard value.kind == .object else { return nil }
        extras = value.members { take($0, of: value) }
    }

    private mutating func take(_ member: JSONMember, of alert: JSONValue) -> Bool {
        let key = APNSKey(member.key, in: .alert)
        if key == .alertLaunchImage { return launchImage.take(member.value.string) }
        for line in AlertLine.allCases {
            switch key {
            case line.keys.text: return self[keyPath: line.place].text.take(member.value.string)
            case line.keys.localization:
                return self[keyPath: line.place].localizationKey.take(member.value.string)
            case line.keys.arguments:
                guard let texts = member.value.texts, !texts.isEmpty,
                    alert[line.keys.localization.name]?.string != nil
                else { return false }
                self[keyPath: line.place].arguments = texts
                return true
            default: continue
            }
        }
        return false
    }
}

/// One line of an alert: a text, or a key into the app's language files, or both.
///
/// Beside a key, the device takes the text only where the key is missing; a Live Activity has room for one of them, and
/// gets the key.
public struct APNSAlertText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text.
    public var text: UTF8Text?
    /// The key.
    public var localizationKey: UTF8Text?
    /// What fills the key's places `%@`, one each; meaningless without the key.
    public var arguments: [UTF8Text]

    /// Creates a line.
    public init(_ text: UTF8Text? = nil, localizationKey: UTF8Text? = nil, arguments: [UTF8Text] = []) {
        self.text = text
        self.localizationKey = localizationKey
        self.arguments = arguments
    }

    /// Creates a line that is a text.
    public init(stringLiteral text: StaticString) {
        self.init(UTF8Text(stringLiteral: text))
    }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { text == nil && localizationKey == nil }
}

/// A line of an alert: a text, or a key into the app's language files with its arguments, or both.
@usableFromInline
package enum AlertLine: CaseIterable, Sendable {
    case title
    case subtitle
    case body

    /// The members that hold the text, the key into the app's language files, and the arguments of that key.
    package var keys: (text: APNSKey, localization: APNSKey, arguments: APNSKey) {
        switch self {
        case .title: (.alertTitle, .alertTitleLocKey, .alertTitleLocArgs)
        case .subtitle: (.alertSubtitle, .alertSubtitleLocKey, .alertSubtitleLocArgs)
        case .body: (.alertBody, .alertLocKey, .alertLocArgs)
        }
    }
}

/// The alert of a Live Activity: a line with a key is an object, and the sound stands inside (Apple: Starting and updating
/// Live Activities with ActivityKit push notifications).
extension APNSAlert {
    /// Reads the alert and its sound; nil for what is no object.
    init?(ofLiveActivity value: JSONValue, sound: inout APNSSound?) {
        guard value.kind == .object else { return nil }
        self.init()
        extras = value.members { member in
            switch APNSKey(member.key, in: .alert) {
            case .alertTitle: title.take(ofLiveActivity: member.value)
            case .alertSubtitle: subtitle.take(ofLiveActivity: member.value)
            case .alertBody: body.take(ofLiveActivity: member.value)
            case .alertLaunchImage: launchImage.take(member.value.string)
            case .alertSound: sound.take(APNSSound(member.value))
            default: false
            }
        }
    }

    func writeOfLiveActivity(sound: APNSSound?, to writer: inout JSONWriter) {
        writer.key(.apsAlert)
        writer.beginObject()
        for line in AlertLine.allCases {
            self[keyPath: line.place].writeOfLiveActivity(line.keys.text, to: &writer)
        }
        sound?.write(.alertSound, to: &writer)
        writer.member(.alertLaunchImage, launchImage)
        writer.members(extras)
        writer.endObject()
    }
}

extension APNSAlertText {
    /// Reads a text, or an object of key and arguments; nil for what a line cannot hold.
    fileprivate init?(ofLiveActivity value: JSONValue) {
        self.init(value.string)
        if text != nil { return }
        for member in value.members {
            switch APNSKey(member.key, in: .alert) {
            case .alertLocKey where member.value.kind == .string: localizationKey = member.value.string
            case .alertLocArgs:
                guard let texts = member.value.texts else { return nil }
                arguments = texts
            default: return nil
            }
        }
        if localizationKey == nil { return nil }
    }

    /// Takes such a value over; whether the line holds all of it.
    fileprivate mutating func take(ofLiveActivity value: JSONValue) -> Bool {
        guard let read = APNSAlertText(ofLiveActivity: value) else { return false }
        self = read
        return true
    }

    fileprivate func writeOfLiveActivity(_ key: APNSKey, to writer: inout JSONWriter) {
        guard let localizationKey else { return writer.member(key, text) }
        writer.key(key)
        writer.beginObject()
        writer.localization(of: .body, key: localizationKey, arguments: arguments)
        writer.endObject()
    }
}
