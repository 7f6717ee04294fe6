#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The arguments of a command, some of which may be a key where the path of a file belongs.
///
/// What a command prints ends up in logs, where no secret belongs (reading T13).
public struct SecretArguments: Sendable {
    private let arguments: [String]

    /// The most bytes that a path may have, and a name in it.
    private static let longestPath = 4_095
    private static let longestName = 255
    /// The fewest characters of a part of a key in Base64.
    private static let shortestKey = 40
    /// How many characters of an unknown option are shown.
    private static let shownCount = 40
    /// How the names of options begin that take a secret or the path of one, the longer first.
    private static let secretOptions = [
        "passphrase-file", "secret-file", "private-key", "passphrase", "password", "secret", "key",
    ]
    /// How keys begin in files of Apple's and OpenSSL's.
    private static let mark = "-----BEGIN"

    /// Takes the arguments behind the command's name.
    public init(_ arguments: [String]) { self.arguments = arguments }

    /// What to say of an argument that looks like a secret; nil where none does.
    ///
    /// - Parameter help: The help of all commands, which shows the options that take a file as `--key <file>`.
    /// - Returns: A sentence that names the option.
    public func refusal(help: () -> String) -> String? {
        var previous: String?
        for argument in arguments {
            var (option, value) = (previous, argument)
            previous = nil
            if argument.hasPrefix("-"), argument != "-", !argument.hasPrefix(Self.mark) {
                let parts = argument.split(separator: "=", maxSplits: 1)
                option = Self.shown(argument)
                value = parts.count > 1 ? String(parts[1]) : ""
                if parts.count == 1 { previous = option }
            }
            let isText = Self.looksLikeText(argument)
            if isText
                || Self.looksLikeKey(value) && !FileManager.default.fileExists(atPath: value)
                    && !(option.map(Self.otherOptions(in: help()).contains) ?? false)
            {
                return
                    "The value of \(option ?? "an argument") looks like a key, or is longer than a path can be. "
                    + "It is not shown. Write a key or a passphrase to a file, and give the path of that file."
            }
        }
        return nil
    }

    /// A message of the parser, without what may be a secret in an unknown option or a value.
    public func withoutSecrets(_ message: String) -> String {
        arguments.reduce(message) { message, argument in
            let parts = [argument] + argument.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.reduce(message) { message, part in
                if Self.looksLikeKey(part) { return message.replacing(part, with: "…") }
                let isUnknown = message.contains("Unknown option '\(part)'")
                let shown = isUnknown ? Self.shownUnknown(part) : Self.shown(part)
                if !part.hasPrefix("-") || shown == part { return message }
                return message.replacing(part, with: shown + "…")
            }
        }
    }

    /// An option up to its value, and no more of it than options have.
    private static func shown(_ option: String) -> String {
        String(option.prefix { $0 != " " && $0 != "=" && !$0.isNewline }.prefix(shownCount))
    }

    /// The same of an option that no command has, behind whose name a secret may follow without a blank.
    private static func shownUnknown(_ option: String) -> String {
        let hyphens = option.prefix { $0 == "-" }
        let name = option.dropFirst(hyphens.count)
        return secretOptions.first { name.hasPrefix($0) }.map { "\(hyphens)\($0)" } ?? shown(option)
    }

    /// Whether an argument is a key in PEM, or is longer than any path.
    private static func looksLikeText(_ value: String) -> Bool {
        value.utf8.count > longestPath || UTF8Text(value).range(of: UTF8Text(mark)) != nil
    }

    /// Whether an argument is long and mixed enough to be a key in Base64, or has a name that no file can have.
    private static func looksLikeKey(_ value: String) -> Bool {
        if !value.contains("."), value.split(separator: "/").contains(where: { $0.utf8.count > longestName })
        {
            return true
        }
        return value.split { $0 == "/" || $0 == "+" || $0 == "=" || $0.isNewline }.contains { part in
            part.utf8.count >= shortestKey && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
                && part.contains(where: \.isLowercase) && part.contains(where: \.isUppercase)
                && part.contains(where: \.isNumber) && !part.allSatisfy(\.isHexDigit)
        }
    }

    /// The options that take something else than a file.
    private static func otherOptions(in help: String) -> Set<String> {
        let words = help.split { $0 == " " || $0 == "\n" || $0 == "," }
        return Set(
            zip(words, words.dropFirst()).compactMap { option, value in
                option.hasPrefix("-") && value.hasPrefix("<") && !value.hasPrefix("<file")
                    ? String(option) : nil
            })
    }
}
