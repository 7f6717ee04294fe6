extension JSONValue {
    /// Whether two values are equal as JSON data.
    ///
    /// The order of members does not matter, the last of duplicate keys counts, numbers compare by their exact decimal
    /// value whatever their size, strings compare decoded.
    public func isSame(as other: JSONValue) -> Bool {
        if spelling == other.spelling { return true }
        // A list of pairs still to compare instead of recursion: documents may be deep.
        var pairs = [(self, other)]
        while let (left, right) = pairs.popLast() {
            guard left.kind == right.kind else { return false }
            switch left.kind {
            case .null: continue
            case .bool: guard left.bool == right.bool else { return false }
            case .string: guard left.string == right.string else { return false }
            case .number: guard left.isSameNumber(as: right) else { return false }
            case .array:
                guard left.count == right.count else { return false }
                pairs.append(contentsOf: zip(left.elements, right.elements))
            case .object:
                guard left.pairMembers(with: right, into: &pairs) else { return false }
            }
        }
        return true
    }

    private func isSameNumber(as other: JSONValue) -> Bool {
        let left = spelling
        let right = other.spelling
        return left == right || ExactNumber(left) == ExactNumber(right)
    }

    /// Puts the values of the keys of both objects side by side; false when the keys differ.
    private func pairMembers(with other: JSONValue, into pairs: inout [(JSONValue, JSONValue)]) -> Bool {
        // Searching needs no memory but takes the square of the time.
        guard count &+ other.count > 32 else { return searchMembers(of: other, into: &pairs) }
        let left = lastMembers
        let right = other.lastMembers
        guard left.count == right.count else { return false }
        for (key, value) in left {
            guard let match = right[key] else { return false }
            pairs.append((value, match))
        }
        return true
    }

    private func searchMembers(of other: JSONValue, into pairs: inout [(JSONValue, JSONValue)]) -> Bool {
        for member in members {
            let key = member.key
            // The last of duplicates counts, so the member itself may not be what is compared.
            guard let left = self[key], let right = other[key] else { return false }
            pairs.append((left, right))
        }
        return other.members.allSatisfy { self[$0.key] != nil }
    }

    private var lastMembers: [UTF8Text: JSONValue] {
        Dictionary(members.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
}
