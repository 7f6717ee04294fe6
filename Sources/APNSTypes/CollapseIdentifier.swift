/// Apple's `apns-collapse-id`: at most 64 bytes, and never empty.
public enum CollapseIdentifier {
    /// The most bytes that Apple takes.
    public static let maximumBytes = 64

    /// The identifier that fits: cut behind the last whole character within the limit; nil when nothing is left.
    ///
    /// A character is what a person sees as one (an extended grapheme cluster).
    public static func fitting(_ text: UTF8Text) -> UTF8Text? {
        if text.count <= maximumBytes { return text.isEmpty ? nil : text }
        var end = 0
        for character in text[0..<min(text.count, maximumBytes + 64)].string {
            let next = end + character.utf8.count
            if next > maximumBytes { break }
            end = next
        }
        return end == 0 ? nil : text[0..<end]
    }
}
