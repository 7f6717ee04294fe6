/// Reads one message after another by vendors' tables: walks its objects, and puts what each key says into its field.
///
/// What no table can say is the dialect's: the vendor's own transforms, and what is decided once every key was seen.
/// The memory of one message serves the next.
@usableFromInline
package struct MessageReader: ~Copyable {
    package private(set) var table: VendorTable
    package private(set) var dialect: any VendorDialect.Type
    package private(set) var shape: Int
    /// The object of the message itself.
    private(set) var root: Int
    /// What the app's profile says about reading.
    package var options: ReadingOptions
    @usableFromInline package private(set) var places: MessagePlaces
    package var values = ValueReader()
    /// The message.
    package var message = PushMessage()

    /// Whether the message has keys of its own that no row knows.
    var hasStrangers = false
    /// Whether nothing is left of the last message.
    private var isClear = false

    /// What the message's keys say by being there.
    @usableFromInline package internal(set) var marks: UInt32 = 0
    /// What the adapter decides about later.
    var drafts = [FieldContent](repeating: .nothing, count: FieldSlot.draftCount)
    /// Keys that gave way, which count again where the stronger one is taken back.
    var overruled: [Overruled] = []
    /// Objects not yet looked into: first all their siblings are seen, since of two with one name the last counts whole.
    var pending: [PendingObject] = []
    /// Objects of which members that no row knows are told at the end.
    var strangers: [(value: JSONValue, object: Int)] = []
    /// What the elements of arrays said, which the dialect puts together.
    package var gathered = GatheredElements()
    /// The object whose members that no row knows are application data where the message has no other.
    package internal(set) var leftovers: (value: JSONValue, object: Int)?

    init(_ dialect: any VendorDialect.Type, shape: Int, options: ReadingOptions) {
        self.dialect = dialect
        self.shape = shape
        self.options = options
        table = dialect.table
        root = table.shapes[shape].root
        places = MessagePlaces(table, substitutes: dialect.substitutes)
    }

    /// Gets ready for another message.
    mutating func begin(_ dialect: any VendorDialect.Type, shape: Int, options: ReadingOptions) {
        isClear = false
        self.dialect = dialect
        self.shape = shape
        self.options = options
        table = dialect.table
        root = table.shapes[shape].root
        if isKnownUniquelyReferenced(&places) {
            places.begin(table, substitutes: dialect.substitutes)
        } else {
            places = MessagePlaces(table, substitutes: dialect.substitutes)
        }
    }

    mutating func clear() {
        if isClear { return }
        isClear = true
        message.removeAll()
        if !values.diagnostics.isEmpty { values.diagnostics = [] }
        values.hasReplacements = false
        marks = 0
        overruled.removeAllForNext()
        pending.removeAllForNext()
        strangers.removeAllForNext()
        leftovers = nil
        hasStrangers = false
        gathered.removeAll()
    }

    /// A key that gave way, and what it said.
    struct Overruled {
        let slot: FieldSlot
        let key: MetKey
        let content: FieldContent
        /// How many diagnostics there were when it gave way.
        let position: Int
    }

    /// An object of the message, not yet looked into.
    struct PendingObject {
        let row: Int
        let home: Int
        let value: JSONValue
        let rank: UInt8
    }
}

// MARK: - Walking

extension MessageReader {
    /// Reads the message.
    package mutating func read(_ root: JSONValue) {
        for (field, value) in table.shapes[shape].implied { message.set(field, value) }
        dialect.begin(root, &self)
        walk(root, as: self.root, places.open(.init(object: self.root, row: -1, parent: 0, element: -1)))
        lookIntoPending()
        for part in message.removeArgumentsWithoutKey() { noteUseless(part) }
        tellOverruled()
        dialect.finish(&self)
        tellOverruled()
        readContent(of: root)
        if hasStrangers { readContentOfMessage(root) }
        message.removeFieldsOfAbsentParts()
        if bears(Self.isNowhere) { reachNobody() }
        if message.isForEveryone { narrowEveryone() }
        if hasStrangers { tellOfMissingEssentials() }
    }

