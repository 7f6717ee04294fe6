import Logging
import Synchronization
import Testing

@testable import Gateway

@Suite("Lines of the log")
struct LineLogTests {
    /// Keeps what is written to it.
    private final class Lines: TextOutputStream, Sendable {
        private let text = Mutex("")
        func write(_ string: String) { text.withLock { $0 += string } }

        /// The lines without the time at their beginning.
        var all: [String] {
            text.withLock { $0 }.split(separator: "\n").map { $0.drop { $0 != " " }.description }
        }
    }

    @Test("They are those of swift-log's own handler, whatever metadata there is")
    func same() {
        let (ours, theirs) = (Lines(), Lines())
        for (lines, isOurs) in [(ours, true), (theirs, false)] {
            var logger = Logger(label: "gateway") { label in
                let stream = StreamLogHandler(label: label, stream: lines)
                return isOurs ? LineLogHandler(stream) : stream
            }
            logger.info("Bare.")
            logger.debug("Not told.")
            logger[metadataKey: "id"] = "17"
            logger.warning("With one.")
            logger.logLevel = .debug
            logger.debug("With more.", metadata: ["id": "18", "app": "tea"])
            #expect(logger[metadataKey: "id"] == "17")
            var other = logger
            other[metadataKey: "id"] = nil
            other.error("Without.")
            logger.error("With one still.")
        }
        #expect(ours.all.count == 5)
        #expect(ours.all == theirs.all)
    }
}
