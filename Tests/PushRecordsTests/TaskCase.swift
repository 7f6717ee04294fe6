import PushRecords
import Testing
import VendorSignature

/// A task of each kind, with a line that it takes.
struct TaskCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let task: any LineTask
    let line: String

    static let all: [TaskCase] = {
        do {
            return try cases()
        } catch {
            Issue.record("\(error)")
            return []
        }
    }()

    /// Those whose lines are messages, so that records are input too.
    static let ofMessages = all.prefix(2)

    private static func cases() throws -> [TaskCase] {
        let message = #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"}}"#
        let translator = try MessageTranslator(.init())
        let settings = try SettingsConverter(.init(source: "easemob", target: "nim"))
        let verifier = try WebhookVerifier(.easemob, secret: SharedSecret(Array("s".utf8)))
        return [
            TaskCase(
                testDescription: "translate",
                task: TranslationTask(translator) { Instant(seconds: 1_795_262_400) }, line: message),
            TaskCase(
                testDescription: "convert", task: ConversionTask(try MessageConverter(.init(target: "nim"))),
                line: message),
            TaskCase(
                testDescription: "settings convert", task: SettingsTask(settings), line: #"{"user":"u1"}"#),
            TaskCase(
                testDescription: "settings profile", task: SettingsTask(settings, .consoles),
                line: #"{"badgeCap":99}"#),
            TaskCase(
                testDescription: "webhook verify",
                task: try WebhookTask(vendor: "easemob", verifier: verifier, needsHeaders: false) { 0 },
                line: #"{"body":"{}"}"#),
            TaskCase(
                testDescription: "webhook outcomes",
                task: OutcomeTask(try PushReportReader(vendor: "easemob")),
                line: #"{"step":"push","target":"bob","status":"fail","detail":"no push binding"}"#),
        ]
    }

    /// What becomes of lines.
    func output(of lines: [String], _ rules: LineRules = LineRules()) -> LineOutput {
        var job = LineJob(task, rules)
        var output = LineOutput(rules)
        for (index, line) in lines.enumerated() {
            job.work(on: ByteSlice(Array(line.utf8)), line: index + 1, into: &output)
        }
        return output
    }
}

extension JSONWriter {
    /// What was written, a document for each line.
    borrowing func documents() throws -> [JSONValue] {
        try text().string.split(separator: "\n").map { try JSONDocument(String($0)).root }
    }
}
