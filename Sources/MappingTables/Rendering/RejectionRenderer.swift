/// Renders Apple's reasons for refusing a request, and what each of them means.
struct RejectionRenderer {
    private let table: Table

    /// Prepares the file from `rejections.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/APNSTypes/Generated/RejectionReason+Table.swift", tables: [table.file],
            body: [members, known, facts].joined(separator: "\n\n") + "\n")
    }

    private var members: String {
        let members = table.rows.map { row in
            """
                /// \(row.id), \(row["status"]): \(row["note"])
                public static let \(Self.name(row["reason"])) = Self(rawValue: "\(row["reason"])")
            """
        }
        return "extension RejectionReason {\n" + members.joined(separator: "\n") + "\n}"
    }

    private var known: String {
        let names = table.rows.map { "        .\(Self.name($0["reason"])),\n" }.joined()
        return """
            extension RejectionReason {
                /// Every reason that the table knows, other spellings included.
                public static let known: [RejectionReason] = [
            \(names)    ]
            }
            """
    }

    private var facts: String {
        let branches = table.rows.map { row in
            """
                    case "\(row["reason"])":
                        Facts(
                            row: "\(row.id)", status: \(row["status"]), classification: \(Self.word(row["class"])),
                            retry: \(Self.word(row["retry"])), token: \(Self.word(row["token"])),
                            connection: \(Self.word(row["connection"])), canonical: \(Self.canonical(row)))
            """
        }
        return """
            extension RejectionReason {
                /// What the table says about the reason; nil for one that it does not know.
                var facts: Facts? {
                    switch rawValue {
            \(branches.joined(separator: "\n"))
                    default: nil
                    }
                }
            }
            """
    }

    private static func canonical(_ row: Table.Row) -> String {
        ".\(name(row["alias"] == "-" ? row["reason"] : row["alias"]))"
    }

    /// A closed word of the table as a case.
    private static func word(_ word: String) -> String { ".\(CamelCase.joined([word]))" }

    /// Apple's spelling as a Swift name: `BadMessageId` is `badMessageID`.
    private static func name(_ reason: String) -> String {
        var name = ""
        var rest = CamelCase.joined([reason])[...]
        while let first = rest.first {
            let isIdentifier = rest.hasPrefix("Id") && rest.dropFirst(2).first.map(\.isUppercase) != false
            name += isIdentifier ? "ID" : String(first)
            rest = rest.dropFirst(isIdentifier ? 2 : 1)
        }
        return name
    }
}
