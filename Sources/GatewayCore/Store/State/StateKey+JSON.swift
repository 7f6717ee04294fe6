internal import PushRecords

extension StateKey {
    /// What lines of records with such a key are called.
    var name: String {
        switch self {
        case .key: "key"
        case .person: "person"
        case .device: "device"
        case .group: "group"
        case .message: "message"
        case .counted: "counted"
        case .request: "request"
        case .job: "job"
        case .deadLetter: "dead-letter"
        case .outcome: "outcome"
        case .hook: "hook"
        }
    }

    /// Whose state it is; nil for a key of the interface.
    var app: String? {
        switch self {
        case .key: nil
        case .person(_, let app), .group(_, let app), .message(_, let app), .request(_, let app),
            .deadLetter(_, let app), .outcome(_, let app), .hook(let app), .device(_, _, let app),
            .counted(_, _, let app), .job(_, _, _, let app):
            app
        }
    }

    /// Writes the members that name the record.
    func writeMembers(to writer: inout JSONWriter) {
        switch self {
        case .key(let id): writer.member("id", UTF8Text(id))
        case .person(let id, let app), .group(let id, let app): writer.member(app: app, "id", UTF8Text(id))
        case .device(let token, let person, let app):
            writer.member(app: app, "person", UTF8Text(person))
            writer.member("token", UTF8Text(token))
        case .message(let id, let app): writer.member(app: app, "id", id.rawValue)
        case .counted(let message, let person, let app):
            writer.member(app: app, "message", message.rawValue)
            writer.member("person", UTF8Text(person))
        case .request(let text, let app): writer.member(app: app, "key", UTF8Text(text))
        case .job(let id, let kind, let receiver, let app):
            writer.member(app: app, "id", id)
            writer.member("kind", UTF8Text(kind.rawValue))
            writer.member("receiver", UTF8Text(receiver))
        case .deadLetter(let id, let app): writer.member(app: app, "id", id)
        case .outcome(let cursor, let app): writer.member(app: app, "cursor", cursor)
        case .hook(let app): writer.member("app", UTF8Text(app))
        }
    }

    /// Reads what names a record of which lines have a name.
    init(_ object: StateObject, named name: String) throws(StateLineError) {
        switch name {
        case "key": self = .key(try object.text("id"))
        case "person": self = .person(try object.text("id"), app: try object.app)
        case "device":
            self = .device(try object.text("token"), person: try object.text("person"), app: try object.app)
        case "group": self = .group(try object.text("id"), app: try object.app)
        case "message": self = .message(try object.message("id"), app: try object.app)
        case "counted":
            self = .counted(
                try object.message("message"), person: try object.text("person"), app: try object.app)
        case "request": self = .request(try object.text("key"), app: try object.app)
        case "job":
            self = .job(
                try object.integer("id"), try object.jobKind, receiver: try object.text("receiver"),
                app: try object.app)
        case "dead-letter": self = .deadLetter(try object.integer("id"), app: try object.app)
        case "outcome": self = .outcome(try object.integer("cursor"), app: try object.app)
        case "hook": self = .hook(app: try object.app)
        default: throw StateLineError("\"\(name)\" is no record of format \(StateLine.format).")
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(app: String, _ name: StaticString, _ text: UTF8Text) {
        member("app", UTF8Text(app))
        member(name, text)
    }

    fileprivate mutating func member(app: String, _ name: StaticString, _ number: Int) {
        member("app", UTF8Text(app))
        member(name, number)
    }
}
