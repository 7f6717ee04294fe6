extension ReportPage {
    /// Writes every row that decided verdicts, with what is known of it and what to do.
    mutating func writeCosts() {
        let rows = conversions.losses.sortedRows
        if rows.isEmpty { return element("p", CostWords.nothing) }
        element("p", CostWords.explanation)
        let judged = conversions.messages.judged
        let most = rows.map(\.cost.messages).max() ?? 0
        var columns = [CostWords.row, PageWords.messages, PageWords.share]
        if tally.countsPeople { columns.append(CostWords.people) }
        columns += [CostWords.happens, CostWords.remedy]
        writeTable(
            caption: ReportPanel.costs.title, columns,
            numbers: tally.countsPeople ? [1, 2, 3] : [1, 2], style: "costs"
        ) { page in
            for (name, cost) in rows { page.write(name, cost, judged: judged, most: most) }
        }
    }

    private mutating func write(_ name: String, _ cost: LossTally.Cost, judged: Int, most: Int) {
        let known = options.rows[name]
        element("tr", ["id": "r-\(name)", "tabindex": "-1"]) { page in
            page.element("th", ["scope": "row"]) { page in
                page.element("code", text: name)
                if let known { page.element("span", ["class": "path"], text: known.key) }
                page.writeBar(
                    [
                        PlotPart(mark: .degraded, number: cost.degraded),
                        PlotPart(mark: .sameScreen, number: cost.sameScreen),
                    ], of: most)
            }
            page.element("td", ["class": "n"]) { page in
                page.writeNumber(cost.messages, at: cost.example?.place ?? cost.first)
                if cost.degraded > 0, cost.sameScreen > 0 {
                    page.element("small", CostWords.ofThem(degraded: cost.degraded))
                } else if cost.degraded == 0 {
                    page.element("small", HeadlineWords.name(of: .sameScreen))
                }
            }
            page.writeShare(cost.messages, of: judged)
            if page.tally.countsPeople {
                let people = cost.people
                page.element(
                    "td", ["class": "n"],
                    HeadlineWords.people(people.count, error: people.isEstimate ? people.errorInPercent : nil)
                )
            }
            page.writeExplanation(of: name, cost, known)
            page.writeAdvice(name, known)
        }
    }

    private mutating func writeExplanation(of name: String, _ cost: LossTally.Cost, _ known: ReportedRow?) {
        element("td") { page in
            if let meaning = known?.meaning { page.element("p", ["class": "hint"], meaning) }
            for sentence in cost.sentences { page.write(sentence, isOnly: cost.sentences.count == 1) }
        }
    }

    private mutating func write(_ sentence: LossTally.Sentence, isOnly: Bool) {
        element("p") { page in
            switch sentence.loss {
            case nil: page.text(CostWords.untold)
            // What is told may repeat the message's own words.
            case let told? where page.redaction == nil: page.element("bdi", told.message)
            case let told?: page.text(CostWords.redacted(told))
            }
            if !isOnly { page.element("small", CostWords.times(sentence.degraded + sentence.sameScreen)) }
        }
    }

    private mutating func writeAdvice(_ name: String, _ known: ReportedRow?) {
        let advice = known?.advice ?? []
        element("td") { page in
            if advice.isEmpty { page.element("p", CostWords.noAdvice) }
            for one in advice {
                page.element("p") { page in
                    page.element(
                        "span", ["class": "effort e-\(one.effort.rawValue)"], CostWords.effort(one.effort))
                    page.text(" ")
                    page.text(one.remedy)
                    page.element("small", one.loss)
                }
            }
            if known != nil {
                page.element("code", ["class": "cmd"], text: "pushbridge mappings show \(name)")
            }
        }
    }
}
