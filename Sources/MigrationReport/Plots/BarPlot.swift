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
                    part, x: NumberWords.length(sum, of: total), y: "0",
                    width: NumberWords.length(part.number, of: total), height: "100%")
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
                    let x = NumberWords.length(index * 10 + 1, of: places * 10)
                    // The whole height can be pointed at.
                    page.markup("<rect x=\"\(x)\" width=\"\(NumberWords.length(8, of: places * 10))\"")
                    page.markup(" height=\"100%\" class=\"k-0\"/>")
                    var sum = 0
                    for part in column.parts where part.number > 0 {
                        sum += part.number
                        page.writeRectangle(
                            part, x: x, y: NumberWords.length(highest - sum, of: highest),
                            width: NumberWords.length(8, of: places * 10),
                            height: NumberWords.length(part.number, of: highest))
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
