/// The words of a notification.
public struct APNSAlert: Sendable, Hashable {
    /// The title.
    public var title = APNSWords()
    /// The line below the title.
    public var subtitle = APNSWords()
    /// The text.
    public var body = APNSWords()
    /// The image shown while the app starts.
    public var launchImage: UTF8Text?
    /// Whether an alert that has nothing but a body's text is written as that string.
    public var isString = false
    /// Members that no field holds, in their order.
    public var extras: [APNSMember] = []

    /// Creates an alert.
    public init(
        title: APNSWords = APNSWords(), subtitle: APNSWords = APNSWords(), body: APNSWords = APNSWords()
    ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
    }

    /// Three keys of an ordinary alert that say one line.
    struct FlatKeys {
        let text: APNSKey
        let key: APNSKey
        let arguments: APNSKey
        let line: WritableKeyPath<APNSAlert, APNSWords>

        static var all: [FlatKeys] {
            [
                FlatKeys(
                    text: .alertTitle, key: .alertTitleLocKey, arguments: .alertTitleLocArgs, line: \.title),
                FlatKeys(
                    text: .alertSubtitle, key: .alertSubtitleLocKey, arguments: .alertSubtitleLocArgs,
                    line: \.subtitle),
                FlatKeys(text: .alertBody, key: .alertLocKey, arguments: .alertLocArgs, line: \.body),
            ]
        }
    }
}
