@testable import Gateway

/// Records of every kind, with everything that a record can have, and as little as it can.
let stateSamples: [StateRecord] = [
    .numbers(last: StateNumbers(job: 7, outcome: 3, deadLetter: 2), app: nil),
    .numbers(last: StateNumbers(job: 0, outcome: 8, deadLetter: 9), app: "shop"),
    .key(
        key: StoredKey(
            id: "k", digest: [0, 255], app: "shop", scopes: ["send", "read"], note: "Ä\n", createdAt: noon)),
    .key(key: StoredKey(id: "l", digest: [1], app: nil, scopes: [], note: "", createdAt: noon)),
    .person(
        person: StoredPerson(
            id: "b\0b\u{1B}", settings: Array(#"{"nickname":"Bob"}"#.utf8), unread: 3, isOnline: false,
            presenceAt: noon, updatedAt: noon), sets: 2, app: "shop"),
    .person(person: StoredPerson(id: "carol"), sets: 0, app: "shop"),
    .device(device: .sample("b1"), app: "shop"),
    .device(
        device: StoredDevice(person: "bob", token: "b2", registeredAt: noon, refusal: "Unregistered"),
        app: "shop"),
    .device(
        device: StoredDevice(person: "bob", token: "b3", language: "zh", registeredAt: noon), app: "shop"),
    .group(group: StoredGroup(id: "g", members: ["a", "b"], managers: ["c"], name: "Team"), app: "shop"),
    .group(group: StoredGroup(id: "h", members: [], managers: []), app: "shop"),
    .group(group: StoredGroup(id: "i", members: ["a"]), app: "shop"),
    .message(message: .sample(1, vendorID: "v1", group: "g"), app: "shop"),
    .message(
        message: StoredMessage(
            id: MessageID(2), surface: "recall", source: "easemob/rest", acceptedAt: noon,
            body: [0xFF, 0, 0x22]), app: "shop"),
    .counted(
        counted: CountedMessage(message: MessageID(1), person: "bob", count: 3, isTakenBack: true, sets: 1),
        app: "shop"),
    .request(key: .sample("api:1"), answer: StoredAnswer(status: 202, body: Array("yes".utf8)), app: "shop"),
    .request(key: .sample("api:2"), answer: StoredAnswer(status: 202, body: []), app: "shop"),
    .job(
        job: Job(
            id: 5, app: "shop",
            work: NewJob(
                kind: .fanOut, message: MessageID(1), receiver: "g", group: "g", isCounted: true,
                recalls: MessageID(2), position: "a"), tries: 2, doneDevices: ["d1", "d2"], acceptedAt: noon),
        wait: .until(moment: noon)),
    .job(
        job: Job(
            id: 6, app: "shop", work: NewJob(kind: .push, message: MessageID(1), receiver: "bob"),
            acceptedAt: noon),
        wait: .behind),
    .job(
        job: Job(
            id: 7, app: "shop", work: NewJob(kind: .badge, message: nil, receiver: "bob"), acceptedAt: noon),
        wait: .none),
    .deadLetter(
        letter: DeadLetter(
            job: Job(
                id: 9, app: "shop", work: NewJob(kind: .push, message: MessageID(1), receiver: "bob"),
                tries: 5,
                doneDevices: ["d1"], acceptedAt: noon), reason: "late", at: noon)),
    .outcome(
        outcome: StoredOutcome(
            cursor: 7, outcome: NewOutcome(message: nil, receiver: "bob", outcome: "counted", at: noon)),
        app: "shop"),
    .outcome(
        outcome: StoredOutcome(
            cursor: 8,
            outcome: NewOutcome(
                message: MessageID(1), receiver: "bob", device: "d1", outcome: "failed", reason: "timeout",
                apnsID: "A", tries: 3, mayBeDelivered: true, badge: 4, reportedBy: "nim", at: noon)),
        app: "shop"),
    .hook(position: 7, app: "shop"),
]

/// Everything in a file as records.
func state(of path: String) async throws -> [StateRecord] {
    let source = try SQLiteStateSource(path: path)
    let records = try await source.everything()
    await source.close()
    return records
}

extension StateSource {
    /// All records.
    func everything() async throws -> [StateRecord] {
        var all: [StateRecord] = []
        try await forEachPart { all += $0 }
        return all
    }
}

extension SQLiteStateTarget {
    /// Makes a file of records.
    static func fill(_ path: String, _ records: [StateRecord]) async throws {
        let target = SQLiteStateTarget(path: path)
        try await target.begin()
        try await target.apply(records)
        try await target.finish()
    }
}
