/// Where one message spells its keys, and with that the fields of the model.
@usableFromInline
package final class MessagePlaces: FieldPlaces, @unchecked Sendable {
    // Unchecked because a reader fills it before anybody else has it; nothing changes it later.

    @exclusivity(unchecked) private var table: VendorTable
    /// The slots that a key gave a value, a bit for each.
    @exclusivity(unchecked) @usableFromInline var filled: UInt128 = 0
    /// The key whose value stands in each of them.
    @exclusivity(unchecked) private(set) var winners = InlineArray<128, MetKey>(
        repeating: MetKey(row: 0, home: 0))
    /// The rows whose keys the message has.
    @exclusivity(unchecked) private var met = KeySet()
    /// The object that each of them was met in last.
    @exclusivity(unchecked) private var homes = InlineArray<512, UInt32>(repeating: 0)
    /// The keys whose value is an empty text, which says something only where nothing else does.
    @exclusivity(unchecked) private var empties = KeySet()
    /// The objects that were looked into, the message itself first.
    @exclusivity(unchecked) private(set) var opened: [OpenedObject] = []
    /// The keys of settings for other platforms.
    @exclusivity(unchecked) private var sections: [MetKey] = []
    /// The keys that are spelled in another case than the table's.
    @exclusivity(unchecked) private var respelled: [(row: Int, object: Int, name: UTF8Text)] = []
    /// Fields that no key names, and the rows of the keys from which they follow.
    @exclusivity(unchecked) private var implied: [(field: CanonicalField, row: Int, isFirst: Bool)] = []
    /// Fields that others stand in for where no key says them.
    @exclusivity(unchecked) private var substitutes: FieldTable<[CanonicalField]>

    init(_ table: VendorTable, substitutes: FieldTable<[CanonicalField]>) {
        self.table = table
        self.substitutes = substitutes
        opened.reserveCapacity(8)
    }

    /// Forgets the message, and gets ready for another one.
    func begin(_ table: VendorTable, substitutes: FieldTable<[CanonicalField]>) {
        self.table = table
        self.substitutes = substitutes
        filled = 0
        met = KeySet()
        empties = KeySet()
        opened.removeAllForNext()
        if !sections.isEmpty { sections.removeAll() }
        if !implied.isEmpty { implied.removeAll() }
        if !respelled.isEmpty { respelled.removeAll() }
    }

    /// An object of the message that was looked into.
    struct OpenedObject {
        /// Which of the table's objects it is read as.
        let object: Int
        /// The row of its key; -1 for the message.
        let row: Int
        /// The object that its key stands in.
        let parent: Int
        /// Which element of an array it is; -1 for none.
        let element: Int
    }
}

// MARK: - While a message is read

extension MessagePlaces {
    /// Whether some key gave a slot a value.
    @inlinable @inline(__always)
    func isFilled(_ slot: FieldSlot) -> Bool { filled & slot.bit != 0 }

    /// The key whose value a slot holds.
    @inline(__always)
    func winner(of slot: FieldSlot) -> MetKey? {
        filled & slot.bit == 0 ? nil : winners[slot.position]
    }

    @inline(__always)
    func win(_ slot: FieldSlot, _ key: MetKey) {
        filled |= slot.bit
        winners[slot.position] = key
    }

    func empty(_ slot: FieldSlot) { filled &= ~slot.bit }

    /// Adds an object that is looked into, and gives its number.
    func open(_ object: OpenedObject) -> Int {
        opened.append(object)
        return opened.count - 1
    }

    @inline(__always)
    func meet(_ row: Int, in object: Int, isEmpty: Bool) {
        met.insert(UInt16(row))
        homes[row] = UInt32(truncatingIfNeeded: object)
        if isEmpty { empties.insert(UInt16(row)) }
    }

    func meetSection(_ key: MetKey) { sections.append(key) }

    /// Says from which key a field follows that no key names; where the message lacks the key, from none.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - row: The key's row.
    ///   - isFirst: Whether that holds though keys name the field, since each of them says a part of it only.
    package func imply(_ field: CanonicalField, by row: Int, isFirst: Bool = false) {
        if has(row) { implied.append((field, row, isFirst)) }
    }

    func respell(_ row: Int, in object: Int, as name: UTF8Text) { respelled.append((row, object, name)) }

    /// Takes out a key that turned out to say nothing.
    func remove(_ row: Int, in object: Int) {
        if home(of: row) == object { met.remove(UInt16(row)) }
    }

    /// Whether the message has a row's key, with a value other than `null` that says something.
    package func has(_ row: Int) -> Bool { met.contains(UInt16(row)) }

