internal import APNSTestServer
internal import ProviderToken
internal import PushBridge
internal import PushModel

/// A test server's script, one JSON object a line.
enum ScriptFile {
    static func read(_ path: String) throws(CommandError) -> Script {
        var script = Script()
        try SettingsLines(path).forEach { (value, _) throws(PushModelError) in
            try add(try SettingsObject(value), to: &script)
        }
        return script
    }

    private static func add(_ line: SettingsObject, to script: inout Script) throws(PushModelError) {
        if line.member("token") != nil {
            try line.refuseMembers(except: ["token", "answers", "topic", "online"])
            script.devices[try line.required("token")] = ScriptedDevice(
                answers: try line.answers(), topic: try line.text("topic")?.string,
                isOnline: try line.flag("online") ?? true)
        } else if line.member("connection") != nil {
            script.events.append(try line.event())
        } else if line.member("answer") != nil {
            try line.refuseMembers(except: ["every", "answer", "timestamp", "delay"])
            script.regularAnswers.append(.init(try line.answer(), every: try line.count("every")))
        } else {
            try line.refuseMembers(except: ["latency"])
            guard let latency = try line.integer("latency"), (0...600_000).contains(latency) else {
                throw PushModelError(
                    .missing, path: "",
                    message: "a line needs token, connection, answer or latency (0 to 600000 milliseconds)")
            }
            script.latency = latency
        }
    }
}

extension SettingsObject {
    /// The answers of a device: words, or objects.
    fileprivate func answers() throws(PushModelError) -> [ScriptedAnswer] {
        guard let list = member("answers") else { return [] }
        var answers: [ScriptedAnswer] = []
        for element in list.elements {
            let path = "\(child("answers"))/\(answers.count)"
            if let word = element.string {
                answers.append(ScriptedAnswer(try Self.outcome(word, timestamp: nil, path: path)))
            } else {
                let object = try SettingsObject(element, path: path)
                try object.refuseMembers(except: ["answer", "timestamp", "delay"])
                answers.append(try object.answer())
            }
        }
        guard !answers.isEmpty else {
            throw PushModelError(.wrongType, path: child("answers"), message: "must be an array of answers")
        }
        return answers
    }

    /// An answer with what belongs to it.
    fileprivate func answer() throws(PushModelError) -> ScriptedAnswer {
        let word = UTF8Text(try required("answer"))
        let outcome = try Self.outcome(word, timestamp: try integer("timestamp"), path: child("answer"))
        let delay = try integer("delay")
        guard (0...600_000).contains(delay ?? 0) else {
            throw PushModelError(
                .unknownValue, path: child("delay"), message: "must be 0 to 600000 milliseconds")
        }
        return ScriptedAnswer(outcome, delay: delay)
    }

    private static func outcome(
        _ word: UTF8Text, timestamp: Int?, path: String
    ) throws(PushModelError) -> ScriptedAnswer.Outcome {
        switch word.string {
        case "accept": return .accept
        case "silence": return .silence
        case "reset": return .reset
        case let name: return .refuse(try Self.reason(name, path: path), timestamp: timestamp)
        }
    }

    fileprivate static func reason(_ name: String, path: String) throws(PushModelError) -> RejectionReason {
        let reason = RejectionReason(rawValue: name)
        guard RejectionReason.known.contains(reason) else {
            throw PushModelError(
                .unknownValue, path: path,
                message:
                    "\"\(name)\" is not one of Apple's reasons, such as Unregistered or ServiceUnavailable")
        }
        return reason
    }

    /// What happens to a connection, and when.
    fileprivate func event() throws(PushModelError) -> ConnectionEvent {
        try refuseMembers(except: ["every", "at", "connection", "reason", "streams"])
        let moment: ConnectionEvent.Trigger =
            member("at") == nil ? .every(try count("every")) : .at(try count("at"))
        switch try required("connection") {
        case "drop": return ConnectionEvent(.drop, moment)
        case "stream-limit": return ConnectionEvent(.streamLimit(try count("streams")), moment)
        case "goaway":
            let name = try text("reason")?.string ?? RejectionReason.shutdown.rawValue
            return ConnectionEvent(.goAway(try Self.reason(name, path: child("reason"))), moment)
        case let other:
            throw PushModelError(
                .unknownValue, path: child("connection"),
                message: "\"\(other)\" is not one of: drop, goaway, stream-limit")
        }
    }

