/// Where the messages of a shape hold what they consist of, as the first of the shape's places says.
@usableFromInline
struct ContentPlace: Sendable {
    /// The object that the content, or the key above it, lies in; -1 where the adapter writes the content itself, or the
    /// shape has none.
    @usableFromInline private(set) var object = -1
    /// The object that holds the content; -1 where no keys are known there.
    private(set) var scope = -1
    /// The key of the content in that object; nil where its members stand among those of the object.
    private(set) var key: UTF8Text?
    /// Whether that key holds JSON in a text.
    private(set) var isFolded = false
    /// The last row on the way to the content; nil where no key leads there.
    private(set) var row: Int?
    /// Whether messages of the shape have a content.
    private(set) var isSomewhere = false

    init(_ path: BodyPath?, from root: Int, _ rows: [VendorRow], _ objects: [VendorObject]) {
        guard let path else { return }
        isSomewhere = true
        var current = root
        for (number, step) in path.steps.enumerated() {
            let row = objects[current].rows.first { rows[$0].spelling == step.name }
            self.row = row ?? self.row
            guard let next = row.flatMap({ rows[$0].members }) else {
                if number < path.steps.count - 1 || step.selector != nil { return }
                key = step.name
                isFolded = row.map { !rows[$0].types.contains(.object) } ?? false
                object = current
                return
            }
            current = next
        }
        scope = current
        // Which element of an array a content belongs to is the adapter's affair.
        if path.steps.allSatisfy({ $0.selector == nil }) { object = current }
    }
}

extension VendorTable {
    /// Members that the app's data cannot have where it is the whole content of a custom message.
    ///
    /// - Parameter shape: The number of the shape.
    /// - Returns: The members that fill fields of the message there, such as RongCloud's `extra`.
    package func namesTakenFromData(inShape shape: Int) -> Set<UTF8Text> {
        let keys = ContentKeys(table: self, object: contents[shape].scope)
        let isWhole = bodies.rows(for: .custom, named: nil, inShape: shape).contains {
            $0.field == .data && $0.isWritten && $0.path.steps.isEmpty
        }
        guard isWhole, keys.object >= 0 else { return [] }
        return Set(objects[keys.object].rows.map { rows[$0].spelling }.filter(keys.fillFields))
    }
}

/// What the vendor's table of keys names in the object that holds a content.
struct ContentKeys {
    let table: VendorTable
    /// The object's number; -1 where no keys are known.
    let object: Int

    func contains(_ name: UTF8Text) -> Bool { row(name) != nil }

    /// Whether a member fills fields of the message: an object of keys of its own, or the app's extension.
    func fillFields(_ name: UTF8Text) -> Bool {
        row(name).map { table.rows[$0].members != nil || table.rows[$0].field == .extension } ?? false
    }

    private func row(_ name: UTF8Text) -> Int? { object < 0 ? nil : table.row(name, in: object) }
}
