internal import PushBridge

/// A key of the configuration, as documents and help list it.
package struct ConfigurationKey: Sendable, Hashable {
    /// The steps of the key, where capitals stand for names that the configuration chooses.
    let steps: [String]
    /// What it takes.
    let form: SettingForm
    /// The environment variable that overrides it, or that contains the secret whose file the key names; nil for none.
    package let variable: String?
    /// The default as a file says it; empty for none.
    package let standard: String
    /// What it means.
    package let meaning: String

    /// The key, such as `apps.NAME.push.when`.
    package var name: String { steps.joined(separator: ".") }
    /// What it takes, with unit and range.
    package var takes: String { form.summary }

    /// Every key, in the order in which a configuration is read.
    package static let all: [ConfigurationKey] = {
        let reader = ConfigurationReader()
        let app = reader.root["apps"]["NAME"]
        _ = (GatewayConfiguration(reader.root), AppConfiguration(app))
        _ = VendorConfiguration(name: "VENDOR", app["vendors"]["VENDOR"])
        _ = APNSKeyConfiguration(name: "KEY", app["apns"]["KEY"])
        return reader.keys
    }()

    /// All of it as text for a terminal.
    package static var text: String {
        all.map { key in
            let standard = key.standard.isEmpty ? "" : "; default: \(key.standard)"
            let variable = key.variable.map { "    \($0)\n" } ?? ""
            return "\(key.name) (\(key.takes)\(standard))\n    \(key.meaning)\n\(variable)"
        }.joined(separator: "\n")
    }

    /// The keys besides secrets that a variable overrides: what a container needs.
    private static let inEnvironment: Set = [
        "listen.host", "listen.port", "store.path", "store.url", "logLevel",
    ]

    /// The key of some steps.
    init(_ steps: [String], _ form: SettingForm, standard: String, _ meaning: String) {
        (self.steps, self.form, self.standard, self.meaning) = (steps, form, standard, meaning)
        if form == .secret {
            let secret = String((steps.last ?? "").dropLast("File".count))
            variable = EnvironmentVariable.name(of: steps.dropLast() + [secret])
        } else {
            let isRead = Self.inEnvironment.contains(steps.joined(separator: "."))
            variable = isRead ? EnvironmentVariable.name(of: steps) : nil
        }
    }
}

/// The variables of the environment that the gateway reads: secrets, and what a container needs.
enum EnvironmentVariable {
    private static let prefix = "PUSHBRIDGE_"

    /// The variable of a key: its parts in capitals with underscores, as `PUSHBRIDGE_LISTEN_PORT`.
    static func name(of key: [String]) -> String {
        var name = ""
        var last: Character = "_"
        for character in key.joined(separator: "_") {
            if character.isUppercase, last.isLowercase { name += "_" }
            name +=
                character.isASCII && (character.isLetter || character.isNumber) ? character.uppercased() : "_"
            last = character
        }
        return prefix + name
    }

    /// A risk for each variable that was probably meant for the gateway, and that the gateway does not read: its name is
    /// near to one that it reads, or begins like a key.
    ///
    /// Others that begin like the gateway's belong to other programs.
    static func problems(_ environment: [String: String], _ known: Set<String>) -> [ConfigurationProblem] {
        let sections = Set(ConfigurationKey.all.map { name(of: [$0.steps[0]]) })
        let names = known.map { String($0.dropFirst(prefix.count)) }.sorted()
        return environment.keys.filter { $0.hasPrefix(prefix) && !known.contains($0) }.sorted()
            .compactMap { variable in
                var advice = "Write its key into the configuration file."
                if let near = NearestName.of(String(variable.dropFirst(prefix.count)), among: names) {
                    advice = "Did you mean \(prefix)\(near)?"
                } else if !sections.contains(where: { variable == $0 || variable.hasPrefix($0 + "_") }) {
                    return nil
                }
                return ConfigurationProblem(
                    .risk, at: .variable(variable), key: nil, "Nothing reads this variable. \(advice)")
            }
    }
}

/// The form of a value in the configuration.
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
    /// One of several texts.
    case word([String])
    /// A list of texts.
    case list
    /// A secret: its file, or the environment.
    case secret
}

extension SettingForm {
    /// The form with its range, for a list of keys.
    var summary: String {
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

    /// A flag; nil for another text.
    static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
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
