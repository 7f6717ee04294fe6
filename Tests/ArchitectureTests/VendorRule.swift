extension Rule {
    /// Which vendors there are is said by `Mappings/vendors.tsv`, so that a new one is added without touching what runs all
    /// of them.
    static let vendorNames = Rule("No vendor is named outside its place") { tree in
        let names = tree.vendors.flatMap { vendor in vendor.words.map { (word: $0, vendor: vendor) } }
        return tree.handWritten.flatMap { file -> [Violation] in
            if placesOfAll.contains(where: file.path.hasPrefix) { return [] }
            let source = SwiftSource(file.text)
            let words = Set(
                source.lines.flatMap(camelWords)
                    + (speaksToPeople(file.path) ? [] : source.literals.flatMap(camelWords)))
            return names.filter {
                !words.isDisjoint(with: [$0.word, $0.word + "s"])
                    && !file.path.hasPrefix($0.vendor.folder + "/")
            }
            .map {
                Violation(
                    file.path,
                    "it names \($0.vendor.name); ask the vendor's table or adapter, or put it into \($0.vendor.folder)"
                )
            }
        }
    }

    /// Where any vendor may be named: the registry, and what verifies and signs.
    private static let placesOfAll = [
        "Sources/PushBridge/Vendors/VendorRegistry.swift", "Sources/VendorSignature/",
        // Becomes fewer: what a move between two vendors loses, and the one vendor whose calls are signed.
        "Sources/PushBridgeCommand/Mappings/FieldLoss.swift",
        "Sources/PushBridgeCommand/Mappings/KnownLoss.swift",
        "Sources/PushBridgeCommand/Webhook/SignRequestCommand.swift",
    ]

    /// Whether a file's literals are help texts and other words for people.
    private static func speaksToPeople(_ path: String) -> Bool {
        path.hasPrefix("Sources/PushBridgeCommand/") || path.hasPrefix("Sources/MigrationReport/")
    }

    /// The words of names, in lower case: `EasemobKey` has two, `NIMKey` too.
    private static func camelWords(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var letters = Array(text)[...]
        while let letter = letters.popFirst() {
            let isLetter = letter.isASCII && letter.isLetter
            let begins =
                letter.isUppercase && (word.last?.isLowercase == true || letters.first?.isLowercase == true)
            if !isLetter || begins {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if isLetter { word.append(letter) }
        }
        return words + (word.isEmpty ? [] : [word.lowercased()])
    }
}

/// A vendor, as `Mappings/vendors.tsv` names it.
struct NamedVendor {
    /// The name in commands, which its tables have too.
    let id: String
    /// The name in documents, with which the types of its adapter begin.
    let name: String
    /// The folder of its adapter; for a vendor like another one that one's.
    let folder: String

    /// The adapter's target.
    var target: String { folder.split(separator: "/").last.map(String.init) ?? folder }

    /// What names it in code, in lower case.
    var words: Set<String> { [id, name.lowercased()] }
}

extension SourceTree {
    /// The vendors, in the order of the table.
    var vendors: [NamedVendor] {
        let rows = (texts["Mappings/vendors.tsv"] ?? "").split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let columns = rows.first else { return [] }
        let cells = rows.dropFirst().map { row in
            Dictionary(zip(columns, row)) { first, _ in first }
        }
        return cells.map { row in
            let own = row["like"] == "-" ? row : cells.first { $0["vendor"] == row["like"] } ?? row
            return NamedVendor(
                id: row["vendor"] ?? "", name: row["name"] ?? "", folder: own["folder"] ?? "")
        }
    }
}
