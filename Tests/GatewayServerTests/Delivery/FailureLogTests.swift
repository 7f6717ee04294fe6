import APNSDelivery
import Logging
import Synchronization
import Testing

@testable import Gateway

@Suite("Why pushes fail")
struct FailureLogTests {
    private final class Lines: TextOutputStream, Sendable {
        let text = Mutex("")
        func write(_ string: String) { text.withLock { $0 += string } }
        var all: [Substring] { text.withLock { $0 }.split(separator: "\n") }
    }

    @Test("Each cause of an app is told once a while, in the delivery's own words")
    func told() {
        let lines = Lines()
        let logger = Logger(label: "test") { StreamLogHandler(label: $0, stream: lines) }
        let log = FailureLog(logger: logger)
        let noTopic = DeliveryFailure(.providerToken, "No APNs key of the app tea has the topic a.b.")
        for _ in 0..<3 { log.note(noTopic, of: "tea") }
        log.note(noTopic, of: "shop")
        log.note(DeliveryFailure(.unreachable, "Nobody is there."), of: "tea")
        log.note(DeliveryFailure(.shutDown, "It ends."), of: "tea")
        #expect(lines.all.count == 3)
        #expect(lines.all[0].contains("has the topic a.b.") && lines.all[0].contains("app=tea"))
        #expect(lines.all[1].contains("app=shop") && lines.all[2].contains("Nobody is there."))
        let hasty = FailureLog(logger: logger, pause: .zero)
        for _ in 0..<2 { hasty.note(noTopic, of: "tea") }
        #expect(lines.all.count == 5)
    }
}
