/// Whether what is told of settings without a place has its code, and is half a sentence.
struct LostSettingCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        mappings.lostSettings.rows.flatMap { row in
            (told(by: row) + difference(of: row)).map { TableProblem(row, of: mappings.lostSettings, $0) }
        }
    }

    private func told(by row: Table.Row) -> [String] {
        mappings.diagnostics.row(id: row["told"]) == nil
            ? ["the code \"\(row["told"])\" has no row in diagnostics.tsv"] : []
    }

    private func difference(of row: Table.Row) -> [String] {
        let text = row["difference"]
        return text == "-" || text.first?.isLowercase == true && !text.hasSuffix(".")
            ? [] : ["the difference is a sentence without its subject and its full stop"]
    }
}
