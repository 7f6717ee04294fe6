/// How a part of a plot is drawn: each verdict, in their order, has a colour and a pattern, so that neither carries it alone.
enum PlotMark: String, CaseIterable {
    case identical = "i"
    case sameScreen = "s"
    case vendorWording = "w"
    case degraded = "d"
    case exposed = "x"
    case unjudged = "u"

    init(_ verdict: Fidelity) { self = Self.allCases[verdict.rank] }

    /// The verdict that is drawn so; nil for what was not judged.
    var verdict: Fidelity? { Fidelity.allCases.first { PlotMark($0) == self } }
}

/// A part of a bar or a column.
struct PlotPart {
    var mark: PlotMark
    var number: Int
    /// What is told of it where somebody points at it; nil for nothing.
    var title: String?
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
    /// Writes the patterns that all plots use.
    mutating func writePatterns() {
        markup(
            """
            <svg width="0" height="0" class="defs" aria-hidden="true" focusable="false"><defs>\
            <pattern id="pd" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
            <rect width="7" height="7" class="c-d"/><rect width="2.4" height="7" class="c-ink"/></pattern>\
            <pattern id="ps" width="7" height="7" patternUnits="userSpaceOnUse">\
            <rect width="7" height="7" class="c-s"/><circle cx="2" cy="2" r="1.2" class="c-ink"/>\
            <circle cx="5.5" cy="5.5" r="1.2" class="c-ink"/></pattern>\
            <pattern id="pw" width="6" height="6" patternUnits="userSpaceOnUse">\
            <rect width="6" height="6" class="c-w"/><rect width="1.6" height="6" class="c-ink"/></pattern>\
            <pattern id="px" width="8" height="8" patternUnits="userSpaceOnUse">\
            <rect width="8" height="8" class="c-x"/><path d="M0 0L8 8M8 0L0 8" class="c-cross"/></pattern>\
            <pattern id="pu" width="6" height="6" patternUnits="userSpaceOnUse">\
            <rect width="6" height="6" class="c-u"/><rect width="6" height="1" class="c-line"/></pattern>\
            </defs></svg>
            """)
    }

    /// Writes which colour and pattern stands for which verdict, for those that there are.
    mutating func writeLegend(for counts: FidelityCounts) {
        element("p", ["class": "legend"]) { page in
            for part in counts.parts where part.number > 0 {
                page.element("span") { page in
                    page.writeKey(part.mark)
                    page.text(HeadlineWords.name(of: part.mark))
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
