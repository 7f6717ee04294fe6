internal import CFiles

/// A page on its way: what was written, and which messages it has referred to.
struct ReportPage {
    let report: MigrationReport
    private var writer = HTMLWriter()
    /// The messages that the page names.
    var messages: MessageIndex
    /// What is drawn as two phones.
    let drawn: [DrawnDifference]
    /// Hides words and names; nil where everything is shown.
    var redaction: Redaction?

    init(_ report: MigrationReport) {
        self.report = report
        messages = MessageIndex(report.tally)
        drawn = DrawnDifference.commonest(in: report.tally.conversions.losses)
        redaction = report.options.isRedacted ? Redaction() : nil
    }

    var tally: CorpusTally { report.tally }
    var conversions: ConversionTally { report.tally.conversions }
    var options: ReportOptions { report.options }
    /// What was written.
    var html: String { writer.html }

    /// The words in the page's language.
    func callAsFunction(_ wording: Wording) -> String { options.language(wording) }

    // MARK: Writing

    /// Writes an element and what it holds.
    mutating func element(
        _ name: String, _ attributes: HTMLWriter.Attributes = [:], _ content: (inout ReportPage) -> Void
    ) {
        writer.open(name, attributes)
        content(&self)
        writer.close(name)
    }

    /// Writes an element with text in it.
    mutating func element(_ name: String, _ attributes: HTMLWriter.Attributes = [:], text: String) {
        writer.open(name, attributes)
        writer.text(text)
        writer.close(name)
    }

    /// Writes an element with words in it.
    mutating func element(_ name: String, _ attributes: HTMLWriter.Attributes, _ words: Wording) {
        element(name, attributes, text: self(words))
    }

    /// Writes an element without attributes, with words in it.
    mutating func element(_ name: String, _ words: Wording) { element(name, text: self(words)) }

    /// Writes an element without an end.
    mutating func single(_ name: String, _ attributes: HTMLWriter.Attributes) {
        writer.open(name, attributes)
    }

    /// Writes text.
    mutating func text(_ text: String) { writer.text(text) }

    /// Writes words.
    mutating func text(_ words: Wording) { writer.text(self(words)) }

    /// Writes markup as it is.
    mutating func markup(_ markup: String) { writer.markup(markup) }
}

// MARK: - The whole

extension ReportPage {
    /// Writes the page.
    mutating func write() {
        markup("<!DOCTYPE html>\n")
        element("html", ["lang": options.language == .chinese ? "zh-Hans" : "en"]) { page in
            page.element("head") { $0.writeHead() }
            page.element("body") { $0.writeBody() }
        }
        markup("\n")
    }

    private mutating func writeHead() {
        single("meta", ["charset": "utf-8"])
        single("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        // Nothing is loaded from anywhere, and nothing runs.
        single(
            "meta",
            [
                "http-equiv": "Content-Security-Policy",
                "content": "default-src 'none'; style-src 'unsafe-inline'",
            ])
        single("meta", ["name": "color-scheme", "content": "light dark"])
        element("title", title)
        element("style") { $0.markup(String(cString: embedded_page_style())) }
    }

    private mutating func writeBody() {
        element("a", ["class": "skip", "href": "#p1"], .text("page.skip"))
        // The patterns that all plots use.
        markup(String(cString: embedded_page_patterns()))
        element("header") { page in
            page.element("p", ["class": "brand"], .text("page.brand"))
            page.element("h1", page.title)
            if page.redaction != nil { page.element("p", ["class": "hint"], .text("page.redacted")) }
            page.element("p", ["class": "hint printed"], .text("page.printed"))
            page.element("nav", ["aria-label": page(.text("page.contents"))]) { $0.writeContents() }
        }
        messages.draw(drawn)
        element("main") { page in
            for (index, panel) in page.panels.enumerated() { page.write(panel, number: index + 1) }
            page.writeMessages()
        }
        writeData()
    }

    /// From which vendors to which.
    private var title: Wording {
        let names = vendors.map { self(.word($0, in: "vendor")) }
        let sources = names.isEmpty ? "" : names.joined(separator: " + ") + " "
        let target = self(.word(tally.measurement.target, in: "vendor"))
        return .text("page.title", "\(sources)→ \(target)")
    }

    private mutating func writeContents() {
        element("ol") { page in
            for panel in page.panels {
                page.element("li") { $0.element("a", ["href": "#\(panel.anchor)"], panel.title) }
            }
        }
    }

    /// The panels in their order; those that have nothing to show come behind the others, before how it was measured.
    private var panels: [ReportPanel] {
        let results = ReportPanel.allCases.filter { $0 != .method }
        return results.filter { !isBlank($0) } + results.filter(isBlank) + [.method]
    }

    private func isBlank(_ panel: ReportPanel) -> Bool {
        switch panel {
        case .notices: conversions.losses.effects.isEmpty
        case .screens: drawn.isEmpty
        case .costs: conversions.losses.rows.isEmpty
        case .situations: conversions.losses.situations.isEmpty
        case .days: !hasDays
        case .wording: tally.wording.isEmpty
        case .headline, .remainder, .origins, .leftovers, .method: false
        }
    }

    private mutating func write(_ panel: ReportPanel, number: Int) {
        element("section", ["id": panel.anchor, "aria-labelledby": "\(panel.anchor)-h"]) { page in
            page.element("h2", ["id": "\(panel.anchor)-h"]) { page in
                page.element("span", ["class": "no", "aria-hidden": "true"], text: "\(number)")
                page.text(panel.title)
            }
            page.writeContent(of: panel)
        }
        markup("\n")
    }

    private mutating func writeContent(of panel: ReportPanel) {
        switch panel {
        case .headline: writeHeadline()
        case .notices: writeNotices()
        case .screens: writeScreens()
        case .costs: writeCosts()
        case .remainder: writeRemainder()
        case .situations: writeSituations()
        case .origins: writeOrigins()
        case .days: writeDays()
        case .wording: writeWording()
        case .leftovers: writeLeftovers()
        case .method:
            element("details") { page in
                page.element("summary", .text("page.folded"))
                page.writeMethod()
            }
        }
    }
}

/// A part of the page that answers one question, in the page's order.
enum ReportPanel: Int, CaseIterable {
    case headline = 1
    case notices, screens, costs, remainder, situations, origins, days, wording, leftovers, method

    /// The identifier of its section.
    var anchor: String { "p\(rawValue)" }

    /// The question, as its heading.
    var title: Wording { .text("panel.\(self)") }
}
