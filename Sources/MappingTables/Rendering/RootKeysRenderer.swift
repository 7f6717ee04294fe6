/// Renders the lookup of one name in the roots of all shapes at once, which recognising a message needs.
struct RootKeysRenderer {
    private let enumName: String
    private let roots: [KeyScope]

    init(enumName: String, scopes: [KeyScope]) {
        self.enumName = enumName
        roots = scopes.filter { $0.place.path.isEmpty }
    }

    /// The lookup, which finds the first key of a name: a caller that needs another asks for it in its scope.
    var text: String {
        """
        extension \(enumName) {
            /// The first of the keys spelled `name` at the root of some shape; nil where no shape has one.
            package init?(atSomeRoot name: borrowing UTF8Text) {
                let key: Self? = switch name.count {
        \(NameTest.branches(of: names.map { name in (name, firstKey(of: name)) }))
                default: nil
                }
                guard let key else { return nil }
                self = key
            }
        }
        """
    }

    private func firstKey(of name: String) -> String {
        roots.flatMap(\.keys).first { $0.name == name }.map { ".\($0.caseName)" } ?? "nil"
    }

    /// Every name in the order of the rows.
    private var names: [String] {
        var names: [String] = []
        for key in roots.flatMap(\.keys) where !names.contains(key.name) { names.append(key.name) }
        return names
    }
}
