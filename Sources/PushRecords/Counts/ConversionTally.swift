public import PushBridge

/// What the conversions of an input keep and lose.
public struct ConversionTally: Sendable {
    /// Messages, by fidelity.
    public internal(set) var messages = FidelityCounts()
    /// Messages by the fidelity that they have if the losses of settled rows count for nothing.
    public internal(set) var unsettled = FidelityCounts()
    /// What the messages that are not identical lost; empty unless losses are counted.
    public internal(set) var losses = LossTally()
    /// Whom the messages reach, where people are counted.
    public internal(set) var people = ConversionPeople()
    /// Accounts that become one.
    public internal(set) var collisions = AccountCollisions()
    private var sources = NameTable<FacetCount>()
    private var conversations = NameTable<FacetCount>()
    private var kinds = NameTable<FacetCount>()
    private var days = DayCounts()

    /// Creates a tally of nothing.
    public init() {}

    /// Messages by the values of a facet.
    public subscript(_ facet: Facet) -> [String: FacetCount] {
        switch facet {
        case .sources: sources.dictionary
        case .conversations: conversations.dictionary
        case .kinds: kinds.dictionary
        case .days: days.dictionary
        }
    }

    mutating func add(_ other: ConversionTally) {
        messages.add(other.messages)
        unsettled.add(other.unsettled)
        sources.add(other.sources)
        conversations.add(other.conversations)
        kinds.add(other.kinds)
        days.add(other.days)
        losses.add(other.losses)
        people.add(other.people)
        collisions.add(other.collisions)
    }

    /// Adds messages to a value of a facet; false for a value that there cannot be.
    mutating func add(_ count: FacetCount, to facet: Facet, _ name: String) -> Bool {
        switch facet {
        case .sources: sources.add(count, as: name)
        case .conversations: conversations.add(count, as: name)
        case .kinds: kinds.add(count, as: name)
        case .days: return days.add(count, named: name)
        }
        return true
    }

    /// Counts a message by its verdict.
    mutating func count(_ message: JudgedMessage, from source: String) {
        messages.count(message.verdict, isUnjudged: message.isUnjudged)
        sources.count(message, as: source)
    }

    /// Counts what a conversion that was counted by its verdict loses, and for whom.
    ///
    /// - Parameters:
    ///   - conversion: The conversion.
    ///   - judged: Its message with the verdict.
    ///   - reading: The message as it was read.
    ///   - audit: What is counted.
    ///   - everyone: The people whom the message may reach; nil counts nobody.
    ///   - converter: What converted the message.
    mutating func count(
        _ conversion: Conversion, _ judged: JudgedMessage, of reading: MessageTranslation,
        by audit: ConversionAudit, for everyone: People?, _ converter: MessageConverter
    ) {
        countFacets(of: reading.message, judged)
        guard let verdict = judged.verdict else { return }
        var causes: FidelityCauses?
        if verdict == .identical {
            unsettled.count(.identical)
        } else {
            let found = FidelityCauses(of: conversion, from: reading)
            unsettled.count(audit.settledRows.isEmpty ? verdict : found.verdict(settling: audit.settledRows))
            let wasPushed = !conversion.messages.isEmpty || reading.isPushedToSomebody
            let lossy = LossyMessage(
                conversion, verdict, because: found, wasPushed: wasPushed, at: judged.place)
            losses.count(
                lossy, keeping: audit.examples, ExampleMaker(lossy, of: reading, by: converter))
            causes = found
        }
        guard let everyone else { return }
        people.areCounted = true
        if conversion.isBareExtension { people.unaddressed += 1 }
        if reading.lacksItsTime {
            people.untimed += 1
            return
        }
        converter.forEachPerson(
            reachedBy: reading, as: conversion, among: everyone, in: audit.crowds, at: audit.now
        ) { met in
            people.count(met)
            guard let causes, !met.points.isEmpty else { return }
            if conversion.messages.isEmpty { return losses.count(missing: met.people, because: causes) }
            losses.count(met.people, meeting: Set(met.points.map(\.path)), verdict, because: causes)
        }
    }

    private mutating func countFacets(of message: PushMessage, _ judged: JudgedMessage) {
        conversations.count(judged, as: message.conversationKind.rawValue)
        kinds.count(judged, as: message.kind.rawValue)
        days.count(judged, on: message.moment.map(MessageDay.number(of:)))
    }
}

extension MessageConverter {
    /// Wording in which only the profiles differ, for each vendor whose messages were counted.
    public func wording(of tally: Tally) -> [ProfileWording] {
        let vendors = Set(tally.conversions[.sources].keys.map { String($0.prefix { $0 != "/" }) })
        return vendors.sorted().flatMap(wording(from:))
    }
}

extension NameTable<FacetCount> {
    fileprivate mutating func count(_ message: JudgedMessage, as name: String) {
        change(name, from: FacetCount()) { $0.count(message) }
    }

    fileprivate mutating func add(_ count: FacetCount, as name: String) {
        change(name, from: FacetCount()) { $0.add(count) }
    }

    fileprivate mutating func add(_ other: Self) {
        for (name, count) in other.entries { add(count, as: name) }
    }
}

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
