/// In which order to fix rows so that few steps mend many messages, and what remains after each.
struct FixingOrder {
    /// A row that is fixed, and what remains then.
    struct Step {
        let row: String
        /// Messages that are degraded or exposed still.
        let remaining: Int
        /// Messages that are mended by this step.
        let mended: Int
    }

    /// The steps, in their order.
    private(set) var steps: [Step] = []
    /// Messages that are degraded or exposed before the first step.
    let degraded: Int
    /// Messages that no row explains, or that were not counted by rows.
    private(set) var unexplained: Int

    /// - Parameters:
    ///   - rowSets: These messages by all rows that decided so; `""` stands for what no row explains.
    ///   - degraded: All of them.
    init(_ rowSets: [[String]: Int], degraded: Int) {
        self.degraded = degraded
        var open = rowSets.filter { !$0.key.isEmpty && !$0.key.contains("") }.map {
            (rows: Set($0.key), messages: $0.value)
        }
        unexplained = degraded - open.reduce(0) { $0 + $1.messages }
        var remaining = degraded
        while let row = Self.best(open) {
            var mended = 0
            for index in open.indices where open[index].rows.remove(row) != nil && open[index].rows.isEmpty {
                mended += open[index].messages
            }
            open.removeAll { $0.rows.isEmpty }
            remaining -= mended
            steps.append(Step(row: row, remaining: remaining, mended: mended))
        }
    }

    /// The row that mends most messages by itself; of rows that mend equally many, the one that has a part in most.
    private static func best(_ open: [(rows: Set<String>, messages: Int)]) -> String? {
        var alone: [String: Int] = [:]
        var all: [String: Int] = [:]
        for (rows, messages) in open {
            for row in rows { all[row, default: 0] += messages }
            if rows.count == 1, let row = rows.first { alone[row, default: 0] += messages }
        }
        return all.keys.min {
            let (left, right) = ((alone[$0] ?? 0, all[$0] ?? 0), (alone[$1] ?? 0, all[$1] ?? 0))
            return left == right ? $0 < $1 : left > right
        }
    }
}

extension ReportPage {
    /// How many steps are shown.
    private static let mostSteps = 20

    /// Writes how many messages stay degraded if the first few rows are fixed.
    mutating func writeRemainder() {
        let sets = conversions.losses.sortedRowSets.map { ($0.rows, $0.notice.messages) }
        let order = FixingOrder(
            Dictionary(sets, uniquingKeysWith: +), degraded: conversions.messages.count(atLeast: .degraded))
        if order.degraded == 0 { return writeNothing() }
        if order.steps.isEmpty { return element("p", .text("remainder.nothingToFix")) }
        element("p", .text("remainder.explanation"))
        let shown = order.steps.prefix(Self.mostSteps)
        writeRemainderPlot(order, Array(shown))
        writeTable(
            caption: ReportPanel.remainder.title,
            [
                .text("remainder.step"), .text("costs.row"), .text("remainder.mended"),
                .text("remainder.remaining"),
                .text("page.share"),
            ],
            numbers: [0, 2, 3, 4]
        ) { page in
            var fixed: Set<String> = []
            for (index, step) in shown.enumerated() {
                fixed.insert(step.row)
                page.write(step, number: index + 1, remaining: page.firstRemaining(fixing: fixed))
            }
        }
        if order.steps.count > shown.count {
            element("p", ["class": "hint"], .text("remainder.moreSteps", order.steps.count - shown.count))
        }
        if order.unexplained > 0 {
            element("p", ["class": "hint"], .text("remainder.unexplained", order.unexplained))
        }
    }

    /// The first message that is degraded still once some rows are fixed.
    private func firstRemaining(fixing rows: Set<String>) -> MessagePlace? {
        conversions.losses.sortedRowSets.filter { !rows.isSuperset(of: $0.rows) }
            .compactMap(\.notice.first).min()
    }

    private mutating func writeRemainderPlot(_ order: FixingOrder, _ steps: [FixingOrder.Step]) {
        let remaining = [order.degraded] + steps.map(\.remaining)
        let columns = remaining.enumerated().map { number, messages in
            (
                title: self(
                    number == 0
                        ? .text("remainder.now", messages) : .text("remainder.after", number, messages)),
                parts: [PlotPart(mark: .degraded, number: messages)]
            )
        }
        writeColumns(
            columns, label: .text("remainder.plot", order.degraded, steps.last?.remaining ?? 0, steps.count))
        element("p", ["class": "axis", "aria-hidden": "true"]) { page in
            page.element("span", .text("remainder.axis", steps.count))
        }
    }

    private mutating func write(_ step: FixingOrder.Step, number: Int, remaining: MessagePlace?) {
        let cost = conversions.losses.rows[step.row]
        element("tr") { page in
            page.element("td", ["class": "n"], text: "\(number)")
            page.writeHeading(ofRow: step.row)
            page.writeCell(step.mended, at: cost?.example?.place ?? cost?.first)
            page.writeCell(step.remaining, at: remaining, or: .degraded)
            page.writeShare(step.remaining, of: page.conversions.messages.judged)
        }
    }
}
