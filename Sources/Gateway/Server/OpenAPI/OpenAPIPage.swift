internal import CFiles
internal import HTTPTypes
internal import Hummingbird
internal import JSONDocument

/// The OpenAPI document as a page that needs no script and loads nothing.
enum OpenAPIPage {
    static func html(version: String) throws -> String {
        let document = try OpenAPIDocument(version: version)
        let root = document.root
        let keys = root.text("components", "securitySchemes", "key", "description")
        let title = Markup.escaped(root.text("info", "title"))
        let tags = root.list("tags").map { $0.text("name") }
        let endpoints = tags.map { tag in
            let operations = document.operations.filter { $0.value.list("tags").first?.string?.string == tag }
            return Markup.element("h2", Markup.escaped(tag)) + operations.map(\.markup).joined()
        }
        let schemas = root.pairs("components", "schemas").map { $0.value.markup(named: $0.name) }
        let head = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
            <title>\(title)</title><style>\(css)</style></head><body>\
            <a class="skip" href="#endpoints">Skip to the endpoints</a><header><h1>\(title)</h1>
            """
        return head + Markup.paragraph("\(root.text("info", "description")) \(keys).")
            + Markup.element(
                "p",
                "Version \(Markup.escaped(root.text("info", "version"))) · "
                    + "<a href=\"/openapi.json\">OpenAPI document</a>")
            + "</header><main id=\"endpoints\">\(endpoints.joined())<h2>Schemas</h2>\(schemas.joined())"
            + "</main></body></html>\n"
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

extension OpenAPIDocument.Operation {
    fileprivate var markup: String {
        let summary = "\(value.text("summary")). \(access)"
        let rows = parameters.map { parameter in
            let mark = parameter["required"]?.bool == true ? "" : " (optional)"
            return [
                "`\(parameter.text("name"))`\(mark)", parameter.text("in"), parameter.text("description"),
            ]
        }
        let body = value["requestBody"].map { "Body: \($0.content)" }
        let paragraphs = [summary, value.text("description")].filter { !$0.isEmpty }.map(Markup.paragraph)
        return Markup.article(
            value.text("operationId"), titled: "\(method) \(path)",
            paragraphs.joined() + Markup.table(["Parameter", "In", "Meaning"], rows)
                + (body.map(Markup.paragraph) ?? "")
                + Markup.table(
                    ["Status", "Meaning", "Body"],
                    responses.map { [$0, $1.text("description"), $1.content] }))
    }

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
    /// A schema with its members.
    fileprivate func markup(named name: String) -> String {
        let required = list("required").compactMap { $0.string?.string }
        let rows = pairs("properties").map { name, member in
            [
                "`\(name)`\(required.contains(name) ? "" : " (optional)")", member.type,
                member.text("description"),
            ]
        }
        return Markup.article(
            name, titled: name,
            Markup.paragraph("\(text("description")).") + Markup.table(["Member", "Type", "Meaning"], rows))
    }

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
        let file = String(cString: embedded_openapi())
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

/// HTML in which no text is taken for markup.
private enum Markup {
    /// An element, whose tag may have attributes, with its content.
    static func element(_ tag: String, _ content: String) -> String {
        "<\(tag)>\(content)</\(tag.prefix { $0 != " " })>"
    }

    static func article(_ id: String, titled title: String, _ content: String) -> String {
        element("article id=\"\(id)\"", element("h3", element("code", escaped(title))) + content)
    }

    static func paragraph(_ text: String) -> String { element("p", sentence(text)) }

    /// Text in which code stands between backquotes.
    static func sentence(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
            index.isMultiple(of: 2) ? escaped(String(piece)) : element("code", escaped(String(piece)))
        }.joined()
    }

    /// A table of sentences, if it has rows.
    static func table(_ head: [String], _ rows: [[String]]) -> String {
        func row(_ cells: [String], _ tag: String) -> String {
            element("tr", cells.map { element(tag, sentence($0)) }.joined())
        }
        if rows.isEmpty { return "" }
        let body = rows.map { row($0, "td") }.joined()
        return element("table", element("thead", row(head, "th scope=\"col\"")) + element("tbody", body))
    }

    /// Text as HTML spells it, also within quotes.
    static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
