import HTTPTypes

extension Endpoint {
    /// What the command line does, over HTTP; nothing is kept.
    static let statelessEndpoints: [Endpoint] = [
        stateless(
            .translate, "APNs requests of messages, without sending them", parameters: [now],
            reply: EndpointReply(200, "A record for each receiver and device", .lines(.any))),
        stateless(
            .convert, "Another vendor's messages of messages", parameters: [target.required],
            reply: EndpointReply(200, "A record for each message", .lines(.any))),
        stateless(
            .explain, "Why one message becomes what it becomes, key by key",
            parameters: [
                now, target,
                .inQuery("recipient", .text(from: 1), "The one recipient whom to explain it for"),
            ], reply: EndpointReply(200, "The journey of the message", .json(.any))),
        stateless(
            .verify, "How much of messages survives a conversion, counted", parameters: [target.required],
            reply: EndpointReply(200, "The counts of `pushbridge verify --format json`", .json(.any))),
    ]

    private static let target = EndpointParameter.inQuery(
        "to", .text(from: 1), "The vendor to convert to")
    private static let now = EndpointParameter.inQuery(
        "now", .text(from: 1), "The moment at which quiet hours are judged (RFC 3339); now if absent")

    private static func stateless(
        _ operation: GatewayOperation, _ summary: String, parameters: [EndpointParameter],
        reply: EndpointReply
    ) -> Endpoint {
        Endpoint(
            operation: operation, method: .post, path: "/v1/\(operation.rawValue)", access: .key(.stateless),
            summary: summary,
            detail: """
                The same as `pushbridge \(operation.rawValue)`, with the profiles of the key's app. A line that cannot be used \
                has its error in its record. A line may bring its people: `{"message":…,"recipients":[…]}`.
                """,
            parameters: parameters, request: .messages,
            replies: [
                reply, .badRequest(.invalidParameter), .unknownApp,
                operation == .explain ? .unreadableMessage : .unusable(.unusable), .tooManyCalls,
            ])
    }
}
