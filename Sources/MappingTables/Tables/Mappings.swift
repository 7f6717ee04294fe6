internal import CMappings

/// The tables of `Mappings/`.
public struct Mappings: Sendable {
    /// The folder of the tables, from the package's root.
    public static let folder = "Mappings"

    /// The vendors, with what the other tables and the generated code call them.
    public let vendors: Table
    /// The vendors' own tables, in the order of ``vendors``.
    public let vendorTables: [VendorTables]
    /// The fields of the vendor-neutral message.
    public let fields: Table
    /// The forms in which the vendors' messages come.
    public let shapes: Table
    /// Apple's payload keys and request headers.
    public let apns: Table
    /// What the linter asks of a payload and its headers.
    public let rules: Table
    /// Why Apple refuses a request, and what follows from that.
    public let rejections: Table
    /// The vendors' built-in texts and policies.
    public let profiles: Table
    /// How much the vendors take, and what gives way where a message has more.
    public let limits: Table
    /// What identifiers the vendors take, and who makes them.
    public let identifiers: Table
    /// Settings for other platforms' push services, and which of them the vendors share.
    public let platforms: Table
    /// What vendors say of their pushes, and what it means.
    public let outcomes: Table
    /// The keys and headers of the vendors' webhooks.
    public let webhooks: Table
    /// The columns of what vendors export.
    public let exports: Table
    /// What a move is known to lose, and what to do about it.
    public let losses: Table
    /// What a conversion does to a message beside what screens show, and what it makes of the verdict.
    public let effects: Table
    /// The words and numbers in which the vendors say what has few values.
    public let words: Table
    /// Settings for which vendors have no place.
    public let lostSettings: Table
    /// The vendors' server interfaces that are called.
    public let calls: Table
    /// How often the vendors may be called.
    public let rates: Table
    /// How the vendors' answers to calls are read.
    public let statuses: Table
    /// What diagnostics tell, in both languages.
    public let diagnostics: Table
    /// How open points are settled, under the numbers that code, fixtures and documents cite.
    public let readings: Table
    /// The documents that the other tables cite.
    public let sources: Table

    /// Takes the tables from wherever the caller keeps them.
    /// - Parameter text: Gives the text of a file of `Mappings/`, such as `shapes.tsv`; empty where there is none.
    /// - Throws: What `text` throws.
    public init<E: Error>(text: (_ file: String) throws(E) -> String) throws(E) {
        try self.init { file throws(E) in Table(file: file, text: try text(file)) }
    }

    private init<E: Error>(table: (_ file: String) throws(E) -> Table) throws(E) {
        vendors = try table("vendors.tsv")
        fields = try table("fields.tsv")
        shapes = try table("shapes.tsv")
        apns = try table("apns.tsv")
        rules = try table("rules.tsv")
        rejections = try table("rejections.tsv")
        profiles = try table("profiles.tsv")
        limits = try table("limits.tsv")
        identifiers = try table("identifiers.tsv")
        platforms = try table("platforms.tsv")
        outcomes = try table("outcomes.tsv")
        webhooks = try table("webhooks.tsv")
        exports = try table("exports.tsv")
        losses = try table("losses.tsv")
        effects = try table("effects.tsv")
        words = try table("words.tsv")
        lostSettings = try table("lost-settings.tsv")
        calls = try table("calls.tsv")
        rates = try table("rates.tsv")
        statuses = try table("statuses.tsv")
        diagnostics = try table("diagnostics.tsv")
        readings = try table("readings.tsv")
        sources = try table("sources.tsv")
        var vendorTables: [VendorTables] = []
        for row in vendors.rows where row["like"] == "-" {
            let id = row["vendor"]
            let others = vendors.rows.filter { $0["like"] == id }.map { $0["vendor"] }
            let own = try table("\(id).tsv")
            vendorTables.append(
                VendorTables(
                    row: row, messages: AppleRows(apns).added(to: own), ownMessages: own,
                    settings: try table("\(id)-settings.tsv"), bodies: try table("\(id)-bodies.tsv"),
                    shapes: shapes.rows.filter { $0["vendor"] == id }, names: [id] + others))
        }
        self.vendorTables = vendorTables
    }

    /// The tables with those of another folder: rows for the tables that all vendors share, and tables of vendors that
    /// these rows name.
    /// - Parameters:
    ///   - folder: The folder, from the package's root.
    ///   - text: Gives the text of a file in it; empty where there is none.
    /// - Returns: All of them.
    /// - Throws: What `text` throws.
    public func adding<E: Error>(
        folder: String, text: (_ file: String) throws(E) -> String
    ) throws(E) -> Mappings {
        let own = Dictionary(all.map { ($0.file, $0) }) { first, _ in first }
        return try Mappings { file throws(E) in
            let more = Table(file: file, folder: folder, text: try text(file))
            return own[file]?.adding(more) ?? more
        }
    }

    /// The type of each canonical field.
    var fieldTypes: [String: String] {
        Dictionary(fields.rows.map { ($0["field"], $0["type"]) }) { first, _ in first }
    }

    /// The own tables of a vendor, by its name or that of one whose messages look the same; nil for a name that no row has.
    public func vendor(_ name: String) -> VendorTables? {
        vendorTables.first { $0.names.contains(name) }
    }

    /// The tables whose rows have identifiers, under the names that `mappings list --vendor` takes.
    public var byName: [(name: String, table: Table)] {
        vendorTables.map { ($0.id, $0.ownMessages) } + vendorTables.map { ("\($0.id)-settings", $0.settings) }
            + vendorTables.filter { !$0.bodies.text.isEmpty }.map { ("\($0.id)-bodies", $0.bodies) }
            + [
                ("apns", apns), ("rules", rules), ("rejections", rejections), ("profiles", profiles),
                ("limits", limits), ("identifiers", identifiers),
                ("platforms", platforms), ("outcomes", outcomes), ("webhooks", webhooks),
                ("exports", exports), ("fields", fields),
                ("vendors", vendors), ("shapes", shapes), ("losses", losses),
                ("effects", effects),
                ("words", words), ("lost-settings", lostSettings),
                ("calls", calls), ("rates", rates), ("statuses", statuses),
                ("diagnostics", diagnostics), ("readings", readings),
            ]
    }

    /// Every table.
    var all: [Table] { byName.map(\.table) + [sources] }
}

extension Mappings {
    /// The tables as they were when the program was built.
    public static let embedded = Mappings { file in String(cString: embedded_table(file)) }
}
