import PushBridge

/// What was counted on the way through an input; the order in which parts are added does not matter.
public struct Tally: Sendable {
    /// What is counted as one number; a case's name is its name in summaries.
    public enum Number: Int, Sendable, Hashable, CaseIterable {
        /// Lines that held something, and those that held nothing.
        case lines, blankLines
        /// Records written, rejects not; and reject records.
        case records, rejects
        /// Rejected lines that look like text in another encoding, and those that look like a part of a message.
        case foreignLines, partialLines
        /// What fails with `--strict`: diagnostics that are warnings or worse, and webhooks without a signature.
        case warnings
        /// Webhooks whose signature does not hold.
        case invalid
        /// Messages for which the target has none.
        case unwritten
        /// Messages whose call lacks something (``Conversion/needs``).
        case unsendable
        /// Messages that do not say what the sender set for the push, as some webhooks' copies, so that no verdict is given.
        case unjudged
        /// Messages that were the target's already (reading C23).
        case alreadyTarget
        /// Messages with settings for other platforms that the target has no place for (reading C9).
        case platforms
        /// Messages of which a phone maker misses a setting that nobody has accepted to lose.
        case androidClass
        /// Messages of which nobody knows whether the source pushes them (reading C19).
        case pushUncertain
        /// Messages with a built-in title, or another key of every push, that only one side shows (reading C16).
        case titlesOfOneSide
        /// Users or consoles for whom something changes.
        case changed
        /// Calls of the target's REST interface.
        case requests
        /// Calls whose path still has places for the names of organisation and app.
        case namelessRequests
        /// Webhooks that tell of something else than a push, which have no records.
        case notPushResults
        /// Rows of an export, several of which one line may contain.
        case rows
        /// Devices of the recipients written.
        case devices
    }

    /// What is counted by name; a case's name is its name in summaries.
    public enum Group: Int, Sendable, Hashable, CaseIterable {
        /// Reject records, by code.
        case rejected
        /// Diagnostics, by row, or by kind where no row applies.
        ///
        /// What only one side adds to every push, as a built-in title, is wording of the profiles: it counts once, in however
        /// many messages.
        case diagnostics
        /// What phones will do differently, by the code of the difference.
        case differences
        /// Messages whose call lacks something, by what it lacks.
        case needs
        /// Messages of which a phone maker misses a setting, by the maker (``Conversion/lostClasses``).
        case androidClasses
        /// Suppressed records, by reason.
        case suppressed
        /// Messages, by verdict.
        case fidelity
        /// Webhooks, by what their signature is worth, and by kind.
        case verification, kinds
        /// Webhooks that look like another vendor's, by that vendor.
        case looksLike
        /// Pushes, by outcome.
        case outcomes
        /// Pushes that were not accepted, or invalid signatures, by reason.
        case reasons
        /// Pushes that were not accepted, by whose affair it is.
        case classes
        /// Pushes, by push service, where it was named.
        case channels
        /// Rows of an export that became nothing, by reason.
        case leftOut
        /// What an import made otherwise than its export has it.
        case notes
        /// Devices by the team whose key signs their pushes.
        case teams
    }

    /// What conversions keep and lose.
    public internal(set) var conversions = ConversionTally()
    /// What the messages lack, where somebody asked for it.
    public internal(set) var missing = MissingTally()
    private var numbers = [Int](repeating: 0, count: Number.allCases.count)
    private var groups = [NameTable<Int>](repeating: NameTable(), count: Group.allCases.count)

    /// Creates a tally of nothing.
    public init() {}

    /// A number.
    public subscript(_ number: Number) -> Int {
        get { numbers[number.rawValue] }
        set { numbers[number.rawValue] = newValue }
    }

    /// The counts of a group, by name.
    public subscript(_ group: Group) -> [String: Int] {
        var counts = groups[group.rawValue]
        if group == .diagnostics, self[.titlesOfOneSide] > 0 {
            counts.count(Diagnostic.Kind.defaulted.rawValue)
        }
        return counts.dictionary
    }

