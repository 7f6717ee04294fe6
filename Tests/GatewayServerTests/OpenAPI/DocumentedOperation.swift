import HTTPTypes
import JSONDocument
import Testing

@testable import Gateway

typealias DocumentedOperation = OpenAPIDocument.Operation

extension OpenAPIDocument {
    /// The document with a version of no program.
    static func tested() throws -> OpenAPIDocument { try OpenAPIDocument(version: "1.2.3") }

    /// An operation by its name.
    static func operation(_ id: String) throws -> DocumentedOperation {
        try #require(try tested().operations.first { $0.id == id })
    }

    /// The members that a schema lists.
    func members(of schema: String) -> Set<String> {
        Set(root.pairs("components", "schemas", UTF8Text(schema), "properties").map(\.name))
    }
}

extension OpenAPIDocument.Operation {
    var id: String { value.text("operationId") }
    /// What does it; nil where nothing is routed there.
    var endpoint: Endpoint? { Endpoint.all.first { $0.method.rawValue == method && $0.path == path } }
    var hasBody: Bool { value["requestBody"] != nil }
    /// The names in the path that are described.
    var names: [String] { parameters.filter { $0.text("in") == "path" }.map { $0.text("name") } }
    /// The schema of a body of JSON, by its name.
    var bodySchema: String? {
        let reference = value.text("requestBody", "content", "application/json", "schema", "$ref")
        return reference.split(separator: "/").last.map(String.init)
    }
    /// Whether its body is lines of JSON, and never one document.
    var hasLinesAlone: Bool {
        value.pairs("requestBody", "content").map(\.name) == ["application/x-ndjson"]
    }
    /// The problems that its answers name, each with the answer's status.
    var problems: [(status: String, code: String)] {
        responses.flatMap { status, response in
            let words = response.text("description").split(separator: "`code` is ").dropFirst().joined()
            return words.matches(of: /`([a-z-]+)`/).map { (status, String($0.1)) }
        }
    }
    /// The problems that it may tell.
    var codes: Set<ProblemCode> { Set(problems.compactMap { ProblemCode(rawValue: $0.code) }) }
}
