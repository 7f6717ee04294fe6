internal import PushBridge

/// The options and subcommands that mend what the library finds wrong.
enum CommandOption {
    /// What the command offers for a remedy against a settings file, as the end of a sentence.
    @Sendable
    static func namedForSettings(_ remedy: Remedy) -> String? {
        guard case .joinLines = remedy else { return named(for: remedy) }
        return
            "it looks like a part of an object, so write one object a line, for example with '\(InputCommand.joiningLines)', or one array"
    }

    /// What the command offers for a remedy, as the end of a sentence.
    @Sendable
    static func named(for remedy: Remedy) -> String? {
        switch remedy {
        case .nameVendorAndShape: "name the vendor with --from and the shape with --shape"
        case .nameShape: "name one with --shape if it is meant to"
        case .confirmShape: "Name the shape with --shape to be sure"
        case .nameVendor(let vendor): "leave --from out, or name \(vendor)"
        case .takeOut(let filter):
            "take it out with 'jq -c \(filter.contains(" ") ? "\"\(filter)\"" : filter)'"
        case .allowMoreValues: "raise --max-values if the message is meant"
        case .allowMoreBytes: "raise --max-line if the line is meant"
        case .convertEncoding(let encoding):
            "it looks like \(encoding), so convert the input with '\(InputCommand.converting(from: encoding))'"
        case .joinLines:
            "it looks like a part of a message, so write one message a line, for example with '\(InputCommand.joiningLines)'"
        case .readAsReport: "read it with 'pushbridge webhook outcomes'"
        case .giveWebhooks(let vendor):
            "give \(vendor)'s callbacks, or the records of 'pushbridge webhook verify'"
        case .giveRecordAsWritten: "give it as 'pushbridge webhook verify' writes it"
        case .verifyAs(let vendor): "verify it with --vendor \(vendor)"
        }
    }
}

/// The commands of the system that make an input readable.
enum InputCommand {
    static let joiningLines = "jq -c ."

    static func converting(from encoding: String) -> String { "iconv -f \(encoding) -t UTF-8" }

    /// A command line that makes an input readable and gives it to this command.
    static func piped(_ command: String, _ path: String) -> String {
        path == "-" ? "… | \(command) | pushbridge …" : "\(command) \(quoted(path)) | pushbridge …"
    }

    /// A path as a shell takes it.
    static func quoted(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-./+,=@%:".unicodeScalars.contains($0)
        }
        if isPlain, !path.hasPrefix("-") { return path }
        let whole = path.hasPrefix("-") ? "./" + path : path
        return "'" + whole.replacing("'", with: #"'\''"#) + "'"
    }
}
