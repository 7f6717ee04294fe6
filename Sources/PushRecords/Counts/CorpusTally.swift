public import PushBridge

/// What `verify` found out about a corpus, by one run or by many.
///
/// It can be written as one JSON object, read back, and added to others: the tallies of a corpus's parts, added in any order, are
/// the tally of the whole, byte for byte.
public struct CorpusTally: Sendable {
    /// How it was measured; the same for all that is added up.
    public var measurement = Measurement()
    /// The options of the run; nil where runs with different ones were added up.
    public var options: RunOptions?
    /// What was read.
    public var inputs = CorpusInputs()
    /// Lines that held something.
    public var lines = 0
    /// Lines that held nothing.
    public var blankLines = 0
    /// Rejected lines, by code.
    public var rejected: [String: Int] = [:]
    /// Messages that were the target's already (reading C23).
    public var alreadyTarget = 0
    /// Messages for which the target has none.
    public var unwritten = 0
    /// Messages whose call lacks something (``Conversion/needs``).
    public var unsendable = 0
    /// Those of them that lack each thing, by its word.
    public var needs: [String: Int] = [:]
    /// Messages with settings for other platforms that the target has no place for (reading C9).
    public var platforms = 0
    /// Messages of which a phone maker misses a setting, by the maker (``Conversion/lostClasses``).
    public var androidClasses: [String: Int] = [:]
    /// What only the profiles word differently.
    public var wording: [ProfileWording] = []
    /// What is kept and lost.
    public var conversions = ConversionTally()
    /// Whether people were counted, in any part.
    public var countsPeople = false

    init() {}

    /// Puts together what one run found out.
    ///
    /// - Parameters:
    ///   - tally: What was counted.
    ///   - converter: What converted the messages.
    ///   - measurement: How it was measured.
    ///   - options: The options of the run.
    ///   - inputs: What was read.
    ///   - countsPeople: Whether people are told even if there are none.
    public init(
        _ tally: Tally, by converter: MessageConverter, _ measurement: Measurement,
        _ options: RunOptions = RunOptions(), of inputs: CorpusInputs, countingPeople countsPeople: Bool
    ) {
        self.measurement = measurement
        self.options = options
        self.inputs = inputs
        lines = tally[.lines]
        blankLines = tally[.blankLines]
        rejected = tally[.rejected]
        alreadyTarget = tally[.alreadyTarget]
        unwritten = tally[.unwritten]
        unsendable = tally[.unsendable]
        needs = tally[.needs]
        platforms = tally[.platforms]
        androidClasses = tally[.androidClasses]
        wording = converter.wording(of: tally).map(\.shortened)
        conversions = tally.conversions
        conversions.losses.cap()
        self.countsPeople = countsPeople || conversions.people.areCounted
    }

    /// How a corpus was measured.
    public struct Measurement: Sendable, Hashable {
        /// The program's version.
        public var program = ""
        /// The target vendor.
        public var target = ""
        /// The target shape that was asked for; nil for the one that fits each message.
        public var shape: String?
        /// What the conversion aimed at.
        public var preference = ConversionPreference.screen
        /// Whether words stayed hidden that the source hides.
        public var keepsHidden = false
        /// A digest of each profile that was given, by vendor: 16 hexadecimal digits.
        public var profiles: [String: String] = [:]
        /// What each profile that was given decides otherwise than its vendor's built-in one, by vendor: an object with the
        /// `generation` and the members that say so, of those that are no words.
        public var choices: [String: RawJSON] = [:]
        /// The rows whose losses are accepted, in their order.
        public var accepted: [String] = []

        init() {}

