internal import APNSTypes

/// A device token as a key: hexadecimal digits, whose case does not matter.
struct DeviceToken: Hashable, Sendable {
    /// The digits, letters in lower case.
    let digits: UTF8Text
    /// Their hash, computed once: a token is looked up in several tables, and most tokens differ here already.
    private let digest: Int

    private init(_ text: UTF8Text) {
        digits = text.lowercasedASCII()
        digest = digits.hashValue
    }

    /// Takes digits from a path.
    init(_ bytes: ByteSlice) {
        self.init(UTF8Text(repairing: bytes))
    }

    /// Takes digits.
    init(_ digits: String) {
        self.init(UTF8Text(digits))
    }

    static func == (left: DeviceToken, right: DeviceToken) -> Bool {
        left.digest == right.digest && left.digits == right.digits
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }
}
