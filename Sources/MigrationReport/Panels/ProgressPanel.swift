extension ReportPage {
    /// Writes what has changed since an earlier run: verdicts and rows, then and now.
    mutating func writeProgress(since older: CorpusTally) {
        let (then, now) = (older.conversions, conversions)
        element("h3", ["id": "progress"], ProgressWords.title)
        element("p", ProgressWords.sentence(then.messages, now.messages))
        if !older.isComparable(with: tally) {
            element("p", ["class": "hint"], ProgressWords.otherProfiles)
        }
        let isSameSize = then.messages.judged == now.messages.judged
        let change = isSameSize ? ProgressWords.change : ProgressWords.changeOfShare
        writeTable(
            caption: ProgressWords.byVerdict,
            [HeadlineWords.verdict, ProgressWords.then, ProgressWords.now, change],
            numbers: [1, 2, 3]
        ) { page in
            for verdict in Fidelity.allCases {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.writeKey(PlotMark(verdict))
                        page.text(HeadlineWords.name(of: PlotMark(verdict)))
                    }
                    page.writeThenAndNow(
                        (then.messages[verdict], then.messages.judged),
                        (now.messages[verdict], now.messages.judged), or: MessageListing(verdict))
                }
            }
        }
        let names = Set(then.losses.rows.keys).union(now.losses.rows.keys)
        let rows = names.map { name in
            (
                name: name, then: then.losses.rows[name]?.counts.count(atLeast: .degraded) ?? 0,
                now: now.losses.rows[name]?.counts.count(atLeast: .degraded) ?? 0
            )
        }.filter { $0.then + $0.now > 0 }.sorted {
            (max($1.then, $1.now), $0.name) < (max($0.then, $0.now), $1.name)
        }
        if rows.isEmpty { return }
        writeTable(
            caption: ProgressWords.byRow,
            [CostWords.row, ProgressWords.then, ProgressWords.now, change], numbers: [1, 2, 3]
        ) { page in
            for row in rows {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.writeRow(row.name)
                        if let key = page.options.rows[row.name]?.key { page.text(" \(key)") }
                    }
                    page.writeThenAndNow(
                        (row.then, then.messages.judged), (row.now, now.messages.judged),
                        at: now.losses.rows[row.name]?.first)
                }
            }
        }
    }

    /// The change of a number; of corpora of other sizes, in points of the share.
    private static func change(
        from then: (part: Int, whole: Int), to now: (part: Int, whole: Int)
    ) -> String {
        if then.whole == now.whole {
            let change = now.part - then.part
            return (change > 0 ? "+" : "") + NumberWords.count(change)
        }
        let shares = [then, now].map { $0.whole == 0 ? 0 : Double($0.part) * 100 / Double($0.whole) }
        return NumberWords.points(shares[1] - shares[0])
    }

    private mutating func writeThenAndNow(
        _ then: (part: Int, whole: Int), _ now: (part: Int, whole: Int), at place: MessagePlace? = nil,
        or listing: MessageListing? = nil
    ) {
        element("td", ["class": "n"]) { page in
            page.text(NumberWords.count(then.part))
            page.element("small", text: " \(NumberWords.percent(then.part, of: then.whole))")
        }
        element("td", ["class": "n"]) { page in
            page.writeNumber(now.part, at: place, or: listing)
            page.element("small", text: " \(NumberWords.percent(now.part, of: now.whole))")
        }
        element("td", ["class": "n"], text: Self.change(from: then, to: now))
    }
}
