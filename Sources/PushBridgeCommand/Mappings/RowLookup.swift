internal import MappingTables
internal import PushBridge

extension MappingTables.Mappings {
    /// The row with an identifier, and its table.
    func row(id: String) -> (Table, Table.Row)? {
        for (_, table) in byName {
            if let row = table.row(id: id) { return (table, row) }
        }
        return nil
    }

    /// The row that a person means: by its identifier, as Apple's reason for a rejection, or as a document's.
    func row(named name: String) -> (Table, Table.Row)? {
        let reason = rejections.rows.first { $0["reason"].lowercased() == name.lowercased() }
        return row(id: name) ?? reason.map { (rejections, $0) } ?? sources.row(id: name).map { (sources, $0) }
    }

    /// What a row is about: the vendor's or Apple's key, or the setting; nil for an unknown row.
    func key(ofRow id: String) -> String? {
        guard let (_, row) = row(id: id) else { return nil }
        if ["aps", "alert", "sound"].contains(row["place"]) { return "\(row["place"]).\(row["key"])" }
        return ["path", "key", "reason", "field"].lazy.map { row[$0] }.first { !$0.isEmpty }
    }

    /// What a row is about, in words for people: what its note says, else what the canonical field is.
    func words(ofRow id: String) -> String? {
        guard let (_, row) = row(id: id) else { return nil }
        let field = fields.rows.first { $0["field"] == row["field"] }
        return [field?["note"], row["note"]].compactMap(\.self).first { !$0.isEmpty && $0 != "-" }
    }

    /// The canonical field that a row's key fills; nil where it fills none.
    func field(ofRow id: String) -> String? { row(id: id).map { $0.1["field"] } }

    /// Rows that the user may mean by an unknown name, each with its key: those with this key, else those with a similar
    /// identifier.
    func rows(near name: String) -> [String] {
        let wanted = name.lowercased()
        let rows = byName.flatMap { $0.table.rows }.filter { !$0["id"].isEmpty }
        let byKey = rows.filter { row in
            let key = (key(ofRow: row.id) ?? "").lowercased()
            return key == wanted || key.hasSuffix("." + wanted)
        }
        let digits = Int(wanted.filter(\.isNumber))
        let letters = wanted.filter(\.isLetter)
        let byNumber = rows.filter { digits != nil && Int($0.id.filter(\.isNumber)) == digits }
        let ofTable = byNumber.filter { $0.id.lowercased().filter(\.isLetter) == letters }
        let near = [byKey, ofTable, byNumber].first { !$0.isEmpty } ?? []
        let suggested = near.map { row in key(ofRow: row.id).map { "\(row.id) (\($0))" } ?? row.id }
        return Array((reading(near: wanted) + suggested).prefix(Self.mostSuggestions))
    }

    /// The reading with the letters and the number of what was asked for, whatever is between them.
    private func reading(near wanted: String) -> [String] {
        func bare(_ name: String) -> String {
            name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
        }
        return readings.rows.map { $0["number"] }.filter { bare($0) == bare(wanted) }.map {
            "'\($0)' (a reading)"
        }
    }

    private static var mostSuggestions: Int { 3 }
}

/// What becomes of a vendor's key on the way to each other vendor: the keys that carry it, what is lost, what to do.
struct RowJourney {
    private let mappings: MappingTables.Mappings
    private let row: Table.Row
    let vendor: String
    /// Whether it is a key of settings, not of messages.
    private let isSetting: Bool

    /// The journeys from each vendor that has a row: one from its own vendor, one from every vendor for a key of Apple's
    /// that all of them read, none for a row that is no vendor's key.
    static func all(ofRow id: String, _ mappings: MappingTables.Mappings) -> [RowJourney] {
        mappings.vendorTables.flatMap { vendor in
            [(vendor.messages, false), (vendor.settings, true)].compactMap { table, isSetting in
                table.row(id: id).map {
                    RowJourney(mappings: mappings, row: $0, vendor: vendor.id, isSetting: isSetting)
                }
            }
        }
    }

    /// A line for each thing there is to say: what it is about, and the words.
    var lines: [[String]] {
        let anyVendors = losses().filter { $0.target == nil }
        return others.flatMap { target in
            carried(to: target).map { ["to \(target)", $0] }
                + told(losses(to: target).filter { $0.target != nil })
        } + told(anyVendors)
    }

