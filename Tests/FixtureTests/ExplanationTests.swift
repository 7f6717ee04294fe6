import PushRecords
import TestSupport
import Testing

@Suite("The explanation of every fixture's messages agrees with their translation")
struct ExplanationTests {
    @Test("Gates, levels and keys say what the translation does", arguments: FixtureCase.messages)
    func agrees(_ fixture: FixtureCase) throws {
        let translator = try MessageTranslator(fixture.configuration())
        let (people, now) = (try fixture.people(), try fixture.now())
        for line in fixture.lines("input") {
            let line = ByteSlice(line)
            guard let translations = try? translator.translate(line: line, for: people, at: now) else {
                continue
            }
            let explanation = try translator.explain(line: line, for: people, at: now)
            let outcomes = explanation.recipients.flatMap(Self.outcomes)
            #expect(outcomes == translations.map { "\($0.outcome)" })
            for screen in explanation.recipients.compactMap(\.screen) {
                #expect(screen.notification.titleLevel.map(screen.offers.titles.contains) ?? true)
                #expect(screen.notification.bodyLevel.map(screen.offers.bodies.contains) ?? true)
            }
            for fate in explanation.keys { #expect((fate.outcome == .filled) == !fate.filled.isEmpty) }
        }
    }

    private static func outcomes(_ journey: RecipientJourney) -> [String] {
        if let screen = journey.screen { return screen.deliveries.map { "\($0.outcome)" } }
        guard case .closed(let reason) = journey.gates.last?.verdict else { return ["no closed gate"] }
        return ["\(Translation.Outcome.suppressed(reason))"]
    }
}
