import Foundation

/// What a screen reader is told of an element.
struct AccessibilityNode: Decodable {
    private struct Value: Decodable {
        let value: String?
    }

    private let role: Value?
    private let name: Value?
    private let ignored: Bool

    /// All of a tree that the browser tells.
    static func all(in json: String) throws -> [AccessibilityNode] {
        let nodes = try JSONDecoder().decode([AccessibilityNode].self, from: Data(json.utf8))
        guard nodes.count > 10 else { throw CocoaError(.coderReadCorrupt) }
        return nodes
    }

    var kind: String { role?.value ?? "" }
    var label: String { name?.value ?? "" }

    /// Whether it says nothing without a name.
    var needsName: Bool {
        !ignored && ["button", "textbox", "link", "region", "heading", "columnheader"].contains(kind)
    }
}
