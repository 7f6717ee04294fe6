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

/// The keys that can stand in one object of a vendor's message.
package struct KeyScope {
    package let place: KeyPlace
    package let keys: [VendorKey]

    /// The scopes that have keys, in the order in which the rows name them.
    ///
    /// A key that stands at the root of every shape belongs to each shape's own root.
    package static func all(of keys: [VendorKey]) -> [KeyScope] {
        let everywhere = KeyPlace(shape: "*", path: "")
        let common = keys.filter { $0.place == everywhere }
        var places: [KeyPlace] = []
        for key in keys where key.place != everywhere && !places.contains(key.place) {
            places.append(key.place)
        }
        return places.map { place in
            let own = keys.filter { $0.place == place }
            return KeyScope(place: place, keys: place.path.isEmpty ? common + own : own)
        }
    }

    /// The scope of the members of a container.
    ///
    /// The rows below the container's own path, if there are any; else those of the path that its transform names.
    package static func child(of key: VendorKey, in scopes: [KeyScope]) -> KeyScope? {
        guard key.isContainer else { return nil }
        let path = key.argument.isEmpty ? key.path : key.argument == "root" ? "" : key.argument
        let places = [
            KeyPlace(shape: key.shape, path: path),
            KeyPlace(shape: "*", path: path),
        ]
        return places.lazy.compactMap { place in scopes.first { $0.place == place } }.first
    }
}

/// A vendor's own way of reading and writing a setting, for which its adapter has a function: a word of the column
/// `transforms` of `vendors.tsv`, such as `levels:integer:unmapped`.
struct OwnTransform {
    /// The function's name.
    let name: String
    /// What it reads, and what goes together with it; nil for a word that is none.
    let facts: SettingsWord.TransformFacts?

    init(_ word: String) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        name = parts[0]
        let types = parts.count > 1 ? parts[1].split(separator: "|").map(String.init) : []
        let rest = parts.dropFirst(2)
        let isSound =
            !name.isEmpty && SettingsWord.transforms[name] == nil && !types.isEmpty
            && types.allSatisfy { LiteralType(rawValue: $0) != nil } && rest.allSatisfy(Self.words.contains)
        facts =
            isSound
            ? SettingsWord.TransformFacts(
                types.joined(separator: " "), rest.contains("meanings") ? .meanings : .none,
                fills: !rest.contains("unmapped"))
            : nil
    }

    /// What may stand behind the types: that the column `values` says what spellings mean, and that no setting is filled.
    private static let words = ["meanings", "unmapped"]
}

extension VendorTables {
    /// The transforms of its settings that are its own.
    var ownTransforms: [OwnTransform] { row.words("transforms").map(OwnTransform.init) }
}

/// What becomes of the members of an object that no row knows.
package enum MemberRestWord: String, CaseIterable {
    /// The app's own message extension.
    case `extension`
    /// Application data where the message has no other.
    case appData
    /// Members of the payload's root.
    case rootData
    /// Members of Apple's `aps` dictionary.
    case apsExtras
    /// Members of an alert that decides alone.
    case alertExtras
    /// Told of: nothing is known of them.
    case unknown
    /// Told of: the vendor documents no such key there.
    case undocumented
    /// Parts of an attachment, unless the message is a text.
    case attachment
    /// The same, told of without the row of their object.
    case media
    /// More of the message that a recall withdraws.
    case recalled
    /// Settings for other platforms, kept aside; names of keys are found in any case of letters.
    case platforms

    /// The words in the tables.
    static var names: [String] { allCases.map(\.rawValue) }
}

/// How a vendor's key compares with the canonical field of its row.
public enum Relation: String, Sendable, Hashable, CaseIterable {
    /// Says the same; the writer writes it back.
    case equivalent
    /// Says less than the field can hold, so that writing may lose something.
    case narrower
    /// Says more than the field can hold, so that reading loses something.
    case broader
    /// Another spelling, or a switch that means something only beside other keys: read, not written for its own sake.
    case related
    /// Has no field; reading it yields a diagnostic.
    case unmapped
    /// Holds other keys, which have rows of their own.
    case container
}
