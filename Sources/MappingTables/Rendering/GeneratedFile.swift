/// A file made from the tables.
public struct GeneratedFile: Sendable, Hashable {
    /// The path from the package's root.
    public let path: String
    /// The whole content.
    public let text: String

    /// What a person runs to make the files anew.
    public static let command = "swift run generate-mappings"

    /// The same for the tables of another folder.
    static func command(for folder: String) -> String {
        folder == Mappings.folder ? command : "\(command) . \(folder)"
    }

    /// Puts the lines that every generated file begins with before the content.
    init(
        path: String, tables: [String], with shared: [String] = [], folder: String = Mappings.folder,
        body: String
    ) {
        let own = tables.map { "\(folder)/\($0)" }
        let origin = (own + shared.map { "\(Mappings.folder)/\($0)" }).joined(separator: ", ")
        self.path = path
        self.text = """
            // Made from \(origin). Edit the table, not this file, and run `\(Self.command(for: folder))`.
            // swift-format-ignore-file


            """ + body
    }
}

extension Mappings {
    /// Every file made from the tables, in a fixed order.
    public var generatedFiles: [GeneratedFile] {
        [MessagePropertyRenderer(table: fields).file, FieldRenderer(table: fields).file]
            + vendorTables.flatMap(files) + DiagnosticRenderer(table: diagnostics).files
            + [
                APNSKeyRenderer(table: apns).file,
                RuleRenderer(table: rules).file,
                RejectionRenderer(table: rejections).file,
                ProfileRenderer(table: profiles).file,
                OutcomeRenderer(table: outcomes).file,
                IdentifierRuleRenderer(table: identifiers).file,
                EffectRenderer(table: effects, fields: fields).file,
                WebhookKeyRenderer(webhooks).file,
                WebhookKindRenderer(table: words).file,
                ExportRenderer(table: exports).file,
                CallRenderer(mappings: self).file,
                EmbeddedTablesRenderer(mappings: self).file,
            ]
    }

    /// The files for the vendors of another folder, whose presets have a file of their own.
    ///
    /// See ``adding(folder:text:)``.
    public func generatedFiles(ofVendorsIn folder: String) -> [GeneratedFile] {
        vendorTables.filter { $0.tableFolder == folder }.flatMap { vendor in
            files(of: vendor) + [ProfileRenderer(table: profiles).file(of: vendor)]
        }
    }

    private func files(of vendor: VendorTables) -> [GeneratedFile] {
        [
            KeyEnumRenderer(vendor).file, SettingsTableRenderer(mappings: self, vendor).file,
            VendorTableRenderer(mappings: self, vendor).file, LimitRenderer(mappings: self, vendor).file,
        ] + [BodyRenderer(mappings: self, vendor).file].compactMap(\.self)
            + WebhookKeyRenderer.Event.allCases.compactMap {
                WebhookKeyRenderer(webhooks, $0, of: vendor)?.file
            }
    }
}

/// Renders the tables' own texts, so that the program can show them wherever it runs.
struct EmbeddedTablesRenderer {
    private let tables: [Table]

    /// Prepares the file from every table.
    init(mappings: Mappings) {
        self.tables = mappings.all
    }

    /// The whole file.
    var file: GeneratedFile {
        let items = tables.map { table in
            """
                {"\(table.file)", (const unsigned char[]){
            #embed "../../../Mappings/\(table.file)" suffix(, 0)
                }},

            """
        }
        return GeneratedFile(
            path: "Sources/CMappings/Generated/embedded_tables.c", tables: tables.map(\.file),
            body: """
                #include "CMappings.h"
                #include <string.h>

                #pragma clang diagnostic ignored "-Wc23-extensions"

                static const struct {
                    const char *file;
                    const unsigned char *text;
                } tables[] = {
                \(items.joined())};

                const unsigned char *embedded_table(const char *file) {
                    for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
                        if (strcmp(tables[index].file, file) == 0) { return tables[index].text; }
                    }
                    return (const unsigned char *)"";
                }

                """)
    }
}
