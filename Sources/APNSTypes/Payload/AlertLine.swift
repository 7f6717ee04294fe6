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
