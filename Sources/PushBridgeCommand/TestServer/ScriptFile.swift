internal import APNSTestServer
internal import PushBridge
internal import PushModel

/// A test server's script, one JSON object a line.
enum ScriptFile {
    /// Reads a script.
    static func read(_ path: String) throws(CommandError) -> Script {
        var script = Script()
        try SettingsLines.forEach(in: path) { (value, _) throws(PushModelError) in
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
