import Foundation

/// A regular expression of Foundation's, which is much faster than one of Swift's in code that is not optimized.
struct Pattern: @unchecked Sendable {
    // Never changed, and Foundation allows its use on several threads.
    private let expression: NSRegularExpression?

    init(_ pattern: String) { expression = try? NSRegularExpression(pattern: pattern) }

    func isFound(in text: String) -> Bool {
        expression?.firstMatch(in: text, range: Self.whole(text)) != nil
    }

    /// Each match: what is in its parentheses.
    func matches(in text: String) -> [String] {
        let whole = text as NSString
        return expression?.matches(in: text, range: Self.whole(text)).map {
            whole.substring(with: $0.range(at: 1))
        } ?? []
    }

    func ranges(in text: NSString) -> [NSRange] {
        expression?.matches(in: text as String, range: NSRange(location: 0, length: text.length))
            .map(\.range) ?? []
    }

    private static func whole(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }
}
