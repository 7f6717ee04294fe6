/// What a migration report is to show beside a tally.
public struct ReportOptions: Sendable {
    /// The language of the page.
    public var language = ReadersLanguage.english
    /// Whether the page may leave the house: words are shown as their length and script, identifiers and inputs as numbers.
    public var isRedacted = false
    /// An earlier run over the same sort of corpus, to show what has changed since.
    public var older: CorpusTally?
    /// What is known of rows of `Mappings/`, by identifier.
    public var rows: [String: ReportedRow] = [:]
    /// What is known of messages as a whole, where no row says what to do.
    public var commonAdvice: [ReportedRow.LossAdvice] = []
    /// What would keep more, as it was measured; nil where nobody asked.
    public var advice: ReportedAdvice?
    /// What a conversion of people's settings counted; nil where none was given.
    public var settings: SettingsCounts?

    /// Creates options for a page in English that shows everything.
    public init() {}
}

/// What a page says of a row of `Mappings/`.
public struct ReportedRow: Sendable, Hashable {
    /// The vendor's key.
    public var key: String
    /// What the key is for; nil where nobody wrote it down.
    public var meaning: Wording?
    /// What is known to be lost, and what to do about it.
    public var advice: [LossAdvice]

    /// Creates what is said of a row.
    public init(key: String, meaning: Wording?, advice: [LossAdvice]) {
        self.key = key
        self.meaning = meaning
        self.advice = advice
    }

    /// A loss, and what to do about it.
    public struct LossAdvice: Sendable, Hashable {
        /// In which case, and what happens then.
        public var loss: Wording
        /// What to do.
        public var remedy: Wording
        /// How much work that is.
        public var effort: Effort
        /// What a conversion tells where it is this loss, each by itself enough.
        public var signs: [Sign]

        /// Creates advice.
        public init(loss: Wording, remedy: Wording, effort: Effort, signs: [Sign]) {
            self.loss = loss
            self.remedy = remedy
            self.effort = effort
            self.signs = signs
        }

        /// Whether it is about what was told of a row; nil where only the screens told.
        func fits(_ told: ToldLoss?) -> Bool { signs.contains { $0.fits(told) } }
    }

    /// What a conversion tells of a loss.
    public enum Sign: Sendable, Hashable {
        /// A diagnostic with this code.
        case code(String)
        /// No diagnostic: only the screens differ.
        case nothing

        fileprivate func fits(_ told: ToldLoss?) -> Bool {
            switch self {
            case .code(let code): told?.code == code
            case .nothing: told == nil
            }
        }
    }

    /// Where somebody has to do something against a loss.
    public enum Effort: String, Sendable, Hashable, CaseIterable, Comparable {
        /// In the app's or the backend's code, or in how this program is called.
        case code
        /// In the vendor's console, or in a profile.
        case console
        /// Users must be told.
        case users
        /// Nowhere: nothing can be done, or nothing needs to be.
        case none

        /// Whether `left` is more work.
        public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }
}

/// What `settings convert` counted.
public struct SettingsCounts: Sendable, Hashable {
    /// Users whose settings were read.
    public var users: Int
    /// Those for whom something changes.
    public var changed: Int
    /// Calls that set the settings at the target.
    public var requests: Int
    /// What phones will do differently, by the code of the difference.
    public var differences: [String: Int]

    /// Creates counts.
    public init(users: Int, changed: Int, requests: Int, differences: [String: Int]) {
        self.users = users
        self.changed = changed
        self.requests = requests
        self.differences = differences
    }

    /// Adds the counts of other users.
    public mutating func add(_ other: SettingsCounts) {
        users += other.users
        changed += other.changed
        requests += other.requests
        differences.merge(other.differences, uniquingKeysWith: +)
    }
}
