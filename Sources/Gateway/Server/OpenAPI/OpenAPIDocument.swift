internal import JSONDocument

/// The gateway's interface as an OpenAPI 3.1 document: `openapi.json`, which is kept by hand and built into the program.
struct OpenAPIDocument {
    let root: JSONValue

    /// What a method does at a path, with what it refers to in place of the references.
    struct Operation {
        let method: String
        let path: String
        let value: JSONValue
        let parameters: [JSONValue]
        let responses: [(status: String, value: JSONValue)]
    }

    /// Reads the document.
    init(version: String) throws { root = try JSONDocument(ByteSlice(Self.json(version: version))).root }

    /// The document as it is served: the file with the program's version.
    static func json(version: String) -> [UInt8] {
        let file = String(decoding: PackageResources.openapi_json, as: UTF8.self)
        return [UInt8](file.replacing("{version}", with: version, maxReplacements: 1).utf8)
    }

    /// Every operation, in the order of the document.
    var operations: [Operation] {
        root.pairs("paths").flatMap { path, item in
            item.pairs().map { method, value in
                Operation(
                    method: method.uppercased(), path: path, value: value,
                    parameters: value.list("parameters").map(resolved),
                    responses: value.pairs("responses").map { ($0, resolved($1)) })
            }
        }
    }

    private func resolved(_ value: JSONValue) -> JSONValue {
        let steps = value.text("$ref").split(separator: "/").dropFirst()
        return steps.isEmpty ? value : root.at(steps.map { UTF8Text(String($0)) }) ?? value
    }
}

extension JSONValue {
    /// The text behind some keys; empty where there is none.
    func text(_ keys: UTF8Text...) -> String { at(keys)?.string?.string ?? "" }

    /// The elements of the array behind some keys; none where there is no array.
    func list(_ keys: UTF8Text...) -> [JSONValue] { at(keys).map { Array($0.elements) } ?? [] }

    /// The members of the object behind some keys; none where there is no object.
    func pairs(_ keys: UTF8Text...) -> [(name: String, value: JSONValue)] {
        at(keys).map { $0.members.map { ($0.key.string, $0.value) } } ?? []
    }

    fileprivate func at(_ keys: [UTF8Text]) -> JSONValue? { keys.reduce(Optional(self)) { $0?[$1] } }
}
