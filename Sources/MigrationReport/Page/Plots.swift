extension ReportPage {
    /// Writes a bar whose parts lie beside each other.
    ///
    /// - Parameters:
    ///   - parts: The parts, in their order.
    ///   - total: What the whole width stands for.
    ///   - style: The class of the plot.
    ///   - label: What it shows, for those who do not see it; nil where the numbers stand beside it.
    mutating func writeBar(
        _ parts: [PlotPart], of total: Int, style: String = "bar", label: Wording? = nil
    ) {
        element("svg", attributes(of: label, style: style)) { page in
            var sum = 0
            for part in parts where part.number > 0 {
                page.writeRectangle(
                    part, x: Numbers.length(sum, of: total), y: "0",
                    width: Numbers.length(part.number, of: total), height: "100%")
                sum += part.number
            }
        }
    }

    /// Writes columns of parts that lie on each other; the highest column is as high as the plot.
    ///
    /// - Parameters:
    ///   - columns: The parts of each column, from below, and what is told of it.
    ///   - label: What the plot shows, for those who do not see it.
    mutating func writeColumns(_ columns: [(title: String, parts: [PlotPart])], label: Wording) {
        let highest = columns.map { $0.parts.reduce(0) { $0 + $1.number } }.max() ?? 0
        // A fifth of a column's place is blank, and no column is wider than a sixteenth of the plot.
        let places = max(columns.count, 16)
        element("svg", attributes(of: label, style: "columns")) { page in
            for (index, column) in columns.enumerated() {
                page.element("g") { page in
                    page.element("title", text: column.title)
                    let x = Numbers.length(index * 10 + 1, of: places * 10)
                    // The whole height can be pointed at.
                    page.markup("<rect x=\"\(x)\" width=\"\(Numbers.length(8, of: places * 10))\"")
                    page.markup(" height=\"100%\" class=\"k-0\"/>")
                    var sum = 0
                    for part in column.parts where part.number > 0 {
                        sum += part.number
                        page.writeRectangle(
                            part, x: x, y: Numbers.length(highest - sum, of: highest),
                            width: Numbers.length(8, of: places * 10),
                            height: Numbers.length(part.number, of: highest))
                    }
                }
            }
        }
    }

    /// Writes a dot whose area stands for a share.
    mutating func writeDot(_ part: Int, of whole: Int) {
        let share = whole == 0 ? 0 : Double(part) / Double(whole)
        let radius = Int((share.squareRoot() * 90).rounded())
        markup("<svg class=\"dot\" viewBox=\"0 0 20 20\" aria-hidden=\"true\" focusable=\"false\">")
        markup(
            "<circle cx=\"10\" cy=\"10\" r=\"\(max(radius, 8) / 10).\(max(radius, 8) % 10)\" class=\"k-d\"/></svg>"
        )
    }

    private func attributes(of label: Wording?, style: String) -> HTMLWriter.Attributes {
        if let label { return ["class": style, "role": "img", "aria-label": self(label)] }
        return ["class": style, "aria-hidden": "true", "focusable": "false"]
    }

    private mutating func writeRectangle(
        _ part: PlotPart, x: String, y: String, width: String, height: String
    ) {
        markup(
            "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" class=\"k-\(part.mark.rawValue)\""
        )
        guard let title = part.title else { return markup("/>") }
        markup(">")
        element("title", text: title)
        markup("</rect>")
    }
}

/// How a part of a plot is drawn: each verdict, in their order, has a colour and a pattern, so that neither carries it alone.
enum PlotMark: String, CaseIterable {
    case identical = "i"
    case sameScreen = "s"
    case vendorWording = "w"
    case degraded = "d"
    case exposed = "x"
    case unjudged = "u"

    init(_ verdict: Fidelity) { self = Self.allCases[verdict.rank] }

    /// What it is called.
    var name: Wording { .text("mark.\(self)") }

    /// What it means.
    var meaning: Wording { self == .unjudged ? .text("mark.unjudgedMeaning") : .text("verdict.\(self)") }
}

/// A part of a bar or a column.
struct PlotPart {
    var mark: PlotMark
    var number: Int
    /// What is told of it where somebody points at it; nil for nothing.
    var title: String?
}

extension [PlotPart] {
    /// The parts that there are, with their numbers.
    var words: Wording {
        .list(filter { $0.number > 0 }.map { $0.mark.name + Wording(name: " \($0.number.grouped)") })
    }
}

extension FidelityCounts {
    /// The counts as the parts of a bar: the verdicts in their order, then what was not judged.
    var parts: [PlotPart] {
        Fidelity.allCases.map { PlotPart(mark: PlotMark($0), number: self[$0]) }
            + [PlotPart(mark: .unjudged, number: unjudged)]
    }

    /// Messages that are one of these parts.
    var drawn: Int { parts.reduce(0) { $0 + $1.number } }
}

extension ReportPage {
    /// Writes which colour and pattern stands for which verdict, for those that there are.
    mutating func writeLegend(for counts: FidelityCounts) {
        element("p", ["class": "legend"]) { page in
            for part in counts.parts where part.number > 0 {
                page.element("span") { page in
                    page.writeKey(part.mark)
                    page.text(part.mark.name)
                }
            }
        }
    }

    /// Writes a small square in the colour and pattern of a verdict.
    mutating func writeKey(_ mark: PlotMark) {
        markup(
            #"<svg class="key" aria-hidden="true" focusable="false"><rect width="100%" height="100%" class="k-"#
                + mark.rawValue + #""/></svg>"#)
    }
}
