extension Rule {
    /// A vendor's key is written down in its table; code names the generated case, not the spelling.
    static let vendorKeys = Rule("No vendor key is spelled outside its table") { tree in
        let keys = tree.vendors.map { (vendor: $0.name, keys: distinctiveKeys(of: $0.id, in: tree)) }
        return tree.handWritten.flatMap { file in
            guard !toolingTargets.contains(SourceTree.target(of: file.path) ?? "") else {
                return [Violation]()
            }
            return SwiftSource.of(file.text).literals.compactMap { literal in
                guard let owner = keys.first(where: { $0.keys.contains(literal) })?.vendor else { return nil }
                return Violation(
                    file.path, "it spells \(literal), a key of \(owner); name the case of \(owner)Key")
            }
        }
    }

    private static let toolingTargets: Set<String> = ["MappingTables", "generate-mappings"]

    /// The names that can only be the vendor's: compound ones that neither Apple nor this project has.
    private static func distinctiveKeys(of vendor: String, in tree: SourceTree) -> Set<String> {
        let apples = Set(tree.column("key", of: "apns.tsv"))
        let fields = tree.column("field", of: "fields.tsv").compactMap {
            $0.split(separator: ".").last.map(String.init)
        }
        let messages = tree.column("path", of: "\(vendor).tsv").map {
            $0.split(separator: ".")
        }
        // The first name of a setting's path is ours: a member of a user's line, or of a profile.
        let settings = tree.column("path", of: "\(vendor)-settings.tsv")
            .map { $0.split(separator: ".").dropFirst() }
        let names =
            messages.compactMap { $0.last.map(String.init) }
            + settings.compactMap { $0.last.map(String.init) }
        return Set(names.filter(isCompound)).subtracting(apples).subtracting(fields).subtracting(members)
    }

    /// Members of the profile and of the recipients file that a vendor calls the same.
    private static let members: Set<String> = ["appKey", "timeZone", "offlinePush"]

    private static func isCompound(_ name: String) -> Bool {
        name.contains { "_-:".contains($0) } || name.dropFirst().contains(where: \.isUppercase)
    }
}
