/// The keys that a writer has spelled so far, by their numbers: what was lost is then known without their values.
///
/// A class, because a writer asks for values in no order and never changes.
package final class SpelledKeys {
    private var words: [UInt64] = []

    /// Nothing is spelled yet.
    package init() {}

    /// Notes a key.
    package func insert(_ number: UInt16) {
        let index = Int(number) / 64
        while words.count <= index { words.append(0) }
        words[index] |= 1 << (UInt64(number) % 64)
    }

    /// Whether the key was spelled.
    package func contains(_ number: UInt16) -> Bool {
        let index = Int(number) / 64
        return index < words.count && words[index] & 1 << (UInt64(number) % 64) != 0
    }
}
