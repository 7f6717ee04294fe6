import APNSTypes
import Testing

@testable import APNSTestServer

@Suite("A script")
struct ScriptCursorTests {
    private let device = DeviceToken("ab")

    @Test("A device's answers come one after the other, and the last one is repeated")
    func answers() {
        let answers: [ScriptedAnswer] = [
            .init(.refuse(.serviceUnavailable)), .init(.silence), .init(.accept),
        ]
        var cursor = ScriptCursor(Script(devices: ["AB": ScriptedDevice(answers: answers)]))
        #expect((0..<5).map { _ in cursor.answer(for: device) } == answers + [answers[2], answers[2]])
        #expect(cursor.answer(for: DeviceToken("cd")).outcome == .accept)
    }

    @Test("Regular answers count the requests without a fault")
    func regular() {
        let gone = ScriptedAnswer(.refuse(.unregistered, timestamp: 1))
        var cursor = ScriptCursor(Script(regularAnswers: [.init(gone, every: 3)]))
        let outcomes = (1...9).map { _ in cursor.answer(for: device).outcome }
        #expect(outcomes.enumerated().filter { $0.element != .accept }.map(\.offset) == [2, 5, 8])
    }

    @Test("Connections are acted upon at the numbers that the script names")
    func events() {
        let cursor = ScriptCursor(
            Script(events: [.init(.drop, .at(4)), .init(.goAway(.shutdown), .every(2))]))
        let actions = (1...4).map { cursor.action(at: $0) }
        #expect(actions == [nil, .goAway(.shutdown), nil, .drop])
    }
}
