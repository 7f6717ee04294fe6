extension ReportPage {
    /// Writes every message that the page names, with the command that shows it, and what differs where that is known.
    mutating func writeMessages() {
        let places = messages.named.sorted()
        if places.isEmpty && messages.listings.isEmpty { return }
        element("section", ["id": "messages", "aria-labelledby": "messages-h"]) { page in
            page.element("h2", ["id": "messages-h"], .text("messages.title"))
            page.element("p", .text("messages.explanation"))
            page.writeCommandHints()
            page.writeListings()
            if places.isEmpty { return }
            page.element("h3", .text("messages.some"))
            page.element("fieldset", ["class": "filter"]) { page in
                page.element("legend", .text("messages.show"))
                page.writeChoice("fa", .text("messages.all"), isChosen: true)
                for mark in [PlotMark.exposed, .degraded, .vendorWording, .sameScreen] {
                    page.writeChoice("f\(mark.rawValue)", mark.name, isChosen: false)
                }
            }
            page.element("ol", ["class": "messages"]) { page in
                for place in places { page.write(place) }
            }
        }
    }

    private mutating func writeChoice(_ identifier: String, _ words: Wording, isChosen: Bool) {
        element("label") { page in
            if isChosen {
                page.single("input", ["type": "radio", "name": "f", "id": identifier, "checked": ""])
            } else {
                page.single("input", ["type": "radio", "name": "f", "id": identifier])
            }
            page.text(words)
        }
    }

    private mutating func write(_ place: MessagePlace) {
        let example = messages.examples[place]
        let mark = example.map { "v-\(PlotMark($0.fidelity).rawValue)" } ?? ""
        element("li", ["id": messages.anchor(inList: place), "class": mark, "tabindex": "-1"]) { page in
            page.element("p") { page in
                page.element("b", page.words(of: place))
                if let example { page.writeHead(of: example) }
                page.writeDrawings(of: place)
            }
            if let example { page.writeDifferences(of: example) }
            page.element("code", ["class": "cmd"], text: page.command(for: place))
        }
        markup("\n")
    }

    private mutating func writeHead(of example: CorpusExample) {
        text(" \(example.source) · ")
        text(PlotMark(example.fidelity).name)
        for row in example.rows {
            text(" · ")
            writeRow(row)
        }
    }

    /// Writes a link to each drawing of a message.
    private mutating func writeDrawings(of place: MessagePlace) {
        for drawing in messages.drawings(of: place) {
            text(" · ")
            element("a", ["href": "#s\(drawing.number)"], .text("messages.drawn", drawing.effect.words))
        }
    }

    private mutating func writeDifferences(of example: CorpusExample) {
        if !example.differences.isEmpty {
            element("ul") { page in
                for difference in example.differences { page.write(difference) }
                let rest = example.differenceCount - example.differences.count
                if rest > 0 { page.element("li", .text("messages.more", rest)) }
            }
        } else if redaction == nil {
            for loss in example.losses { element("p") { $0.element("bdi", loss.message) } }
        }
    }

    /// Writes a difference with its values and situations.
    private mutating func write(_ difference: Difference) {
        element("li") { page in
            page.writePoint(difference)
            page.element("small") { page in
                page.text(" ")
                page.text(SituationWords.words(of: difference.situations))
            }
        }
    }

    /// Writes what differs, with what stands there before and after.
    mutating func writePoint(_ difference: Difference) {
        // Apple's keys and headers for identifiers end alike.
        let isIdentifier = difference.path.hasSuffix("-id")
        element("b", ShownPlace.words(of: difference.path))
        text(" ")
        writeValue(difference.before, isIdentifier: isIdentifier)
        text(" → ")
        writeValue(difference.after, isIdentifier: isIdentifier)
    }
}

/// Messages that the report counts without an example of each, and how to list all of them.
enum MessageListing: String, CaseIterable, Comparable {
    case messages, identical, sameScreen, vendorWording, degraded, exposed, unjudged, unwritten, unsendable,
        platforms, androidClass, rejected, people, settings

    init(_ verdict: Fidelity) { self = Self.ofVerdicts[verdict.rank] }

