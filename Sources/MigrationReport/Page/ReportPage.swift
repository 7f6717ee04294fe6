internal import CFiles

/// A page on its way: what was written, and which messages it has referred to.
struct ReportPage {
    let report: MigrationReport
    private var writer = HTMLWriter()
    /// The messages that the page names.
    var messages: MessageIndex
    /// Hides words and names; nil where everything is shown.
    var redaction: Redaction?

    init(_ report: MigrationReport) {
        self.report = report
        messages = MessageIndex(report.tally)
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
            page.element("nav", ["aria-label": page(.text("page.contents"))]) { $0.writeContents() }
        }
        messages.draw(drawnDifferences)
        element("main") { page in
            for panel in ReportPanel.allCases { page.write(panel) }
            page.writeMessages()
        }
        writeData()
    }

    /// From which vendors to which.
    private var title: Wording {
        let vendors = vendors.isEmpty ? "" : vendors.joined(separator: " + ") + " "
        return .text("page.title", "\(vendors)→ \(tally.measurement.target)")
    }

    private mutating func writeContents() {
        element("ol") { page in
            for panel in ReportPanel.allCases {
                page.element("li") { $0.element("a", ["href": "#\(panel.anchor)"], panel.title) }
            }
        }
    }

    private mutating func write(_ panel: ReportPanel) {
        element("section", ["id": panel.anchor, "aria-labelledby": "\(panel.anchor)-h"]) { page in
            page.element("h2", ["id": "\(panel.anchor)-h"]) { page in
                page.element("span", ["class": "no", "aria-hidden": "true"], text: "\(panel.rawValue)")
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
        case .method: writeMethod()
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