        /// Describes how a corpus is measured.
        ///
        /// - Parameters:
        ///   - program: The program's version.
        ///   - configuration: What converts the messages.
        ///   - audit: What is counted.
        public init(
            by program: String, _ configuration: MessageConverter.Configuration, _ audit: ConversionAudit
        ) {
            self.program = program
            target = configuration.target
            shape = configuration.targetShape
            preference = configuration.preference
            keepsHidden = configuration.keepsHidden
            profiles = Dictionary(
                configuration.profiles.map { ($0.vendor, Self.digest(of: $0)) }, uniquingKeysWith: { $1 })
            choices = Dictionary(
                configuration.profiles.map { ($0.vendor, $0.choices) }, uniquingKeysWith: { $1 })
            accepted = audit.settledRows.sorted()
        }

        private static func digest(of profile: AppProfile) -> String {
            var writer = JSONWriter()
            profile.write(to: &writer)
            return RecordDigest(writer.text()).text.string
        }
    }
}

/// The inputs of a corpus.
public struct CorpusInputs: Sendable, Hashable {
    /// An input.
    public struct Input: Sendable, Hashable {
        /// What it is called; nil for the standard input without a name.
        public var name: String?
        /// The path of the file where that is another name, `-` for the standard input; nil where the name is the path.
        public var path: String?
        /// Its lines, or the messages of its document.
        public var lines: Int
        /// The bytes of the file; nil for what is no file.
        public var bytes: Int?
        /// The SHA-256 digest of the file, as `sha256sum` prints it; nil where it is not known.
        public var digest: String?

        /// Describes an input.
        public init(
            name: String?, path: String? = nil, lines: Int, bytes: Int?, digest: String? = nil
        ) {
            self.digest = digest
            self.name = name.map(ShortText.end(ofName:))
            self.path = path ?? (self.name == name ? nil : name)
            self.lines = lines
            self.bytes = bytes
        }
    }

    /// The first inputs by name.
    public internal(set) var named: [Input] = []
    /// How many more there are.
    public internal(set) var others = 0
    /// Digests of the names and contents of these; of many, the smallest.
    var unnamed: Set<UInt64> = []

    /// How many inputs are named.
    static let mostNamed = 100
    /// How many inputs without their names are remembered.
    static let mostUnnamed = 1_000

    /// Creates inputs of nothing.
    public init() {}
}

extension ProfileWording {
    /// The same with texts of few bytes.
    fileprivate var shortened: ProfileWording {
        ProfileWording(
            source: source, target: target, role: role, before: ShortText.cut(before, to: ShortText.mostTold),
            after: ShortText.cut(after, to: ShortText.mostTold))
    }
}

extension CorpusTally {
    /// That the vendors' defaults were compared where no profile was given; nil where every vendor's was given.
    public var defaultsSentence: Wording? {
        let sources = conversions[.sources].keys.map { String($0.prefix { $0 != "/" }) }
        let unknown = Set(sources + [measurement.target]).subtracting(measurement.profiles.keys)
        if unknown.isEmpty || sources.isEmpty { return nil }
        return .text("verify.defaults", Wording.list(unknown.sorted().map { .word($0, in: "vendor") }))
    }

    /// How many messages' calls cannot be sent as they are, and what they lack; nil where all can.
    public var unsendableSentence: Wording? {
        if unsendable == 0 { return nil }
        let counts = CallNeed.allCases.compactMap { need in
            needs[need.rawValue].map { .text("need.\(need)") + Wording(name: " \($0)") }
        }
        return .text("verify.unsendable", unsendable, Wording.list(counts))
    }

