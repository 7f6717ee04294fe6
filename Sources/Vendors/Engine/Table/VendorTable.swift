/// A vendor's compiled table: what the engine runs.
@usableFromInline
package final class VendorTable: Sendable {
    /// What documents call the vendor.
    package let name: String
    /// The names of the vendors whose messages look like this, the adapter's own first.
    package let vendors: [String]
    /// The rows in the order of the table.
    package let rows: [VendorRow]
    /// The objects that keys stand in.
    package let objects: [VendorObject]
    /// The shapes.
    package let shapes: [VendorShape]
    /// The shape of a push as a device receives it.
    package let delivered: VendorShape
    /// The shapes in which messages are written where nobody asks for another: an app's, and its backend's.
    let usual: (client: VendorShape, server: VendorShape)
    /// The settings for other platforms; of several with one name the first is written.
    package let platforms: [PlatformSetting]
    /// The fields of which each shape's keys say something.
    private let sayable: [FieldSet]
    /// Each shape in words, and whose it is: `NIM's shape sdk`.
    package let shapesInWords: [[DiagnosticArgument]]
    /// The vendor's words for what has few.
    package let words: [VendorWords]
    /// What messages consist of beside their text.
    package let bodies: BodyTable
    /// Where each shape's messages hold that.
    @usableFromInline let contents: [ContentPlace]
    /// The same for custom notifications and commands.
    @usableFromInline let noticeContents: [ContentPlace]
    /// What of each object is asked for with every message.
    let compiledObjects: [CompiledObject]
    /// What each row decides while a message is read.
    let keys: [CompiledKey]
    /// The vendor's spelling of each row's key.
    @usableFromInline package let names: [UTF8Text]
    /// The JSON Pointer of each row's key where the message has it as the table says.
    let pointers: [String]
    /// The last step of that pointer, with its slash.
    let steps: [String]
    /// The row of the key under which each row's object stands as the table says; -1 for a key of the message itself, -2
    /// where no row is that key's.
    let parents: [Int]
    private let index: NameIndex
    /// The rows at each shape's root of which a form has one element at a time.
    let lists: [[Int]]
    /// The rows that are written in each object, in the table's order.
    @usableFromInline package let written: [[WrittenRow]]
    /// The rows that can say something of a field, the strongest first.
    package let holders: FieldTable<[Int]>

    /// Compiles a table; the usual shapes and the delivered one are given by their index.
    package init(
        _ name: String, vendors: [String], rows: [VendorRow], objects: [VendorObject], shapes: [VendorShape],
        client: Int,
        server: Int, delivered: Int, platforms: [PlatformSetting], words: [VendorWords] = [],
        bodies: BodyTable = BodyTable()
    ) {
        self.name = name
        self.vendors = vendors
        self.rows = rows
        self.objects = objects
        self.shapes = shapes
        self.delivered = shapes[delivered]
        usual = (shapes[client], shapes[server])
        self.platforms = platforms
        self.words = words
        self.bodies = bodies
        func contents(_ places: [[BodyPath]]) -> [ContentPlace] {
            shapes.indices.map { number in
                let path = number < places.count ? places[number].first : nil
                return ContentPlace(path, from: shapes[number].root, rows, objects)
            }
        }
        let (contents, noticeContents) = (contents(bodies.places), contents(bodies.notices))
        self.contents = contents
        self.noticeContents = noticeContents
        sayable = shapes.indices.map { number in
            var fields = Self.fields(below: shapes[number].root, objects, rows)
            if contents[number].isSomewhere { fields.insert(.content) }
            return fields
        }
        shapesInWords = shapes.map { [.words("\(name)'s shape \($0.name)")] }
        names = rows.map { $0.spelling }
        keys = rows.indices.map { CompiledKey(rows[$0], number: $0) }
        let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
        pointers = rows.map {
            String(decoding: ("." + $0.path.string).utf8.map { $0 == dot ? slash : $0 }, as: UTF8.self)
        }
        steps = zip(pointers, names).map { String(Substring($0.utf8.suffix($1.count + 1))) }
        parents = Self.parents(rows, objects)
        index = NameIndex(scopes: objects.map(\.rows), names: names)
        compiledObjects = objects.map { CompiledObject(rest: $0.rest, ignoresCase: $0.ignoresCase) }
        written = WrittenRow.byObject(rows, objects, holding: contents)
        let keys = keys
        lists = shapes.map { shape in objects[shape.root].rows.filter { keys[$0].holdsListOrText } }
        let byStrength = keys.map(\.strength).sorted().map { Int($0 & 0xFFFF) }
        let filling = Dictionary(grouping: byStrength) { keys[$0].field }
        var beside: [CanonicalField: [Int]] = [:]
        for row in rows.indices {
            for field in rows[row].also { beside[field, default: []].append(row) }
        }
        holders = FieldTable { field in
            let others = beside[field, default: []].filter {
                !(field == .rootData && keys[$0].staysAtRoot)
            }
            // What is gathered from the elements of a list is the list's, not that of the key met last in one of them.
            return others.filter { keys[$0].transform == .eachObject } + filling[field, default: []]
                + others.filter { keys[$0].transform != .eachObject }
        }
    }

    private static func parents(_ rows: [VendorRow], _ objects: [VendorObject]) -> [Int] {
        var parents = rows.map { $0.isAtRoot ? -1 : -2 }
        for object in objects {
            guard let holder = object.holder else { continue }
            let shape = rows[holder].shape
            for row in object.rows where parents[row] == -2 && (shape == "*" || shape == rows[row].shape) {
                parents[row] = holder
            }
        }
        return parents
    }

    /// The place of the shape with a name.
    package func number(ofShape name: String) -> Int? {
        for number in shapes.indices where shapes[number].name == name { return number }
        return nil
    }

    /// The shape with a name.
    package func shape(named name: String) -> VendorShape? { number(ofShape: name).map { shapes[$0] } }

    /// Whether some of the vendor's messages are forms.
    package var readsForms: Bool { shapes.contains(where: \.isForm) }

    /// The row of the key spelled `name` in an object; nil for a key that no row knows.
    @inline(__always)
    package func row(_ name: borrowing UTF8Text, in object: Int) -> Int? {
        index.number(of: name, in: object)
    }

    /// The same for a key in another case of letters than the table's, in an object that allows it.
    package func row(respelled name: borrowing UTF8Text, in object: Int) -> Int? {
        if !compiledObjects[object].ignoresCase { return nil }
        for row in objects[object].rows where names[row].equalsIgnoringASCIICase(name) { return row }
        return nil
    }

    /// The name of the row in an object from which a key differs only in the case of its letters.
    func name(like key: UTF8Text, in object: Int) -> UTF8Text? {
        objects[object].rows.first { names[$0].equalsIgnoringASCIICase(key) }.map { names[$0] }
    }

    /// The field that a row's key fills; nil for containers and for keys without one.
    @usableFromInline
    package func field(of row: Int) -> CanonicalField? { keys[row].field }

    /// The object under a row's key; the first object for a key that holds no keys.
    @usableFromInline
    package func members(of row: Int) -> Int { max(keys[row].members, 0) }

    /// The shape in which a message is written where nobody asks for another.
    ///
    /// - Parameters:
    ///   - isClients: Whether it came in a shape of clients.
    ///   - conversation: The kind of its conversation.
    /// - Returns: The shape.
    func usualShape(ofClients isClients: Bool, in conversation: Conversation.Kind) -> VendorShape {
        if isClients && !usual.server.isForClients { return usual.client }
        return shapes.first { $0.usualConversation == conversation } ?? usual.server
    }

    /// The rows that bear a mark.
    package func rows(marked mark: UInt8) -> [Int] { rows.indices.filter { rows[$0].mark == mark } }

    /// The fields that a shape has a key for, with those of the keys that all shapes share or without.
    package func fields(in shape: String, hasShared: Bool) -> [CanonicalField] {
        rows.filter { $0.shape == shape || hasShared && $0.shape == "*" }.compactMap(\.field)
    }

    /// The fields of which a shape's keys say something.
    package func fields(sayableIn shape: String) -> FieldSet {
        number(ofShape: shape).map { sayable[$0] } ?? []
    }

    /// The fields of which keys in an object, or below it, say something.
    private static func fields(
        below object: Int, _ objects: [VendorObject], _ rows: [VendorRow]
    ) -> FieldSet {
        var fields = FieldSet()
        var (met, next) = ([object], 0)
        while next < met.count {
            for row in objects[met[next]].rows where !rows[row].writes.isEmpty {
                if let field = rows[row].field { fields.insert(field) }
                for field in rows[row].also { fields.insert(field) }
                if let members = rows[row].members, !met.contains(members) { met.append(members) }
            }
            next += 1
        }
        return fields
    }
}

