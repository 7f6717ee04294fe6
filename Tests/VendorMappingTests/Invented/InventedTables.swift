import Foundation
import MappingTables
import PushModel

/// The invented vendor's tables, beside those of the checkout that the tests were built from.
enum InventedTables {
    /// Where they lie, from the package's root.
    static let folder = "Tests/VendorMappingTests/Invented/Mappings"

    static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file by its path from the root; nil when there is none.
    static func text(of path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    static let mappings = Mappings { text(of: "\(Mappings.folder)/\($0)") ?? "" }
        .adding(folder: folder) { text(of: "\(folder)/\($0)") ?? "" }
}
