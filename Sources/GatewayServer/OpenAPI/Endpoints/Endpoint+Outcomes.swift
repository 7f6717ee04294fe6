import HTTPTypes

extension Endpoint {
    /// What became of messages.
    static let outcomeEndpoints: [Endpoint] = [
        Endpoint(
            operation: .listOutcomes, method: .get, path: "/v1/outcomes", access: .key(.read),
            summary: "What became of each push, in the order in which it was known",
            parameters: EndpointParameter.listing,
            replies: [
                EndpointReply(200, "Outcomes; none when all are told", .lines(.named(.outcome))),
                .badRequest(.invalidParameter),
            ]
        ),
        Endpoint(
            operation: .listDeadLetters, method: .get, path: "/v1/dead", access: .key(.operate),
            summary: "What nobody tries again by itself, oldest first",
            parameters: EndpointParameter.listing,
            replies: [
                EndpointReply(200, "Dead letters; none when all are told", .lines(.named(.deadLetter))),
                .badRequest(.invalidParameter),
            ]),
        Endpoint(
            operation: .redrive, method: .post, path: "/v1/dead/redrive", access: .key(.operate),
            summary: "Tries dead letters again",
            detail: "Without a body, all of the app's are tried again.",
            request: .json(.named(.redriving)).optional,
            replies: [
                EndpointReply(200, "How many are tried again", .json(.named(.redriven))),
                .badRequest(.invalidJSON), .unusable(.invalidSettings),
            ]),
    ]

    /// How the gateway itself does.
    static let operatingEndpoints: [Endpoint] = [
        Endpoint(
            operation: .getHealth, method: .get, path: "/healthz", access: .open,
            summary: "Whether the process answers",
            replies: [EndpointReply(200, "It does", .json(.named(.health)))]),
        Endpoint(
            operation: .getReadiness, method: .get, path: "/readyz", access: .open,
            summary: "Whether the gateway takes messages: store and keys",
            replies: [
                EndpointReply(200, "It does", .json(.named(.health))),
                .problem(.notReady, words: "It does not, and why"),
            ]),
        Endpoint(
            operation: .getMetrics, method: .get, path: "/metrics", access: .configured(.operate),
            summary: "Metrics, as Prometheus reads them",
            replies: [
                EndpointReply(
                    200, "Prometheus' text format, version 0.0.4", EndpointBody(["text/plain"], .string)),
                .problem(.notFound, words: "Metrics are switched off"),
            ]),
        Endpoint(
            operation: .getDocument, method: .get, path: "/openapi.json", access: .open,
            summary: "This document; `/openapi` is a page of it",
            replies: [EndpointReply(200, "An OpenAPI 3.1 document", .json(.any))]),
        Endpoint(
            operation: .watchLive, method: .get, path: "/v1/live", access: .key(.operate),
            summary: "What happens now, as server-sent events; `/` is a page of it",
            detail: "Each event has the data of one moment, and comes every second until the caller leaves.",
            replies: [
                EndpointReply(200, "Events named `snapshot`", EndpointBody(["text/event-stream"], .string)),
                .problem(.notFound, words: "The live page is switched off"),
            ]),
    ]
}
