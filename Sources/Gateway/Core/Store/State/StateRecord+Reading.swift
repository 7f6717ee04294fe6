internal import PushRecords

extension StateRecord {
    /// Reads a record of which lines have a name.
    init(_ object: StateObject, named name: String) throws(StateLineError) {
        switch name {
        case "numbers": self = .numbers(try StateNumbers(object), app: try object.text(ifAny: "app"))
        case "key": self = .key(try StoredKey(object))
        case "person":
            self = .person(try StoredPerson(object), sets: try object.integer("sets"), app: try object.app)
        case "device": self = .device(try StoredDevice(object), app: try object.app)
        case "group":
            let group = StoredGroup(
                id: try object.text("id"), members: try object.texts("members"),
                managers: try object.texts(ifAny: "managers"), name: try object.text(ifAny: "name"))
            self = .group(group, app: try object.app)
        case "message": self = .message(try StoredMessage(object), app: try object.app)
        case "counted":
            let counted = CountedMessage(
                message: try object.message("message"), person: try object.text("person"),
                count: try object.integer("count"), isTakenBack: try object.flag(ifAny: "takenBack") ?? false,
                sets: try object.integer("sets"))
            self = .counted(counted, app: try object.app)
        case "request":
            let key = SubmissionKey(
                try object.text("key"), digest: try object.base64("digest"),
                until: try object.integer("until"))
            let answer = StoredAnswer(
                status: try object.integer("status"), body: try object.bytes("answer"))
            self = .request(key, answer, app: try object.app)
        case "job": self = .job(try Job(object), try JobWait(object))
        case "dead-letter":
            self = .deadLetter(
                try Job(object), reason: try object.text("reason"), at: try object.integer("at"))
        case "outcome":
            let outcome = StoredOutcome(
                cursor: try object.integer("cursor"), outcome: try NewOutcome(object))
            self = .outcome(outcome, app: try object.app)
        case "hook": self = .hook(position: try object.integer("position"), app: try object.app)
        default: throw StateLineError("\"\(name)\" is no record of format \(StateLine.format).")
        }
    }
}

extension StateNumbers {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        self.init(
            job: try object.integer("job"), outcome: try object.integer("outcome"),
            deadLetter: try object.integer("deadLetter"))
    }
}

extension StoredKey {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        self.init(
            id: try object.text("id"), digest: try object.base64("digest"),
            app: try object.text(ifAny: "app"),
            scopes: try object.texts("scopes"), note: try object.text("note"),
            createdAt: try object.integer("createdAt"))
    }
}

extension StoredPerson {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        self.init(
            id: try object.text("id"), settings: try object.bytes("settings"),
            unread: try object.integer("unread"),
            isOnline: try object.flag(ifAny: "online"), presenceAt: try object.integer("presenceAt"),
            updatedAt: try object.integer("updatedAt"))
    }
}

extension StoredDevice {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        self.init(
            person: try object.text("person"), token: try object.text("token"),
            topic: try object.text(ifAny: "topic"),
            deviceID: try object.text(ifAny: "deviceID"), notifier: try object.text(ifAny: "notifier"),
            language: try object.text(ifAny: "language"), kind: try object.text("kind"),
            environment: try object.text("environment"),
            registeredAt: try object.integer("registeredAt"), refusal: try object.text(ifAny: "refusal"))
    }
}

extension StoredMessage {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        self.init(
            id: try object.message("id"), surface: try object.text("surface"),
            source: try object.text("source"),
            vendorID: try object.text(ifAny: "vendorID"), sender: try object.text(ifAny: "sender"),
            receiver: try object.text(ifAny: "receiver"), group: try object.text(ifAny: "group"),
            acceptedAt: try object.integer("acceptedAt"), body: try object.bytes("body"))
    }
}

extension Job {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        let work = NewJob(
            kind: try object.jobKind, message: try object.message(ifAny: "message"),
            receiver: try object.text("receiver"), group: try object.text(ifAny: "group"),
            isCounted: try object.flag(ifAny: "counts") ?? false,
            recalls: try object.message(ifAny: "recalls"), position: try object.text(ifAny: "position"))
        self.init(
            id: try object.integer("id"), app: try object.app, work: work, tries: try object.integer("tries"),
            doneDevices: try object.texts(ifAny: "doneDevices") ?? [],
            acceptedAt: try object.integer("acceptedAt"))
    }
}

extension JobWait {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        if try object.flag(ifAny: "behind") == true {
            self = .behind
        } else {
            self = try object.integer(ifAny: "due").map { .until($0) } ?? .none
        }
    }
}

extension NewOutcome {
    fileprivate init(_ object: StateObject) throws(StateLineError) {
        self.init(
            message: try object.message(ifAny: "message"), receiver: try object.text("receiver"),
            device: try object.text(ifAny: "device"), outcome: try object.text("outcome"),
            reason: try object.text(ifAny: "reason"), apnsID: try object.text(ifAny: "apnsID"),
            tries: try object.integer("tries"),
            mayBeDelivered: try object.flag(ifAny: "mayBeDelivered") ?? false,
            badge: try object.integer(ifAny: "badge"), reportedBy: try object.text(ifAny: "reportedBy"),
            at: try object.integer("at"))
    }
}
