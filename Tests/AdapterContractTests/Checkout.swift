import Foundation
import MappingTables

/// The files of the checkout that the tests were built from.
enum Checkout {
    /// The tables as they stand in `Mappings/`.
    static let mappings = Mappings { file in
        (try? String(contentsOf: root.appending(path: "Mappings/\(file)"), encoding: .utf8)) ?? ""
    }

    static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
