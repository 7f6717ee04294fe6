// Public because a conformance of a public type to a public protocol is.
public import APNSTestServer
public import ArgumentParser
internal import PushBridge
public import PushRecords

/// What a subcommand reads: files and folders, one after the other.
struct InputFilesOptions: ParsableArguments {
    @Argument(help: .option("InputFiles.inputs"), completion: .file())
    var inputs = ["-"]

    @Option(help: .option("InputFiles.origin"))
    var origin: String?

    @Option(help: .option("InputFiles.firstLine"))
    var firstLine = 1

    @Option(help: .option("InputFiles.key"))
    var key: KeyEnd?

    @Option(help: InputLimits.lineHelp)
    var maxLine = InputLimits.line

    @Option(help: InputLimits.valuesHelp)
    var maxValues = InputLimits.values

    var limits: InputLimits { InputLimits(maxLine: maxLine, maxValues: maxValues) }

    /// What ends the key of a line.
    enum KeyEnd: String, WordOption {
        case tab

        var byte: UInt8 { UInt8(ascii: "\t") }
    }

    mutating func validate() throws {
        try limits.validate()
        guard firstLine >= 1 else { throw ValidationError("'--first-line' is 1 or more.") }
        guard inputs.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("Standard input can be read only once: give '-' once.")
        }
    }

    /// So many names of one file are told one by one.
    private static let mostNotes = 5

    /// The inputs in their order; notes tell of a file that has several names.
    func list() throws(CommandError) -> InputList {
        let list = try InputList(inputs)
        if origin != nil, list.areNamed { throw .originOfSeveral }
        if firstLine > 1, list.only == nil { throw .firstLineOfSeveral }
        for (name, first) in list.repeated.prefix(Self.mostNotes) {
            StandardError.note(CommandError.repeatedInput(name, first))
        }
        let rest = list.repeated.count - Self.mostNotes
        if rest > 0 { StandardError.note(CommandError.furtherRepeatedInputs(rest)) }
        return list
    }
}

/// What a subcommand reads: one file.
struct InputFileOptions: ParsableArguments {
    @Argument(help: .option("InputFile.input"), completion: .file())
    var input = "-"

    @Option(help: InputLimits.lineHelp)
    var maxLine = InputLimits.line

    @Option(help: InputLimits.valuesHelp)
    var maxValues = InputLimits.values

    mutating func validate() throws { try limits.validate() }

    var limits: InputLimits { InputLimits(maxLine: maxLine, maxValues: maxValues) }
}

/// How large what is read may be.
///
/// It is no group of options: each level of groups doubles the time in which the command starts.
struct InputLimits {
    /// In bytes.
    let maxLine: Int
    /// In values and keys.
    let maxValues: Int

    /// The default for a line.
    static let line = 64 << 20
    /// The default for a message.
    static let values = JSONDocument.defaultMaximumValues

    static let lineHelp = ArgumentHelp("Reject lines with more bytes than this.", valueName: "bytes")
    static let valuesHelp = ArgumentHelp(
        "Reject messages with more values and keys than this. Each takes 16 bytes of memory.", valueName: "n")

    /// As many bytes as a JSON document may have at most.
    private static let largestLine = 1 << 30

    func validate() throws {
        guard (1...Self.largestLine).contains(maxLine) else {
            throw ValidationError("'--max-line' takes a number of bytes from 1 to \(Self.largestLine).")
        }
        guard (1...Self.largestLine).contains(maxValues) else {
            throw ValidationError("'--max-values' takes a number from 1 to \(Self.largestLine).")
        }
    }
}

/// What messages are taken for.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The vendor of the messages: \(MessageTranslator.vendors.joined(separator: ", ")), or auto. auto detects it for each message.",
            valueName: "vendor"),
        completion: .list(MessageTranslator.vendors + ["auto"]))
    var from = "auto"

    @Option(
        help: ArgumentHelp(
            "The shape of the messages. auto to detect it for each, or \(SourceOptions.shapesInWords).",
            valueName: "shape"),
        completion: .list(["auto"] + MessageTranslator.shapes(of: nil)))
    var shape = "auto"

    /// The vendor that was asked for; nil for auto.
    var vendor: String? { from == "auto" ? nil : from }

    /// The shape that was asked for; nil for auto.
    var shapeName: String? { shape == "auto" ? nil : shape }

    func translator(
        _ profiles: [AppProfile], _ change: (inout MessageTranslator.Configuration) -> Void
    ) throws(CommandError) -> MessageTranslator {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = vendor
        configuration.shape = shapeName
        configuration.profiles = profiles
        configuration.advice = CommandOption.named
        change(&configuration)
        return try CommandError.usage { () throws(PushBridgeError) in try MessageTranslator(configuration) }
    }

    private static let shapesInWords = MessageTranslator.vendors
        .map { "\($0): \(MessageTranslator.shapes(of: $0).joined(separator: ", "))" }
        .joined(separator: "; ")
}

/// An option with a closed list of values, which the parser gets as constants; it would derive them at every start.
public protocol WordOption: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension WordOption {
    /// The value as it is typed.
    public var defaultValueDescription: String { rawValue }
    /// The values.
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    /// None: the options' own explanations say what they mean.
    public static var allValueDescriptions: [String: String] { [:] }
}

extension ConversionFormat: WordOption {}
extension OutputFormat: WordOption {}
extension ReadersLanguage: WordOption {}
extension PayloadStyle: WordOption {}
extension APNSEnvironment: WordOption {}
extension ConversionPreference: WordOption {}
extension IdentifierMap.Unmapped: WordOption {}
extension MissingPart: WordOption {}
