/// What the value of a setting looks like, for those who write one.
enum SettingForm: Sendable, Hashable {
    /// A text.
    case text
    /// The path of a file.
    case file
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A number of bytes, such as `64KB`.
    case size(ClosedRange<Int>)
    /// A time with its unit, such as `30s`.
    case duration(ClosedRange<Duration>)
    /// `true` or `false`.
    case flag
    /// One of some words.
    case word([String])
    /// A list of texts.
    case list
    /// A secret: its file, or the environment.
    case secret
}

extension SettingForm {
    /// The form in words, with its range.
    var words: String {
        switch self {
        case .text: "text"
        case .file: "file"
        case .integer(let range): "\(range.lowerBound) to \(range.upperBound)"
        case .size(let range): "\(Self.size(range.lowerBound)) to \(Self.size(range.upperBound))"
        case .duration(let range):
            "\(Self.duration(range.lowerBound)) to \(Self.duration(range.upperBound))"
        case .flag: "true or false"
        case .word(let words): words.joined(separator: ", ")
        case .list: "list"
        case .secret: "file of a secret"
        }
    }

    /// What a value must be, to follow "must be".
    var demand: String {
        switch self {
        case .text, .file, .secret: "a text that is not empty"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .size(let range):
            "a size such as 64KB or 8MB, from \(Self.size(range.lowerBound)) to \(Self.size(range.upperBound))"
        case .duration(let range):
            "a time with its unit, such as 500ms, 30s, 5m, 24h or 7d, from \(Self.duration(range.lowerBound)) to \(Self.duration(range.upperBound))"
        case .flag: "true or false"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .list: "a list of texts"
        }
    }

    private static let sizeUnits = [("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10), ("B", 1)]
    private static let timeUnits = [
        ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("ms", 1),
    ]

    /// A number of bytes with the greatest unit that divides it.
    static func size(_ count: Int) -> String { spelled(count, sizeUnits) }

    /// A time with the greatest unit that divides it.
    static func duration(_ time: Duration) -> String { spelled(time.milliseconds, timeUnits) }

    private static func spelled(_ count: Int, _ units: [(name: String, count: Int)]) -> String {
        let unit = units.first { count != 0 && count.isMultiple(of: $0.count) } ?? units.last ?? ("", 1)
        return "\(count / unit.count)\(unit.name)"
    }

    /// The bytes that a size such as `64KB` says, where 1 KB is 1024 bytes; nil for another text.
    static func bytes(in text: String) -> Int? { count(in: text.uppercased(), sizeUnits + [("", 1)]) }

    /// The time that a text such as `30s` says; nil for another text.
    static func time(in text: String) -> Duration? {
        count(in: text, timeUnits).map { .milliseconds($0) }
    }

    private static func count(in text: String, _ units: [(name: String, count: Int)]) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let name = text.dropFirst(digits.count).drop { $0 == " " }
        guard let count = Int(digits), let unit = units.first(where: { $0.name == name }) else { return nil }
        let (product, isHuge) = count.multipliedReportingOverflow(by: unit.count)
        return isHuge ? nil : product
    }
}