    /// The listings of messages with a verdict, in the verdicts' order.
    private static let ofVerdicts: [MessageListing] = [
        .identical, .sameScreen, .vendorWording, .degraded, .exposed,
    ]

    /// The verdict of the messages that are listed; nil for other messages.
    fileprivate var verdict: Fidelity? { Fidelity.allCases.first { MessageListing($0) == self } }

    /// The identifier of what tells it.
    var anchor: String { "l-\(rawValue)" }

    /// Whether `left` is listed first.
    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What is listed.
    var words: Wording {
        switch self {
        case .messages: .text("page.messages")
        case .unjudged, .unwritten, .unsendable, .platforms, .androidClass, .rejected:
            .text("leftovers.\(rawValue)")
        case .people: .text("costs.people")
        case .settings: .text("wording.settings")
        case .identical, .sameScreen, .vendorWording, .degraded, .exposed: .text("mark.\(rawValue)")
        }
    }
}

extension ReportPage {
    /// Writes how to list all messages of which the page gives a number.
    mutating func writeListings() {
        if messages.listings.isEmpty { return }
        element("h3", .text("messages.listings"))
        element("p", ["class": "hint"], .text("messages.recordsHint"))
        element("dl", ["class": "lists"]) { page in
            for listing in page.messages.listings.sorted() {
                page.element("div", ["id": listing.anchor, "tabindex": "-1"]) { page in
                    page.element("dt", listing.words)
                    page.element("dd") { $0.writeWay(to: listing) }
                }
            }
        }
    }

    /// Says which words of the commands are to be replaced.
    mutating func writeCommandHints() {
        if tally.options == nil { element("p", ["class": "hint"], .text("messages.severalOptions")) }
        if hasUnknownInput { element("p", ["class": "hint"], .text("messages.unknownInput")) }
        if redaction != nil { element("p", ["class": "hint"], .text("messages.hiddenFiles")) }
    }

    private mutating func writeWay(to listing: MessageListing) {
        switch listing {
        case .people: element("p", .text("messages.people"))
        case .settings: writeSettingsCommands(format: "differences")
        default:
            if let command = command(listing: listing) { element("code", ["class": "cmd"], text: command) }
        }
    }

    private func command(listing: MessageListing) -> String? {
        switch listing {
        case .messages: command("convert")
        case .identical, .sameScreen, .vendorWording, .degraded, .exposed:
            listing.verdict.map { records(with: #""fidelity":"\#($0.rawValue)""#) }
        case .unjudged:
            command("convert") + " | grep -E '\"source\":\"(\(unjudgedSources.joined(separator: "|")))\"'"
        case .unwritten: records(with: #""message":null"#)
        case .unsendable: records(with: #""needs":"#)
        case .platforms:
            command("convert")
                + #" | grep -E 'platform-setting|android-(class|alert)-lost|\(platforms\) has no'"#
        case .androidClass: command("convert") + " | grep -E 'android-(class|alert)-lost'"
        case .rejected: command("convert", ["--rejects", "rejects.jsonl"]) + " > /dev/null"
        case .people, .settings: nil
        }
    }

    private func records(with member: String) -> String { command("convert") + " | grep '\(member)'" }

    private var unjudgedSources: [String] {
        conversions[.sources].filter { $0.value.counts.unjudged > 0 }.keys.sorted()
    }

    /// Writes the commands that convert people's settings, one for each vendor of the messages.
    mutating func writeSettingsCommands(format: String, withSummary: Bool = false) {
        let target = tally.measurement.target
        let sources = vendors.filter { $0 != target }
        for vendor in sources.isEmpty ? ["VENDOR"] : sources {
            let summary = sources.count > 1 ? "settings-\(vendor).json" : "settings.json"
            let command =
                "pushbridge settings convert --from \(vendor) --to \(target)"
                + " --format \(format) \(self(.text("page.settingsFile")))"
            element("code", ["class": "cmd"], text: command + (withSummary ? " --summary \(summary)" : ""))
        }
    }

    /// The vendors of the messages.
    var vendors: [String] {
        Set(conversions[.sources].keys.map { String($0.prefix { $0 != "/" }) }).sorted()
    }
}
