public import PushBridge

extension CorpusTally {
    /// The version of the JSON object.
    public static let format = 3

    /// Reads a tally that ``write(to:naming:advice:)`` wrote.
    ///
    /// - Parameter object: The JSON object.
    /// - Throws: ``TallyError`` for an object that is none, for one of another version, and for one whose counts contradict each other.
    public init(_ object: JSONValue) throws(TallyError) {
        guard object.kind == .object, let format = object["tally"], !format.isNull else {
            throw TallyError(path: "", problem: "is not a tally", isForeign: true)
        }
        guard format.integer == Self.format else {
            throw TallyError(
                path: "/tally", problem: "is not \(Self.format): another version of the program wrote it")
        }
        do {
            self = try DocumentDecoder().decode(CodedPart<CorpusTally>.self, from: object).part
        } catch {
            throw TallyError(path: error.path, problem: error.problem)
        }
    }

    /// Writes the tally as one JSON object, which reads back as the tally.
    ///
    /// - Parameters:
    ///   - writer: Receives the object.
    ///   - names: What rows and places are called, for programs that show the object as it is.
    ///   - advice: What would keep more; a member that nobody reads back.
    public func write(to writer: inout JSONWriter, naming names: Names = Names(), advice: Advice? = nil) {
        try? DocumentEncoder().encode(NamedTally(tally: self, names: names, advice: advice), into: &writer)
    }

    /// What rows and places are called.
    public struct Names: Sendable {
        /// The key and the name of a row; nil for what is no row.
        public var row: @Sendable (String) -> (key: String, name: String)? = { _ in nil }
        /// The name of a place of a record.
        public var place: @Sendable (String) -> String? = { _ in nil }

        /// Creates names of nothing.
        public init() {}
    }

    private struct NamedTally: Encodable {
        let tally: CorpusTally
        let names: Names
        let advice: Advice?

        func encode(to encoder: any Encoder) throws {
            var copy = tally
            var members = TallyMembers(output: encoder.container(keyedBy: TallyMembers.Name.self))
            try copy.code(&members, naming: names, advice: advice)
        }
    }
}

extension CorpusTally: TallyPart {
    mutating func code(_ members: inout TallyMembers) throws {
        try code(&members, naming: Names(), advice: nil)
    }

    fileprivate mutating func code(
        _ members: inout TallyMembers, naming names: Names, advice: Advice?
    ) throws {
        try members.tell("tally", Self.format)
        try measurement.code(&members)
        try options.code(&members)
        try inputs.code(&members)
        try members("lines", &lines)
        try members("blankLines", &blankLines)
        try members("rejected", &rejected)
        try members("alreadyTarget", &alreadyTarget)
        try members("unwritten", &unwritten)
        try members.unless(0, "unsendable", &unsendable)
        try members.unless([:], "needs", &needs)
        try members("platforms", &platforms)
        try members.unless([:], "androidClasses", &androidClasses)
        countsPeople = countsPeople || members.has("people")
        try conversions.code(&members, countsPeople: countsPeople, measurement, naming: names)
        let messages = conversions.messages.messages
        try members.check("messages", messages, upTo: lines, "the lines")
        try members.check("unwritten", unwritten, upTo: messages, "the messages")
        try members.check("unsendable", unsendable, upTo: messages, "the messages")
        try members.check("needs", needs.values.max() ?? 0, upTo: unsendable, "what is unsendable")
        try members.check("platforms", platforms, upTo: messages, "the messages")
        try members.check("androidClasses", androidClasses.values.max() ?? 0, upTo: messages, "the messages")
        try members.parts("wording", &wording)
        if let advice { try members.tell("advice", RawJSON(advice)) }
    }
}

extension RawJSON {
    fileprivate init(_ advice: Advice) {
        var writer = JSONWriter()
        advice.write(to: &writer)
        self.init(written: writer)
    }
}

extension CorpusTally.Measurement: TallyPart {
    mutating func code(_ members: inout TallyMembers) throws {
        try members("program", &program)
        try members("target", &target)
        try members.checkName("target", target)
        try members("shape", &shape)
        if let shape { try members.checkName("shape", shape) }
        try members.word("prefer", &preference)
        try members("keepHidden", &keepsHidden)
        try members("profiles", &profiles)
        try members.unless([:], "choices", &choices)
        try members.unless([], "allowed", &accepted)
    }
}