    private mutating func walk(_ value: JSONValue, as object: Int, _ home: Int) {
        let table = table
        var hasStrangers = false
        value.forEachMember { member in
            if let row = member.withKey({ table.row($0, in: object) }) {
                meet(member.value, row, home)
            } else if let row = respelledRow(of: member, in: object, home) {
                meet(member.value, row, home)
            } else {
                hasStrangers = takeUnknown(member, table.compiledObjects[object].rest, home) || hasStrangers
            }
        }
        if hasStrangers || table.compiledObjects[object].rest == .appData {
            takeRest(of: value, as: object, home)
        }
    }

    /// The row of a key that is spelled in another case, where that is allowed.
    private func respelledRow(of member: borrowing JSONMember, in object: Int, _ home: Int) -> Int? {
        let table = table
        guard let row = member.withKey({ table.row(respelled: $0, in: object) }) else { return nil }
        places.respell(row, in: home, as: member.key)
        return row
    }

    @inline(__always)
    private mutating func meet(_ value: JSONValue, _ row: Int, _ home: Int) {
        let isNull = value.isNull
        if !isNull {
            places.meet(row, in: home, isEmpty: value.isEmptyString)
            let key = table.keys[row]
            // Inside an object that is read as the root, keys are those of an ordinary message.
            if key.marks != 0, !key.transform.isObject, !isReadAsRoot(home) { marks |= key.marks }
        }
        take(value, MetKey(row: row, home: home))
    }

    private func isReadAsRoot(_ home: Int) -> Bool {
        home != 0 && places.opened[home].object == root
    }
}

// MARK: - Objects

extension MessageReader {
    /// Keeps an object until its siblings were seen.
    mutating func keep(_ value: JSONValue, _ key: MetKey) {
        let compiled = table.keys[key.row]
        if compiled.members == root, isReadAsRoot(key.home) {
            if !value.isNull { note(.insideItsOwnKind, key) }
            return
        }
        if compiled.slot.isSomething, !isImpossible(value, key), !claim(compiled.slot, key, value) { return }
        if pending.isEmpty {
            pending.reserveCapacity(8)
        } else if pending.contains(where: { $0.row == key.row && $0.home == key.home }) {
            pending.removeAll { $0.row == key.row && $0.home == key.home }
        }
        if value.isNull { return }
        pending.append(
            PendingObject(row: key.row, home: key.home, value: value, rank: compiled.rank))
    }

    /// Whether no object can come of a value, which then makes nothing give way.
    private func isImpossible(_ value: JSONValue, _ key: MetKey) -> Bool {
        switch value.kind {
        case .bool, .number: true
        case .array: !table.keys[key.row].transform.isList
        case .object: table.keys[key.row].transform.isList
        case .null, .string: false
        }
    }

    /// Whether an object wins over others of its meaning, which then give way.
    private mutating func claim(_ slot: FieldSlot, _ key: MetKey, _ value: JSONValue) -> Bool {
        let isAbsent = value.isNull || value.isEmptyString
        let old = winner(of: slot)
        put(isAbsent ? .nothing : message.content(of: value, as: .value), key, into: slot)
        let winner = winner(of: slot)
        if let old, old != winner { pending.removeAll { $0.row == old.row && $0.home == old.home } }
        if let winner, winner != key, winner != old, let value = message.value(of: content(of: slot))?.value {
            pending.append(
                PendingObject(
                    row: winner.row, home: winner.home, value: value, rank: table.keys[winner.row].rank))
        }
        return winner == key
    }

    private mutating func look(into next: PendingObject) {
        let key = MetKey(row: next.row, home: next.home)
        if next.value.isEmptyString && dialect.allowsEmptyObjects { return }
        guard dialect.opens(next.value, key, &self) else { return }
        if table.keys[key.row].transform == .eachObject { return look(intoEachOf: next.value, key) }
        guard let (value, element) = object(in: next.value, key) else { return }
        _ = look(into: value, key, element: element)
    }

