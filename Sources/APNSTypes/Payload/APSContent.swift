public import JSONDocument

/// The values from which Apple's dictionary `aps` is written, in whatever form they are held.
///
/// A badge of nil leaves the number on the app's icon as it is, and 0 clears it.
@usableFromInline
package protocol APSContent {
    var badgeNumber: Int? { get }
    var isContentAvailable: Bool { get }
    var isMutable: Bool { get }
    var category: UTF8Text? { get }
    var threadID: UTF8Text? { get }
    var interruptionLevelName: UTF8Text? { get }
    var relevanceScoreNumber: RawJSON? { get }
    var targetContentID: UTF8Text? { get }
    var filterCriteria: UTF8Text? { get }

    // The alert.
    var launchImage: UTF8Text? { get }
    /// Whether a line may have a key into the app's language files; if not, none is asked for it.
    var isLocalized: Bool { get }
    func text(of line: AlertLine) -> UTF8Text?
    func localization(of line: AlertLine) -> (key: UTF8Text?, arguments: [UTF8Text])
}

extension JSONWriter {
    /// Writes the member `aps`.
    ///
    /// Which keys there are, in which order, and what is left out is decided only here and in ``alert(of:others:)``. What
    /// depends on the push type, or on the form in which it is held, is written by closures. They get the values, since
    /// what a closure captures is copied.
    ///
    /// - Parameters:
    ///   - content: The values that are texts, numbers and flags.
    ///   - alert: Writes the member `alert`, if there is one.
    ///   - sound: Writes the member `sound`, if there is one.
    ///   - others: Writes the members that follow.
    @inlinable @inline(__always)
    package mutating func aps<Content: APSContent>(
        of content: Content, alert: (Content, inout JSONWriter) -> Void,
        sound: (Content, inout JSONWriter) -> Void, others: (Content, inout JSONWriter) -> Void
    ) {
        key(.rootAps)
        beginObject()
        alert(content, &self)
        member(.apsBadge, content.badgeNumber)
        sound(content, &self)
        flag(.apsContentAvailable, content.isContentAvailable)
        flag(.apsMutableContent, content.isMutable)
        member(.apsCategory, content.category)
        member(.apsThreadId, content.threadID)
        member(.apsInterruptionLevel, content.interruptionLevelName)
        member(.apsRelevanceScore, content.relevanceScoreNumber)
        member(.apsTargetContentId, content.targetContentID)
        member(.apsFilterCriteria, content.filterCriteria)
        others(content, &self)
        endObject()
    }

    /// Writes the member `alert` of an ordinary push as an object.
    @inlinable @inline(__always)
    package mutating func alert<Content: APSContent>(
        of content: Content, others: (Content, inout JSONWriter) -> Void
    ) {
        key(.apsAlert)
        beginObject()
        member(.alertTitle, content.text(of: .title))
        member(.alertSubtitle, content.text(of: .subtitle))
        member(.alertBody, content.text(of: .body))
        member(.alertLaunchImage, content.launchImage)
        if content.isLocalized {
            for line in AlertLine.allCases {
                let words = content.localization(of: line)
                localization(of: line, key: words.key, arguments: words.arguments)
            }
        }
        others(content, &self)
        endObject()
    }

    /// Writes a line's key into the app's language files and its arguments, which mean nothing without the key.
    @usableFromInline
    package mutating func localization(of line: AlertLine, key: UTF8Text?, arguments: [UTF8Text]) {
        guard let key else { return }
        member(line.keys.localization, key)
        if !arguments.isEmpty { member(line.keys.arguments, arguments) }
    }
}
