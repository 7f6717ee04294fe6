/// Integers spelled in decimal digits.
enum DecimalInteger {
    /// The value of bytes that are an optional `-` and digits; nil when they are not or do not fit an `Int`.
    static func value(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let isNegative = bytes.first == 0x2D
        let digits = isNegative ? bytes.dropFirst() : bytes[...]
        guard !digits.isEmpty else { return nil }
        var value = 0
        for byte in digits {
            guard byte &- 0x30 < 10 else { return nil }
            let digit = Int(byte &- 0x30)
            // Counting down holds Int.min too.
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (difference, underflow) = product.subtractingReportingOverflow(digit)
            if overflow || underflow { return nil }
            value = difference
        }
        if isNegative { return value }
        return value == Int.min ? nil : -value
    }
}