    /// Looks into one object, and gives its number.
    private mutating func look(into value: JSONValue, _ key: MetKey, element: Int) -> Int {
        marks |= table.keys[key.row].marks
        let object = table.keys[key.row].members
        let home = places.open(.init(object: object, row: key.row, parent: key.home, element: element))
        walk(value, as: object, home)
        return home
    }

    /// Looks into each object of an array, with all objects in it, before the next one; one object alone is an array of it.
    private mutating func look(intoEachOf value: JSONValue, _ key: MetKey) {
        guard value.kind == .array || value.kind == .object else { return note(.noList, key) }
        let siblings = pending
        pending = []
        defer { pending = siblings }
        if value.kind == .object {
            note(.objectForList, key)
            return take(element: value, 0, key, isAlone: true)
        }
        for (index, element) in value.elements.enumerated() {
            if element.kind == .object {
                take(element: element, index, key, isAlone: false)
            } else {
                note(.elementNoObject, key, .number(index))
            }
        }
    }

    private mutating func take(element value: JSONValue, _ index: Int, _ key: MetKey, isAlone: Bool) {
        let home = look(into: value, key, element: isAlone ? -1 : index)
        lookIntoPending()
        dialect.finishElement(MetKey(row: key.row, home: home), &self)
    }

    /// Looks into the objects that wait, by their ranks.
    private mutating func lookIntoPending() {
        while !pending.isEmpty {
            var next = 0
            for index in 1..<pending.count where pending[index].rank < pending[next].rank { next = index }
            look(into: pending.remove(at: next))
        }
    }

    /// The object under a key, and which element of an array it is.
    private mutating func object(in value: JSONValue, _ key: MetKey) -> (JSONValue, element: Int)? {
        if table.keys[key.row].transform == .firstObject { return firstObject(in: value, key) }
        return object(value, key).map { ($0, -1) }
    }

    private mutating func firstObject(in value: JSONValue, _ key: MetKey) -> (JSONValue, element: Int)? {
        guard value.kind == .array else {
            note(.noList, key)
            return nil
        }
        guard let (index, first) = value.elements.enumerated().first(where: { $1.kind == .object }) else {
            if value.count > 0 { note(.noObjectInList, key) }
            return nil
        }
        if value.count > 1 { note(.severalObjects, key) }
        return (first, index)
    }
}

// MARK: - The end

extension MessageReader {
    /// Takes a push as a device received it: its alert decides alone, and without a sound or a badge there is none.
    package mutating func takeDelivered() {
        message.set(.explicitAlert, isPresent: true)
        if !message.holds(.sound) { message.sound = .silent }
        message.leavesBadge = !message.holds(.badge)
    }

    /// Whether the message has a key that bears a mark.
    @inlinable package func bears(_ mark: UInt8) -> Bool { marks & 1 << UInt32(mark) != 0 }

    /// Remembers what a value says of the message as a whole; numbers of the table's marks come first.
    @inlinable package mutating func raise(_ mark: UInt8) { marks |= 1 << UInt32(mark) }

    /// Forgets it again.
    @inlinable package mutating func lower(_ mark: UInt8) { marks &= ~(1 << UInt32(mark)) }

    /// Arguments without their key show nothing (readings E11, N12).
    private mutating func noteUseless(_ part: (arguments: CanonicalField, key: CanonicalField)) {
        guard let key = winner(of: part.arguments) else { return }
        let object = table.objects[places.opened[key.home].object]
        let missing = object.rows.first { table.rows[$0].field == part.key }
        note(.withoutKey, key, .words(missing.map { table.rows[$0].name } ?? part.key.rawValue))
    }

    /// Hands over what was told: by exchange, which spares copies.
    mutating func handOver(_ diagnostics: inout [Diagnostic]) {
        if diagnostics.isEmpty {
            swap(&diagnostics, &values.diagnostics)
        } else {
            diagnostics += values.diagnostics
        }
    }
}
