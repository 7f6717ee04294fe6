/// Something in a profile, a recipient or a group that can be used, and is probably not what was meant.
public struct SettingsRemark: Sendable, Hashable, CustomStringConvertible {
    /// What is remarkable.
    public enum Kind: Sendable, Hashable {
        /// A member that this version does not know; it was ignored.
        case unknownMember
        /// A word that this version does not know; it was ignored.
        case unknownWord
        /// Somebody or something that stood in the file before; the later counts.
        case repeated
        /// Quiet hours without a time zone; the app's profile says in which they are meant, usually UTC (readings G9, TX 38).
        case missingTimeZone
        /// An identifier that the map of identifiers does not have; it is kept.
        case unmapped
    }

    /// What is remarkable.
    public var kind: Kind
    /// Where: a JSON Pointer into the object.
    public var path: String
    /// What was found, what became of it and what to do, in words.
    public var message: String

    /// What was probably meant, in a sentence; empty where nobody can tell.
    public var advice = ""

    /// The remark as sentences.
    public var description: String { path.isEmpty ? message : "\(path) \(message)" }
}

extension SettingsRemark {
    static func unknownMember(_ path: String, _ name: UTF8Text, among known: [String]) -> SettingsRemark {
        let advice =
            NearestName.of(name.string, among: known).map { "Did you mean \($0)?" }
            ?? "Known here: \(known.joined(separator: ", "))."
        return SettingsRemark(
            kind: .unknownMember, path: path,
            message: "is not a known setting; it was ignored. \(advice)", advice: advice)
    }

    /// The vendor has no texts in a profile's language.
    static func unknownLanguage(_ name: String, of vendor: String, standIn: String) -> SettingsRemark {
        SettingsRemark(
            kind: .unknownWord, path: "/language",
            message: "names \"\(name)\", in which \(vendor) has no texts; those in \"\(standIn)\" stand in.")
    }

    /// Of two objects about one thing the later counts.
    public static func repeated(_ what: String, _ id: UTF8Text) -> SettingsRemark {
        SettingsRemark(
            kind: .repeated, path: "",
            message:
                "the \(what) \"\(id)\" is in the file twice; the later line counts. Remove one of them.")
    }

    /// Two objects whose identifiers differ only in case are about one thing, or about two (reading G25).
    public static func repeatedInOtherCase(_ what: String, _ id: UTF8Text) -> SettingsRemark {
        let vendors = BuiltInProfiles.caselessVendors.joined(separator: ", ")
        return SettingsRemark(
            kind: .repeated, path: "",
            message:
                "the \(what) \"\(id)\" differs from an earlier \(what) only in case. Vendors that ignore case (\(vendors)) have one \(what) of that name, and the later line counts; for other vendors these are two."
        )
    }

    /// Somebody or something that keeps its identifier, because the map of identifiers does not have it.
    static func unmapped(_ what: String, _ id: UTF8Text) -> SettingsRemark {
        SettingsRemark(
            kind: .unmapped, path: "",
            message:
                "the \(what) \"\(id)\" has no new ID, so its ID is kept. Add it to the file of IDs if the target has another one for it."
        )
    }

    /// Two entries for one device (reading G22).
    static func repeatedDevice(_ path: String) -> SettingsRemark {
        SettingsRemark(
            kind: .repeated, path: path,
            message:
                "has the token of an earlier device; case does not matter in tokens. The device gets one push, and the later entry counts. Remove one of them."
        )
    }

    static func missingTimeZone(_ path: String) -> SettingsRemark {
        SettingsRemark(
            kind: .missingTimeZone, path: path,
            message:
                "has daily hours and no timeZone, so they are in the zone that policies.quietZone of the vendor's profile names: UTC, or +08:00 where a vendor counts in Beijing's time. Add a zone such as \"Asia/Shanghai\", or \"UTC\"."
        )
    }
}

extension SettingsObject {
    /// Notes members whose names are not among `known`; a member that is `null` is absent.
    package func noteUnknown(besides known: [String], _ remarks: inout [SettingsRemark]) {
        value.forEachMember { member in
            let name = member.key
            if member.value.isNull || known.contains(where: { name == UTF8Text($0) }) { return }
            remarks.append(.unknownMember(child(name), name, among: known))
        }
    }
}
