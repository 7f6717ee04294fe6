/// A row of a vendor table, taken apart as the generated enum needs it.
package struct VendorKey {
    package let row: Table.Row

    /// The shape whose spelling this is; `*` for all.
    var shape: String { row["shape"] }
    var path: String { row["path"] }
    /// The name of the function that reads the value.
    var transform: String { String(row["transform"].prefix { $0 != "(" }) }
    /// Where the rows of a container's members are, if not below its own path; empty otherwise.
    var argument: String {
        row["transform"].split(separator: "(").dropFirst().first.map { String($0.dropLast()) } ?? ""
    }
    var isContainer: Bool { row["relation"] == Relation.container.rawValue }

    /// The names along the path.
    var components: [String] { path.split(separator: ".").map(String.init) }
    /// The vendor's spelling of the last name.
    package var name: String { components.last ?? "" }
    /// Where the key stands.
    var place: KeyPlace { KeyPlace(shape: shape, path: components.dropLast().joined(separator: ".")) }
    /// The name of the case in the generated enum.
    let caseName: String

    /// The keys of a table.
    ///
    /// Paths that differ only in where a name begins, as `apns.content` and `apnsContent` do, would share a case name;
    /// the nested one then shows its dots as underscores. What still shares one is spelled out, as `push_content`.
    package static func all(of table: Table) -> [VendorKey] {
        let plain = table.rows.map { KeyPlace(shape: $0["shape"], path: $0["path"]).swiftName }
        let uses = Dictionary(grouping: plain) { $0 }.mapValues(\.count)
        var taken: Set<String> = []
        return zip(table.rows, plain).map { row, name in
            let isShared = uses[name, default: 0] > 1 && row["path"].contains(".")
            let place = KeyPlace(shape: row["shape"], path: row["path"])
            let own = isShared ? place.dottedSwiftName : name
            return VendorKey(row: row, caseName: taken.insert(own).inserted ? own : place.spelledSwiftName)
        }
    }
}

/// An object of a vendor's message: the shape it belongs to and the path to it, empty for the whole message.
package struct KeyPlace: Hashable {
    package let shape: String
    package let path: String

    /// Creates a place.
    package init(shape: String, path: String) {
        self.shape = shape
        self.path = path
    }

    /// The place in camel case: the shape's name, unless it is `*`, and the names along the path.
    var swiftName: String {
        CamelCase.joined(shape == "*" ? words : [shape] + words)
    }

    /// The same with an underscore for each dot of the path.
    var dottedSwiftName: String {
        guard let first = words.first else { return swiftName }
        let head = CamelCase.joined(shape == "*" ? [first] : [shape, first])
        return ([head] + words.dropFirst().map { CamelCase.joined([$0]) }).joined(separator: "_")
    }

    /// The shape and all names along the path as they are spelled, for what differs only in that.
    var spelledSwiftName: String {
        let names = path.split(separator: ".").map { $0.map { $0.isLetter || $0.isNumber ? $0 : "_" } }
        return ((shape == "*" ? [] : [CamelCase.joined([shape])]) + names.map { String($0) })
            .joined(separator: "_")
    }

    /// The names along the path, without the one that all keys of every shape share.
    private var words: [String] {
        let words = path.split(separator: ".").map(String.init)
        return shape == "*" && words.count > 1 ? Array(words.dropFirst()) : words
    }
}
