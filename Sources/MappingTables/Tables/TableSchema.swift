/// How one table is built.
struct TableSchema: Sendable {
    /// The names in the header line.
    let columns: [String]
    /// What the identifiers begin with, before a dash and three digits; nil for a table with other identifiers.
    let prefix: String?
    /// The words that a column may hold.
    let words: [String: [String]]
    /// The columns that name a canonical field.
    let fieldColumns: [String]
    /// Whether those columns name what users and consoles set, not fields of messages.
    private(set) var namesSettings = false
    /// The columns that hold a JSON literal.
    let literalColumns: [String]
    /// Whether the identifiers are numbers of readings, such as `G3`.
    let isNumbered: Bool

    private init(
        _ columns: String, prefix: String? = nil, words: [String: [String]] = [:], fields: [String] = [],
        literals: [String] = [], isNumbered: Bool = false
    ) {
        self.columns = columns.split(separator: " ").map(String.init)
        self.prefix = prefix
        self.words = words
        self.fieldColumns = fields
        self.literalColumns = literals
        self.isNumbered = isNumbered
    }

    static let fields = TableSchema(
        "id field case usual type apple loss counterparts note", prefix: "FD",
        words: [
            "type": FieldType.allCases.map(\.rawValue), "apple": ["yes", "no"],
            "loss": ["info", "warning", "error"],
            "usual": ["-", "false", "true", "[]", ".text", ".direct", ".nobody"],
        ])

    static let vendors = TableSchema(
        "id vendor name like keys settings forms transforms readings generations folder note", prefix: "VN")

