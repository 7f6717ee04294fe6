/// Whether known losses are about vendors, rows and fields that exist, and say what a page of messages needs.
struct LossCheck {
    let mappings: Mappings

    private var table: Table { mappings.losses }

    var problems: [TableProblem] {
        let vendors = mappings.vendorTables.map(\.id)
        return table.rows.flatMap { row in
            [directions(row, vendors), keys(row, vendors), words(row), signs(row), ofMessages(row)]
                .flatMap { $0.map { TableProblem(row, of: table, $0) } }
        }
    }

    private func directions(_ row: Table.Row, _ vendors: [String]) -> [String] {
        let unknown = ["from", "to"].filter { row[$0] != "*" && !vendors.contains(row[$0]) }.map {
            "the \($0) \"\(row[$0])\" is none of: \(vendors.joined(separator: ", ")); write * for all"
        }
        let stays = row["from"] == row["to"] && row["from"] != "*"
        return unknown + (stays ? ["from and to are one vendor"] : [])
    }

    // MARK: Keys

    private func keys(_ row: Table.Row, _ vendors: [String]) -> [String] {
        let loss = KnownLoss(row)
        let sources = vendors.filter { loss.concerns(moveFrom: $0, to: nil) }
        let rows = sources.flatMap { self.rows(of: $0, settings: loss.isOfSettings) }
        return zip(row["keys"].split(separator: " "), loss.keys).compactMap { word, key in
            switch key {
            case .container, .content, .other, .message:
                loss.isOfSettings ? "the key \(word) is for losses of messages" : nil
            case .row where loss.source == nil:
                "a loss of every vendor's names fields, not \(word)"
            case .row:
                rows.contains(where: key.names)
                    ? nil : "the key \(word) is no row of \(loss.source ?? "")'s \(Self.about(loss))"
            case .field, .fields:
                rows.contains { key.means(field: $0["field"]) }
                    ? nil : "the key \(word) is no field that a key of \(Self.about(loss)) there fills"
            }
        }
    }

    private static func about(_ loss: KnownLoss) -> String { loss.isOfSettings ? "settings" : "messages" }

    private func rows(of vendor: String, settings: Bool) -> [Table.Row] {
        let tables = mappings.vendor(vendor)
        return (settings ? tables?.settings : tables?.messages)?.rows ?? []
    }

    // MARK: Words

    private func words(_ row: Table.Row) -> [String] {
        ["what", "happens", "remedy"].flatMap { column -> [String] in
            let text = row[column]
            var problems: [String] = []
            if text.count > 120 {
                problems.append("the \(column) has \(text.count) characters, more than 120")
            }
            if text.hasSuffix(".") { problems.append("the \(column) ends with a full stop; leave it out") }
            if text.count(where: { $0 == "`" }) % 2 == 1 {
                problems.append("the \(column) has a ` too few or too many")
            }
            return problems
        }
    }

    private func signs(_ row: Table.Row) -> [String] {
        row.words("signs").filter { !$0.utf8.allSatisfy(Self.isOfCode) }.map {
            "the sign \"\($0)\" is no code of a diagnostic"
        }
    }

    private static func isOfCode(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }

    /// What a page shows of losses of messages stands in their rows, and in no others.
    private func ofMessages(_ row: Table.Row) -> [String] {
        let isOfSettings = row["weight"] == "-"
        return ["effort", "signs", "lossInChinese", "remedyInChinese"].filter {
            (row[$0] == "-") != isOfSettings
        }.map {
            isOfSettings ? "a loss of settings has - as its \($0)" : "a loss of messages needs its \($0)"
        }
            + ["lossInChinese", "remedyInChinese"].filter { column in
                !isOfSettings && row[column] != "-"
                    && row[column].unicodeScalars.allSatisfy { $0.value < 0x2E80 }
            }.map { "the \($0) has no Chinese in it" }
    }
}
