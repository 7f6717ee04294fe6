internal import APNSTypes

/// A device token as a key: hexadecimal digits, whose case does not matter.
struct DeviceToken: Hashable, Sendable {
    /// The digits, letters in lower case.
    let digits: UTF8Text

    /// Takes digits from a path.
    init(_ bytes: ByteSlice) {
        digits = UTF8Text(repairing: bytes).lowercasedASCII()
    }

    /// Takes digits.
    init(_ digits: String) {
        self.digits = UTF8Text(digits).lowercasedASCII()
    }
}