    /// What phone makers miss, with the number of messages, and a sentence for each: the most messages first.
    public var androidSentences: [(number: Int, sentence: Wording)] {
        androidClasses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
            let maker = name.prefix { $0 != "-" }
            let phones = PlatformDecision.phones(of: String(maker))
            let sentence = Wording.text(
                maker == name ? "verify.androidClass" : "verify.androidAlert", count,
                Wording(en: phones, zh: Wording.known("word.\(phones)")?.chinese ?? phones),
                maker == "harmony" ? "HarmonyOS" : "Android")
            return (count, sentence)
        }
    }

    /// Adds the tally of another part of the corpus.
    ///
    /// - Throws: ``TallyMismatch`` for a tally that was measured in another way; nothing is added then.
    public mutating func add(_ other: CorpusTally) throws(TallyMismatch) {
        if let mismatch = measurement.mismatch(with: other.measurement) { throw mismatch }
        measurement.profiles.merge(other.measurement.profiles) { mine, _ in mine }
        // Once they differ, no run's options are those of the sum.
        if options != other.options { options = nil }
        inputs.add(other.inputs)
        lines += other.lines
        blankLines += other.blankLines
        rejected.merge(other.rejected) { $0 + $1 }
        alreadyTarget += other.alreadyTarget
        unwritten += other.unwritten
        unsendable += other.unsendable
        needs.merge(other.needs) { $0 + $1 }
        platforms += other.platforms
        androidClasses.merge(other.androidClasses) { $0 + $1 }
        addWording(other.wording)
        conversions.add(other.conversions)
        countsPeople = countsPeople || other.countsPeople
    }

    /// Whether another tally was measured in the same way, but for the program and the accepted rows, so that what differs between
    /// them is the messages.
    public func isComparable(with other: CorpusTally) -> Bool {
        var mine = measurement
        (mine.program, mine.accepted) = (other.measurement.program, other.measurement.accepted)
        return mine.mismatch(with: other.measurement) == nil
    }

    /// Each vendor's wording is the same in all parts that have messages of the vendor.
    private mutating func addWording(_ other: [ProfileWording]) {
        let known = Set(wording.map(\.source))
        let all = wording + other.filter { !known.contains($0.source) }
        wording = Set(all.map(\.source)).sorted().flatMap { source in all.filter { $0.source == source } }
    }
}

/// Why two tallies cannot be added: they were measured in different ways.
public struct TallyMismatch: Error, Sendable, Hashable {
    /// What differs: a member of the tally such as `target`, or `profiles/nim`.
    public var member: String
    /// What the first tally has; `none` for nothing.
    public var first: String
    /// What the other one has.
    public var other: String

    /// Describes what differs.
    public init(member: String, first: String, other: String) {
        self.member = member
        self.first = first
        self.other = other
    }
}

extension CorpusTally.Measurement {
    fileprivate func mismatch(with other: Self) -> TallyMismatch? {
        func flag(_ flag: Bool) -> String { flag ? "true" : "false" }
        let members = [
            ("program", program, other.program), ("target", target, other.target),
            ("shape", shape ?? "none", other.shape ?? "none"),
            ("prefer", preference.rawValue, other.preference.rawValue),
            ("keepHidden", flag(keepsHidden), flag(other.keepsHidden)),
            ("allowed", Self.list(accepted), Self.list(other.accepted)),
        ]
        let profiles = Set(profiles.keys).union(other.profiles.keys).sorted().map {
            ("profiles/\($0)", self.profiles[$0] ?? "none", other.profiles[$0] ?? "none")
        }
        return (members + profiles).first { $0.1 != $0.2 }.map {
            TallyMismatch(member: $0.0, first: $0.1, other: $0.2)
        }
    }

    private static func list(_ rows: [String]) -> String {
        rows.isEmpty ? "none" : rows.joined(separator: ", ")
    }
}

extension AppProfile {
    /// What the profile decides otherwise than the vendor's built-in one, as members of a profile file, with its generation and
    /// language: readings of what vendors do, and no words.
    var choices: RawJSON {
        let preset = preset
        var members: [(key: UTF8Text, value: RawJSON)] = [
            ("generation", .string(UTF8Text(generation))), ("language", .string(UTF8Text(language))),
        ]
        if badgeCap > 0 { members.append(("badgeCap", .integer(badgeCap))) }
        if let timeToLive { members.append(("timeToLive", .integer(timeToLive))) }
        if recallOverride { members.append(("recallOverride", .bool(true))) }
        if display != preset?.display { members.append(("display", .string(UTF8Text(display.rawValue)))) }
        if mode != preset?.mode { members.append(("mode", .string(UTF8Text(mode.rawValue)))) }
        return .object(members + policies.members(otherThan: preset?.policies ?? Policies()))
    }
}
