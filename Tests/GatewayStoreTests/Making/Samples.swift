import Testing

@testable import Gateway

/// A moment in Unix milliseconds at which things happen in tests.
let noon = 1_790_000_000_000

/// A day in milliseconds.
let day = 86_400_000

extension MessageID {
    init(_ number: Int) { self.init(rawValue: number) }
}

extension StoredMessage {
    /// A message from Alice to Bob.
    static func sample(
        _ id: Int, vendorID: String? = nil, sender: String? = "alice", receiver: String? = "bob",
        group: String? = nil, acceptedAt: Int = noon, body: String = #"{"text":"Hi"}"#
    ) -> StoredMessage {
        StoredMessage(
            id: MessageID(id), surface: "api", source: "nim/server-v1", vendorID: vendorID, sender: sender,
            receiver: receiver, group: group, acceptedAt: acceptedAt, body: Array(body.utf8))
    }
}

extension Submission {
    /// One message from Alice, and a job to push it that counts.
    static func sample(
        _ id: Int, app: String = "shop", to receiver: String = "bob", vendorID: String? = nil,
        key: SubmissionKey? = nil, isCounted: Bool = true, acceptedAt: Int = noon
    ) -> Submission {
        Submission(
            app: app, key: key,
            messages: [.sample(id, vendorID: vendorID, receiver: receiver, acceptedAt: acceptedAt)],
            jobs: [NewJob(kind: .push, message: MessageID(id), receiver: receiver, isCounted: isCounted)],
            answer: { _ in StoredAnswer(status: 202, body: Array("answer \(id)".utf8)) })
    }
}

extension SubmissionKey {
    static func sample(_ text: String, body: UInt8 = 1, until: Int = noon + day) -> SubmissionKey {
        SubmissionKey(text, digest: [UInt8](repeating: body, count: 32), until: until)
    }
}

extension Store {
    /// The next jobs of the app that samples are of.
    func take(atMost limit: Int) async throws(StoreError) -> [Job] {
        try await take(atMost: limit, of: "shop")
    }
}

extension Job {
    /// The job as a process knows it that was not handed it out.
    var notInHand: Job {
        var job = self
        job.lease = 0
        return job
    }
}

extension NewOutcome {
    static func sample(_ message: Int, to receiver: String = "bob", at moment: Int = noon) -> NewOutcome {
        NewOutcome(message: MessageID(message), receiver: receiver, outcome: "accepted", at: moment)
    }
}

extension StoredDevice {
    static func sample(_ token: String, of person: String = "bob", registeredAt: Int = noon) -> StoredDevice {
        StoredDevice(
            person: person, token: token, topic: "com.example.shop", deviceID: "d-\(token)",
            notifier: "Prod", kind: "voip", environment: "sandbox", registeredAt: registeredAt)
    }
}

extension Store {
    /// Accepts the sample messages with these numbers, and takes their jobs.
    func jobs(_ ids: ClosedRange<Int>, to receiver: String = "bob", isCounted: Bool = true) async throws
        -> [Job]
    {
        for id in ids { _ = try await accept(.sample(id, to: receiver, isCounted: isCounted)) }
        return try await take(atMost: ids.count)
    }

    /// Accepts one sample message, and takes its job.
    func job(_ id: Int, to receiver: String = "bob", isCounted: Bool = true) async throws -> Job {
        try #require(try await jobs(id...id, to: receiver, isCounted: isCounted).first)
    }

    func unread(_ person: String = "bob", app: String = "shop") async throws -> Int? {
        try await self.person(person, app: app)?.unread
    }
}

/// The code of the error that `body` throws; nil for none.
func failure(_ body: () async throws -> Void) async -> StoreError.Code? {
    do {
        try await body()
        return nil
    } catch {
        return (error as? StoreError)?.code
    }
}