extension TallyMembers {
    /// Refuses a word that a command on a page cannot have: one of other characters than lower-case letters, digits and hyphens.
    fileprivate func checkName(_ name: Name, _ word: String) throws {
        guard areRead, word.wholeMatch(of: /[a-z0-9-]+/) == nil else { return }
        throw error([name], "is no name")
    }
}

extension RunOptions? {
    fileprivate mutating func code(_ members: inout TallyMembers) throws {
        var list = self?.options.map(CodedPart.init)
        try members("options", &list)
        self = list.map { list in
            var options = RunOptions()
            options.options = list.map(\.part)
            return options
        }
    }
}

extension RunOptions.Option: TallyPart {
    init() { self.init(name: "", value: "", isFile: false) }

    mutating func code(_ members: inout TallyMembers) throws {
        try members("option", &name)
        try members.checkName("option", name)
        isFile = isFile || members.has("file")
        try members(isFile ? "file" : "value", &value)
    }
}

extension CorpusInputs {
    fileprivate mutating func code(_ members: inout TallyMembers) throws {
        try members.parts("inputs", &named)
        try members.unless(0, "otherInputs", &others)
        if others == 0 { return }
        var digests = PersonSet.spelled(unnamed)
        try members("otherDigests", &digests)
        unnamed = try members.digests("otherDigests", digests, atMost: Self.mostUnnamed)
    }
}

extension CorpusInputs.Input: TallyPart {
    init() { self.init(name: nil, lines: 0, bytes: nil) }

    mutating func code(_ members: inout TallyMembers) throws {
        try members("name", &name)
        try members("path", &path)
        try members("lines", &lines)
        try members("bytes", &bytes)
        try members("sha256", &digest)
    }
}

extension ProfileWording: TallyPart {
    init() { self.init(source: "", target: "", role: "", before: .null, after: .null) }

    mutating func code(_ members: inout TallyMembers) throws {
        try members("source", &source)
        try members("target", &target)
        try members("role", &role)
        try members("before", &before)
        try members("after", &after)
    }
}

// MARK: - Conversions

extension ConversionTally {
    fileprivate mutating func code(
        _ members: inout TallyMembers, countsPeople: Bool, _ measurement: CorpusTally.Measurement,
        naming names: CorpusTally.Names
    ) throws {
        try members("messages", &messages.messages)
        try messages.codeVerdicts("fidelity", &members)
        try members.tell("percent") { [messages] percent in
            for verdict in Fidelity.allCases {
                let share = messages.judged == 0 ? nil : Double(messages.permille(of: verdict)) / 10
                try percent.tell(.init(verdict.rawValue), share)
            }
        }
        try members("unjudged", &messages.unjudged)
        try members.check("unjudged", messages.unjudged, upTo: messages.messages, "the messages")
        try members.checkSum(["fidelity"], messages)
        try collisions.code(&members)
        if countsPeople {
            people.areCounted = true
            try members.object("people") { [messages] in try people.code(&$0, upTo: messages.messages) }
        }
        if measurement.accepted.isEmpty {
            unsettled = messages
        } else {
            unsettled.messages = messages.judged
            try unsettled.codeVerdicts("unsettled", &members)
            try members.checkSum(["unsettled"], unsettled)
        }
        for facet in Facet.allCases { try code(facet, &members) }
        try losses.code(&members, among: messages, countsPeople: countsPeople, naming: names)
    }

    private mutating func code(_ facet: Facet, _ members: inout TallyMembers) throws {
        let counts = self[facet]
        var sum = FidelityCounts()
        try members.object(.init(facet.rawValue)) { values in
            for (name, var count) in counts.sorted(by: { $0.key < $1.key }) {
                try values.part(.init(name), &count)
            }
            for name in values.names {
                var count = FacetCount()
                try values.part(name, &count)
                sum.add(count.counts)
                guard sum.isPart(of: messages) else {
                    throw values.error([], "has more messages than the tally")
                }
                guard add(count, to: facet, name.stringValue) else {
                    throw values.error([name], "is no \(facet)")
                }
            }
        }
    }
}

extension FidelityCounts {
    /// The share of the judged messages that have a verdict, rounded; 0 where none was judged.
    public func permille(of verdict: Fidelity) -> Int {
        judged == 0 ? 0 : (self[verdict] * 1_000 + judged / 2) / judged
    }

    fileprivate mutating func codeVerdicts(_ name: TallyMembers.Name, _ members: inout TallyMembers) throws {
        try members.object(name) { try codeVerdicts(&$0) }
    }

    fileprivate mutating func codeVerdicts(_ members: inout TallyMembers) throws {
        for verdict in Fidelity.allCases { try members(.init(verdict.rawValue), &self[verdict]) }
    }

