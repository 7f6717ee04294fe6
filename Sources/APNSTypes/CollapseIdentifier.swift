/// Apple's `apns-collapse-id`: at most 64 bytes, and never empty.
package enum CollapseIdentifier {
    /// The most bytes that Apple takes.
    package static let maximumBytes = 64

    /// Whether a header can hold the identifier: it has no control characters (RFC 9110, section 5.5).
    package static func isSendable(_ text: UTF8Text) -> Bool {
        !(0..<text.count).contains { text[$0] < 0x20 || text[$0] == 0x7F }
    }

    /// The identifier that fits: cut behind the last whole character within the limit; nil when nothing is left.
    ///
    /// A character is what a person sees as one (an extended grapheme cluster).
    package static func fitting(_ text: UTF8Text) -> UTF8Text? {
        let fitting = text.fitting(inBytes: maximumBytes)
        return fitting.isEmpty ? nil : fitting
    }
}
