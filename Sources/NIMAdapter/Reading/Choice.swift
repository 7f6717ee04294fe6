import PushModel

/// A value that several keys can give; of those present the one whose row stands first in the table counts.
///
/// A key that comes again replaces what it gave before, also by `null`.
struct Choice<Value> {
    /// The value that counts.
    private(set) var value: Value?
    /// The key that gave it.
    private(set) var spelling: NIMSpelling?

    /// Takes what a key gives, nil for nothing, and returns the spelling that now has no effect.
    mutating func take(_ new: consuming Value?, _ spelling: NIMSpelling) -> NIMSpelling? {
        let old = self.spelling
        guard let new else {
            if old?.key == spelling.key {
                value = nil
                self.spelling = nil
            }
            return nil
        }
        if let old, old.key.rawValue < spelling.key.rawValue { return spelling }
        value = new
        self.spelling = spelling
        return old == spelling ? nil : old
    }

    /// Hands over the value, by exchange: that spares a copy.
    mutating func handOver() -> Value? {
        var taken: Value?
        swap(&taken, &value)
        return taken
    }
}
