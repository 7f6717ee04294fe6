/// A value outside the body.
struct EndpointParameter: Sendable {
    /// Where it stands.
    enum RequestPart: String, Sendable {
        case path, query, header
    }

    let place: RequestPart
    let name: String
    let words: String
    let schema: JSONSchema
    var isRequired = false

    /// One that may stand in the query.
    static func inQuery(_ name: String, _ schema: JSONSchema, _ words: String) -> EndpointParameter {
        EndpointParameter(place: .query, name: name, words: words, schema: schema)
    }

    /// One that may stand among the headers.
    static func inHeader(_ name: String, _ schema: JSONSchema, _ words: String) -> EndpointParameter {
        EndpointParameter(place: .header, name: name, words: words, schema: schema)
    }

    /// The same one, which must be there.
    var required: EndpointParameter {
        var copy = self
        copy.isRequired = true
        return copy
    }

    /// One of a path, where every one is needed.
    static func inPath(_ name: String) -> EndpointParameter {
        EndpointParameter(
            place: .path, name: name, words: pathWords[name] ?? "",
            schema: .name,
            isRequired: true)
    }

    private static let pathWords = [
        "id":
            "The identifier: of a message the number that the gateway gave it, of a person or a group as in messages",
        "token": "The device token, in hexadecimal digits",
        "app": "The app's name in the configuration",
        "vendor": "The vendor, as the app's configuration names it",
    ]

    /// Where a list goes on.
    static let listing: [EndpointParameter] = [
        .inQuery(
            "after", .integer(from: 0),
            "The `cursor` of the last outcome that is known, or the `id` of the last dead letter; 0 if absent"
        ),
        .inQuery("limit", .integer(from: 1, to: 10_000), "How many at most; 1000 if absent"),
    ]
}
