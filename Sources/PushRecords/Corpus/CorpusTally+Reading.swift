public import PushBridge

extension CorpusTally {
    /// Reads a tally that ``write(to:naming:)`` wrote.
    ///
    /// - Parameter object: The JSON object.
    /// - Throws: ``TallyError`` for an object that is none, or of another version.
    public init(_ object: JSONValue) throws(TallyError) {
        let tally = TallyValue(object)
        guard let format = tally.member("tally") else {
            throw tally.error("has no \"tally\"; it is no report of 'verify' as JSON")
        }
        guard try format.integer == Self.format else {
            throw format.error("is not \(Self.format): another version of the program wrote it")
        }
        measurement = try Measurement(tally)
        options = try RunOptions(ifAny: tally.member("options"))
        inputs = try CorpusInputs(tally)
        lines = try tally["lines"].integer
        blankLines = try tally["blankLines"].integer
        rejected = try tally["rejected"].counts
        unwritten = try tally["unwritten"].integer
        platforms = try tally["platforms"].integer
        var wording: [ProfileWording] = []
        for point in try tally["wording"].elements { wording.append(try ProfileWording(point)) }
        self.wording = wording
        conversions = try ConversionTally(tally)
        countsPeople = tally.member("people") != nil
    }
}

extension CorpusTally.Measurement {
    fileprivate init(_ tally: TallyValue) throws(TallyError) {
        program = try tally["program"].text
        target = try tally["target"].text
        shape = try tally.member("shape")?.text
        preference = try tally["prefer"].word(ConversionPreference.self)
        keepsHidden = try tally["keepHidden"].flag
        var profiles: [String: String] = [:]
        for (vendor, digest) in try tally["profiles"].members { profiles[vendor] = try digest.text }
        self.profiles = profiles
        var choices: [String: RawJSON] = [:]
        for (vendor, chosen) in try tally.member("choices")?.members ?? [] {
            choices[vendor] = chosen.value.copied
        }
        self.choices = choices
        accepted = try tally.member("allowed")?.texts ?? []
    }
}

extension CorpusInputs {
    fileprivate init(_ tally: TallyValue) throws(TallyError) {
        var named: [Input] = []
        for input in try tally["inputs"].elements {
            named.append(
                Input(
                    name: try input.member("name")?.text, path: try input.member("path")?.text,
                    lines: try input["lines"].integer, bytes: try input.member("bytes")?.integer,
                    digest: try input.member("sha256")?.text))
        }
        self.named = named
        others = try tally.member("otherInputs")?.integer ?? 0
    }
}

extension ProfileWording {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init(
            source: try value["source"].text, target: try value["target"].text, role: try value["role"].text,
            before: try value.json("before"), after: try value.json("after"))
    }
}

// MARK: - Conversions

extension ConversionTally {
    fileprivate init(_ tally: TallyValue) throws(TallyError) {
        self.init()
        messages = try FidelityCounts(
            tally["fidelity"], messages: tally["messages"], unjudged: tally["unjudged"].integer)
        unsettled = messages
        if let counts = tally.member("unsettled") {
            unsettled = try FidelityCounts(counts, messages: tally["messages"], unjudged: 0)
        }
        for facet in Facet.allCases {
            for (name, count) in try tally[UTF8Text(facet.rawValue)].members {
                guard add(try FacetCount(count), to: facet, name) else { throw count.error("is no \(facet)") }
            }
        }
        losses = try LossTally(tally)
        if let counted = tally.member("people") { people = try ConversionPeople(counted) }
    }
}

extension FidelityCounts {
    fileprivate init(_ value: TallyValue, messages: TallyValue, unjudged: Int) throws(TallyError) {
        self.init()
        self.messages = try messages.integer
        self.unjudged = unjudged
        for verdict in Fidelity.allCases { self[verdict] = try value[UTF8Text(verdict.rawValue)].integer }
    }
}

extension FacetCount {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init()
        counts = try FidelityCounts(
            value, messages: value["messages"], unjudged: value.member("unjudged")?.integer ?? 0)
        first = try value.place("first")
    }
}

extension ConversionPeople {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init()
        let digests = try value["digests"]
        reached = try PersonSet(digests["reached"], limit: Self.exactPeople)
        noticing = try PersonSet(digests["noticing"], limit: Self.exactPeople)
        withOtherData = try PersonSet(digests["withOtherData"], limit: Self.exactOthers)
        unaddressed = try value["unaddressedMessages"].integer
        areCounted = true
    }
}

// MARK: - Losses

