import PushBridge

extension LossTally {
    /// Reads the losses of a tally.
    ///
    /// - Parameters:
    ///   - tally: The tally.
    ///   - messages: All messages, of which each count is a part.
    /// - Throws: ``TallyError`` for what no tally has, and for counts larger than those of the whole.
    init(_ tally: TallyValue, among messages: FidelityCounts) throws(TallyError) {
        self.init()
        let (noticed, lost) = (messages.count(atLeast: .vendorWording), messages.count(atLeast: .degraded))
        for row in try tally["rows"].elements {
            let cost = try Cost(row)
            for verdict in Fidelity.lowered {
                try row.check(cost.counts[verdict], upTo: messages[verdict], UTF8Text(verdict.rawValue))
            }
            try rows.insert(cost, for: row["row"].text, of: row)
        }
        for point in try tally["points"].elements {
            let cost = try Cost(point)
            // Another place may make a worse verdict of the message.
            for verdict in Fidelity.lowered {
                try point.check(
                    cost.counts.count(atLeast: verdict), upTo: messages.count(atLeast: verdict),
                    UTF8Text(verdict.rawValue))
            }
            try points.insert(cost, for: point["path"].text, of: point)
        }
        for effect in try tally["effects"].elements {
            let notice = try Notice(effect, upTo: noticed)
            try effects.insert(notice, for: effect["effect"].word(NoticedEffect.self), of: effect)
        }
        for one in try tally["situations"].elements {
            let meeting = Meeting(
                situation: try one["situation"].text, effect: try one["effect"].word(NoticedEffect.self))
            try meetings.insert(Notice(one, upTo: noticed), for: meeting, of: one)
        }
        for one in try tally["screens"].elements {
            let difference = ShownDifference(
                effect: try one["effect"].word(NoticedEffect.self), situations: try one["situations"].texts)
            try shown.insert(Shown(one, upTo: noticed), for: difference, of: one)
        }
        var sum = 0
        for set in try tally["rowSets"].elements {
            let notice = try Notice(set, upTo: lost - sum)
            sum += notice.messages
            try rowSets.insert(notice, for: set["rows"].texts, of: set)
        }
        for (name, most) in try tally.member("cut")?.distinctMembers ?? [] {
            guard let list = TallyList(rawValue: name) else { throw most.error("is no list that is cut") }
            try most.check(equals: list.most)
            cut.insert(list)
        }
        cap()
        exampleLimit = try tally["exampleLimit"].integer
        for value in try tally["examples"].elements {
            let example = try CorpusExample(value)
            let count = examples[example.fidelity]?.count ?? 0
            guard count < min(exampleLimit, messages[example.fidelity]), example.fidelity != .identical else {
                throw value.error("is one example too many for its fidelity")
            }
            examples[example.fidelity, default: []].append(example)
        }
    }
}

extension Dictionary {
    /// Inserts the value of an element of a list; a key that is there already is an error.
    fileprivate mutating func insert(
        _ value: Value, for key: Key, of element: TallyValue
    ) throws(TallyError) {
        guard updateValue(value, forKey: key) == nil else {
            throw element.error("is about the same as one before it")
        }
    }
}

extension LossTally.Cost {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        guard let first = try value.place("first") else { throw value.error("has no \"first\"") }
        self.init(people: PersonSet(limit: LossTally.exactPeople), first: first)
        counts = try VerdictCounts(value)
        if let set = value.member("peopleDigests") {
            people = try PersonSet(set, limit: LossTally.exactPeople)
            try value["people"].check(equals: people.count)
        }
        for cause in try value.member("causes")?.elements ?? [] {
            let sentence = try LossTally.Sentence(cause, of: value)
            for verdict in Fidelity.lowered {
                try cause.check(sentence.counts[verdict], upTo: counts[verdict], UTF8Text(verdict.rawValue))
            }
            try told.insert(sentence, for: sentence.loss?.sentenceName ?? "", of: cause)
        }
        if let one = value.member("example") { example = try CorpusExample(one) }
    }
}

extension VerdictCounts {
    /// Reads the counts of what lowers verdicts, a member for each.
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init()
        for verdict in Fidelity.lowered { self[verdict] = try value[UTF8Text(verdict.rawValue)].integer }
    }
}

extension LossTally.Sentence {
    fileprivate init(_ value: TallyValue, of row: TallyValue) throws(TallyError) {
        guard let first = try value.place("first") else { throw value.error("has no \"first\"") }
        self.init(counts: try VerdictCounts(value), loss: nil, first: first)
        if let diagnostic = value.member("diagnostic") {
            let words = if let own = value.member("message") { own } else { try row["message"] }
            loss = try ToldLoss(diagnostic, saying: words.text)
        }
    }
}

extension LossTally.Notice {
    fileprivate init(_ value: TallyValue, upTo most: Int) throws(TallyError) {
        self.init(
            messages: try value["messages"].integer(upTo: most, "the messages that people notice"),
            first: try value.place("first"))
    }
}

extension LossTally.Shown {
    fileprivate init(_ value: TallyValue, upTo most: Int) throws(TallyError) {
        guard let first = try value.place("first") else { throw value.error("has no \"first\"") }
        self.init(
            messages: try value["messages"].integer(upTo: most, "the messages that people notice"),
            first: first)
        if let one = value.member("example") { example = try ShownExample(one) }
    }
}

extension ToldLoss {
    /// Reads a loss, whose words may stand beside it.
    fileprivate init(_ value: TallyValue, saying message: String) throws(TallyError) {
        self.init(
            row: try value.member("row")?.text, code: try value.member("code")?.text ?? "",
            kind: try value["kind"].word(Diagnostic.Kind.self),
            severity: try value["severity"].word(Diagnostic.Severity.self), path: try value["path"].text,
            message: Wording(en: message, zh: try value.member("zh")?.text ?? message))
    }

    /// Reads a loss.
    init(_ value: TallyValue) throws(TallyError) {
        try self.init(value, saying: value["message"].text)
    }
}
