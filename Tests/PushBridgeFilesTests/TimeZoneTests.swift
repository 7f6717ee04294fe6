import Foundation
import PushBridge
import Testing

@Suite("Time zones are those of Foundation, asked or remembered")
struct TimeZoneTests {
    /// Noon of 21 November 2026 in UTC.
    private static let start = 1_795_262_400

    @Test(
        "At every hour of four years, and around every change, the rule gives Foundation's offset",
        arguments: [
            "Europe/Berlin", "America/New_York", "Asia/Shanghai", "Australia/Lord_Howe", "Africa/Casablanca",
            "America/Sao_Paulo", "UTC",
        ])
    func agrees(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let rule = try #require(TimeZones.finder(from: Instant(seconds: Self.start))(name))
        var moments = (0..<4 * 366 * 24).map { Self.start - 86_400 + $0 * 3_600 }
        var change = zone.nextDaylightSavingTimeTransition(
            after: Date(timeIntervalSince1970: Double(Self.start)))
        for _ in 0..<8 {
            guard let date = change else { break }
            moments += [-1, 0, 1].map { Int(date.timeIntervalSince1970) + $0 }
            change = zone.nextDaylightSavingTimeTransition(after: date)
        }
        let wrong = moments.first { moment in
            let date = Date(timeIntervalSince1970: Double(moment))
            return rule.offset(Instant(seconds: moment)) != zone.secondsFromGMT(for: date)
        }
        #expect(wrong == nil)
    }
}
