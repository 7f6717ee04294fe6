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
