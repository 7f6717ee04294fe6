internal import PushRecords

/// The situations of the proof, for people.
enum SituationWords {
    /// `for people who hide details, in quiet hours` for `simple/quiet-hours/unnamed`.
    ///
    /// - Parameter name: What the proof calls the situation.
    /// - Returns: The situation in words; a part that nobody knows as it is.
    static func inWords(_ name: String) -> String {
        let parts = name.split(separator: "/").map(String.init)
        let words = parts.enumerated().map { index, part in
            switch index {
            case 0: displays[part] ?? part
            case 1: settings[part] ?? part
            case 2: member(part)
            default: "in a \(part) conversation"
            }
        }
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static let displays = [
        DisplayStyle.simple.rawValue: "for people who hide details",
        DisplayStyle.summary.rawValue: "for people who show details",
    ]

    private static let settings = [
        "free": "", "quiet-hours": "in quiet hours", "conversation-quiet": "in a quiet conversation",
        "muted": "in a muted conversation", "mode-mentions": "who only want mentions",
        "mode-none": "who want no pushes",
    ]

    /// How the message names the people; a number behind it tells groups of them apart.
    private static func member(_ part: String) -> String {
        if part == "unnamed" { return "" }
        let lists = part.split(separator: "+").map { list in
            let name = String(list.prefix { !$0.isNumber }).trimmingSuffix("-")
            return members[name].map { $0 + list.dropFirst(name.count) } ?? String(list)
        }
        return "who are \(lists.joined(separator: " and "))"
    }

    private static let members = [
        "mentioned": "mentioned", "forced": "forced", "directed": "given a template of their own",
        "member": "named as members", "excluded": "excluded",
    ]
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
