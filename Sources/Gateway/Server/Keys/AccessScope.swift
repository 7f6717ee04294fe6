/// What a key of the gateway's interface allows.
package enum AccessScope: String, Sendable, Hashable, CaseIterable {
    /// To hand in messages of its app, and to recall them.
    case send
    /// To hand in messages to everybody in its app, besides ``send``; no other scope includes it.
    case broadcast
    /// To read its app's messages and their outcomes.
    case read
    /// To read and change its app's people, devices, groups and badges.
    case people
    /// To translate, convert, explain and verify messages, of which nothing is kept.
    case stateless
    /// To operate: dead letters and driving them again; with a key of no app also metrics and the live page.
    case operate
}

extension AccessScope {
    /// What it allows, for people.
    package var words: String {
        switch self {
        case .send: "hand in messages, and recall them"
        case .broadcast: "with send: hand in messages to everybody in the app; no other scope allows that"
        case .read: "read messages and their outcomes"
        case .people: "read and change people, devices, groups and badges"
        case .stateless: "translate, convert, explain and verify, of which nothing is kept"
        case .operate: "dead letters and driving them again; without an app also metrics and the live page"
        }
    }

    /// Whether it is about the state of one app.
    package var needsApp: Bool {
        switch self {
        case .send, .broadcast, .read, .people: true
        case .stateless, .operate: false
        }
    }
}