/// What of an object is asked for with every message.
struct CompiledObject: Sendable {
    let rest: MemberRest
    let ignoresCase: Bool
}

/// A row that is written.
@usableFromInline
package struct WrittenRow: Sendable {
    /// The row's place in the table.
    @usableFromInline package let number: Int
    /// What is sent with it.
    @usableFromInline package let sending: Sending
    /// What it says something of: its field, or all that is said in the object under it.
    @usableFromInline package let fields: FieldSet

    static func byObject(
        _ rows: [VendorRow], _ objects: [VendorObject], holding contents: [ContentPlace]
    ) -> [[WrittenRow]] {
        let fields = fields(rows, objects, contents)
        return objects.map { object in
            object.rows.filter { !rows[$0].writes.isEmpty }
                .map { WrittenRow(number: $0, sending: rows[$0].writes, fields: fields[$0]) }
        }
    }

    private static func fields(
        _ rows: [VendorRow], _ objects: [VendorObject], _ contents: [ContentPlace]
    ) -> [FieldSet] {
        let holders = Set(contents.map(\.object))
        // Of a content that lies among other keys, a part may belong into the object under one of them.
        let open = contents.filter { $0.key == nil && $0.object >= 0 }.map(\.object)
        let inContents = Set(open.flatMap { objects[$0].rows }.map { rows[$0].id })
        var fields = rows.map { row in
            var own = FieldSet()
            if let members = row.members, holders.contains(members) { own.insert(.content) }
            if row.members != nil, inContents.contains(row.id) { own.insert(.content) }
            for case let field? in [row.field, row.members.flatMap { objects[$0].rest.field }] {
                own.insert(field)
            }
            return own
        }
        // An object may stand in one of its own sort.
        var known: [FieldSet]
        repeat {
            known = fields
            for number in rows.indices.reversed() {
                guard let members = rows[number].members else { continue }
                for member in objects[members].rows { fields[number].formUnion(fields[member]) }
            }
        } while fields != known
        return fields
    }
}

