/// What is known to be lost on the way from vendor to vendor, found by a vendor's row.
public struct KnownLosses: Sendable {
    /// All that is known, in the table's order.
    public let all: [KnownLoss]
    /// The fields that decide what people get.
    private let decidingFields: Set<String>
    /// The fields and the rows that are the message's own content (reading C17).
    private let contents: Set<String>

    /// Takes what the tables know.
    public init(_ mappings: Mappings) {
        all = mappings.losses.rows.map(KnownLoss.init)
        decidingFields = Set(mappings.fields.rows.filter { $0["apple"] == "yes" }.map { $0["field"] })
        let effects = mappings.effects.rows.filter { $0["effect"] == "content-lost" }
        contents = Set(effects.flatMap { $0.words("fields") + $0.words("keys") })
    }

    /// What is known of a vendor's key: first of its row alone, then of all keys of its field, then of all content, then of
    /// any key.
    ///
    /// - Parameters:
    ///   - row: A row of the vendor's table.
    ///   - vendor: Whose key it is.
    ///   - isSetting: Whether it stands in the vendor's table of settings.
    ///   - target: The vendor to whom somebody moves; nil for all of them.
    /// - Returns: The losses; empty for a key that decides nothing.
    public func losses(
        of row: Table.Row, from vendor: String, isSetting: Bool, to target: String? = nil
    ) -> [KnownLoss] {
        let possible = all.filter {
            $0.isOfSettings == isSetting && $0.concerns(moveFrom: vendor, to: target)
        }
        let own = possible.filter { $0.keys.contains { $0.names(row) } }
        let ofField = possible.filter { loss in
            !own.contains(loss) && loss.keys.contains { $0.means(field: row["field"]) }
        }
        let isContent = contents.contains(row.id) || contents.contains(row["field"])
        let known = own + ofField + (isContent ? possible.filter { $0.keys.contains(.content) } : [])
        return known.isEmpty ? possible.filter { $0.keys.contains(lastResort(for: row)) } : known
    }

    /// What may happen to messages as a whole.
    public var ofWholeMessages: [KnownLoss] { all.filter { $0.keys.contains(.message) } }

    /// What a key is where nothing is known of it by its name; a word that no row has for one that decides nothing.
    private func lastResort(for row: Table.Row) -> LossKey {
        if decidingFields.contains(row["field"]) { return .other }
        let holdsOthers = row["field"] == "-" && row["relation"] == Relation.container.rawValue
        return holdsOthers ? .container : .field("-")
    }
}

extension KnownLosses {
    /// What was known when the program was built.
    public static let embedded = KnownLosses(.embedded)
}
