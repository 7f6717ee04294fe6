extension ReportPage {
    /// Writes every row that decided verdicts, with what is known of it and what to do.
    mutating func writeCosts() {
        let rows = conversions.losses.sortedRows
        if rows.isEmpty {
            if conversions.messages.judged == 0 { return writeNothing() }
            return element("p", .text("costs.nothing"))
        }
        element("p") { page in
            page.text(.text("costs.explanation"))
            guard page.options.advice != nil else { return }
            page.text(" ")
            page.element("a", ["href": "#advice"], .text("measured.title"))
        }
        let judged = conversions.messages.judged
        var columns: [Wording] = [.text("costs.row"), .text("page.messages"), .text("page.share")]
        if tally.countsPeople { columns.append(.text("costs.people")) }
        columns += [.text("costs.happens"), .text("costs.remedy")]
        writeTable(
            caption: ReportPanel.costs.title, columns,
            numbers: tally.countsPeople ? [1, 2, 3] : [1, 2], style: "costs"
        ) { page in
            for (name, cost) in rows { page.write(name, cost, judged: judged) }
        }
        if let advice = options.advice { write(advice) }
    }

    private mutating func write(_ name: String, _ cost: LossTally.Cost, judged: Int) {
        let known = options.rows[name]
        element("tr", ["id": "r-\(name)", "tabindex": "-1"]) { page in
            page.element("th", ["scope": "row"]) { page in
                page.element("code", text: name)
                if let known, !known.key.isEmpty {
                    page.element("span", ["class": "path"], text: known.key)
                }
                page.writeBar(
                    cost.counts.present.map { PlotPart(mark: PlotMark($0.verdict), number: $0.number) },
                    of: judged)
            }
            page.element("td", ["class": "n", "data-l": page(.text("page.messages"))]) { page in
                page.writeNumber(cost.messages, at: cost.example?.place ?? cost.first)
                page.element("small", CostWords.verdicts(of: cost.counts))
            }
            page.writeShare(cost.messages, of: judged)
            if page.tally.countsPeople {
                page.element("td", ["class": "n", "data-l": page(.text("costs.people"))]) {
                    $0.writePeople(HeadlineWords.number(cost.people), cost.people.count)
                }
            }
            page.writeExplanation(of: name, cost, known)
            page.writeAdvice(name, cost, known)
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
            case nil where !sentence.isNoticed: page.text(CostWords.otherData.loss)
            case nil: page.text(.text("costs.untold"))
            // What is told may repeat the message's own words.
            case let told? where page.redaction == nil: page.element("bdi", told.message)
            case let told?: page.text(CostWords.redacted(told))
            }
            if !isOnly { page.element("small", .text("costs.times", sentence.counts.total)) }
        }
    }

    /// What to do about each thing that is told of a row, the costliest first; what several need stands once.
    func remedies(
        for cost: LossTally.Cost, _ known: ReportedRow?
    ) -> [(advice: ReportedRow.LossAdvice?, messages: Int)] {
        let all = (known?.advice ?? []) + options.commonAdvice
        var remedies: [(advice: ReportedRow.LossAdvice?, messages: Int)] = []
        for sentence in cost.sentences {
            let advice = advice(for: sentence, from: all)
            let messages = sentence.counts.total
            if let index = remedies.firstIndex(where: { $0.advice == advice }) {
                remedies[index].messages += messages
            } else {
                remedies.append((advice, messages))
            }
        }
        return remedies
    }

    /// What to do about one thing that is told of a row.
    private func advice(
        for sentence: LossTally.Sentence, from all: [ReportedRow.LossAdvice]
    ) -> ReportedRow.LossAdvice? {
        if let told = sentence.loss {
            return all.first { $0.fits(told) } ?? (told.saysMore ? CostWords.asSaid : nil)
        }
        return !sentence.isNoticed ? CostWords.otherData : all.first { $0.fits(nil) }
    }

    private mutating func writeAdvice(_ name: String, _ cost: LossTally.Cost, _ known: ReportedRow?) {
        let remedies = remedies(for: cost, known)
        element("td") { page in
            for (advice, messages) in remedies {
                page.element("p") { page in
                    page.write(advice)
                    // Several sentences may be true of one message, so sums would say too much.
                    if remedies.count > 1, remedies.count == cost.sentences.count {
                        page.element("small", .text("costs.times", messages))
                    }
                }
            }
            if known?.key.isEmpty == false {
                page.element("code", ["class": "cmd"], text: "pushbridge mappings show \(name)")
            }
        }
    }

    private mutating func write(_ advice: ReportedRow.LossAdvice?) {
        guard let advice else { return text(.text("costs.noAdvice")) }
        element("span", ["class": "effort e-\(advice.effort.rawValue)"], .text("effort.\(advice.effort)"))
        text(" ")
        text(advice.remedy)
        element("small", advice.loss)
    }
}

extension LossTally.Sentence {
    /// Whether people may notice something because of it.
    fileprivate var isNoticed: Bool { counts.count(atLeast: .vendorWording) > 0 }
}

extension ToldLoss {
    /// Whether a sentence behind the first says what to do.
    fileprivate var saysMore: Bool { message.english.contains(". ") }
}

extension ReportPage {
    /// Writes what would keep more, as it was measured.
    mutating func write(_ advice: ReportedAdvice) {
        element("h3", ["id": "advice"], .text("measured.title"))
        for words in advice.head { element("p", words) }
        for group in advice.groups { write(group) }
        if let best = advice.best { write(best) }
    }

    private mutating func write(_ group: ReportedAdvice.Group) {
        writeTable(
            caption: group.title, [group.title, .text("measured.effect")], style: "advice", group.items
        ) { page, item in
            page.writeHeading(item.change)
            page.element("td", item.effect)
        }
    }

    private mutating func write(_ best: ReportedAdvice.Best) {
        element("p") { page in
            page.element("b", best.title)
            guard let item = best.item else { return }
            page.text(Wording.colon)
            page.text(item.change)
            page.element("small", ["class": "block"], item.effect)
        }
        for step in best.steps { element("p", ["class": "hint"], step) }
        guard let profile = best.profile else { return }
        element("p", .text("measured.profile"))
        element("pre", ["class": "file", "tabindex": "0"]) { $0.text(profile) }
    }
}

/// What is said of what rows cost.
enum CostWords {
    /// The verdicts of the messages that a key lowers, with their numbers where there are several.
    static func verdicts(of counts: VerdictCounts) -> Wording {
        let present = counts.present
        return .list(
            present.map { verdict, number in
                let name = PlotMark(verdict).name
                return present.count == 1 ? name : .text("costs.verdicts", number, name)
            })
    }

    /// What is told of a loss, without the words that a message may have a part in.
    static func redacted(_ told: ToldLoss) -> Wording {
        told.kind.words + Wording(name: told.code.isEmpty ? "" : " (\(told.code))")
    }
    /// For what says itself what to do.
    static let asSaid = ReportedRow.LossAdvice(
        loss: .text("costs.asSaid"),
        remedy: .text("costs.asSaidRemedy"), effort: .code, signs: [])
    /// For what only the app meets.
    static let otherData = ReportedRow.LossAdvice(
        loss: .text("costs.otherData"),
        remedy: .text("costs.otherDataRemedy"), effort: .code, signs: [])
}