    /// Whether others have at least as many messages of each sort.
    fileprivate func isPart(of all: FidelityCounts) -> Bool {
        messages <= all.messages && unjudged <= all.unjudged
            && Fidelity.allCases.allSatisfy { self[$0] <= all[$0] }
    }
}

extension TallyMembers {
    /// Refuses verdicts that do not add up to the messages that were judged.
    fileprivate func checkSum(_ path: [Name], _ counts: FidelityCounts) throws {
        let sum = counts.count(atLeast: .identical)
        guard areRead, sum != counts.judged else { return }
        throw error(path, "has \(sum) messages with a verdict, and \(counts.judged) were judged")
    }
}

extension FacetCount: TallyPart {
    mutating func code(_ members: inout TallyMembers) throws {
        try counts.codeVerdicts(&members)
        try members("messages", &counts.messages)
        try members.unless(0, "unjudged", &counts.unjudged)
        try members.check("unjudged", counts.unjudged, upTo: counts.messages, "the messages")
        try members.checkSum([], counts)
        try members.part("first", &first)
    }
}

extension ConversionPeople {
    fileprivate mutating func code(_ members: inout TallyMembers, upTo messages: Int) throws {
        // The sets come behind the numbers that follow from them.
        var (reached, noticing, others) = (self.reached.count, self.noticing.count, withOnlyOtherData)
        try members("reached", &reached)
        try members("noticing", &noticing)
        try members("withOtherData", &others)
        try members("unaddressedMessages", &unaddressed)
        try members.check("unaddressedMessages", unaddressed, upTo: messages, "the messages")
        try members("untimedMessages", &untimed)
        try members.check("untimedMessages", untimed, upTo: messages, "the messages")
        try members.object("digests") { digests in
            try digests.people("reached", &self.reached)
            try digests.people("noticing", &self.noticing)
            try digests.people("withOtherData", &withOtherData)
        }
        try members.check("reached", reached, equals: self.reached.count)
        try members.check("noticing", noticing, equals: self.noticing.count)
        if let known = withOnlyOtherData { try members.check("withOtherData", others, equals: known) }
    }
}

extension AccountCollisions {
    fileprivate mutating func code(_ members: inout TallyMembers) throws {
        var collisions: [CodedPart<Collision>]? = listed.isEmpty ? nil : listed.map(CodedPart.init)
        try members("collisions", &collisions)
        var isCut = self.isCut
        try members.unless(false, "collisionsCut", &isCut)
        self = AccountCollisions(collisions?.map(\.part) ?? [], isCut: isCut)
    }
}

extension AccountCollisions.Collision: TallyPart {
    init() { self.init(source: "", name: "", isGroup: false, spellings: []) }

    mutating func code(_ members: inout TallyMembers) throws {
        try members("source", &source)
        isGroup = isGroup || members.has("group")
        try members(isGroup ? "group" : "account", &name)
        try members("spellings", &spellings)
    }
}

extension MessagePlace: TallyPart {
    init() { self.init(line: 0) }

    mutating func code(_ members: inout TallyMembers) throws {
        try members("origin", &origin)
        try members("line", &line)
        try members("index", &index)
    }
}

// MARK: - People

extension TallyMembers {
    /// Codes people as their digests, or `true` where there are more than the limit.
    mutating func people(_ name: Name, _ people: inout PersonSet) throws {
        var value: RawJSON = people.isOver ? .bool(true) : .string(PersonSet.spelled(people.digests))
        try self(name, &value)
        let root = value.parsed().root
        people.isOver = root.bool == true
        if people.isOver { return }
        guard let text = root.string else { throw error([name], "must be a string") }
        people.digests = try digests(name, text, atMost: people.limit)
    }

    /// Reads digests, each five bytes in Base64, in their order.
    fileprivate func digests(_ name: Name, _ text: UTF8Text, atMost most: Int) throws -> Set<UInt64> {
        let bytes = Base64.decode(text) ?? ByteSlice([])
        var digests: Set<UInt64> = []
        for start in stride(from: 0, to: bytes.count - 4, by: 5) {
            digests.insert((start..<start + 5).reduce(0) { $0 << 8 | UInt64(bytes[$1]) })
        }
        // Each set has one spelling; another one may have a digest twice.
        guard digests.count <= most, PersonSet.spelled(digests) == text else {
            throw error([name], "are not spelled as a tally spells digests")
        }
        return digests
    }
}
