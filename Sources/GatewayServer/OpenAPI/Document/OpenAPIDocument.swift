import HTTPTypes
import JSONDocument

/// The gateway's interface as an OpenAPI 3.1 document, made of ``Endpoint/all``.
enum OpenAPIDocument {
    /// The document as JSON.
    static func json(version: String) -> [UInt8] {
        var writer = JSONWriter(capacity: 65_536)
        writer.beginObject()
        writer.member("openapi", "3.1.0")
        writer.key("info")
        writer.beginObject()
        writer.member("title", UTF8Text(title))
        writer.member("version", UTF8Text(version))
        writer.member("description", UTF8Text(words))
        writer.endObject()
        writeTags(to: &writer)
        writePaths(to: &writer)
        writeComponents(to: &writer)
        writer.endObject()
        return writer.bytes()
    }

    static let title = "PushBridge gateway"
    static let words = """
        Takes messages of several vendors and pushes them to Apple's devices. A key belongs to one app, and opens nothing of \
        any other. Errors are problem documents (RFC 9457), whose `code` stays the same from version to version. Besides \
        those of its endpoint, a request may get \(ProblemCode.anywhere.map { "`\($0.rawValue)` (\($0.status.code))" }.joined(separator: ", ")); \
        `explain` says why its message cannot be read in the codes of reject records.
        """
    /// How a caller shows a key.
    static let keyWords = "A key made by `pushbridge-gateway key new`: `Authorization: Bearer …`"

    private static func writeTags(to writer: inout JSONWriter) {
        writer.key("tags")
        writer.beginArray()
        for tag in EndpointTag.allCases {
            writer.beginObject()
            writer.member("name", UTF8Text(tag.rawValue))
            writer.endObject()
        }
        writer.endArray()
    }

    private static func writePaths(to writer: inout JSONWriter) {
        writer.key("paths")
        writer.beginObject()
        var paths: [String] = []
        for endpoint in Endpoint.all where !paths.contains(endpoint.path) { paths.append(endpoint.path) }
        for path in paths {
            writer.key(UTF8Text(path))
            writer.beginObject()
            for endpoint in Endpoint.all where endpoint.path == path {
                writer.key(UTF8Text(endpoint.method.rawValue.lowercased()))
                endpoint.write(to: &writer)
            }
            writer.endObject()
        }
        writer.endObject()
    }

    private static func writeComponents(to writer: inout JSONWriter) {
        writer.key("components")
        writer.beginObject()
        writer.key("schemas")
        writer.beginObject()
        for name in NamedSchema.allCases {
            writer.key(UTF8Text(name.rawValue))
            writer.beginObject()
            writer.member("description", UTF8Text(name.words))
            name.schema.writeMembers(to: &writer)
            writer.endObject()
        }
        writer.endObject()
        writer.key("securitySchemes")
        writer.beginObject()
        writer.key("key")
        writer.beginObject()
        writer.member("type", "http")
        writer.member("scheme", "bearer")
        writer.member("description", UTF8Text(keyWords))
        writer.endObject()
        writer.endObject()
        writer.endObject()
    }
}
