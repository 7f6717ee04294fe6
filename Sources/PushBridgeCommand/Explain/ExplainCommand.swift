internal import ArgumentParser
internal import PushRecords

/// `pushbridge explain`: one message's journey, for a person.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "explain", "Explain one message: what happens to each key, and what each recipient gets.")

    @OptionGroup(title: "Input")
    var input: InputFileOptions

    @OptionGroup(title: "Input")
    var source: SourceOptions

    @Option(help: .option("Explain.line"))
    var line: Int?

    @Option(help: .option("Explain.index"))
    var index: Int?

    @Option(help: .option("Explain.key"))
    var key: InputFilesOptions.KeyEnd?

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @Option(help: .option("Explain.recipient"))
    var recipient: String?

    @Option(help: .option("Explain.payloadStyle"))
    var payloadStyle = PayloadStyle.vendor

    @Option(
        help: ArgumentHelp(
            "Also convert the message to this vendor: \(ConversionAims.vendorsInWords).", valueName: "vendor"),
        completion: .list(MessageTranslator.targets))
    var to: String?

    @OptionGroup(title: "Conversion")
    var aims: ConversionAims

    @Option(help: .option("Explain.format"))
    var format = ReportFormat.text

    @OptionGroup
    var language: LanguageOption

    @Option(help: .option("Explain.color"))
    var color = Paint.Mode.auto

    @OptionGroup var output: TextOutputOptions

    func validate() throws {
        guard line ?? 1 > 0 else { throw ValidationError("'--line' takes a number from 1.") }
        guard index ?? 0 >= 0 else { throw ValidationError("'--index' takes a number from 0.") }
    }

    func run() throws {
        let settings = try settings.load(vendor: source.vendor, movingTo: to)
        let renaming = to.flatMap { to in
            settings.identifiers.map { IdentifierRenaming(by: $0, to: to, from: source.vendor) }
        }
        let translator = try source.translator(renaming?.renamed(settings.profiles) ?? settings.profiles) {
            $0.renaming = renaming
            $0.payloadStyle = payloadStyle
            $0.zones = settings.zones
            $0.usesMessageTime = settings.usesMessageTime
        }
        let converter = try to.map { (to) throws(CommandError) in
            try aims.converter(to: to, source, settings)
        }
        let message = try ChosenMessage(input, line: line, index: index, behind: key)
        let explanation: Explanation
        var conversion: Conversion?
        do {
            explanation = try translator.explain(
                line: message.bytes, for: settings.people, at: settings.clock.now,
                only: recipient.map { UTF8Text($0) }, maximumValues: input.limits.maxValues)
            conversion = try converter?.convert(line: message.bytes)
        } catch {
            throw CommandError.unexplainable(message, error)
        }
        let sink = try output.open(reading: input.files + self.settings.files)
        var failure: CommandError?
        // Returns whether more is of use.
        func add(_ text: String) -> Bool {
            do throws(CommandError) {
                if failure == nil { try sink.write(text) }
            } catch {
                failure = error
            }
            return failure == nil
        }
        switch format {
        case .text:
            var separator = ""
            ExplanationText(explanation, conversion, in: language.lang, Paint(color)).forEachParagraph {
                defer { separator = "\n\n" }
                return add(separator + $0)
            }
        case .json:
            var writer = JSONWriter()
            explanation.write(at: message.place, conversion: conversion, to: &writer) {
                add($0.takeText().string)
            }
            _ = add(writer.text().string)
        }
        if let failure { throw failure }
        try sink.finish(with: "")
    }
}

/// The message of an input that is to be explained.
struct ChosenMessage {
    let input: String
    /// The line that was asked for, or the first with something on it; or a message of a document.
    let place: MessagePlace
    let bytes: ByteSlice

    init(
        _ options: InputFileOptions, line: Int?, index: Int?, behind key: InputFilesOptions.KeyEnd?
    ) throws(CommandError) {
        let limit = options.limits.maxLine
        var pieces = InputPieces(
            LineFraming(
                try ByteSource(path: options.input), maximumLine: limit,
                maximumValues: options.limits.maxValues, allowsDocument: key == nil))
        input = pieces.source.name
        var last: MessagePlace?
        while let (piece, number, _) = try pieces.next() {
            let place = piece.place(number)
            last = place
            let isWanted = line == nil && index == nil ? !piece.isBlank : place.isWanted(line, index)
            guard isWanted else { continue }
            guard let bytes = piece.filledBytes else { throw .unusableLine(input, place, limit) }
            guard let message = bytes.message(behind: key) else { throw .keyless(input, line: place.line) }
            (self.place, self.bytes) = (place, message)
            return
        }
        throw .noSuchMessage(input, line: line, index: index, last: last)
    }
}

extension MessagePlace {
    fileprivate func isWanted(_ line: Int?, _ index: Int?) -> Bool {
        (line == nil || line == self.line) && (index == nil || index == self.index)
    }
}

extension InputPiece {
    fileprivate var isBlank: Bool { if case .line(let bytes) = self { bytes.isBlank } else { false } }

    fileprivate var filledBytes: ByteSlice? {
        switch self {
        case .line(let bytes), .unreadable(let bytes, _): bytes.isBlank ? nil : bytes
        case .message(let value, _): ByteSlice(Array(value.raw.description.utf8))
        case .oversized: nil
        }
    }
}

extension ByteSlice {
    /// The message behind a line's key; the whole line where lines have none, and nil where this one has none.
    fileprivate func message(behind key: InputFilesOptions.KeyEnd?) -> ByteSlice? {
        guard let key else { return self }
        return firstIndex(of: key.byte).map { self[$0 + 1..<count] }
    }
}

extension CommandError {
    fileprivate static func keyless(_ input: String, line: Int) -> CommandError {
        .usage(
            "\(input):\(line): the line has no tab, so it has no key before its message. Leave out --key.")
    }
}
