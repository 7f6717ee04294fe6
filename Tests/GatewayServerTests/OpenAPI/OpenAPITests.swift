import JSONDocument
import Testing

@testable import Gateway

@Suite("The OpenAPI document")
struct OpenAPITests {
    let document: OpenAPIDocument
    let text = String(decoding: OpenAPIDocument.json(version: "1.2.3"), as: UTF8.self)

    init() throws { document = try OpenAPIDocument.tested() }

    @Test(
        "An independent validator finds nothing wrong with it",
        .enabled(
            if: OpenAPIValidator.isHere,
            "The Python package openapi-spec-validator is not here; pip installs it."))
    func validation() throws {
        #expect(try OpenAPIValidator.problems(in: Array(text.utf8)) == "")
    }

    @Test(
        "The validator finds what is wrong",
        .enabled(if: OpenAPIValidator.isHere, "The Python package openapi-spec-validator is not here."),
        arguments: [
            (#""type": "http""#, #""type": "ftp""#), (#""openapi": "3.1.0","#, ""),
            (##"#/components/schemas/Badge""##, ##"#/components/schemas/Bagde""##),
            (#""name": "token","#, #""name": "taken","#),
        ])
    func planted(_ sound: String, _ broken: String) throws {
        let changed = text.replacing(sound, with: broken, maxReplacements: 1)
        #expect(changed != text)
        #expect(try OpenAPIValidator.problems(in: Array(changed.utf8)) != "")
    }

    @Test("It has the program's version")
    func version() {
        #expect(document.root.text("info", "version") == "1.2.3")
        #expect(!text.contains("{version}"))
    }

    @Test("Every reference leads to a component, and every component is referred to")
    func references() {
        let referred = text.matches(of: ##/"\$ref": "#\/components\/(\w+\/\w+)"/##).map { String($0.1) }
        let lines = text.matches(of: /each line is `(\w+)` of the schemas/).map { "schemas/\($0.1)" }
        let components = ["schemas", "parameters", "responses"].flatMap { kind in
            document.root.pairs("components", UTF8Text(kind)).map { "\(kind)/\($0.name)" }
        }
        #expect(Set(referred + lines) == Set(components))
    }

    @Test("Every operation has its statuses")
    func statuses() {
        for operation in document.operations {
            let statuses = Set(operation.responses.map(\.status))
            #expect(statuses.count == operation.responses.count, "\(operation.id)")
            #expect(statuses.contains { $0.hasPrefix("2") }, "\(operation.id)")
            if case .key? = operation.endpoint?.access {
                #expect(statuses.isSuperset(of: ["401", "403", "503"]), "\(operation.id)")
            }
            if operation.hasBody { #expect(statuses.contains("413"), "\(operation.id)") }
            // Of a file's lines each is told of by itself.
            if operation.hasBody && !operation.hasLinesAlone {
                #expect(statuses.contains("400"), "\(operation.id)")
            }
            if operation.parameters.contains(where: { $0.text("in") != "path" }) {
                #expect(statuses.contains("400"), "\(operation.id)")
            }
            for (status, response) in operation.responses {
                #expect(!response.text("description").isEmpty, "\(operation.id) \(status)")
                let lines = response.text("content", "application/json", "schema", "$ref")
                let isProblem = response.pairs("content").contains { $0.name == "application/problem+json" }
                #expect(
                    isProblem || lines.hasSuffix("/Submission") || status < "400", "\(operation.id) \(status)"
                )
            }
        }
    }

    @Test("The page shows every endpoint and every schema, and runs and loads nothing")
    func page() throws {
        let page = try OpenAPIPage.html(version: "<1>")
        for operation in document.operations {
            #expect(page.contains("<code>\(operation.method) \(operation.path)</code>"))
        }
        for (name, _) in document.root.pairs("components", "schemas") {
            #expect(page.contains("id=\"\(name)\""))
        }
        #expect(page.contains("Version &lt;1&gt;"))
        #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("http://"))
    }
}
