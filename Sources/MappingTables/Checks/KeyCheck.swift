/// Whether the keys of a vendor table fit together: paths, containers and the names of the generated cases.
struct KeyCheck {
    private let table: Table
    /// Whether the first name of a path is a member of a settings line, which no row leads to.
    private let beginsWithMember: Bool
    private let keys: [VendorKey]
    private let scopes: [KeyScope]

    /// Prepares the check of one vendor's table.
    init(table: Table, beginsWithMember: Bool = false) {
        self.table = table
        self.beginsWithMember = beginsWithMember
        self.keys = VendorKey.all(of: table)
        self.scopes = KeyScope.all(of: keys)
    }

    var problems: [TableProblem] {
        let cases = repeated(by: \.caseName) {
            "the generated case \($0.caseName) is that of \($1.row.id) too"
        }
        return repeated(by: { KeyPlace(shape: $0.shape, path: $0.path) }) {
            "\($0.path) has a row already: \($1.row.id)"
        }
            // Settings have no enum of keys.
            + (beginsWithMember ? [] : cases) + orphans + emptyContainers
    }

    private func repeated<Value: Hashable>(
        by value: (VendorKey) -> Value, message: (VendorKey, VendorKey) -> String
    ) -> [TableProblem] {
        var first: [Value: VendorKey] = [:]
        return keys.compactMap { key in
            guard let earlier = first[value(key)] else {
                first[value(key)] = key
                return nil
            }
            return TableProblem(key.row, of: table, message(key, earlier))
        }
    }

    /// Keys in an object that no container leads to.
    private var orphans: [TableProblem] {
        let reached = Set(keys.compactMap { KeyScope.child(of: $0, in: scopes)?.place })
        return keys.compactMap { key in
            guard !key.place.path.isEmpty, !reached.contains(key.place),
                !beginsWithMember || key.place.path.contains(".")
            else { return nil }
            return TableProblem(key.row, of: table, "no container row leads to \(key.place.path)")
        }
    }

    private var emptyContainers: [TableProblem] {
        keys.compactMap { key in
            guard key.isContainer, KeyScope.child(of: key, in: scopes) == nil else { return nil }
            return TableProblem(
                key.row, of: table, "the container has no keys: add rows below it or call it unmapped")
        }
    }
}
