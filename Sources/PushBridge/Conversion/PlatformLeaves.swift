import PushModel

/// Sections that are put together from their settings, in the order in which these come.
struct PlatformLeaves {
    private var leaves: [(place: [UTF8Text], value: RawJSON)] = []

    init() { leaves.reserveCapacity(8) }

    /// Sets a value; false where another one stands there already, or stands in the way.
    mutating func set(_ value: RawJSON, at place: [UTF8Text]) -> Bool {
        for leaf in leaves where leaf.place.agrees(with: place, upTo: min(leaf.place.count, place.count)) {
            return leaf.place.count == place.count && leaf.value == value
        }
        leaves.append((place, value))
        return true
    }

    /// The sections.
    var sections: [JSONField] {
        leaves.indices.compactMap { index in
            guard isFirst(index, at: 0) else { return nil }
            let (place, value) = leaves[index]
            let section = place.count == 1 ? value : object(below: index, at: 1)
            return JSONField(key: place[0], value: section)
        }
    }

    /// The object that a leaf stands in, behind so many of its names.
    private func object(below index: Int, at depth: Int) -> RawJSON {
        .object(capacity: 256) { writeMembers(below: index, at: depth, to: &$0) }
    }

    private func writeMembers(below index: Int, at depth: Int, to writer: inout JSONWriter) {
        let place = leaves[index].place
        for (other, leaf) in leaves.enumerated()
        where leaf.place.agrees(with: place, upTo: depth) && isFirst(other, at: depth) {
            writer.key(leaf.place[depth])
            if leaf.place.count == depth + 1 {
                writer.raw(leaf.value)
            } else {
                writer.beginObject()
                writeMembers(below: other, at: depth + 1, to: &writer)
                writer.endObject()
            }
        }
    }

    /// Whether no earlier leaf shares the names of this one up to the one at `depth`.
    private func isFirst(_ index: Int, at depth: Int) -> Bool {
        let place = leaves[index].place
        return !leaves[..<index].contains { $0.place.agrees(with: place, upTo: depth + 1) }
    }
}

extension [UTF8Text] {
    /// Whether both begin with the same so many names.
    fileprivate func agrees(with other: [UTF8Text], upTo count: Int) -> Bool {
        guard self.count >= count, other.count >= count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }
}
