import HTTPTypes

extension Endpoint {
    /// Messages in, and what became of them.
    static let messageEndpoints: [Endpoint] = [
        Endpoint(
            operation: .sendMessages, method: .post, path: "/v1/messages", access: .key(.send),
            summary: "Takes messages and pushes them",
            detail: """
                The body is one message in any shape of a vendor that the app has, or one on each line. A message to \
                everybody needs a key with the scope `broadcast` besides. What is accepted is \
                pushed at least once and counted exactly once. A request without `Idempotency-Key` that is sent twice is \
                two requests.
                """,
            parameters: [
                .inHeader(
                    "Idempotency-Key", .text(from: 1, to: 255),
                    "The same for a request and its repetitions; a repetition within a day gets the first answer"
                ),
                .inQuery(
                    "wait", .pattern("^[0-9]+m?s$"),
                    "Waits so long for outcomes, such as `5s` or `500ms`, and tells those that are there"),
            ],
            request: .messages,
            replies: [
                EndpointReply(
                    202, "Every line that can be used is taken, and will be pushed",
                    .json(.named(.submission))
                ).with("Idempotent-Replayed", "`true` where it is the first answer to this key"),
                .badRequest(.invalidParameter, .invalidKey),
                .unknownApp,
                .problem(.keyConflict, words: "Another body came under this key before; nothing was taken"),
                EndpointReply(
                    422, "No line can be used, or too many; nothing was taken",
                    EndpointBody(["application/json"], .named(.submission), problem: true)
                ).telling([.unusable, .tooManyLines, .tooManyReceivers]),
            ]),
        Endpoint(
            operation: .getMessage, method: .get, path: "/v1/messages/{id}", access: .key(.read),
            summary: "A message, what it was taken for, and what became of it",
            detail: "A message to a large group has many outcomes; ask for those behind the last `cursor`.",
            parameters: EndpointParameter.listing,
            replies: [
                EndpointReply(200, "The message with outcomes so far", .json(.named(.message))),
                .badRequest(.invalidParameter),
                .problem(.notFound, words: "There is no such message in this app, or it is kept no longer"),
            ]),
        Endpoint(
            operation: .recallMessage, method: .post, path: "/v1/messages/{id}/recall",
            access: .key(.send),
            summary: "Recalls a message",
            detail: """
                Devices get the vendor's text for a recall, or one that says so, in place of the message's own notice. \
                A recall changes no count, unless the vendor counts its own recalls; with \
                `recall.lowersBadge` the message no longer counts instead. A recall of a message to everybody \
                needs the scope `broadcast`.
                """,
            replies: [
                EndpointReply(202, "The recall is accepted", .json(.named(.submission))), .notFound,
                EndpointReply(
                    422, "The message cannot be read any more, as the app is configured now",
                    .json(.named(.submission))),
            ]),
    ]

    /// What a vendor calls.
    static let webhookEndpoints: [Endpoint] = [
        Endpoint(
            operation: .takeWebhook, method: .post, path: "/webhooks/{app}/{vendor}", access: .signature,
            summary: "Takes a webhook of a vendor",
            detail: """
                Signature, age and repetition are checked as the vendor defines them. A repetition gets the first answer. A \
                callback before a message is sent is answered with what lets the message pass. What a vendor reports of its own \
                pushes is kept with the outcomes of the message, if that is known and the report is signed.
                """,
            request: EndpointBody(["application/json", "application/x-www-form-urlencoded"], .any),
            replies: [
                EndpointReply(
                    200,
                    "It is taken, or tells of nothing that is pushed; a body where the vendor expects one",
                    .json(.any)),
                .problem(
                    .notFound, .unknownApp, words: "There is no such app, or it has no such vendor"),
                .problem(.otherApp, words: "The webhook names another app at the vendor, or none"),
                .problem(
                    .reusedSignature,
                    words:
                        "The signature came before with another body, and covers neither; the first was accepted"
                ),
            ])
    ]
}
