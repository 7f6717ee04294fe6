/// Renders what a move from one vendor to another is known to lose, for the page that tells of it.
struct LossSections {
    let mappings: Mappings

    private var losses: KnownLosses { KnownLosses(mappings) }

    /// The sections by their names: for each vendor and each other one what messages and settings lose, then what can be lost
    /// on the way to any.
    var all: [(name: String, text: String)] {
        let moves = mappings.vendorPairs.map { ($0.source.id, $0.target.id) }
        return moves.flatMap { source, target in
            [
                ("lost-\(source)-\(target)", text(from: source, to: target, ofSettings: false)),
                ("lost-settings-\(source)-\(target)", text(from: source, to: target, ofSettings: true)),
            ]
        } + [("lost-to-any-vendor", toAnyVendor)]
    }

    /// What only a move to one vendor loses, of messages or of settings.
    private func text(from source: String, to target: String, ofSettings: Bool) -> String {
        let vendor = mappings.vendor(source)
        let keys = ofSettings ? vendor?.settings : vendor?.messages
        var table = MarkdownTable("What", "Row", "What happens", "What to do")
        for loss in losses.all
        where loss.isOfSettings == ofSettings && loss.target == target && !loss.isNone
            && loss.concerns(moveFrom: source, to: target)
        {
            guard let row = keys.flatMap({ Self.example(of: loss, in: $0) }) else { continue }
            table.append(loss.marked[0], row.id, loss.marked[1], loss.marked[2])
        }
        return table.text
    }

    /// What can be lost on the way to any vendor.
    private var toAnyVendor: String {
        var table = MarkdownTable("What", "What happens", "What to do")
        for loss in losses.all where loss.target == nil && !loss.keys.contains(.container) {
            table.append(loss.marked[0], loss.marked[1], loss.marked[2])
        }
        return table.text
    }

    /// The row that stands for all that lose it: the one that is named, else the field's first key of its own.
    private static func example(of loss: KnownLoss, in table: Table) -> Table.Row? {
        for key in loss.keys {
            if let row = table.rows.first(where: key.names) { return row }
            let ofField = table.rows.filter { key.means(field: $0["field"]) }
            let own = ofField.first { $0["relation"] == Relation.equivalent.rawValue }
            if let row = own ?? ofField.first { return row }
        }
        return nil
    }
}
