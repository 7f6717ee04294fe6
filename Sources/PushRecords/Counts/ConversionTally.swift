public import PushBridge

/// What the conversions of an input keep and lose.
public struct ConversionTally: Sendable {
    /// Messages, by fidelity.
    public private(set) var messages = FidelityCounts()
    /// Messages, by what they were taken for and by fidelity.
    public var sources: [String: FidelityCounts] { takenFor.dictionary }
    /// Messages by the fidelity that they have if the losses of settled rows count for nothing.
    public private(set) var unsettled = FidelityCounts()
    /// What the messages that are not identical lost; empty unless losses are counted.
    public private(set) var losses = LossTally()
    /// Whom the messages reach, where people are counted.
    public private(set) var people = ConversionPeople()
    private var takenFor = NameTable<FidelityCounts>()

    mutating func add(_ other: ConversionTally) {
        messages.add(other.messages)
        unsettled.add(other.unsettled)
        for (source, counts) in other.takenFor.entries {
            takenFor.change(source, from: FidelityCounts()) { $0.add(counts) }
        }
        losses.add(other.losses)
        people.add(other.people)
    }

    /// Counts a conversion by its verdict.
    mutating func count(_ conversion: Conversion) {
        let verdict = conversion.saysNothingOfPush ? nil : conversion.fidelity
        let isUnjudged = conversion.saysNothingOfPush && conversion.fidelity != nil
        messages.count(verdict, isUnjudged: isUnjudged)
        takenFor.change(conversion.source, from: FidelityCounts()) {
            $0.count(verdict, isUnjudged: isUnjudged)
        }
    }

    /// Counts what a conversion loses, and for whom.
    mutating func count(
        _ conversion: Conversion, of reading: MessageTranslation, by audit: ConversionAudit,
        for everyone: People?, _ converter: MessageConverter, at place: MessagePlace
    ) {
        guard let verdict = conversion.fidelity, !conversion.saysNothingOfPush else { return }
        var causes: FidelityCauses?
        if verdict == .identical {
            unsettled.count(.identical)
        } else {
            let found = FidelityCauses(of: conversion, from: reading)
            unsettled.count(audit.settledRows.isEmpty ? verdict : found.verdict(settling: audit.settledRows))
            losses.count(conversion, verdict, because: found, at: place, keeping: audit.examples)
            causes = found
        }
        guard let everyone else { return }
        people.areCounted = true
        if conversion.isBareExtension { people.unaddressed += 1 }
        converter.forEachPerson(reachedBy: reading, as: conversion, among: everyone, at: audit.now()) { met in
            let person = PersonSet.digest(of: met.person)
            people.count(person, met)
            guard let causes, !met.points.isEmpty else { return }
            if conversion.messages.isEmpty { return losses.count(missing: person, because: causes) }
            losses.count(person, meeting: Set(met.points.map(\.path)), verdict, because: causes)
        }
    }
}

/// The people whom converted messages reach.
public struct ConversionPeople: Sendable {
    /// Everyone whom a message reaches.
    public private(set) var reached = PersonSet()
    /// Those who may notice something.
    public private(set) var noticing = PersonSet()
    /// Those whose app gets other data, whatever they notice.
    public private(set) var withOtherData = PersonSet()
    /// Whether people are counted: those of the run, or those whom some line brings.
    public internal(set) var areCounted = false
    /// Messages that do not say whom they are for, and count for nobody.
    public internal(set) var unaddressed = 0

    mutating func count(_ person: UInt64, _ met: MetDifferences) {
        reached.insert(person)
        if met.points.contains(where: { $0.fidelity == .degraded }) { noticing.insert(person) }
        if met.points.contains(where: { $0.fidelity == .sameScreen }) { withOtherData.insert(person) }
    }

    mutating func add(_ other: ConversionPeople) {
        reached.formUnion(other.reached)
        noticing.formUnion(other.noticing)
        withOtherData.formUnion(other.withOtherData)
        unaddressed += other.unaddressed
        areCounted = areCounted || other.areCounted
    }
}

extension MessageConverter {
    /// Wording in which only the profiles differ, for each vendor whose messages were counted.
    public func wording(of tally: Tally) -> [ProfileWording] {
        let vendors = Set(tally.conversions.sources.keys.map { String($0.prefix { $0 != "/" }) })
        return vendors.sorted().flatMap(wording(from:))
    }
}
