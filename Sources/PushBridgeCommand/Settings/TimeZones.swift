internal import PushBridge
internal import Synchronization

#if canImport(FoundationInternationalization)
    internal import FoundationEssentials
    // Brings the zones; without it only UTC is known.
    internal import FoundationInternationalization
#else
    internal import Foundation
#endif

/// The IANA time zones, from Foundation, which is imported here and nowhere else.
enum TimeZones {
    /// Finds the rules of named zones, each of which is looked up once.
    ///
    /// - Parameter moment: A moment that will be asked for often.
    /// - Returns: A function from names to rules.
    static func finder(at moment: Instant) -> TimeZoneRule.Finder {
        let known = KnownRules()
        return { name in
            known.rules.withLock { rules in
                if let rule = rules[name] { return rule }
                let rule = self.rule(name, at: moment)
                rules[name] = rule
                return rule
            }
        }
    }

    private final class KnownRules: Sendable {
        /// Rules by name; nil for a name that is no zone.
        let rules = Mutex<[String: TimeZoneRule?]>([:])
    }

    private static func rule(_ name: String, at moment: Instant) -> TimeZoneRule? {
        guard isZoneName(name), let zone = TimeZone(identifier: name) else { return nil }
        let offset = zone.offset(at: moment)
        return TimeZoneRule(name: name) { $0 == moment ? offset : zone.offset(at: $0) }
    }

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
    fileprivate func offset(at moment: Instant) -> Int {
        secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment.seconds)))
    }
}
