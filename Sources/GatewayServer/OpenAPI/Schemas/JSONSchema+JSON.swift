import JSONDocument

extension JSONSchema {
    /// Writes it as JSON Schema.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writeMembers(to: &writer)
        writer.endObject()
    }

    /// Writes its keywords into an object that is open.
    func writeMembers(to writer: inout JSONWriter) {
        switch self {
        case .any: break
        case .string: writer.member("type", "string")
        case .text(let from, let to):
            writer.member("type", "string")
            writer.member("minLength", from)
            writer.member("maxLength", to)
        case .pattern(let pattern):
            writer.member("type", "string")
            writer.member("pattern", UTF8Text(pattern))
        case .oneOf(let words):
            writer.member("type", "string")
            writer.list("enum", words)
        case .bool: writer.member("type", "boolean")
        case .integer(let from, let to):
            writer.member("type", "integer")
            writer.member("minimum", from)
            writer.member("maximum", to)
        case .array(let element):
            writer.member("type", "array")
            writer.key("items")
            element.write(to: &writer)
        case .object(let members, let isOpen): Self.write(members, isOpen, to: &writer)
        case .named(let name): writer.member("$ref", UTF8Text("#/components/schemas/\(name.rawValue)"))
        }
    }

    private static func write(_ members: [SchemaMember], _ isOpen: Bool, to writer: inout JSONWriter) {
        writer.member("type", "object")
        writer.key("properties")
        writer.beginObject()
        for member in members {
            writer.key(UTF8Text(member.name))
            writer.beginObject()
            member.schema.writeMembers(to: &writer)
            writer.member("description", UTF8Text(member.words))
            writer.endObject()
        }
        writer.endObject()
        let needed = members.filter(\.isRequired).map(\.name)
        if !needed.isEmpty { writer.list("required", needed) }
        if !isOpen { writer.member("additionalProperties", false) }
    }
}

extension JSONWriter {
    /// A member that is an array of strings.
    mutating func list(_ name: StaticString, _ words: [String]) {
        key(name)
        beginArray()
        for word in words { string(word) }
        endArray()
    }
}