    private func told(_ losses: [KnownLoss]) -> [[String]] {
        losses.flatMap { loss in
            let weight = loss.weight.map { " (\($0))" } ?? ""
            let word = loss.weight == Fidelity.identical.rawValue ? "kept" : "lost"
            return [[word, "\(loss.what): \(loss.happens)\(weight)"], ["what to do", loss.remedy]]
        }
    }

    /// What is known to be lost of the key on the way to one vendor; nil means every vendor.
    func losses(to target: String? = nil) -> [KnownLoss] {
        KnownLosses.embedded.losses(of: row, from: vendor, isSetting: isSetting, to: target)
    }

    /// The targets whose tables are others: of several with one table, the first.
    private var others: [String] {
        mappings.vendorTables.filter { $0.isWritten && $0.id != vendor }.map(\.id)
    }

    // MARK: Keys

    private func carried(to target: String) -> [String] {
        let field = row["field"]
        guard field != "-" else { return [Self.words(ofRelation: row["relation"])] }
        return isSetting ? [setting(field, at: target)] : message(field, at: target)
    }

    private static func words(ofRelation relation: String) -> String {
        switch relation {
        case "container": "see the rows of its members"
        case "unmapped": "not converted by itself; see the note"
        default: "converted together with other keys; see the note"
        }
    }

    private func setting(_ field: String, at target: String) -> String {
        let rows = keys(of: field, in: mappings.vendor(target)?.settings)
        if rows.isEmpty { return "there is no key for it" }
        return "carried by \(listed(rows))"
    }

    /// What becomes of a message's key: in all shapes, or shape by shape.
    private func message(_ name: String, at target: String) -> [String] {
        guard let field = CanonicalField(rawValue: name),
            let adapter = VendorRegistry.standard.adapter(for: target)
        else { return ["converted together with other keys; see the note"] }
        let shapes = adapter.writtenShapes
        let saying = shapes.filter { adapter.fields(sayableIn: $0).contains(field) }
        let keys = keys(of: field.rawValue, in: mappings.vendor(target)?.messages)
        var lines: [String] = []
        if !saying.isEmpty {
            let place = saying.count == shapes.count ? "" : " in the shapes \(saying.joined(separator: ", "))"
            lines.append("carried\(place)\(keys.isEmpty ? "" : " by \(listed(keys))")")
        }
        if saying.count < shapes.count {
            let lacking = shapes.filter { !saying.contains($0) }
            let place = saying.isEmpty ? "" : " in \(lacking.joined(separator: ", "))"
            lines.append("no key\(place): \(weight(of: field, at: target))")
            if let shape = saying.first, isWritten(oneOf: lacking, by: adapter) {
                lines.append("what to do: --to-shape \(shape)")
            }
        }
        return lines
    }

    /// Whether 'convert' writes one of the shapes by itself for messages that can be pushed, which those to rooms are not.
    private func isWritten(oneOf shapes: [String], by adapter: any VendorWriter.Type) -> Bool {
        [true, false].contains { isClient in
            [Conversation.Kind.direct, .group].contains { kind in
                shapes.contains(adapter.usualShape(ofClients: isClient, in: kind))
            }
        }
    }

    private func weight(of field: CanonicalField, at target: String) -> String {
        let known = losses(to: target).map(\.weight)
        if known.contains(Fidelity.identical.rawValue) { return "nothing is lost; see below" }
        return switch field.lossSeverity {
        case .error: "people notice its loss, unless 'convert' finds another way to show the same"
        case .warning: "its loss changes who gets the push, or how"
        case .info where known.contains(where: { $0.flatMap(Fidelity.init(rawValue:))?.isNoticed == true }):
            "people may notice; see 'lost' below"
        case .info: "nobody notices its loss"
        }
    }

    private func keys(of field: String, in table: Table?) -> [Table.Row] {
        (table?.rows ?? []).filter {
            $0["field"] == field && $0["writes"] != "-"
        }
    }

    /// Some rows with their keys; many rows spell one field.
    private func listed(_ rows: [Table.Row]) -> String {
        let shown = rows.prefix(Self.mostKeys).map { "\($0.id) (\($0["path"]))" }.joined(separator: ", ")
        return rows.count > Self.mostKeys ? "\(shown) and \(rows.count - Self.mostKeys) more" : shown
    }

    private static let mostKeys = 2
}