extension LossTally {
    fileprivate init(_ tally: TallyValue) throws(TallyError) {
        self.init()
        for row in try tally["rows"].elements { rows[try row["row"].text] = try Cost(row) }
        for point in try tally["points"].elements { points[try point["path"].text] = try Cost(point) }
        for effect in try tally["effects"].elements {
            effects[try effect["effect"].word(NoticedEffect.self)] = try Notice(effect)
        }
        for one in try tally["situations"].elements {
            let meeting = Meeting(
                situation: try one["situation"].text, effect: try one["effect"].word(NoticedEffect.self))
            meetings[meeting] = try Notice(one)
        }
        for one in try tally["screens"].elements {
            let difference = ShownDifference(
                effect: try one["effect"].word(NoticedEffect.self), situations: try one["situations"].texts)
            shown[difference] = try Shown(one)
        }
        for set in try tally["rowSets"].elements { rowSets[try set["rows"].texts] = try Notice(set) }
        for value in try tally["examples"].elements {
            let example = try CorpusExample(value)
            examples[example.fidelity, default: []].append(example)
        }
        exampleLimit = try tally["exampleLimit"].integer
    }
}

extension LossTally.Cost {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        guard let first = try value.place("first") else { throw value.error("has no \"first\"") }
        self.init(first: first)
        degraded = try value["degraded"].integer
        sameScreen = try value["same-screen"].integer
        if let set = value.member("peopleDigests") {
            people = try PersonSet(set, limit: LossTally.exactPeople)
        }
        let row = try value.member("row")?.text ?? ""
        for cause in try value.member("causes")?.elements ?? [] {
            let sentence = try LossTally.Sentence(cause)
            told[sentence.loss?.sentenceName(under: row) ?? ""] = sentence
        }
        if let one = value.member("example") { example = try CorpusExample(one) }
    }
}

extension LossTally.Sentence {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        guard let first = try value.place("first") else { throw value.error("has no \"first\"") }
        self.init(
            degraded: try value["degraded"].integer, sameScreen: try value["same-screen"].integer,
            loss: nil, first: first)
        if let diagnostic = value.member("diagnostic") { loss = try ToldLoss(diagnostic) }
    }
}

extension LossTally.Notice {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init(messages: try value["messages"].integer, first: try value.place("first"))
    }
}

extension LossTally.Shown {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        guard let first = try value.place("first") else { throw value.error("has no \"first\"") }
        self.init(messages: try value["messages"].integer, first: first)
        if let one = value.member("example") { example = try ShownExample(one) }
    }
}

extension ToldLoss {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        let message = try value["message"].text
        self.init(
            row: try value.member("row")?.text, code: try value.member("code")?.text ?? "",
            kind: try value["kind"].word(Diagnostic.Kind.self),
            severity: try value["severity"].word(Diagnostic.Severity.self), path: try value["path"].text,
            message: Wording(en: message, zh: try value.member("zh")?.text ?? message))
    }
}

// MARK: - Examples

extension CorpusExample {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        var differences: [Difference] = []
        for difference in try value["differences"].elements { differences.append(try Difference(difference)) }
        var losses: [ToldLoss] = []
        for loss in try value["diagnostics"].elements { losses.append(try ToldLoss(loss)) }
        self.init(
            place: try value.placeOfMembers, source: try value["source"].text,
            fidelity: try value["fidelity"].word(Fidelity.self), differences: differences,
            differenceCount: try value["differenceCount"].integer, rows: try value["rows"].texts,
            losses: losses)
    }
}

extension ShownExample {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init(
            place: try value.placeOfMembers, source: try value["source"].text, rows: try value["rows"].texts,
            screens: ShownScreens(
                situation: try value["situation"].text, before: try ShownScreen(value["before"]),
                after: try ShownScreen(value["after"])))
        if let difference = value.member("difference") { unseen = try Difference(difference) }
    }
}

extension Difference {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        let first = [try value["situation"].text]
        self.init(
            situations: try value.member("situations")?.texts ?? first,
            path: try value["path"].text, before: try value.json("before"), after: try value.json("after"),
            fidelity: try value["fidelity"].word(Fidelity.self))
    }
}

extension ShownScreen {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init()
        suppression = try value.member("suppressed")?.word(SuppressionReason.self)
        isMissing = try value.member("missing")?.flag ?? false
        title = try value.member("title")?.text
        subtitle = try value.member("subtitle")?.text
        body = try value.member("body")?.text
        badge = try value.member("badge")?.integer
        sound = try value.member("sound")?.text
        isCall = try value.member("call")?.flag ?? false
    }
}

extension TallyValue {
    /// A member as it is; `null` where it is missing.
    fileprivate func json(_ name: UTF8Text) throws(TallyError) -> RawJSON {
        member(name).map { $0.value.copied } ?? .null
    }

    /// The place that a member holds; nil without it.
    fileprivate func place(_ name: UTF8Text) throws(TallyError) -> MessagePlace? {
        guard let member = member(name) else { return nil }
        return try member.placeOfMembers
    }

    fileprivate var placeOfMembers: MessagePlace {
        get throws(TallyError) {
            var place = MessagePlace(line: try self["line"].integer, index: try member("index")?.integer)
            if let origin = member("origin") { place.origin = UTF8Text(try origin.text) }
            return place
        }
    }
}
