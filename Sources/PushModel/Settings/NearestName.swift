/// Finds the name that somebody probably meant.
package enum NearestName {
    /// The known name that the fewest changes of letters, whatever their case, make of `name`.
    ///
    /// - Returns: Nil where no name is near: more than a third of its letters would change, and neither begins like the
    ///   other.
    package static func of(_ name: String, among known: [String]) -> String? {
        let letters = Array(name.lowercased().unicodeScalars.prefix(longest))
        var nearest: (name: String, distance: Int)?
        for candidate in known {
            let distance = distance(letters, Array(candidate.lowercased().unicodeScalars))
            let isNear =
                distance <= max(1, max(letters.count, candidate.count) / 3)
                || begins(letters, like: candidate)
            if isNear && distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
        }
        return nearest?.name
    }

    /// Whether one of two names is the beginning of the other, and says enough.
    private static func begins(_ letters: [Unicode.Scalar], like candidate: String) -> Bool {
        let other = Array(candidate.lowercased().unicodeScalars)
        let common = min(letters.count, other.count)
        return common >= 3 && letters[..<common] == other[..<common]
    }

    /// More letters than any known name has.
    private static let longest = 64

    /// How many letters must be added, removed, replaced or exchanged with their neighbour.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                var best = min(
                    last[column] + (left[row] == right[column] ? 0 : 1),
                    min(last[column + 1], current[column]) + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
