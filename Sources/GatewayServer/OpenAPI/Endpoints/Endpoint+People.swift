import HTTPTypes

extension Endpoint {
    /// People, their devices and their badges.
    static let peopleEndpoints: [Endpoint] =
        [
            Endpoint(
                operation: .getPerson, method: .get, path: "/v1/people/{id}", access: .key(.people),
                summary: "What is kept of a person",
                replies: [EndpointReply(200, "The person", .json(.named(.person))), .notFound]),
            Endpoint(
                operation: .putPerson, method: .put, path: "/v1/people/{id}", access: .key(.people),
                summary: "Keeps a person's settings in place of those before",
                detail: """
                    The body is a line of a recipients file. `devices` are added to those that are kept, as one by one at \
                    their own addresses. `unread` is where the badge of somebody new begins; it changes nothing for somebody \
                    who is known.
                    """,
                request: .json(.named(.person)),
                replies: [
                    EndpointReply(204, "The settings are kept"), .unknownApp, .unusable(.invalidSettings),
                ]),
            Endpoint(
                operation: .erasePerson, method: .delete, path: "/v1/people/{id}", access: .key(.people),
                summary: "Erases what is kept of a person",
                detail: """
                    Settings, counter, devices, memberships, what waits and what became of it, and messages that they sent or \
                    that were for them alone.
                    """,
                replies: [EndpointReply(204, "The person is erased"), .notFound]),
        ] + devices + badge

    private static let devices: [Endpoint] = [
        Endpoint(
            operation: .listDevices, method: .get, path: "/v1/people/{id}/devices", access: .key(.people),
            summary: "The devices of a person, those included that Apple refused",
            replies: [
                EndpointReply(
                    200, "The devices; none for somebody whom nobody put", .json(.array(.named(.device)))),
                .unknownApp,
            ]),
        Endpoint(
            operation: .putDevice, method: .put, path: "/v1/people/{id}/devices/{token}",
            access: .key(.people),
            summary: "Keeps a device",
            detail: """
                A device that is known keeps the time of its registration, and Apple's refusal, unless `registeredAt` is later, \
                or its topic, kind or environment is another. A token has one person at a time.
                """,
            request: .json(.named(.deviceSettings)),
            replies: [EndpointReply(204, "The device is kept"), .unknownApp, .unusable(.invalidSettings)]),
        Endpoint(
            operation: .removeDevice, method: .delete, path: "/v1/people/{id}/devices/{token}",
            access: .key(.people), summary: "Forgets a device",
            replies: [EndpointReply(204, "The device is forgotten"), .notFound]),
    ]

    private static let badge: [Endpoint] = [
        Endpoint(
            operation: .getBadge, method: .get, path: "/v1/people/{id}/badge", access: .key(.people),
            summary: "How many messages count in a person's badge",
            replies: [EndpointReply(200, "The count", .json(.named(.badge))), .notFound]),
        Endpoint(
            operation: .setBadge, method: .put, path: "/v1/people/{id}/badge", access: .key(.people),
            summary: "Sets the count, and the badge on the person's devices",
            request: .json(.named(.badgeSetting)),
            replies: [
                EndpointReply(200, "The count afterwards", .json(.named(.badge))),
                .badRequest(.invalidJSON), .unknownApp, .unusable(.invalidSettings),
            ]),
        Endpoint(
            operation: .changeBadge, method: .post, path: "/v1/people/{id}/badge", access: .key(.people),
            summary:
                "Adds to the count or takes off it, and changes the badge on the person's devices",
            detail: "The count is never below 0.",
            request: .json(.named(.badgeChange)),
            replies: [
                EndpointReply(200, "The count afterwards", .json(.named(.badge))),
                .badRequest(.invalidJSON), .unknownApp, .unusable(.invalidSettings),
            ]),
        Endpoint(
            operation: .setPresence, method: .put, path: "/v1/people/{id}/presence", access: .key(.people),
            summary: "Says whether a person is connected",
            detail: "An older word never overrides a newer one; a moment in the future is refused.",
            request: .json(.named(.presence)),
            replies: [
                EndpointReply(204, "It is noted"), .badRequest(.invalidJSON), .unknownApp,
                .unusable(.invalidSettings),
            ]),
    ]

    /// Groups.
    static let groupEndpoints: [Endpoint] = [
        Endpoint(
            operation: .getGroup, method: .get, path: "/v1/groups/{id}", access: .key(.people),
            summary: "A group with its members",
            replies: [EndpointReply(200, "The group", .json(.named(.group))), .notFound]),
        Endpoint(
            operation: .putGroup, method: .put, path: "/v1/groups/{id}", access: .key(.people),
            summary: "Keeps a group in place of what was kept of it",
            request: .json(.named(.group)),
            replies: [EndpointReply(204, "The group is kept"), .unknownApp, .unusable(.invalidSettings)]),
        Endpoint(
            operation: .removeGroup, method: .delete, path: "/v1/groups/{id}", access: .key(.people),
            summary: "Forgets a group",
            replies: [EndpointReply(204, "The group is forgotten"), .notFound]),
    ]
}
