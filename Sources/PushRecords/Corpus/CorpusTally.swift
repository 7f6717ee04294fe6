public import PushBridge

/// What `verify` found out about a corpus, by one run or by many.
///
/// It can be written as one JSON object, read back, and added to others: the tallies of a corpus's parts, added in any order, are
/// the tally of the whole, byte for byte.
public struct CorpusTally: Sendable {
    /// How it was measured; the same for all that is added up.
    public var measurement: Measurement
    /// The options of the run; nil where runs with different ones were added up.
    public var options: RunOptions?
    /// What was read.
    public var inputs: CorpusInputs
    /// Lines that held something.
    public var lines: Int
    /// Lines that held nothing.
    public var blankLines: Int
    /// Rejected lines, by code.
    public var rejected: [String: Int]
    /// Messages that were the target's already (reading C23).
    public var alreadyTarget: Int
    /// Messages for which the target has none.
    public var unwritten: Int
    /// Messages with settings for other platforms that the target has no place for (reading C9).
    public var platforms: Int
    /// What only the profiles word differently.
    public var wording: [ProfileWording]
    /// What is kept and lost.
    public var conversions: ConversionTally
    /// Whether people were counted, in any part.
    public var countsPeople: Bool

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
        platforms = tally[.platforms]
        wording = converter.wording(of: tally).map(\.shortened)
        conversions = tally.conversions
        conversions.losses.cap()
        self.countsPeople = countsPeople || conversions.people.areCounted
    }

    /// The version of the JSON object.
    public static let format = 3

    /// How a corpus was measured.
    public struct Measurement: Sendable, Hashable {
        /// The program's version.
        public var program: String
        /// The target vendor.
        public var target: String
        /// The target shape that was asked for; nil for the one that fits each message.
        public var shape: String?
        /// What the conversion aimed at.
        public var preference: ConversionPreference
        /// Whether words stayed hidden that the source hides.
        public var keepsHidden: Bool
        /// A digest of each profile that was given, by vendor: 16 hexadecimal digits.
        public var profiles: [String: String]
        /// What each profile that was given decides otherwise than its vendor's built-in one, by vendor: an object with the
        /// `generation` and the members that say so, of those that are no words.
        public var choices: [String: RawJSON]
        /// The rows whose losses are accepted, in their order.
        public var accepted: [String]
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
