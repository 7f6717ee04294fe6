import JSONDocument

extension Endpoint {
    /// Writes it as an operation object of OpenAPI.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("operationId", UTF8Text(operation.rawValue))
        writer.list("tags", [tag.rawValue])
        writer.member("summary", UTF8Text(summary))
        if !detail.isEmpty { writer.member("description", UTF8Text(detail)) }
        access.write(to: &writer)
        writeParameters(to: &writer)
        if let request {
            writer.key("requestBody")
            writer.beginObject()
            writer.member("required", request.isRequired)
            request.write(to: &writer)
            writer.endObject()
        }
        writer.key("responses")
        writer.beginObject()
        for reply in allReplies { reply.write(to: &writer) }
        writer.endObject()
        writer.endObject()
    }

    private func writeParameters(to writer: inout JSONWriter) {
        let parameters = pathParameters + parameters
        guard !parameters.isEmpty else { return }
        writer.key("parameters")
        writer.beginArray()
        for parameter in parameters {
            writer.beginObject()
            writer.member("name", UTF8Text(parameter.name))
            writer.member("in", UTF8Text(parameter.place.rawValue))
            writer.member("description", UTF8Text(parameter.words))
            if parameter.isRequired { writer.member("required", true) }
            writer.key("schema")
            parameter.schema.write(to: &writer)
            writer.endObject()
        }
        writer.endArray()
    }
}

extension EndpointAccess {
    /// Writes which keys are asked for; an empty object stands for none.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.key("security")
        writer.beginArray()
        switch self {
        case .open, .signature: break
        case .key(let scope), .configured(let scope):
            writer.beginObject()
            writer.list("key", [scope.rawValue])
            writer.endObject()
        }
        if case .configured = self {
            writer.beginObject()
            writer.endObject()
        }
        writer.endArray()
    }
}

extension EndpointBody {
    /// Writes it into an object that is open.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.key("content")
        writer.beginObject()
        for type in types {
            writer.key(UTF8Text(type))
            writer.beginObject()
            writer.key("schema")
            // A document cannot say that a schema is each line's, so lines are text to it.
            (type == "application/x-ndjson" ? JSONSchema.string : schema).write(to: &writer)
            writer.endObject()
        }
        if mayBeProblem {
            writer.key("application/problem+json")
            writer.beginObject()
            writer.key("schema")
            JSONSchema.named(.problem).write(to: &writer)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension EndpointReply {
    /// Writes it as a member of an object.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.key(UTF8Text("\(status)"))
        writer.beginObject()
        writer.member("description", UTF8Text(wordsWithCodes + lineWords))
        if let header {
            writer.key("headers")
            writer.beginObject()
            writer.key(UTF8Text(header.name))
            writer.beginObject()
            writer.member("description", UTF8Text(header.words))
            writer.key("schema")
            JSONSchema.string.write(to: &writer)
            writer.endObject()
            writer.endObject()
        }
        body?.write(to: &writer)
        writer.endObject()
    }

    /// What each line of the body is, where it has lines.
    private var lineWords: String {
        guard let body, body.types == ["application/x-ndjson"] else { return "" }
        guard case .named(let name) = body.schema else { return "; a JSON value on each line" }
        return "; each line is `\(name.rawValue)` of the schemas"
    }
}
