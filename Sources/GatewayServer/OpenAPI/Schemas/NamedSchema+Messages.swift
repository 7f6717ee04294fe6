import GatewayCore

extension NamedSchema {
    static let problemMembers: [SchemaMember] = [
        .needed("type", .string, "A URI that names the kind of problem"),
        .needed("title", .string, "The kind of problem, in words"),
        .needed("status", .integer(from: 400, to: 599), "The HTTP status"),
        .needed("detail", .string, "What happened and what to do"),
        .needed("code", .string, "The kind of problem, in a word for programs"),
        SchemaMember("pointer", .string, "Where in the body, as a JSON Pointer"),
    ]

    static let lineMembers: [SchemaMember] = [
        .needed("line", .integer(from: 1), "The line's number"),
        SchemaMember("id", .messageID, "The message's identifier; absent for a line that was not taken"),
        SchemaMember("source", .string, "What the line was taken for: vendor and shape"),
        SchemaMember(
            "known", .bool,
            "True for a message that the app has already; nothing is done for it"),
        diagnosticMember,
        SchemaMember("outcomes", .array(.named(.outcome)), "What is known after waiting"),
        SchemaMember(
            "pending", .integer(from: 1),
            "How many people's pushes were still to be made after the wait"),
        SchemaMember("error", .named(.lineError), "Why the line was not taken"),
    ]

    private static let diagnosticMember = SchemaMember(
        "diagnostics", .array(.any),
        "What reading the message found, as `pushbridge translate` writes it; absent where it found nothing")

    static let errorMembers: [SchemaMember] = [
        .needed("code", .string, "In a word for programs"),
        .needed("detail", .string, "What is wrong and what to do"),
    ]

    static let messageMembers: [SchemaMember] = [
        .needed("id", .messageID, "The gateway's identifier"),
        .needed("source", .string, "What it was taken for: vendor and shape"),
        .needed("surface", .string, "How it came: `api`, or `webhook:` and the vendor, or `recall`"),
        SchemaMember("vendorID", .string, "The identifier that the vendor or the client gave it"),
        .needed("acceptedAt", .moment, "When it was accepted, in Unix milliseconds"),
        .needed("message", .any, "The message as it came"),
        diagnosticMember,
        .needed("outcomes", .array(.named(.outcome)), "What became of it so far, as far as asked for"),
    ]

    static let outcomeMembers: [SchemaMember] = [
        .needed("cursor", .integer(from: 1), "Its place among all"),
        SchemaMember("message", .messageID, "The message; absent for a badge"),
        .needed("receiver", .string, "The person"),
        SchemaMember("device", .string, "What tells the device from the person's others; never its token"),
        .needed(
            "outcome", .oneOf(["accepted", "rejected", "failed", "suppressed", "expired", "counted"]),
            "Whether Apple took it"),
        SchemaMember("reason", .string, "Why not, in a word"),
        SchemaMember("apnsID", .string, "The push's `apns-id`"),
        SchemaMember("tries", .integer(from: 1), "How often it was tried"),
        SchemaMember("mayBeDelivered", .bool, "Whether Apple may have taken a push that failed"),
        SchemaMember("badge", .integer(from: 0), "The badge that was sent"),
        SchemaMember(
            "reportedBy", .string,
            "The vendor that reports it of a push of its own; absent for a push of the gateway's"),
        .needed("at", .moment, "When, in Unix milliseconds"),
    ]

    static let deadLetterMembers: [SchemaMember] = [
        .needed("id", .integer(from: 1), "Its number"),
        .needed("kind", .oneOf(JobKind.allCases.map(\.rawValue)), "What was to be done"),
        SchemaMember("message", .messageID, "The message; absent for a badge"),
        .needed("receiver", .string, "Whom it was for"),
        SchemaMember("group", .string, "The group in which it reached them"),
        .needed("tries", .integer(from: 0), "How many tries ended"),
        .needed("reason", .string, "Why it was given up"),
        .needed("at", .moment, "When, in Unix milliseconds"),
    ]

    static let healthMembers: [SchemaMember] = [
        .needed("status", .oneOf(["ok", "ready"]), "What it does")
    ]
}
