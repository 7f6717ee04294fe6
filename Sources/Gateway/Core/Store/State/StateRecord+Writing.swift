internal import PushRecords

extension StateRecord {
    /// What lines of the kind are called.
    var name: String {
        switch self {
        case .numbers: "numbers"
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

    /// Whose state it is; nil for what is no app's.
    var app: String? {
        switch self {
        case .key: nil
        case .numbers(_, let app): app
        case .job(let job, _), .deadLetter(let job, _, _): job.app
        case .person(_, _, let app), .device(_, let app), .group(_, let app), .message(_, let app),
            .counted(_, let app), .request(_, _, let app), .outcome(_, let app), .hook(_, let app):
            app
        }
    }

    /// Writes the members of the record's line.
    func writeMembers(to writer: inout JSONWriter) {
        writer.member("record", UTF8Text(name))
        writer.member("app", text: app)
        switch self {
        case .numbers(let numbers, _):
            writer.member("job", numbers.job)
            writer.member("outcome", numbers.outcome)
            writer.member("deadLetter", numbers.deadLetter)
        case .key(let key): key.writeMembers(to: &writer)
        case .person(let person, let sets, _): person.writeMembers(to: &writer, sets: sets)
        case .device(let device, _): device.writeMembers(to: &writer)
        case .group(let group, _):
            writer.member("id", UTF8Text(group.id))
            writer.texts("members", group.members)
            writer.texts("managers", group.managers)
            writer.member("name", text: group.name)
        case .message(let message, _): message.writeMembers(to: &writer)
        case .counted(let counted, _):
            writer.member("message", counted.message.rawValue)
            writer.member("person", UTF8Text(counted.person))
            writer.member("count", counted.count)
            writer.member("takenBack", counted.isTakenBack ? true : nil)
            writer.member("sets", counted.sets)
        case .request(let key, let answer, _):
            writer.member("key", UTF8Text(key.text))
            writer.member("digest", base64: key.digest)
            writer.member("status", answer.status)
            writer.member("answer", bytes: answer.body)
            writer.member("until", key.until)
        case .job(let job, let wait):
            job.writeMembers(to: &writer)
            if case .until(let moment) = wait { writer.member("due", moment) }
            writer.member("behind", wait == .behind ? true : nil)
        case .deadLetter(let job, let reason, let moment):
            job.writeMembers(to: &writer)
            writer.member("reason", UTF8Text(reason))
            writer.member("at", moment)
        case .outcome(let outcome, _): outcome.writeMembers(to: &writer)
        case .hook(let position, _): writer.member("position", position)
        }
    }
}

extension StoredKey {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("id", UTF8Text(id))
        writer.member("digest", base64: digest)
        writer.member("app", text: app)
        writer.texts("scopes", scopes)
        writer.member("note", UTF8Text(note))
        writer.member("createdAt", createdAt)
    }
}

extension StoredPerson {
    fileprivate func writeMembers(to writer: inout JSONWriter, sets: Int) {
        writer.member("id", UTF8Text(id))
        writer.member("settings", bytes: settings)
        writer.member("unread", unread)
        writer.member("sets", sets)
        writer.member("online", isOnline)
        writer.member("presenceAt", presenceAt)
        writer.member("updatedAt", updatedAt)
    }
}

extension StoredDevice {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("person", UTF8Text(person))
        writer.member("token", UTF8Text(token))
        writer.member("topic", text: topic)
        writer.member("deviceID", text: deviceID)
        writer.member("notifier", text: notifier)
        writer.member("language", text: language)
        writer.member("kind", UTF8Text(kind))
        writer.member("environment", UTF8Text(environment))
        writer.member("registeredAt", registeredAt)
        writer.member("refusal", text: refusal)
    }
}

extension StoredMessage {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("id", id.rawValue)
        writer.member("surface", UTF8Text(surface))
        writer.member("source", UTF8Text(source))
        writer.member("vendorID", text: vendorID)
        writer.member("sender", text: sender)
        writer.member("receiver", text: receiver)
        writer.member("group", text: group)
        writer.member("acceptedAt", acceptedAt)
        writer.member("body", bytes: body)
    }
}

extension Job {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("kind", UTF8Text(work.kind.rawValue))
        writer.member("receiver", UTF8Text(work.receiver))
        writer.member("message", work.message?.rawValue)
        writer.member("group", text: work.group)
        writer.member("counts", work.isCounted ? true : nil)
        writer.member("recalls", work.recalls?.rawValue)
        writer.member("position", text: work.position)
        writer.member("tries", tries)
        writer.texts("doneDevices", doneDevices.isEmpty ? nil : doneDevices)
        writer.member("acceptedAt", acceptedAt)
    }
}

extension StoredOutcome {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("cursor", cursor)
        writer.member("message", outcome.message?.rawValue)
        writer.member("receiver", UTF8Text(outcome.receiver))
        writer.member("device", text: outcome.device)
        writer.member("outcome", UTF8Text(outcome.outcome))
        writer.member("reason", text: outcome.reason)
        writer.member("apnsID", text: outcome.apnsID)
        writer.member("tries", outcome.tries)
        writer.member("mayBeDelivered", outcome.mayBeDelivered ? true : nil)
        writer.member("badge", outcome.badge)
        writer.member("reportedBy", text: outcome.reportedBy)
        writer.member("at", outcome.at)
    }
}

extension JSONWriter {
    /// A member that is a text; nothing where there is none.
    fileprivate mutating func member(_ name: StaticString, text: String?) {
        member(name, text.map { UTF8Text($0) })
    }

    /// A member that is an array of texts; nothing where there is none.
    fileprivate mutating func texts(_ name: UTF8Text, _ texts: [String]?) {
        if let texts { array(named: name, texts) { $1.string(UTF8Text($0)) } }
    }

    /// A member that is a text, or Base64 under the name with `Base64` behind it for bytes that are no text; nothing for no
    /// bytes.
    fileprivate mutating func member(_ name: UTF8Text, bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        let slice = ByteSlice(bytes)
        if let text = UTF8Text(validating: slice) {
            member(name, text)
        } else {
            member(UTF8Text(name.string + "Base64"), Base64.encode(slice))
        }
    }

    /// A member that is Base64.
    fileprivate mutating func member(_ name: UTF8Text, base64 bytes: [UInt8]) {
        member(name, Base64.encode(ByteSlice(bytes)))
    }
}
