import HTTPTypes
import Hummingbird

/// The interface as a page that needs no script and loads nothing.
enum OpenAPIPage {
    /// The page.
    static func html(version: String) -> String {
        var page = MarkupWriter()
        page.raw("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        page.element("title") { $0.text(OpenAPIDocument.title) }
        page.element("style") { $0.raw(css) }
        page.raw("</head><body><a class=\"skip\" href=\"#messages\">Skip to the endpoints</a>")
        page.element("header") { page in
            page.element("h1") { $0.text(OpenAPIDocument.title) }
            page.element("p") { $0.sentence("\(OpenAPIDocument.words) \(OpenAPIDocument.keyWords).") }
            page.raw(
                "<p>Version \(MarkupWriter.escaped(version)) · <a href=\"/openapi.json\">OpenAPI document</a></p>"
            )
        }
        page.element("main") { page in
            for tag in EndpointTag.allCases { page.write(tag) }
            page.element("h2") { $0.text("Schemas") }
            for name in NamedSchema.allCases { page.write(name) }
        }
        page.raw("</body></html>\n")
        return page.html
    }

    /// The answer that is the page.
    static func response(version: String) -> Response {
        var response = Response(
            status: .ok, [UInt8](html(version: version).utf8), type: "text/html; charset=utf-8")
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
    fileprivate mutating func write(_ tag: EndpointTag) {
        raw("<h2 id=\"\(tag)\">\(Self.escaped(tag.rawValue))</h2>")
        for endpoint in Endpoint.all where endpoint.tag == tag { write(endpoint) }
    }

    private mutating func write(_ endpoint: Endpoint) {
        raw("<article id=\"\(endpoint.operation.rawValue)\">")
        element("h3") { $0.element("code") { $0.text("\(endpoint.method.rawValue) \(endpoint.path)") } }
        element("p") { $0.sentence(endpoint.summary + ". " + endpoint.access.words) }
        if !endpoint.detail.isEmpty { element("p") { $0.sentence(endpoint.detail) } }
        let parameters = endpoint.pathParameters + endpoint.parameters
        if !parameters.isEmpty {
            table(
                ["Parameter", "In", "Meaning"],
                parameters.map {
                    ["`\($0.name)`" + ($0.isRequired ? "" : " (optional)"), $0.place.rawValue, $0.words]
                })
        }
        if let request = endpoint.request { element("p") { $0.sentence("Body: \(request.words)") } }
        table(
            ["Status", "Meaning", "Body"],
            endpoint.allReplies.map { ["\($0.status)", $0.wordsWithCodes, $0.body?.words ?? "none"] })
        raw("</article>")
    }

    fileprivate mutating func write(_ name: NamedSchema) {
        raw("<article id=\"\(name.rawValue)\">")
        element("h3") { $0.element("code") { $0.text(name.rawValue) } }
        element("p") { $0.sentence(name.words + ".") }
        if case .object(let members, _) = name.schema {
            table(
                ["Member", "Type", "Meaning"],
                members.map {
                    ["`\($0.name)`" + ($0.isRequired ? "" : " (optional)"), $0.schema.words, $0.words]
                })
        }
        raw("</article>")
    }
}

extension EndpointAccess {
    fileprivate var words: String {
        switch self {
        case .open: "Needs no key."
        case .signature: "Needs the vendor's signature."
        case .key(let scope): "Needs a key with the scope `\(scope.rawValue)`."
        case .configured(let scope):
            "Needs a key with the scope `\(scope.rawValue)`, unless configured otherwise."
        }
    }
}

extension EndpointBody {
    fileprivate var words: String {
        types.map { "`\($0)`" }.joined(separator: " or ") + (schema.words.isEmpty ? "" : ", \(schema.words)")
            + (mayBeProblem ? ", or `Problem`" : "")
    }
}

extension JSONSchema {
    /// What it is, in a few words for a table.
    fileprivate var words: String {
        switch self {
        case .any: ""
        case .string, .text: "text"
        case .pattern(let pattern): "text that matches `\(pattern)`"
        case .oneOf(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .bool: "`true` or `false`"
        case .integer: "whole number"
        case .array(let element): "array of \(element.words)"
        case .object: "object"
        case .named(let name): "`\(name.rawValue)`"
        }
    }
}
