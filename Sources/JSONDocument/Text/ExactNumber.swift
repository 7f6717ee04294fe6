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
