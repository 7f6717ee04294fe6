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
