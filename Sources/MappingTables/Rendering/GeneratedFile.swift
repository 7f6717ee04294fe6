/// A file made from the tables.
public struct GeneratedFile: Sendable, Hashable {
    /// The path from the package's root.
    public let path: String
    /// The whole content.
    public let text: String

    /// What a person runs to make the files anew.
    public static let command = "swift run generate-mappings"

    /// Puts the lines that every generated file begins with before the content.
    init(path: String, tables: [String], body: String) {
        let origin = tables.map { "Mappings/\($0)" }.joined(separator: ", ")
        self.path = path
        self.text = """
            // Made from \(origin). Edit the table, not this file, and run `\(Self.command)`.
            // swift-format-ignore-file


            """ + body
    }
}

extension Mappings {
    /// Every file made from the tables, in a fixed order.
    public var generatedFiles: [GeneratedFile] {
        [
            MessagePropertyRenderer(table: fields).file,
            FieldRenderer(table: fields).file,
            KeyEnumRenderer(table: easemob, enumName: "EasemobKey", target: "EasemobAdapter").file,
            KeyEnumRenderer(table: nim, enumName: "NIMKey", target: "NIMAdapter").file,
            SettingsTableRenderer(table: easemobSettings, vendor: "Easemob").file,
            SettingsTableRenderer(table: nimSettings, vendor: "NIM").file,
            VendorTableRenderer(mappings: self, table: easemob, vendor: "Easemob").file,
            VendorTableRenderer(mappings: self, table: nim, vendor: "NIM").file,
            LimitRenderer(mappings: self, table: easemob, vendor: "Easemob").file,
            LimitRenderer(mappings: self, table: nim, vendor: "NIM").file,
            APNSKeyRenderer(table: apns).file,
            RuleRenderer(table: rules).file,
            RejectionRenderer(table: rejections).file,
            ProfileRenderer(table: profiles).file,
            PlatformRenderer(mappings: self).file,
            OutcomeRenderer(table: outcomes).file,
            WebhookKeyRenderer(
                table: webhooks, parts: ["header", "body", "request"], enumName: "WebhookKey",
                target: "VendorSignature", vocabulary: "JSONDocument", namesVendor: true
            ).file,
            WebhookKeyRenderer(
                table: webhooks, parts: ["report"], enumName: "EasemobReportKey",
                target: "EasemobAdapter", vocabulary: "PushModel", namesVendor: false
            ).file,
            EmbeddedTablesRenderer(mappings: self).file,
        ]
    }
}