    /// Whether the object under a row's key was looked into.
    package func hasOpened(_ row: Int) -> Bool { opened.contains { $0.row == row } }

    /// The object that the key of a row was met in last.
    func home(of row: Int) -> Int? { has(row) ? Int(homes[row]) : nil }

    /// The key of a row where it was met last; nil where the message has none.
    func key(of row: Int) -> MetKey? { home(of: row).map { MetKey(row: row, home: $0) } }
}

// MARK: - Places

extension MessagePlaces {
    /// The place of a row's key where the message has it, else where the table has it.
    package func location(_ row: Int) -> Location {
        Location(
            row: table.rows[row].id,
            path: home(of: row).map { pointer(to: row, in: $0) } ?? table.pointers[row])
    }

    /// The place of a key that the message has.
    package func location(_ key: MetKey) -> Location {
        Location(row: table.rows[key.row].id, path: pointer(to: key.row, in: key.home))
    }

    /// The place of a member that no row knows.
    package func location(of name: UTF8Text, in object: Int) -> Location {
        Location(row: "", path: pointer(toObject: object) + "/" + pointerStep(name))
    }

    /// The place of an object that was looked into, whose key may have a row.
    package func location(ofObject object: Int) -> Location {
        Location(row: "", path: pointer(toObject: object))
    }

    private func pointer(to row: Int, in object: Int) -> String {
        if isHeld(row, in: object) { return "" }
        if respelled.isEmpty && isWhereTheTableHasIt(row, in: object) { return table.pointers[row] }
        var pointer = Self.emptyPointer
        append(row, in: object, to: &pointer)
        return pointer
    }

    private func pointer(toObject object: Int) -> String {
        var pointer = Self.emptyPointer
        append(object: object, to: &pointer)
        return pointer
    }

    /// Text with room for most pointers, so that it is allocated once.
    private static var emptyPointer: String {
        var pointer = ""
        pointer.reserveCapacity(60)
        return pointer
    }

    private func append(_ row: Int, in object: Int, to pointer: inout String) {
        append(object: object, to: &pointer)
        if !respelled.isEmpty,
            let name = respelled.last(where: { $0.row == row && $0.object == object })?.name
        {
            pointer += "/" + pointerStep(name)
        } else {
            pointer += table.steps[row]
        }
    }

    private func append(object number: Int, to pointer: inout String) {
        let object = opened[number]
        if object.row < 0 { return }
        // A message that is itself what stands under a key elsewhere has no step for it.
        if !isHeld(object.row, in: object.parent) { append(object.row, in: object.parent, to: &pointer) }
        if object.element >= 0 { pointer += "/\(object.element)" }
    }

    /// Whether a row's object is the message itself, which stands under the row's key elsewhere.
    private func isHeld(_ row: Int, in object: Int) -> Bool {
        opened[object].row < 0 && table.objects[opened[object].object].holder == row
    }

    /// Whether a row's key stands where the table says, not in a list, nor in an object that is read as another one.
    private func isWhereTheTableHasIt(_ row: Int, in object: Int) -> Bool {
        var (row, object) = (row, object)
        while true {
            let opened = opened[object]
            if opened.element >= 0 || table.parents[row] != opened.row { return false }
            if opened.row < 0 { return true }
            (row, object) = (opened.row, opened.parent)
        }
    }
}

// MARK: - Fields

extension MessagePlaces {
    @usableFromInline
    package func location(of field: CanonicalField) -> Location? {
        if let first = implied.last(where: { $0.field == field && $0.isFirst }) { return location(first.row) }
        var empty: Location?
        if let place = location(of: field, orEmpty: &empty) { return place }
        for field in substitutes[field] {
            if let place = location(of: field, orEmpty: &empty) { return place }
        }
        if field == .platforms, let section = sections.first {
            return location(section)
        }
        if let implied = implied.last(where: { $0.field == field }) { return location(implied.row) }
        return empty
    }

    private func location(of field: CanonicalField, orEmpty empty: inout Location?) -> Location? {
        for row in table.holders[field] where has(row) {
            // Empty data is data (reading E10).
            if !empties.contains(UInt16(row)) || table.keys[row].transform == .value { return location(row) }
            if empty == nil { empty = location(row) }
        }
        return nil
    }

    @usableFromInline
    package func location(ofMember name: UTF8Text, of field: CanonicalField) -> Location? {
        switch field {
        case .platforms:
            sections.last { table.names[$0.row] == name }.map(location)
        // A delivered push has them at its root.
        case .rootData where opened.first.map { table.objects[$0.object].rest } == .rootData:
            Location(row: "", path: "/" + pointerStep(name))
        default: nil
        }
    }
}
