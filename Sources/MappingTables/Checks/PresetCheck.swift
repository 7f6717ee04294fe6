/// Whether each vendor has a preset, and none for a generation that it has not.
struct PresetCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        let (vendors, profiles) = (mappings.vendors, mappings.profiles)
        let without = vendors.rows.filter { vendor in
            !profiles.rows.contains { $0["vendor"] == vendor["vendor"] && $0["field"] == "language" }
        }
        return without.map { row in
            TableProblem(
                row, of: vendors,
                "profiles.tsv has no row of \(row["vendor"]) with the field language, so it has no preset")
        }
            + profiles.rows.filter { !isOfVendor($0) }.map { row in
                TableProblem(
                    row, of: profiles,
                    "\(row["vendor"]) has no generation \"\(row["generation"])\" in vendors.tsv")
            }
    }

    private func isOfVendor(_ row: Table.Row) -> Bool {
        if row["vendor"] == "*" || row["generation"] == "*" { return true }
        let vendor = mappings.vendors.rows.first { $0["vendor"] == row["vendor"] }
        return vendor?.words("generations").contains(row["generation"]) == true
    }
}
