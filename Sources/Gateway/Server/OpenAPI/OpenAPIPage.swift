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
