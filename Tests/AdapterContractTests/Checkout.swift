import Foundation
import MappingTables

/// The files of the checkout that the tests were built from.
enum Checkout {
    /// The tables as they stand in `Mappings/`.
    static let mappings = Mappings { file in
        (try? String(contentsOf: root.appending(path: "Mappings/\(file)"), encoding: .utf8)) ?? ""
    }

    /// A vendor's keys of messages; a table without rows where it has none.
    static func messages(of vendor: String) -> Table {
        mappings.vendor(vendor)?.messages ?? Table(file: "\(vendor).tsv", text: "")
    }

    /// A vendor's keys of settings.
    static func settings(of vendor: String) -> Table {
        mappings.vendor(vendor)?.settings ?? Table(file: "\(vendor)-settings.tsv", text: "")
    }

    static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
