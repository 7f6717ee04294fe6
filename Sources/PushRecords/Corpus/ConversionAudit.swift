public import PushBridge

/// What is counted of conversions beside their verdicts.
public struct ConversionAudit: Sendable {
    /// How many examples are kept of each verdict but identical.
    public var examples = 0
    /// The rows whose losses somebody has accepted.
    public var settledRows: Set<String> = []
    /// The people whom the messages may reach, to count who meets a difference; nil counts only those whom
    /// lines bring.
    public var people: People?
    /// The crowds among these people; nil decides for each person alone.
    package private(set) var crowds: Crowds?
    /// The moment for which people's quiet times are checked; nil counts people as if no quiet time held, so that the
    /// counts do not depend on the hour.
    public var now: Instant?

    /// Creates an audit that keeps no examples, settles nothing and counts nobody.
    public init() {}

    /// Has people of a crowd who set the same be decided for together.
    ///
    /// - Parameter memory: Keeps what is known of crowds, for all threads.
    package mutating func gatherCrowds(in memory: any CrowdMemory) {
        crowds = people.map { Crowds(among: $0, in: memory) { PersonSet.digest(of: $0) } }
    }
}
