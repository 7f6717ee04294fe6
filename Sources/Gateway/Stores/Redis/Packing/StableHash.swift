/// A hash that is the same in every process and version, by which keys are spread: FNV-1a.
enum StableHash {
    /// How many lanes an app's jobs have.
    static let lanes = 64
    /// How many hashes hold an app's people, their devices, and the tokens of these.
    static let people = 16_384
    /// How many hashes hold the identifiers by which vendors know an app's messages.
    static let vendorIDs = 4_096

    /// A number from 0 that stands for a text.
    static func number(_ text: String, below count: Int) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int((hash ^ hash >> 32) % UInt64(count))
    }
}
