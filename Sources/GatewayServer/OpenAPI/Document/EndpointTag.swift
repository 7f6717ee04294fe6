/// The parts of the interface, as a reader looks for them.
enum EndpointTag: String, CaseIterable {
    case messages = "Messages"
    case stateless = "Without keeping anything"
    case webhooks = "Webhooks"
    case people = "People and groups"
    case outcomes = "Outcomes"
    case operation = "Operation"
}

extension Endpoint {
    /// The part of the interface that it belongs to.
    var tag: EndpointTag {
        switch operation {
        case .sendMessages, .getMessage, .recallMessage: .messages
        case .translate, .convert, .explain, .verify: .stateless
        case .takeWebhook: .webhooks
        case .getPerson, .putPerson, .erasePerson, .listDevices, .putDevice, .removeDevice, .getBadge,
            .setBadge,
            .changeBadge, .setPresence, .getGroup, .putGroup, .removeGroup:
            .people
        case .listOutcomes, .listDeadLetters, .redrive: .outcomes
        case .getHealth, .getReadiness, .getMetrics, .getDocument, .watchLive: .operation
        }
    }
}