    /// A number of things, from 1 on.
    fileprivate func count(_ key: UTF8Text) throws(PushModelError) -> Int {
        guard let count = try integer(key), count > 0 else {
            throw PushModelError(.missing, path: child(key), message: "must be a number from 1")
        }
        return count
    }
}

/// A file of the keys whose provider tokens a test server takes, one JSON object a line.
enum AcceptedKeysFile {
    private static let members: Set<UTF8Text> = [
        "key", "keyID", "teamID", "environment", "topics", "related",
    ]

    struct Contents {
        var keys: [AcceptedKey] = []
        /// The key files that it names, which the server must not write over.
        var keyFiles: [NamedFile] = []
    }

    /// Reads the file, and the key files that it names, which lie beside it unless they say otherwise.
    static func read(_ path: String) throws(CommandError) -> Contents {
        var contents = Contents()
        // People name private keys here too.
        CoreDumps.switchOff()
        try SettingsLines(path).forEach { (value, _) throws(PushModelError) in
            let line = try SettingsObject(value)
            try line.refuseMembers(except: members)
            var key = try acceptedKey(line)
            let file = keyFile(try line.required("key"), beside: path)
            key.key = try verificationKey(file, at: line.child("key"))
            contents.keys.append(key)
            contents.keyFiles.append(NamedFile("A key of --keys", file))
        }
        return contents
    }

    private static func acceptedKey(_ line: SettingsObject) throws(PushModelError) -> AcceptedKey {
        AcceptedKey(
            keyIdentifier: try identifier(
                line.required("keyID"), at: "/keyID", KeyIdentifier.init(validating:)),
            teamIdentifier: try identifier(
                line.required("teamID"), at: "/teamID", TeamIdentifier.init(validating:)),
            key: nil,
            environment: try line.word("environment", APNSEnvironment.self),
            topics: try line.texts("topics").map { Set($0.map(\.string)) },
            related: try line.text("related").map { (text) throws(PushModelError) in
                try identifier(text.string, at: "/related", KeyIdentifier.init(validating:))
            })
    }

    private static func identifier<Identifier>(
        _ text: String, at path: String,
        _ make: (_ validating: String) throws(ProviderTokenError) -> Identifier
    ) throws(PushModelError) -> Identifier {
        do {
            return try make(text)
        } catch {
            throw PushModelError(.unknownValue, path: path, message: error.description)
        }
    }

    private static func verificationKey(
        _ file: String, at path: String
    ) throws(PushModelError) -> VerificationKey {
        let what: String
        do throws(CommandError) {
            let pem = try TokenInput(file).bytes()
            do {
                return try VerificationKey(pem: pem)
            } catch {
                throw .unusableKey(file, error)
            }
        } catch {
            what = error.description
        }
        throw PushModelError(.unknownValue, path: path, message: "cannot be used: \(what)")
    }

    private static func keyFile(_ name: String, beside path: String) -> String {
        guard !name.hasPrefix("/"), let end = path.lastIndex(of: "/") else { return name }
        return path[...end] + name
    }
}

extension SettingsObject {
    /// The text of a member that must be there.
    func required(_ key: UTF8Text) throws(PushModelError) -> String {
        guard let text = try text(key) else {
            throw PushModelError(.missing, path: child(key), message: "is missing")
        }
        return text.string
    }

    /// Refuses unknown members, which are probably misspelled.
    func refuseMembers(except known: Set<UTF8Text>) throws(PushModelError) {
        for member in value.members where !known.contains(member.key) {
            let names = known.map(\.string).sorted().joined(separator: ", ")
            throw PushModelError(.unknownValue, path: child(member.key), message: "is not one of: \(names)")
        }
    }
}
