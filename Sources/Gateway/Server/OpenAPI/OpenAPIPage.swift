internal import HTTPTypes
internal import Hummingbird
internal import JSONDocument

/// The OpenAPI document as a page that needs no script and loads nothing.
enum OpenAPIPage {
    /// The page.
    static func html(version: String) throws -> String {
        let document = try OpenAPIDocument(version: version)
        let root = document.root
        var page = MarkupWriter()
        page.raw("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        page.element("title") { $0.text(root.text("info", "title")) }
        page.element("style") { $0.raw(css) }
        page.raw("</head><body><a class=\"skip\" href=\"#endpoints\">Skip to the endpoints</a><header>")
        page.element("h1") { $0.text(root.text("info", "title")) }
        let keys = root.text("components", "securitySchemes", "key", "description")
        page.element("p") { $0.sentence("\(root.text("info", "description")) \(keys).") }
        page.element("p") { page in
            page.text("Version \(root.text("info", "version")) · ")
            page.raw("<a href=\"/openapi.json\">OpenAPI document</a>")
        }
        page.raw("</header><main id=\"endpoints\">")
        for tag in root.list("tags").map({ $0.text("name") }) {
            page.element("h2") { $0.text(tag) }
            for operation in document.operations where operation.tag == tag { page.write(operation) }
        }
        page.element("h2") { $0.text("Schemas") }
        for (name, schema) in root.pairs("components", "schemas") { page.write(schema, named: name) }
        page.raw("</main></body></html>\n")
        return page.html
    }

    /// The answer that is the page.
    static func response(version: String) throws -> Response {
        var response = Response(
            status: .ok, [UInt8](try html(version: version).utf8), type: "text/html; charset=utf-8")
        response.headers[.contentSecurityPolicy] = policy
        response.headers[.xContentTypeOptions] = "nosniff"
        return response
    }

    /// The `Content-Security-Policy` that the page works under.
    static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

    private static let css = """
        :root{color-scheme:light dark;--line:#8885}body{margin:0 auto;max-width:60rem;padding:1.5rem;\
        font:16px/1.6 system-ui,sans-serif}h2{margin-top:2.5rem}h3{margin:0;font-size:1rem}
        article{margin:1rem 0;padding:1rem 1.2rem;border:1px solid var(--line);border-radius:10px}
        code{font:.9em/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}p{margin:.4rem 0}
        table{border-collapse:collapse;width:100%;margin:.6rem 0;font-size:.92rem}
        th,td{padding:.3rem .8rem .3rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--line);font-weight:400}
        thead th{font-size:.85rem;opacity:.75}.skip{position:absolute;left:-99rem}.skip:focus{position:static}
        """
}

extension MarkupWriter {
    fileprivate mutating func write(_ operation: OpenAPIDocument.Operation) {
        raw("<article id=\"\(operation.value.text("operationId"))\">")
        element("h3") { $0.element("code") { $0.text("\(operation.method) \(operation.path)") } }
        element("p") { $0.sentence("\(operation.value.text("summary")). \(operation.access)") }
        let detail = operation.value.text("description")
        if !detail.isEmpty { element("p") { $0.sentence(detail) } }
        table(
            ["Parameter", "In", "Meaning"],
            operation.parameters.map { parameter in
                let mark = parameter["required"]?.bool == true ? "" : " (optional)"
                return [
                    "`\(parameter.text("name"))`\(mark)", parameter.text("in"), parameter.text("description"),
                ]
            })
        if let body = operation.value["requestBody"] { element("p") { $0.sentence("Body: \(body.content)") } }
        table(
            ["Status", "Meaning", "Body"],
            operation.responses.map { [$0, $1.text("description"), $1.content] })
        raw("</article>")
    }

    fileprivate mutating func write(_ schema: JSONValue, named name: String) {
        raw("<article id=\"\(name)\">")
        element("h3") { $0.element("code") { $0.text(name) } }
        element("p") { $0.sentence("\(schema.text("description")).") }
        let required = schema.list("required").compactMap { $0.string?.string }
        table(
            ["Member", "Type", "Meaning"],
            schema.pairs("properties").map { name, member in
                let mark = required.contains(name) ? "" : " (optional)"
                return ["`\(name)`\(mark)", member.type, member.text("description")]
            })
        raw("</article>")
    }
}

extension OpenAPIDocument.Operation {
    fileprivate var tag: String? { value.list("tags").first?.string?.string }

    /// Whom it answers.
    fileprivate var access: String {
        let choices = value.list("security")
        if let scope = choices.first?.list("key").first?.string {
            return
                "Needs a key with the scope `\(scope)`\(choices.count > 1 ? ", unless configured otherwise." : ".")"
        }
        return responses.contains { $0.status == "401" } ? "Needs the vendor's signature." : "Needs no key."
    }
}

extension JSONValue {
    /// The media types of a body, each with the type of its value; the description of a body of lines tells theirs.
    fileprivate var content: String {
        let types = pairs("content").map { name, content in
            let type = name == "application/x-ndjson" ? "" : content["schema"]?.type ?? ""
            return type.isEmpty ? "`\(name)`" : "`\(name)`, \(type)"
        }
        return types.isEmpty ? "none" : types.joined(separator: " or ")
    }

    /// What a schema takes, in a few words for a table.
    fileprivate var type: String {
        if let name = text("$ref").split(separator: "/").last { return "`\(name)`" }
        let words = list("enum").compactMap { $0.string.map { "`\($0)`" } }
        if !words.isEmpty { return words.joined(separator: ", ") }
        switch text("type") {
        case "string": return self["pattern"] == nil ? "text" : "text that matches `\(text("pattern"))`"
        case "boolean": return "`true` or `false`"
        case "integer": return "whole number"
        case "array": return "array of \(self["items"]?.type ?? "")"
        default: return text("type")
        }
    }
}

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

/// Writes HTML in which no text is taken for markup.
struct MarkupWriter {
    /// What was written.
    private(set) var html = ""

    /// Writes markup as it is.
    mutating func raw(_ markup: String) { html += markup }

    /// Writes an element and what it holds.
    mutating func element(_ name: String, _ content: (inout MarkupWriter) -> Void) {
        html += "<\(name)>"
        content(&self)
        html += "</\(name)>"
    }

    /// Writes text.
    mutating func text(_ text: String) { html += Self.escaped(text) }

    /// Writes text in which code stands between backquotes.
    mutating func sentence(_ text: String) {
        for (index, piece) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            let piece = Self.escaped(String(piece))
            html += index.isMultiple(of: 2) ? piece : "<code>\(piece)</code>"
        }
    }

    /// Writes a table of sentences, if it has rows.
    mutating func table(_ head: [String], _ rows: [[String]]) {
        guard !rows.isEmpty else { return }
        element("table") { table in
            table.element("thead") { $0.row(head, "th scope=\"col\"", "th") }
            table.element("tbody") { body in
                for row in rows { body.row(row, "td", "td") }
            }
        }
    }

    private mutating func row(_ cells: [String], _ open: String, _ close: String) {
        element("tr") { row in
            for cell in cells {
                row.raw("<\(open)>")
                row.sentence(cell)
                row.raw("</\(close)>")
            }
        }
    }

    /// Text as HTML spells it, also within quotes.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { html, scalar in
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            default: html.unicodeScalars.append(scalar)
            }
        }
    }
}
