extension JSONValue {
    /// Whether two values are equal as JSON data.
    ///
    /// The order of members does not matter, the last of duplicate keys counts, numbers compare by their exact decimal
    /// value whatever their size, strings compare decoded.
    public func isSame(as other: JSONValue) -> Bool {
        // A list of pairs still to compare instead of recursion: documents may be deep.
        var pairs = [(self, other)]
        while let (left, right) = pairs.popLast() {
            guard left.kind == right.kind else { return false }
            switch left.kind {
            case .null: continue
            case .bool: guard left.bool == right.bool else { return false }
            case .string: guard left.string == right.string else { return false }
            case .number:
                guard ExactNumber(left.spelling) == ExactNumber(right.spelling) else { return false }
            case .array:
                guard left.count == right.count else { return false }
                pairs.append(contentsOf: zip(left.elements, right.elements))
            case .object:
                guard let members = left.pairedMembers(with: right) else { return false }
                pairs.append(contentsOf: members)
            }
        }
        return true
    }

    /// The values of the keys of both objects, side by side; nil when the keys differ.
    private func pairedMembers(with other: JSONValue) -> [(JSONValue, JSONValue)]? {
        let left = lastMembers
        let right = other.lastMembers
        guard left.count == right.count else { return nil }
        var pairs: [(JSONValue, JSONValue)] = []
        for (key, value) in left {
            guard let match = right[key] else { return nil }
            pairs.append((value, match))
        }
        return pairs
    }

    private var lastMembers: [UTF8Text: JSONValue] {
        Dictionary(members.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
}
