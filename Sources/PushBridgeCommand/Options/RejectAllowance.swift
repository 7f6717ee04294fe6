internal import ArgumentParser

/// How many rejected lines a run may have and still be done.
enum RejectAllowance: Hashable {
    /// So many.
    case count(Int)
    /// So many of a hundred lines.
    case percent(Double)

    /// Reads `N` or `P%`.
    ///
    /// - Throws: `ValidationError` for anything else.
    @Sendable
    static func read(_ text: String) throws -> RejectAllowance {
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent) {
            return .percent(percent)
        }
        guard let count = Int(text), count >= 0 else {
            throw ValidationError("it is neither a number of lines such as 10 nor a percentage such as 0.5%")
        }
        return .count(count)
    }

    /// Whether rejects are as few as allowed.
    ///
    /// - Parameters:
    ///   - rejects: How many reject records there are.
    ///   - lines: How many lines there are that held something.
    /// - Returns: Whether they are.
    func covers(_ rejects: Int, of lines: Int) -> Bool {
        switch self {
        case .count(let count): rejects <= count
        case .percent(let percent): Double(rejects) * 100 <= percent * Double(lines)
        }
    }
}
