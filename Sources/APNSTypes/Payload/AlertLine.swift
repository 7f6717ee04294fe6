/// A line of an alert: a text, or a key into the app's language files with its arguments, or both.
@usableFromInline
package enum AlertLine: CaseIterable, Sendable {
    case title
    case subtitle
    case body

    /// The member that holds the text.
    package var textKey: APNSKey {
        switch self {
        case .title: .alertTitle
        case .subtitle: .alertSubtitle
        case .body: .alertBody
        }
    }

    /// The member that holds the key into the app's language files.
    package var localizationKey: APNSKey {
        switch self {
        case .title: .alertTitleLocKey
        case .subtitle: .alertSubtitleLocKey
        case .body: .alertLocKey
        }
    }

    /// The member that holds the arguments of that key.
    package var argumentsKey: APNSKey {
        switch self {
        case .title: .alertTitleLocArgs
        case .subtitle: .alertSubtitleLocArgs
        case .body: .alertLocArgs
        }
    }
}
