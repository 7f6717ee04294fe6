/// What the interface can do, by the names that the OpenAPI document gives (`operationId`).
enum GatewayOperation: String, Sendable, CaseIterable {
    case sendMessages
    case getMessage
    case recallMessage

    case translate
    case convert
    case explain
    case verify

    case takeWebhook

    case getPerson
    case putPerson
    case erasePerson
    case listDevices
    case putDevice
    case removeDevice
    case getBadge
    case setBadge
    case changeBadge
    case setPresence

    case getGroup
    case putGroup
    case removeGroup

    case listOutcomes
    case listDeadLetters
    case redrive

    case getHealth
    case getReadiness
    case getMetrics
    case getDocument
    case watchLive
}
