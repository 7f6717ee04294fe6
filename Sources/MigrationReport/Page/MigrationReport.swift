/// A tally as one HTML page for the people who decide about a migration.
///
/// The page needs no network and no script. The same tally and options give the same bytes.
public struct MigrationReport: Sendable {
    /// What `verify` found out.
    public let tally: CorpusTally
    /// What else is shown, and how.
    public let options: ReportOptions

    /// Creates a report.
    public init(_ tally: CorpusTally, _ options: ReportOptions = ReportOptions()) {
        self.tally = tally
        self.options = options
    }

    /// The page.
    public var html: String {
        var page = ReportPage(self)
        page.write()
        return page.html
    }
}

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

/// What would keep more without other messages, as it was measured on a sample, in words.
public struct ReportedAdvice: Sendable, Hashable {
    /// On what it was measured; where nothing helps, that too.
    public var head: [Wording]
    /// The changes that help, each alone, by where they are done.
    public var groups: [Group]
    /// What does best together, of what can be done; nil where nothing can.
    public var best: Best?

    /// A change, and what it does.
    public struct Item: Sendable, Hashable {
        /// What is changed.
        public var change: Wording
        /// How many messages that makes better, and worse.
        public var effect: Wording

        /// Creates an item.
        public init(change: Wording, effect: Wording) {
            self.change = change
            self.effect = effect
        }
    }

    /// Changes that are done in one place.
    public struct Group: Sendable, Hashable {
        /// The place.
        public var title: Wording
        /// The changes, the best first.
        public var items: [Item]

        /// Creates a group.
        public init(title: Wording, items: [Item]) {
            self.title = title
            self.items = items
        }
    }

    /// Changes together.
    public struct Best: Sendable, Hashable {
        /// That they do best, or that none can be done.
        public var title: Wording
        /// The changes with what they do; nil where none can be done.
        public var item: Item?
        /// How it is done.
        public var steps: [Wording]
        /// The target's profile with them, as JSON; nil where it stays as it is, or is not to be shown.
        public var profile: String?

        /// Creates changes.
        public init(title: Wording, item: Item? = nil, steps: [Wording] = [], profile: String? = nil) {
            self.title = title
            self.item = item
            self.steps = steps
            self.profile = profile
        }
    }

    /// Creates advice.
    public init(head: [Wording], groups: [Group] = [], best: Best? = nil) {
        self.head = head
        self.groups = groups
        self.best = best
    }
}
