public import PushBridge

extension CorpusTally {
    /// Reads a tally that ``write(to:naming:advice:)`` wrote.
    ///
    /// - Parameter object: The JSON object.
    /// - Throws: ``TallyError`` for an object that is none, for one of another version, and for one whose counts contradict each other.
    public init(_ object: JSONValue) throws(TallyError) {
        let tally = TallyValue(object)
        guard let format = tally.member("tally") else { throw .foreign("is not a tally") }
        guard try format.integer == Self.format else {
            throw format.error("is not \(Self.format): another version of the program wrote it")
        }
        measurement = try Measurement(tally)
        options = try RunOptions(ifAny: tally.member("options"))
        inputs = try CorpusInputs(tally)
        lines = try tally["lines"].integer
        blankLines = try tally["blankLines"].integer
        rejected = try tally["rejected"].counts
        let messages = try tally["messages"].integer(upTo: lines, "the lines")
        alreadyTarget = try tally["alreadyTarget"].integer
        unwritten = try tally["unwritten"].integer(upTo: messages, "the messages")
        platforms = try tally["platforms"].integer(upTo: messages, "the messages")
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
        target = try tally["target"].name
        shape = try tally.member("shape")?.name
        preference = try tally["prefer"].word(ConversionPreference.self)
        keepsHidden = try tally["keepHidden"].flag
        var profiles: [String: String] = [:]
        for (vendor, digest) in try tally["profiles"].distinctMembers { profiles[vendor] = try digest.text }
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
        if others == 0 { return }
        unnamed = try PersonSet.digests(in: tally["otherDigests"], atMost: Self.mostUnnamed)
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
            tally["fidelity"], messages: tally["messages"].integer, unjudged: tally["unjudged"])
        unsettled = messages
        if let counts = tally.member("unsettled") {
            unsettled = try FidelityCounts(counts, messages: messages.judged, unjudged: nil)
        }
        for facet in Facet.allCases { try read(facet, of: tally[UTF8Text(facet.rawValue)]) }
        losses = try LossTally(tally, among: messages)
        collisions = try AccountCollisions(tally)
        if let counted = tally.member("people") {
            people = try ConversionPeople(counted, among: messages)
        }
    }

    private mutating func read(_ facet: Facet, of value: TallyValue) throws(TallyError) {
        var sum = FidelityCounts()
        for (name, member) in try value.distinctMembers {
            let count = try FacetCount(member)
            sum.add(count.counts)
            guard sum.isPart(of: messages) else { throw value.error("has more messages than the tally") }
            guard add(count, to: facet, name) else { throw member.error("is no \(facet)") }
        }
    }
}

extension FidelityCounts {
    /// Reads counts whose verdicts must add up to the messages that were judged.
    fileprivate init(_ value: TallyValue, messages: Int, unjudged: TallyValue?) throws(TallyError) {
        self.init()
        self.messages = messages
        self.unjudged = try unjudged?.integer(upTo: messages, "the messages") ?? 0
        var sum = 0
        for verdict in Fidelity.allCases {
            self[verdict] = try value[UTF8Text(verdict.rawValue)].integer
            sum += self[verdict]
        }
        guard sum == judged else {
            throw value.error("has \(sum) messages with a verdict, and \(judged) were judged")
        }
    }

    /// Whether others have at least as many messages of each sort.
    fileprivate func isPart(of all: FidelityCounts) -> Bool {
        messages <= all.messages && unjudged <= all.unjudged
            && Fidelity.allCases.allSatisfy { self[$0] <= all[$0] }
    }
}

extension FacetCount {
    fileprivate init(_ value: TallyValue) throws(TallyError) {
        self.init()
        counts = try FidelityCounts(
            value, messages: value["messages"].integer, unjudged: value.member("unjudged"))
        first = try value.place("first")
    }
}

extension ConversionPeople {
    fileprivate init(_ value: TallyValue, among messages: FidelityCounts) throws(TallyError) {
        self.init()
        let digests = try value["digests"]
        reached = try PersonSet(digests["reached"], limit: Self.exactPeople)
        noticing = try PersonSet(digests["noticing"], limit: Self.exactPeople)
        withOtherData = try PersonSet(digests["withOtherData"], limit: Self.exactPeople)
        unaddressed = try value["unaddressedMessages"].integer(upTo: messages.messages, "the messages")
        untimed = try value["untimedMessages"].integer(upTo: messages.messages, "the messages")
        areCounted = true
        try value["reached"].check(equals: reached.count)
        try value["noticing"].check(equals: noticing.count)
        if let others = withOnlyOtherData { try value["withOtherData"].check(equals: others) }
    }
}

// MARK: - Examples

extension CorpusExample {
    init(_ value: TallyValue) throws(TallyError) {
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
    init(_ value: TallyValue) throws(TallyError) {
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
    func place(_ name: UTF8Text) throws(TallyError) -> MessagePlace? {
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
