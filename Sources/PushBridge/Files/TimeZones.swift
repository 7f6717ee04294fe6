internal import Synchronization

#if canImport(FoundationInternationalization)
    internal import FoundationEssentials
    // Brings the zones; without it only UTC is known.
    internal import FoundationInternationalization
#else
    internal import Foundation
#endif

/// The IANA time zones, from Foundation.
public enum TimeZones {
    /// Finds the rules of named zones, each of which is looked up once.
    ///
    /// - Parameter moment: The moment from which on the rules will be asked.
    /// - Returns: A function from names to rules.
    public static func finder(from moment: Instant) -> TimeZoneRule.Finder {
        let known = KnownRules()
        return { name in
            known.rules.withLock { rules in
                if let rule = rules[name] { return rule }
                let rule = self.rule(name, from: moment)
                rules[name] = rule
                return rule
            }
        }
    }

    private final class KnownRules: Sendable {
        /// Rules by name; nil for a name that is no zone.
        let rules = Mutex<[String: TimeZoneRule?]>([:])
    }

    private static func rule(_ name: String, from moment: Instant) -> TimeZoneRule? {
        guard isZoneName(name), areLinked, let zone = TimeZone(identifier: name) else { return nil }
        let known = zone.stretches(from: moment)
        return TimeZoneRule(name: name) { moment in
            for stretch in known where stretch.seconds.contains(moment.seconds) { return stretch.offset }
            return zone.offset(at: moment)
        }
    }

    /// Keeps the zones where Foundation is linked into the command, which takes only what is referred to.
    ///
    /// FoundationInternationalization registers them in the object that also has this function; without that object, UTC
    /// is the only zone, and nothing says so.
    private static let areLinked = !0.5.formatted().isEmpty

    /// Whether IANA could call a zone that: Foundation also takes abbreviations, which mean several zones each.
    private static func isZoneName(_ name: String) -> Bool {
        name.contains("/") || namesWithoutRegion.contains(name)
    }

    /// The names in the zone database that do not name a region.
    private static let namesWithoutRegion: Set<String> = [
        "UTC", "UCT", "GMT", "GMT0", "GMT+0", "GMT-0", "Greenwich", "Universal", "Zulu", "EST", "MST", "HST",
        "EST5EDT",
        "CST6CDT", "MST7MDT", "PST8PDT", "CET", "EET", "MET", "WET", "Cuba", "Egypt", "Eire", "GB", "GB-Eire",
        "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "NZ", "NZ-CHAT",
        "Navajo",
        "PRC", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "W-SU",
    ]
}

extension TimeZone {
    /// A time in which the offset does not change, so that nobody need ask Foundation, which takes long.
    fileprivate struct Stretch {
        let seconds: Range<Int>
        let offset: Int
    }

    /// The next changes of the offset: as many as a run may live to see.
    private static let mostChanges = 6

    /// The stretches between the next changes of the offset.
    fileprivate func stretches(from moment: Instant) -> [Stretch] {
        var stretches: [Stretch] = []
        var start = moment.seconds
        for _ in 0..<Self.mostChanges {
            let offset = offset(at: Instant(seconds: start))
            let change = nextDaylightSavingTimeTransition(
                after: Date(timeIntervalSince1970: Double(start)))
            // A zone without changes keeps its offset for longer than any corpus.
            let end =
                change.map { Int($0.timeIntervalSince1970.rounded(.down)) } ?? start + 100 * 366 * 86_400
            // Where Foundation contradicts itself, it is asked every time.
            guard end > start, self.offset(at: Instant(seconds: end - 1)) == offset else { break }
            stretches.append(Stretch(seconds: start..<end, offset: offset))
            if change == nil { break }
            start = end
        }
        return stretches
    }

    fileprivate func offset(at moment: Instant) -> Int {
        secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment.seconds)))
    }
}

extension Instant {
    /// The moment of the call, in whole seconds.
    public static var now: Instant {
        Instant(seconds: Int(Date().timeIntervalSince1970.rounded(.down)))
    }
}
