/// The keys of a vendor's table by the objects that they stand in, each with what it says something of.
public struct KeyTable<Key: MappedKey>: Sendable {
    /// A key.
    public struct Row: Sendable {
        /// The key.
        public let key: Key
        /// The objects that stand under it; nil for a key that holds no keys.
        public let scope: Key.Scope?
        /// What it says something of: its field, or all that is said in the object under it.
        public let fields: FieldSet
    }

    @usableFromInline let rows: [[Row]]

    /// Makes the table.
    ///
    /// - Parameter others: Of which fields members stand in an object that no key of the table names.
    public init(besides others: (Key.Scope) -> FieldSet) {
        let fields = Self.fields(others)
        rows = Key.Scope.allCases.map { scope in
            scope.members.map { Row(key: $0, scope: $0.childScope, fields: fields[Int($0.rawValue)]) }
        }
    }

    /// The keys that stand in an object, in the table's order.
    @inlinable
    public subscript(scope: Key.Scope) -> [Row] { rows[Int(scope.rawValue)] }

    /// What each key says something of.
    private static func fields(_ others: (Key.Scope) -> FieldSet) -> [FieldSet] {
        var fields = Key.allCases.map { key in
            var own = key.childScope.map(others) ?? []
            if let field = key.field { own.insert(field) }
            return own
        }
        // An object may stand in one of its own sort.
        var known: [FieldSet]
        repeat {
            known = fields
            for key in Key.allCases {
                for member in key.childScope?.members ?? [] {
                    fields[Int(key.rawValue)].formUnion(known[Int(member.rawValue)])
                }
            }
        } while fields != known
        return fields
    }
}
