/// Renders the lookup of one name in the roots of all shapes at once, which recognising a message needs.
struct RootKeysRenderer {
    private let enumName: String
    private let roots: [KeyScope]

    init(enumName: String, scopes: [KeyScope]) {
        self.enumName = enumName
        roots = scopes.filter { $0.place.path.isEmpty }
    }

    /// The lookup.
    func text(of lookup: RootLookup) -> String {
        switch lookup {
        case .first: first
        case .each: each
        }
    }

    private var first: String {
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

    /// The type of what is found, and its lookup.
    private var each: String {
        let members = roots.map { "    package var \($0.name): \(enumName)?" }
        return """
            /// The keys that have one name at the root of a message, by shape.
            package struct \(enumName)AtRoot {
            \(members.joined(separator: "\n"))
            }

            extension \(enumName)AtRoot {
                /// The keys spelled `name`; nil where no shape has it at its root.
                package init?(_ name: borrowing UTF8Text) {
                    guard let keys = Self.keys(name) else { return nil }
                    self = keys
                }

                private static func keys(_ name: borrowing UTF8Text) -> Self? {
                    switch name.count {
            \(NameTest.branches(of: names.map { ($0, meaning(of: $0)) }))
                    default: nil
                    }
                }
            }
            """
    }

    /// Every name in the order of the rows.
    private var names: [String] {
        var names: [String] = []
        for key in roots.flatMap(\.keys) where !names.contains(key.name) { names.append(key.name) }
        return names
    }

    private func meaning(of name: String) -> String {
        let keys = roots.compactMap { root in
            root.keys.first { $0.name == name }.map { "\(root.name): .\($0.caseName)" }
        }
        return "Self(\(keys.joined(separator: ", ")))"
    }
}

/// What a name is looked up for in the roots of all shapes at once.
enum RootLookup {
    /// The first key of that name, which is enough where a name means the same in all shapes.
    case first
    /// The key of each shape.
    case each
}