/// What of a row is asked for with every message.
struct CompiledKey: Sendable {
    let transform: Transform
    /// What it fills.
    let slot: FieldSlot
    let types: ValueTypes
    /// The field that it fills, or that the adapter fills with it.
    let field: CanonicalField?
    /// The order in which containers are read.
    let rank: UInt8
    /// The less, the stronger.
    let strength: UInt32
    /// The bit of what it says by being there.
    let marks: UInt32
    /// The object under it; -1 for a key that holds no keys.
    let members: Int
    let staysAtRoot: Bool

    init(_ row: VendorRow, number: Int) {
        transform = row.transform
        slot = row.draft.map(FieldSlot.draft) ?? row.field.map(FieldSlot.field) ?? .nothing
        types = row.types
        field = row.field
        rank = row.rank
        strength = UInt32(row.rank) << 16 | UInt32(number)
        marks = row.mark.map { 1 << UInt32($0) } ?? 0
        members = row.members ?? -1
        staysAtRoot = row.also.contains(.rootData) && !row.transform.isObject
    }
}

/// What a key fills: a field of the message, or a draft of the adapter's.
@usableFromInline
package struct FieldSlot: Equatable, Sendable {
    /// The place among all slots: fields in their order, drafts from ``firstDraft``.
    @usableFromInline let number: UInt8

    @inlinable
    init(number: UInt8) { self.number = number }

    /// How many there can be.
    @inlinable static var count: Int { 128 }
    /// How many of them are drafts.
    @inlinable static var draftCount: Int { 24 }
    /// The number of the first draft.
    @inlinable static var firstDraft: Int { count - draftCount }

    static let nothing = FieldSlot(number: .max)
    @inlinable static func field(_ field: CanonicalField) -> FieldSlot {
        FieldSlot(number: UInt8(truncatingIfNeeded: field.position))
    }
    @inlinable static func draft(_ draft: UInt8) -> FieldSlot {
        FieldSlot(number: UInt8(truncatingIfNeeded: firstDraft) + draft)
    }

    @inlinable @inline(__always) var isSomething: Bool { number < Self.count }
    @inlinable @inline(__always) var isField: Bool { number < Self.firstDraft }
    /// Its bit in a set of slots.
    @inlinable @inline(__always) var bit: UInt128 { 1 &<< UInt128(truncatingIfNeeded: position) }
    /// The place of what it holds; meaningless for none.
    @inlinable @inline(__always) var position: Int { Int(number & 127) }
}
