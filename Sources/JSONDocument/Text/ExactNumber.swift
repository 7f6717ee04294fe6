/// A decimal number of any size, for comparing numbers exactly and for finding integers among them.
struct ExactNumber: Equatable {
    private var isNegative = false
    /// The digits from the first to the last that is not 0; empty for zero.
    private var digits: [UInt8] = []
    /// The power of ten of the last digit.
    private var exponent = ExactExponent(digits: [], isNegative: false)

    /// Reads a number that JSON allows.
    init(_ spelling: UTF8Text) {
        let bytes = spelling.withBytes { Array($0) }
        let isNegative = bytes.first == 0x2D
        let mantissaEnd = bytes.firstIndex { $0 | 0x20 == 0x65 } ?? bytes.count
        let mantissa = bytes[(isNegative ? 1 : 0)..<mantissaEnd]
        let fraction = mantissa.firstIndex(of: 0x2E).map { mantissaEnd - $0 - 1 } ?? 0

        let significant = mantissa.filter { $0 != 0x2E }.drop { $0 == 0x30 }
        guard let last = significant.lastIndex(where: { $0 != 0x30 }) else { return }
        let trailingZeros = significant.endIndex - 1 - last
        self.isNegative = isNegative
        digits = Array(significant[...last])
        exponent = ExactExponent(
            spelling: bytes[mantissaEnd...].dropFirst(), adding: trailingZeros - fraction)
    }

    /// The number as an integer; nil when it is not whole or does not fit.
    var integer: Int? {
        guard !digits.isEmpty else { return 0 }
        guard !exponent.isNegative, exponent.digits.count < 3 else { return nil }
        let zeros = exponent.digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        guard digits.count + zeros < 20 else { return nil }
        let spelling = (isNegative ? [0x2D] : []) + digits + Array(repeating: 0x30, count: zeros)
        return spelling.withUnsafeBufferPointer(DecimalInteger.value(of:))
    }
}

/// An integer of any size in decimal digits: exponents have no limit in JSON.
struct ExactExponent: Equatable {
    /// The digits, most significant first, without leading zeros; empty for zero.
    var digits: [UInt8]
    var isNegative: Bool

    init(digits: [UInt8], isNegative: Bool) {
        self.digits = digits
        self.isNegative = isNegative
    }

    /// Adds a number to an exponent as JSON spells it behind the `e`; no bytes are 0.
    ///
    /// The number stands for lengths of a document, so it is far below 10^17 in size.
    init(spelling: ArraySlice<UInt8>, adding addend: Int) {
        let isNegative = spelling.first == 0x2D
        let unsigned = spelling.drop { $0 == 0x2D || $0 == 0x2B }.drop { $0 == 0x30 }
        if unsigned.count <= 17 {
            let magnitude = unsigned.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            let sum = (isNegative ? -magnitude : magnitude) + addend
            self.init(digits: sum == 0 ? [] : Array(String(sum.magnitude).utf8), isNegative: sum < 0)
        } else {
            // More than 17 digits outweigh the addend: the sign stays.
            let digits = Self.sum(of: Array(unsigned), and: isNegative ? -addend : addend)
            self.init(digits: digits, isNegative: isNegative)
        }
    }

    /// Adds a smaller integer of either sign to digits.
    private static func sum(of digits: [UInt8], and addend: Int) -> [UInt8] {
        var digits = digits
        var carry = addend
        for index in digits.indices.reversed() where carry != 0 {
            let total = Int(digits[index] - 0x30) + carry
            let digit = ((total % 10) + 10) % 10
            digits[index] = UInt8(digit) + 0x30
            carry = (total - digit) / 10
        }
        if carry > 0 { digits.insert(UInt8(carry) + 0x30, at: 0) }
        return Array(digits.drop { $0 == 0x30 })
    }
}

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