    /// Adds another tally to this one.
    public mutating func add(_ other: Tally) {
        for index in numbers.indices { numbers[index] += other.numbers[index] }
        for index in groups.indices { groups[index].add(other.groups[index]) }
        conversions.add(other.conversions)
        missing.add(other.missing)
    }

    /// Counts a name once more, or some times more.
    public mutating func count(_ name: String, in group: Group, times: Int = 1) {
        groups[group.rawValue].count(name, times: times)
    }

    /// Counts diagnostics, and those that fail with `--strict`.
    mutating func count(_ diagnostics: some RandomAccessCollection<Diagnostic>) {
        for index in diagnostics.indices {
            count(diagnostics[index].name, in: .diagnostics)
            if diagnostics[index].severity != .info { self[.warnings] += 1 }
        }
    }

    /// Counts a conversion, with its record or records.
    ///
    /// A verdict about a message that says nothing of its push counts for nothing.
    ///
    /// - Parameters:
    ///   - conversion: The conversion.
    ///   - place: Where the message is.
    ///   - accepted: The rows and codes whose losses somebody has accepted.
    /// - Returns: The message with its verdict, as everything else counts it.
    @discardableResult
    mutating func count(
        _ conversion: Conversion, at place: MessagePlace, accepting accepted: Set<String> = []
    ) -> JudgedMessage {
        let judged = JudgedMessage(conversion, at: place)
        self[.records] += max(conversion.messages.count, 1)
        if conversion.isAlreadyTarget {
            self[.alreadyTarget] += 1
            count(conversion.diagnostics)
            return judged
        }
        if conversion.messages.isEmpty { self[.unwritten] += 1 }
        let needs = conversion.needs
        if !needs.isEmpty { self[.unsendable] += 1 }
        for need in needs { count(need.rawValue, in: .needs) }
        if conversion.losesPlatforms { self[.platforms] += 1 }
        for name in conversion.lostClasses { count(name, in: .androidClasses) }
        if conversion.losesClass(besides: accepted) { self[.androidClass] += 1 }
        if conversion.isPushUncertain { self[.pushUncertain] += 1 }
        if conversion.wordingCount > 0 { self[.titlesOfOneSide] += 1 }
        count(conversion.diagnostics.dropLast(conversion.wordingCount))
        if judged.isUnjudged { self[.unjudged] += 1 }
        if let verdict = judged.verdict { count(verdict.rawValue, in: .fidelity) }
        conversions.count(judged, from: conversion.source)
        return judged
    }
}

extension Diagnostic {
    /// What the diagnostic is counted under: its row; where none applies, its kind.
    var name: String {
        if let row, !row.isEmpty { row } else { kind.rawValue }
    }
}

extension Tally {
    /// Writes numbers as members of a summary.
    func write(_ numbers: [Number], to writer: inout JSONWriter) {
        for number in numbers { writer.member(UTF8Text("\(number)"), self[number]) }
    }

    /// Writes groups as members of a summary: each name that was counted, or each that there is in a group of few.
    func write(_ groups: [Group], to writer: inout JSONWriter) {
        for group in groups {
            let counts = self[group]
            guard let names = group.names else {
                writer.counts(UTF8Text("\(group)"), counts.map { $0 })
                continue
            }
            writer.list(UTF8Text("\(group)"), as: .object, names) {
                $0.member(UTF8Text($1), counts[$1] ?? 0)
            }
        }
    }
}

extension Tally.Group {
    /// All names that there are, in their order; nil where there are many.
    fileprivate var names: [String]? {
        switch self {
        case .fidelity: Fidelity.allCases.map(\.rawValue)
        case .outcomes: PushOutcome.Word.allCases.map(\.rawValue)
        case .verification: SignatureResult.allCases.map(\.rawValue)
        default: nil
        }
    }
}
