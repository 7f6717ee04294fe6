/// Values of options that begin with a hyphen and a digit, such as `-1`.
///
/// The parser takes them for options of their own, and says that the value is missing. Behind an equals sign it reads them, so that
/// the option itself says what it takes.
enum NegativeValues {
    /// The arguments with each such value joined to its option: `--jobs=-1` for `--jobs` and `-1`.
    static func joined(_ arguments: [String]) -> [String] {
        let options = arguments.prefix { $0 != "--" }
        return options.reduce(into: []) { joined, argument in
            if let last = joined.last, last.hasPrefix("--"), !last.contains("="), isNegative(argument) {
                joined[joined.count - 1] = "\(last)=\(argument)"
            } else {
                joined.append(argument)
            }
        } + arguments.dropFirst(options.count)
    }

    private static func isNegative(_ argument: String) -> Bool {
        argument.hasPrefix("-") && argument.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? false
    }
}
