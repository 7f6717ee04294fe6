import HTTPTypes
import HummingbirdTesting
import JSONDocument
import NIOCore
import PushBridge
import Testing

@testable import Gateway

@Suite("The members that the document lists")
struct MemberTests {
    let document: OpenAPIDocument

    init() throws { document = try OpenAPIDocument.tested() }

    @Test("Every body that is read may have just the members of its schema")
    func read() async throws {
        let bodies = document.operations.filter { $0.bodySchema != nil }
        #expect(bodies.count >= 7)
        try await ProblemTrial.run { trial in
            for operation in bodies {
                let call = ProblemCall(operation, .invalidSettings).with { $0.body = #"{"qqqqqqqq":0}"# }
                let answer = String(buffer: try await trial.answer(to: call).body)
                let detail = try JSONDocument(answer).root.text("detail")
                let known = try #require(detail.firstMatch(of: /Known here: (.+)\.$/), "\(detail)")
                let members = document.members(of: operation.bodySchema ?? "")
                #expect(Set(known.1.split(separator: ", ").map(String.init)) == members, "\(operation.id)")
            }
            await trial.close()
        }
    }

    @Test("What was put is written with the members of its schema, and so are counts")
    func kept() async throws {
        let calls: [(id: String, body: String, schema: String?)] = [
            ("putPerson", Self.person, nil), ("getPerson", "", "Person"), ("putGroup", Self.group, nil),
            ("getGroup", "", "Group"), ("setBadge", #"{"unread":1}"#, "Badge"), ("redrive", "", "Redriven"),
            ("getHealth", "", "Health"), ("putPeople", Self.person, "KeptLines"),
            ("putGroups", Self.group, "KeptLines"),
        ]
        try await ProblemTrial.run { trial in
            for (id, body, schema) in calls {
                let call = ProblemCall(try OpenAPIDocument.operation(id), .unusable).with { $0.body = body }
                let answer = try await trial.answer(to: call)
                #expect(answer.status.kind == .successful, "\(id): \(String(buffer: answer.body))")
                guard let schema else { continue }
                #expect(
                    try Self.members(Array(answer.body.readableBytesView)) == document.members(of: schema),
                    "\(id)")
            }
            await trial.close()
        }
    }

    private static let person = """
        {"id":"dora","nickname":"D","display":"simple","mode":"all","language":"en","template":"t","textKey":"k",\
        "remarks":{"bob":"B"},"pushWhileDesktopOnline":true,"quiet":{"from":"2026-11-23T00:00:00Z"},"unread":1,\
        "tags":["t"],"conversations":[{"kind":"group","id":"g","mode":"none"}],"devices":[{"token":"00ff00ff"}]}
        """
    private static let group = #"{"id":"dora","members":["bob"],"managers":["bob"],"name":"n"}"#

    @Test("Whatever has all of its members is written with those of its schema")
    func written() throws {
        let id = MessageID(rawValue: 2)
        let outcome = NewOutcome(
            message: id, receiver: "r", device: "d", outcome: "failed", reason: "r", apnsID: "a", tries: 1,
            mayBeDelivered: true, badge: 1, reportedBy: "nim", at: 1)
        let stored = StoredOutcome(cursor: 1, outcome: outcome)
        let job = NewJob(
            kind: .push, message: id, receiver: "r", group: "g", isCounted: true, recalls: id, position: "p")
        let device = StoredDevice(
            person: "r", token: "00ff", topic: "t", deviceID: "d", notifier: "n", language: "en",
            registeredAt: 1, refusal: "Unregistered")
        let message = StoredMessage(
            id: id, surface: "api", source: "nim/server-v1", vendorID: "v", sender: "s", receiver: "r",
            group: "g", acceptedAt: 1, body: [0x31])
        var problem = Problem(.busy, "d", pointer: "/p")
        problem.allow = [.get]
        for value in [outcome, job, device, message, problem] as [Any] {
            #expect(Self.absent(in: value) == [], "\(value)")
        }

        let diagnostics = [Diagnostic(.badEncoding)]
        let accepted = Intake.AcceptedLine(message: message, jobs: [], recalls: [], diagnostics: diagnostics)
        let lines = [
            Intake.Line(number: 1, result: .success(accepted)),
            Intake.Line(number: 2, result: .failure(.bringsPeople)),
        ]
        let known = MessageID(rawValue: 3)
        let submission = SubmissionAnswer.body(
            of: lines, kept: [known], results: [known: .init(outcomes: [stored], pending: 1)])
        let answers = try JSONDocument(ByteSlice(submission)).root.list("messages")
        let written = [
            "Outcome": try Self.members(StoredOutcome.lines([stored])),
            "DeadLetter": try Self.members(
                DeadLetter.lines([
                    DeadLetter(
                        job: Job(id: 1, app: "a", work: job, tries: 1, acceptedAt: 1), reason: "r", at: 1)
                ])),
            "Device": try Self.members(StoredDevice.document(of: [device])),
            "Message": try Self.members(message.document(outcomes: [stored], diagnostics: diagnostics)),
            "Problem": try Self.members(problem.document),
            "Submission": try Self.members(submission),
            "SubmittedLine": Set(answers.flatMap { $0.pairs().map(\.name) }),
            "LineError": Set(answers.flatMap { $0.pairs("error").map(\.name) }),
        ]
        for (schema, members) in written { #expect(members == document.members(of: schema), "\(schema)") }
        let read = document.operations.compactMap(\.bodySchema)
        #expect(
            Set(written.keys).union(read).union(["Badge", "Redriven", "Health", "KeptLines", "RefusedLine"])
                == Set(document.root.pairs("components", "schemas").map(\.name)))
    }

    @Test("A dead letter's kinds are those of jobs")
    func kinds() {
        let kinds = document.root.list("components", "schemas", "DeadLetter", "properties", "kind", "enum")
        #expect(kinds.map { $0.string?.string } == JobKind.allCases.map(\.rawValue))
    }

    /// The members of an object, or of those in an array.
    private static func members(_ json: [UInt8]) throws -> Set<String> {
        let root = try JSONDocument(ByteSlice(json)).root
        return Set((root.kind == .array ? root.list() : [root]).flatMap { $0.pairs().map(\.name) })
    }

    /// The properties that have no value, or one that a writer may leave out.
    private static func absent(in value: Any) -> [String] {
        Mirror(reflecting: value).children.filter { _, value in
            let mirror = Mirror(reflecting: value)
            let isEmpty = [.optional, .collection].contains(mirror.displayStyle) && mirror.children.isEmpty
            return isEmpty || value as? Bool == false || value as? Int == 0
        }.compactMap(\.label)
    }
}
