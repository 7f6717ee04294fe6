internal import ArgumentParser
internal import MappingTables
internal import PushBridge
internal import PushRecords
internal import Synchronization

/// `pushbridge verify`: how much of a corpus a conversion would keep.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "verify", "Report how much of a corpus 'convert' keeps, what is lost, and who notices.")

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @OptionGroup(title: "Input")
    var source: SourceOptions

    @OptionGroup(title: "Conversion")
    var conversion: ConversionOptions

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: .option("Verify.format"))
    var format = ReportFormat.text

    @OptionGroup
    var language: LanguageOption

    @Option(help: .option("Verify.missing"))
    var missing: MissingPart?

    @Option(help: .option("Verify.examples"))
    var examples = 3

    @Option(help: .option("Verify.failOn"))
    var failOn: FailThreshold?

    @Option(help: .option("Verify.allow"))
    var allow: [String] = []

    @OptionGroup(title: "Advice")
    var advice: AdviceOptions

    @Option(help: .option("Verify.report"), completion: .file())
    var report: String?

    @OptionGroup(title: "Page")
    var page: PageOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    private static let mostExamples = 500

    func validate() throws {
        guard (0...Self.mostExamples).contains(examples) else {
            throw ValidationError("'--examples' takes a number from 0 to \(Self.mostExamples).")
        }
        guard allow.isEmpty || failOn != nil else {
            throw ValidationError("'--allow' needs '--fail-on': without it no loss makes the command fail.")
        }
        guard report != nil || (page.compare == nil && !page.redact) else {
            throw ValidationError("'--compare' and '--redact' need '--report': they are about the page.")
        }
    }

    func run() throws {
        var audit = ConversionAudit()
        audit.settledRows = try AllowedRows.read(allow.flatMap { $0.split(separator: ",").map(String.init) })
        audit.examples = examples
        let settings = try settings.load(vendor: source.vendor, movingTo: conversion.to)
        let countsPeople = self.settings.recipients != nil || self.settings.groups != nil
        let converter = try conversion.aims.converter(to: conversion.to, source, settings) {
            $0.usesMessageTime = settings.usesMessageTime
        }
        audit.now = self.settings.now?.moment
        if countsPeople {
            audit.people = settings.people
            audit.gatherCrowds(in: SharedCrowds())
        }
        let measurement = CorpusTally.Measurement(
            by: PushBridgeCommand.version, converter.configuration, audit)
        var task = ConversionTask(converter)
        task.writesRecords = false
        task.audit = audit
        let reads = try input.list().files + self.settings.files
        let page = try report.map { (path) throws(CommandError) in
            try PageFile(path, option: "--report", self.page, language.lang, reading: reads)
        }
        let advising = try advice.begin(
            reading: reads + self.page.files + NamedFile.named("--report", report))
        task.receiver = advising?.receive
        task.missing = missing ?? (advising == nil ? nil : .names)
        let run = LineRun(
            input: input, output: output, reads: self.settings.files + self.page.files + advice.files,
            besides: [page?.file].compactMap(\.self), keepsRecords: false, keepsRejects: false,
            remarkCount: settings.remarkCount)
        let options = RunOptions(source, self.settings, input)
        var (corpus, found): (CorpusTally?, Advice?) = (nil, nil)
        let result: (tally: Tally, status: ExitStatus)
        do {
            result = try run(task) { tally, inputs, writer in
                let counted = CorpusTally(
                    tally, by: converter, measurement, options, of: inputs, countingPeople: countsPeople)
                found = advising?.advice(converter)
                corpus = counted
                if let missing { return tally.missing.write(missing, for: conversion.to, to: &writer) }
                FidelityReport(
                    tally: counted, advice: found, nameless: tally.missing.senders,
                    writesProfile: advising?.file != nil, language: language.lang
                ).write(format, to: &writer)
            }
        } catch {
            page?.file.discard()
            advising?.file?.discard()
            throw error
        }
        if let missing {
            StandardError.note(CommandError.missing(missing, result.tally.missing, conversion.to))
        }
        if let page, let corpus { try page.write(corpus, advice: found) }
        try advising?.writeProfile(found)
        if let shortcoming = failOn?.shortcoming(of: result.tally) {
            StandardError.note(shortcoming)
            throw ExitCode(ExitStatus.incomplete.rawValue)
        }
        throw ExitCode(result.status.rawValue)
    }
}

