/// The tables of `Mappings/`.
public struct Mappings: Sendable {
    /// The fields of the vendor-neutral message.
    public let fields: Table
    /// The forms in which the vendors' messages come.
    public let shapes: Table
    /// Easemob's and Agora's keys and the canonical fields they fill.
    public let easemob: Table
    /// NetEase Yunxin's keys and the canonical fields they fill.
    public let nim: Table
    /// Easemob's and Agora's keys of what users and consoles set.
    public let easemobSettings: Table
    /// NetEase Yunxin's keys of what users set.
    public let nimSettings: Table
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
    /// Settings for other platforms' push services, and which of them the vendors share.
    public let platforms: Table
    /// What vendors say of their pushes, and what it means.
    public let outcomes: Table
    /// The keys and headers of the vendors' webhooks.
    public let webhooks: Table
    /// What a move is known to lose, and what to do about it.
    public let losses: Table
    /// How open points are settled, under the numbers that code, fixtures and documents cite.
    public let readings: Table
    /// The documents that the other tables cite.
    public let sources: Table

    /// Takes the tables from wherever the caller keeps them.
    /// - Parameter text: Gives the text of a file of `Mappings/`, such as `easemob.tsv`.
    /// - Throws: What `text` throws.
    public init<E: Error>(text: (_ file: String) throws(E) -> String) throws(E) {
        fields = Table(file: "fields.tsv", text: try text("fields.tsv"))
        shapes = Table(file: "shapes.tsv", text: try text("shapes.tsv"))
        easemob = Table(file: "easemob.tsv", text: try text("easemob.tsv"))
        nim = Table(file: "nim.tsv", text: try text("nim.tsv"))
        easemobSettings = Table(file: "easemob-settings.tsv", text: try text("easemob-settings.tsv"))
        nimSettings = Table(file: "nim-settings.tsv", text: try text("nim-settings.tsv"))
        apns = Table(file: "apns.tsv", text: try text("apns.tsv"))
        rules = Table(file: "rules.tsv", text: try text("rules.tsv"))
        rejections = Table(file: "rejections.tsv", text: try text("rejections.tsv"))
        profiles = Table(file: "profiles.tsv", text: try text("profiles.tsv"))
        limits = Table(file: "limits.tsv", text: try text("limits.tsv"))
        platforms = Table(file: "platforms.tsv", text: try text("platforms.tsv"))
        outcomes = Table(file: "outcomes.tsv", text: try text("outcomes.tsv"))
        webhooks = Table(file: "webhooks.tsv", text: try text("webhooks.tsv"))
        losses = Table(file: "losses.tsv", text: try text("losses.tsv"))
        readings = Table(file: "readings.tsv", text: try text("readings.tsv"))
        sources = Table(file: "sources.tsv", text: try text("sources.tsv"))
    }

    /// The tables whose rows have identifiers, under the names that `mappings list --vendor` takes.
    public var byName: [(name: String, table: Table)] {
        [
            ("easemob", easemob), ("nim", nim), ("easemob-settings", easemobSettings),
            ("nim-settings", nimSettings), ("apns", apns), ("rules", rules),
            ("rejections", rejections), ("profiles", profiles), ("limits", limits), ("platforms", platforms),
            ("outcomes", outcomes), ("webhooks", webhooks), ("fields", fields), ("shapes", shapes),
            ("losses", losses), ("readings", readings),
        ]
    }
}

extension Mappings {
    /// The tables as they were when the program was built.
    public static let embedded = Mappings { file in EmbeddedTables.text(of: file) }
}
