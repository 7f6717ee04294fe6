import Foundation
import MappingTables
import PushModel

/// The files of the checkout that the tests were built from.
enum Checkout {
    /// The package's root.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file by its path from the root; nil when there is none.
    static func text(of path: String) -> String? {
        try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The tables as they stand in `Mappings/`.
    static let mappings = Mappings { file in text(of: "Mappings/\(file)") ?? "" }

    /// What the tables make of the pages that show them.
    static let sections = mappings.generatedSections

    /// What is known to be lost.
    static let losses = KnownLosses(mappings)

    /// The names of what users and consoles set.
    static let settings = Set(SettingsField.allCases.map(\.rawValue))

    /// The names of the canonical fields.
    static let fields = Set(mappings.fields.rows.map { $0["field"] })
}