/// How much a message may lose before `verify` fails.
enum FailThreshold: ExpressibleByArgument {
    /// The verdict that is too bad, as is every worse one.
    case fidelity(Fidelity)
    /// A setting by which a phone maker decides (``Conversion/lostClasses``).
    case androidClass
    /// A call that lacks something (``Conversion/needs``).
    case unsendable

    init?(argument: String) {
        switch argument {
        case MessageEffect.androidClass.rawValue: self = .androidClass
        case MessageError.Code.unsendable.rawValue: self = .unsendable
        default:
            guard let fidelity = Fidelity(rawValue: argument), fidelity != .identical else { return nil }
            self = .fidelity(fidelity)
        }
    }

    static var allValueStrings: [String] {
        Fidelity.allCases.filter { $0 != .identical }.map(\.rawValue)
            + [MessageEffect.androidClass.rawValue, MessageError.Code.unsendable.rawValue]
    }

    /// Why a run fails; nil when no message is that bad, but for settled losses.
    ///
    /// A corpus of which no message could be judged fails, and an empty one: it proves nothing.
    func shortcoming(of tally: Tally) -> String? {
        if tally.conversions.messages.judged == 0 { return CommandError.nothingJudged }
        switch self {
        case .fidelity(let fidelity):
            let count = tally.conversions.unsettled.count(atLeast: fidelity)
            return count == 0 ? nil : CommandError.tooMuchLost(count, threshold: fidelity)
        case .androidClass:
            let count = tally[.androidClass]
            return count == 0 ? nil : CommandError.classLost(count)
        case .unsendable:
            let count = tally[.unsendable]
            return count == 0 ? nil : CommandError.unsendable(count)
        }
    }
}

/// The rows and codes of `--allow`, whose losses are accepted.
enum AllowedRows {
    /// Checks that each is a row of the tables, or a code of diagnostics.
    static func read(_ names: [String]) throws(CommandError) -> Set<String> {
        let mappings = MappingTables.Mappings.embedded
        var rows: Set<String> = []
        for name in names {
            guard let (_, row) = mappings.row(id: name.uppercased()) else {
                throw .unknownRow(name, near: mappings.rows(near: name))
            }
            rows.insert(row.id)
        }
        return rows
    }
}

extension RunOptions {
    /// The options that a command was given, as far as they are not the usual ones.
    init(_ source: SourceOptions, _ settings: SettingsOptions, _ input: InputFilesOptions) {
        self.init()
        add("--from", source.vendor)
        add("--shape", source.shapeName)
        for profile in settings.profiles { add("--profile", profile, isFile: true) }
        add("--recipients", settings.recipients, isFile: true)
        add("--groups", settings.groups, isFile: true)
        add("--ids", settings.identifiers, isFile: true)
        add("--unmapped", settings.unmapped?.rawValue)
        add("--members-from", settings.membersFrom?.rawValue)
        add("--audience-from", settings.audienceFrom?.rawValue)
        add("--now", settings.now?.text)
        add("--key", input.key?.rawValue)
        if input.maxLine != InputLimits.line { add("--max-line", String(input.maxLine)) }
        if input.maxValues != InputLimits.values { add("--max-values", String(input.maxValues)) }
    }
}

extension JudgedTime {
    fileprivate var text: String {
        switch self {
        case .moment(let moment): moment.rfc3339.string
        case .message: "message"
        }
    }
}

/// What is known of the crowds of a run, for all threads.
final class SharedCrowds: CrowdMemory {
    private let made = Mutex<[CrowdName: PeopleClasses]>([:])

    func classes(of crowd: CrowdName, _ make: () -> PeopleClasses) -> PeopleClasses {
        made.withLock { made in
            if let classes = made[crowd] { return classes }
            let classes = make()
            made[crowd] = classes
            return classes
        }
    }
}
