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