    static func shapes(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor shape sender body writes paths implies everyone root common content rest case note",
            prefix: "SH",
            words: [
                "vendor": vendors, "sender": ["client", "server", "vendor", "copy"],
                "body": ["json", "form"],
                "writes": shapeWrites, "everyone": ["-", "shape", "path", "key"],
                "rest": MemberRestWord.names, "case": ["exact", "any"],
            ])
    }

    static func messages(of vendor: VendorTables) -> TableSchema {
        self.vendor(vendor.row["keys"], shapes: vendor.shapes.map { $0["shape"] })
    }

    static func settings(of vendor: VendorTables) -> TableSchema {
        self.vendor(vendor.row["settings"], shapes: vendor.forms, namesSettings: true)
    }

    static func bodies(of vendor: VendorTables) -> TableSchema {
        TableSchema(
            "id kinds shapes path type field transform writes need sample expect sources note",
            prefix: String(vendor.row["settings"].dropLast()) + "B",
            words: [
                "writes": ["-", "yes"],
                "need": ["-", "required", "upload"],
            ], literals: ["sample", "expect"])
    }

    static let apns = TableSchema(
        "id place key type field values since order transform rank rest also sample expect sources note",
        prefix: "AP",
        words: [
            "place": ["root", "aps", "alert", "sound", "header"], "rest": ["-"] + MemberRestWord.names,
        ], fields: ["field"], literals: ["sample", "expect"])

    static let rules = TableSchema(
        "id rule severity keys message sources", prefix: "AR",
        words: ["severity": ["info", "warning", "error"]])

    static let rejections = TableSchema(
        "id reason status class retry token connection alias sources note", prefix: "RJ")

    static func profiles(of vendors: Table) -> TableSchema {
        let generations = vendors.rows.flatMap { $0.words("generations") }.distinct
        return TableSchema(
            "id vendor generation language field value sources note", prefix: "PR",
            words: [
                "vendor": ["*"] + vendors.rows.map { $0["vendor"] }, "generation": ["*"] + generations,
                "language": ["*", "zh", "en"],
            ], literals: ["value"])
    }

    static func limits(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor shapes kinds conversation measure called unit most gives sources note", prefix: "LM",
            words: [
                "vendor": vendors, "conversation": ["-", "direct", "group", "room"],
                "unit": ["characters", "bytes", "items", "value"],
            ])
    }

    static func identifiers(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor names longest unit characters maker sources note", prefix: "ID",
            words: [
                "vendor": vendors, "names": ["user", "group"], "unit": ["-", "characters", "bytes"],
                "maker": ["app", "vendor"],
            ])
    }

    static func platforms(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor setting path type class values sources note", prefix: "PF",
            words: [
                "vendor": vendors,
                "class": ["-", "category", "importance", "channel", "template", "alert"],
            ])
    }

    static func outcomes(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor detail outcome reason class sources note", prefix: "OC",
            words: [
                "vendor": vendors, "outcome": ["suppressed", "rejected", "failed"],
                "class": [
                    "sender", "receiver", "request", "configuration", "authentication", "token", "throttling",
                    "server", "unknown",
                ],
            ])
    }

    static func webhooks(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor part path type sources note", prefix: "WH",
            words: [
                "vendor": vendors,
                "part": ["header", "body", "query", "request", "answer", "report", "presence"],
            ])
    }

    /// A vendor whose exports are read need not have an adapter.
    static let exports = TableSchema(
        "id vendor export column type field values sources note", prefix: "XP",
        words: [
            "export": ["devices", "groups"],
            "field": [
                "rows", "people", "token", "platform", "isValid", "topic", "notifier", "unread", "team",
                "updated", "id", "name", "muted", "isRoom", "isSystem",
            ],
        ])

    static let losses = TableSchema(
        "id from to keys what happens remedy weight effort signs lossInChinese remedyInChinese", prefix: "LS",
        words: [
            "weight": ["-"] + verdicts,
            "effort": ["-", "code", "console", "users", "none"],
        ])

    static let effects = TableSchema(
        "id effect weight fields keys codes note", prefix: "EF", words: ["weight": verdicts])

    /// The verdicts about a message, from the best to the worst.
    private static let verdicts = ["identical", "same-screen", "vendor-wording", "degraded", "exposed"]

    static func words(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor list means case values otherwise told substitute note", prefix: "WD",
            words: [
                "vendor": vendors, "means": ["kind", "conversation", "flag", "text", "webhook"],
                "case": ["exact", "any"],
            ])
    }

    static func lostSettings(of vendors: [String]) -> TableSchema {
        var schema = TableSchema(
            "id vendor field when told difference", prefix: "LO",
            words: ["vendor": vendors, "when": ["-", "simple", "summary", "yes", "no"]], fields: ["field"])
        schema.namesSettings = true
        return schema
    }

    static func calls(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id vendor method path body receivers answer refused key rates sources note", prefix: "CA",
            words: [
                "vendor": vendors, "method": ["GET", "POST", "PUT", "PATCH", "DELETE"],
                "body": ["-", "form", "json"],
            ])
    }

    static func rates(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id rate vendor units per counts scope closed sources note", prefix: "RT",
            words: [
                "vendor": vendors, "counts": ["calls", "messages"],
                "scope": ["interface", "app", "receiver"],
            ])
    }

    static func statuses(of vendors: [String]) -> TableSchema {
        TableSchema(
            "id cause vendor http code words retry concerns sources note", prefix: "ST",
            words: [
                "vendor": ["*"] + vendors, "concerns": ["call", "app"],
                "retry": ["-", "never", "after-fix", "later", "at-once", "if-safe"],
            ])
    }

    static func diagnostics(of vendors: Table) -> TableSchema {
        let adapters = vendors.rows.map { $0["folder"] }.filter { $0 != "-" }
            .map { String($0.trimmingPrefix("Sources/")) }
        return TableSchema(
            "code folder severity kind words chinese comment",
            words: [
                "folder": ["PushModel", "Vendors/Engine", "PushBridge"] + adapters,
                "severity": ["info", "warning", "error"],
                "kind": [
                    "dropped", "approximated", "ignored", "repaired", "defaulted", "ambiguous", "over-limit",
                    "invalid",
                ],
            ])
    }

    static let readings = TableSchema("number text", isNumbered: true)

    static let sources = TableSchema("id publisher document revision date")

    /// The columns of a vendor's table of messages.
    static let messageColumns = columns(messageFacts).split(separator: " ").map(String.init)

    /// Whether a shape is written, and when without being asked for.
    private static let shapeWrites = [
        "-", "yes", "usual", "usual:direct", "usual:group", "usual:room", "always",
    ]

    private static let messageFacts = "draft rank evidence presence rest writes also strip"

    private static func columns(_ own: String) -> String {
        "id shape path type field relation transform \(own) sample expect sources note"
    }

    private static func vendor(_ prefix: String, shapes: [String], namesSettings: Bool = false)
        -> TableSchema
    {
        var words = ["shape": ["*"] + shapes, "relation": Relation.allCases.map(\.rawValue)]
        if namesSettings {
            words["writes"] = ["-", "yes"]
        } else {
            words["rest"] = ["-"] + MemberRestWord.names
            words["writes"] = ["-", "yes", "message", "notification", "recall", "no-recall", "no-message"]
            words["strip"] = ["-", "always"]
        }
        var schema = TableSchema(
            columns(namesSettings ? "values part writes" : Self.messageFacts), prefix: prefix, words: words,
            fields: ["field"], literals: ["sample", "expect"])
        schema.namesSettings = namesSettings
        return schema
    }
}

extension Mappings {
    /// Every table with its schema.
    var schemas: [(table: Table, schema: TableSchema)] {
        let names = vendorTables.map(\.id)
        return [(vendors, .vendors), (fields, .fields), (shapes, .shapes(of: names))]
            + vendorTables.map { ($0.ownMessages, .messages(of: $0)) }
            + vendorTables.map { ($0.settings, .settings(of: $0)) }
            + vendorTables.filter { !$0.bodies.text.isEmpty }.map { ($0.bodies, .bodies(of: $0)) } + [
                (apns, .apns), (rules, .rules), (rejections, .rejections),
                (profiles, .profiles(of: vendors)), (limits, .limits(of: names)),
                (identifiers, .identifiers(of: names)),
                (platforms, .platforms(of: names)),
                (outcomes, .outcomes(of: names)), (webhooks, .webhooks(of: names)),
                (exports, .exports), (losses, .losses),
                (effects, .effects),
                (words, .words(of: names)),
                (lostSettings, .lostSettings(of: names)), (diagnostics, .diagnostics(of: vendors)),
                (calls, .calls(of: names)), (rates, .rates(of: names)), (statuses, .statuses(of: names)),
                (readings, .readings),
                (sources, .sources),
            ]
    }
}
