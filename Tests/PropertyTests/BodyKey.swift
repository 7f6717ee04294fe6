import Foundation
import PushRecords
import TestSupport

/// A key that a vendor has for a part of a body: a row of `Mappings/<vendor>-bodies.tsv` that fills a field.
struct BodyKey {
    let id: String
    private let kinds: Set<String>
    private let shapes: Set<String>
    /// The last step of the path; empty for the content as a whole.
    private let name: String
    private let field: String

    /// A vendor's keys.
    static func all(of vendor: String) throws -> [BodyKey] {
        let root = FixtureCase.root.deletingLastPathComponent().deletingLastPathComponent()
        let table = try String(
            contentsOf: root.appending(path: "Mappings/\(vendor)-bodies.tsv"), encoding: .utf8)
        let rows = table.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        let header = rows[0]
        return rows.dropFirst().compactMap { row in
            BodyKey(Dictionary(uniqueKeysWithValues: zip(header, row)))
        }
    }

    /// Nil for a key of the vendor's own bookkeeping.
    private init?(_ row: [String: String]) {
        guard let id = row["id"], let kinds = row["kinds"], let shapes = row["shapes"],
            let path = row["path"],
            let field = row["field"], field != "-"
        else { return nil }
        (self.id, self.field) = (id, field)
        self.kinds = Set(kinds.split(separator: " ").map { String($0.prefix { $0 != "=" }) })
        self.shapes = Set(shapes.split(separator: " ").map(String.init))
        name = path == "." ? "" : String((path.split(separator: ".").last ?? "").prefix { $0 != "[" })
    }

    /// Whether a message has the key, and its body the part that the key fills.
    func isShown(by message: ShownBody) -> Bool {
        kinds.contains(message.kind) && isOfShape(message.shape) && message.parts.contains(field)
            && (name.isEmpty || message.names.contains(name))
    }

    private func isOfShape(_ shape: String) -> Bool {
        shapes.contains("*") || shapes.contains(shape)
            || shapes.contains { $0.hasPrefix("!") } && !shapes.contains("!\(shape)")
    }
}

/// What a written message shows of the keys of bodies.
struct ShownBody {
    let kind: String
    let shape: String
    /// The names of all its members.
    let names: Set<String>
    /// The parts of its body.
    let parts: Set<String>

    init(_ body: BodyCase, readBy translator: MessageTranslator) throws {
        let read = try translator.read(line: ByteSlice(body.line))
        kind = read.message.kind.rawValue
        shape = String(read.source.split(separator: "/").last ?? "")
        parts = Set(read.message.content.map(\.key.string))
        let places = JSONTree(message: body.line)?.memberPlaces ?? []
        names = Set(places.map { String($0.pointer.split(separator: "/").last ?? "") })
    }
}
