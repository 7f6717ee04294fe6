import Foundation
import Testing

/// An HTML page as a test reads it: its elements in their order, with what begins and ends where.
struct ReadPage: Sendable {
    let html: String

    init(_ html: String) { self.html = html }

    /// Identifiers of elements, in their order.
    var identifiers: [String] { html.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) } }

    /// What links within the page lead to.
    var links: Set<String> { Set(html.matches(of: #/ href="#([^"]*)"/#).map { String($0.output.1) }) }

    private static let withoutEnd: Set<Substring> = ["meta", "input"]

    /// The elements that were not ended, or ended in another order; none in a page that is well formed.
    var unbalanced: [String] {
        var open: [Substring] = []
        var wrong: [String] = []
        for tag in html.matches(of: #/<(\/?)([a-zA-Z0-9]+)((?:[^">]|"[^"]*")*)>/#) {
            if tag.output.1.isEmpty {
                if !Self.withoutEnd.contains(tag.output.2), !tag.output.3.hasSuffix("/") {
                    open.append(tag.output.2)
                }
            } else if open.popLast() != tag.output.2 {
                wrong.append(String(tag.output.2))
            }
        }
        return wrong + open.map(String.init)
    }

    /// The text of the section with an identifier, without markup, each run of blanks as one.
    func text(of section: String) throws -> String {
        let start = try #require(html.range(of: "<section id=\"\(section)\""))
        let end = try #require(html.range(of: "</section>", range: start.upperBound..<html.endIndex))
        return Self.text(of: String(html[start.lowerBound..<end.lowerBound]))
    }

    /// The headings of a level, without their numbers.
    func headings(_ level: Int) -> [String] {
        html.matches(of: #/<h([1-6])[^>]*>(.*?)<\/h[1-6]>/#).filter { $0.output.1 == "\(level)" }.map {
            Self.text(of: String($0.output.2).replacing(#/<span class="no".*?<\/span>/#, with: ""))
        }
    }

    /// The levels of all headings, in their order.
    var levels: [Int] { html.matches(of: #/<h([1-6])/#).compactMap { Int($0.output.1) } }

    private static func text(of markup: String) -> String {
        markup.replacing(#/<[^>]*>/#, with: " ").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
