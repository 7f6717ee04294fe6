/// What a command reads.
private enum ReadInput {
    case path(String)
    /// No file that can be named: the standard input, or one of several inputs that are called the same.
    case unknown
}

extension ReportPage {
    /// The command that shows a message in detail.
    func command(for place: MessagePlace) -> String {
        let choice = place.index.map { ["--index", "\($0)"] } ?? ["--line", "\(place.line)"]
        return (["pushbridge", "explain"] + choice + usedOptions + [word(for: input(of: place))])
            .joined(separator: " ")
    }

    /// A command over all inputs, with the options of the run.
    ///
    /// - Parameters:
    ///   - subcommand: Such as `convert`.
    ///   - more: Options of its own.
    /// - Returns: The command as a shell takes it.
    func command(_ subcommand: String, _ more: [String] = []) -> String {
        (["pushbridge", subcommand] + usedOptions + more + allInputs).joined(separator: " ")
    }

    /// The options of the run that any command about its messages needs, each word as a shell takes it.
    var usedOptions: [String] {
        let measurement = tally.measurement
        var words = ["--to", measurement.target]
        if let shape = measurement.shape { words += ["--to-shape", shape] }
        if measurement.preference != .screen { words += ["--prefer", measurement.preference.rawValue] }
        if measurement.keepsHidden { words.append("--keep-hidden") }
        let files = (tally.options?.options ?? []).filter(\.isFile)
        for option in tally.options?.options ?? [] {
            let number = (files.firstIndex(of: option) ?? 0) + 1
            let hidden = option.isFile && redaction != nil ? self(.text("page.file", number)) : option.value
            words += [option.name, Self.quoted(hidden)]
        }
        return words
    }

    /// Whether some command has a placeholder for an input.
    var hasUnknownInput: Bool {
        if tally.inputs.named.contains(where: { ($0.path ?? $0.name ?? "-") == "-" }) { return true }
        return messages.named.contains { if case .unknown = input(of: $0) { true } else { false } }
    }

    // MARK: Inputs

    /// How many inputs a command names.
    private static let mostInputs = 4

    private var allInputs: [String] {
        let inputs = tally.inputs
        guard inputs.others == 0, inputs.named.count <= Self.mostInputs, !inputs.named.isEmpty else {
            return [self(.text("page.inputFile"))]
        }
        return inputs.named.map { word(for: Self.read($0)) }
    }

    private static func read(_ input: CorpusInputs.Input) -> ReadInput {
        guard let path = input.path ?? input.name, path != "-" else { return .unknown }
        return .path(path)
    }

    /// The file that a message stands in, as far as the tally tells.
    private func input(of place: MessagePlace) -> ReadInput {
        let inputs = tally.inputs
        guard let origin = place.origin?.string else {
            return inputs.named.count == 1 && inputs.others == 0 ? Self.read(inputs.named[0]) : .unknown
        }
        let own = inputs.named.filter { $0.name == origin }
        if own.count == 1 { return Self.read(own[0]) }
        // Not every input is listed; those of a run over many are called by their paths.
        let areCalledByPath = own.isEmpty && inputs.others > 0 && inputs.named.allSatisfy { $0.path == nil }
        return areCalledByPath ? .path(origin) : .unknown
    }

    private func word(for input: ReadInput) -> String {
        switch input {
        case .unknown: self(.text("page.inputFile"))
        case .path(let path):
            Self.quoted(redaction == nil ? path : self(name(ofOrigin: path)))
        }
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789._-/+=:@,".unicodeScalars.contains($0)
        }
        if isPlain, !word.hasPrefix("-"), !word.hasPrefix("="), !word.isEmpty { return word }
        return "'\((word.hasPrefix("-") ? "./" + word : word).replacing("'", with: #"'\''"#))'"
    }
}
