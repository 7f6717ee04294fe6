import HTTPTypes
import JSONDocument
import Testing

@testable import GatewayServer

@Suite("The OpenAPI document")
struct OpenAPITests {
    let document: JSONValue

    init() throws {
        document = try JSONDocument(
            String(decoding: OpenAPIDocument.json(version: "1.2.3"), as: UTF8.self)
        ).root
    }

    @Test(
        "An independent validator finds nothing wrong with it",
        .enabled(
            if: OpenAPIValidator.isHere,
            "The Python package openapi-spec-validator is not here; pip installs it."))
    func validation() throws {
        #expect(try OpenAPIValidator.problems(in: OpenAPIDocument.json(version: "1.2.3")) == "")
    }

    @Test(
        "The validator finds what is wrong",
        .enabled(if: OpenAPIValidator.isHere, "The Python package openapi-spec-validator is not here."),
        arguments: [
            (#""type":"http""#, #""type":"ftp""#), (#""openapi":"3.1.0","#, ""),
            (##"#/components/schemas/Badge""##, ##"#/components/schemas/Bagde""##),
            (#"{"name":"token","in":"path""#, #"{"name":"taken","in":"path""#),
        ])
    func planted(_ sound: String, _ broken: String) throws {
        let text = String(decoding: OpenAPIDocument.json(version: "1"), as: UTF8.self)
        let changed = text.replacing(sound, with: broken, maxReplacements: 1)
        #expect(changed != text)
        #expect(try OpenAPIValidator.problems(in: Array(changed.utf8)) != "")
    }

    @Test("Every reference leads to a schema, and every schema but anchors is referred to")
    func references() throws {
        let text = String(decoding: OpenAPIDocument.json(version: "1"), as: UTF8.self)
        let referred = Set(
            text.matches(of: ##/"\$ref":"#\/components\/schemas\/(\w+)"/##).map { String($0.1) })
        let lines = Endpoint.all.flatMap(\.allReplies).compactMap(\.body).compactMap { body -> String? in
            guard case .named(let name) = body.schema else { return nil }
            return name.rawValue
        }
        #expect(referred.union(lines) == Set(NamedSchema.allCases.map(\.rawValue)))
    }

    @Test("Every operation is one endpoint, and no two endpoints have one method and path")
    func operations() {
        #expect(
            Endpoint.all.map(\.operation).sorted { $0.rawValue < $1.rawValue }
                == GatewayOperation.allCases.sorted {
                    $0.rawValue < $1.rawValue
                })
        #expect(Set(Endpoint.all.map { "\($0.method) \($0.path)" }).count == Endpoint.all.count)
    }

    @Test("Every endpoint has its statuses", arguments: Endpoint.all)
    func statuses(_ endpoint: Endpoint) throws {
        let statuses = endpoint.allReplies.map(\.status)
        #expect(Set(statuses).count == statuses.count)
        #expect(statuses.contains { (200..<300).contains($0) })
        if case .key = endpoint.access { #expect(Set(statuses).isSuperset(of: [401, 403, 503])) }
        if endpoint.request != nil { #expect(Set(statuses).isSuperset(of: [413])) }
        if endpoint.request != nil || !endpoint.parameters.isEmpty { #expect(statuses.contains(400)) }
        for reply in endpoint.allReplies where reply.status >= 400 && reply.status != 503 {
            let tellsLines = if case .named(.submission)? = reply.body?.schema { true } else { false }
            #expect(reply.body?.types == ["application/problem+json"] || tellsLines)
        }
        let written = try #require(
            document["paths"]?[UTF8Text(endpoint.path)]?[UTF8Text(endpoint.method.rawValue.lowercased())])
        #expect(written["operationId"]?.string?.string == endpoint.operation.rawValue)
        let responses = try #require(written["responses"])
        #expect(responses.count == statuses.count)
        for status in statuses { #expect(responses[UTF8Text("\(status)")]?["description"] != nil) }
    }

    @Test("Every value in a path is described")
    func pathParameters() {
        for parameter in Endpoint.all.flatMap(\.pathParameters) { #expect(!parameter.words.isEmpty) }
    }

    @Test("The page shows every endpoint and every schema, and runs and loads nothing")
    func page() {
        let page = OpenAPIPage.html(version: "<1>")
        for endpoint in Endpoint.all {
            #expect(page.contains("<code>\(endpoint.method.rawValue) \(endpoint.path)</code>"))
        }
        for name in NamedSchema.allCases { #expect(page.contains("id=\"\(name.rawValue)\"")) }
        #expect(page.contains("Version &lt;1&gt;"))
        #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("http://"))
    }
}
