import HTTPTypes

extension Endpoint {
    /// What the command line does, over HTTP; nothing is kept.
    static let statelessEndpoints: [Endpoint] = [
        stateless(
            .translate, "/v1/translate", "APNs requests of messages, without sending them",
            reply: .lines(.any)),
        stateless(
            .convert, "/v1/convert", "Another vendor's messages of messages",
            parameters: [
                .inQuery("to", .text(from: 1), "The vendor to convert to").required,
                .inQuery("shape", .text(from: 1), "The shape to convert to, such as `server-v2`"),
            ],
            reply: .lines(.any)),
        stateless(
            .explain, "/v1/explain", "Why a message becomes what it becomes, key by key", reply: .lines(.any)),
        stateless(
            .verify, "/v1/verify", "How much of messages survives a conversion, counted",
            parameters: [.inQuery("to", .text(from: 1), "The vendor to convert to").required],
            reply: .json(.any)),
    ]

    private static func stateless(
        _ operation: GatewayOperation, _ path: String, _ summary: String,
        parameters: [EndpointParameter] = [], reply: EndpointBody
    ) -> Endpoint {
        Endpoint(
            operation: operation, method: .post, path: path, access: .key(.stateless), summary: summary,
            detail:
                "The same as `pushbridge \(operation.rawValue)` with the app's profiles; a line that cannot be used "
                + "has its error in its record.",
            parameters: parameters, request: .messages,
            replies: [
                EndpointReply(200, "A record for each line and receiver", reply), .badRequest, .unusable,
            ])
    }
}
