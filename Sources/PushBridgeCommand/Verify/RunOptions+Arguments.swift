internal import PushRecords

extension RunOptions {
    /// The options that a command was given, as far as they are not the usual ones.
    ///
    /// - Parameters:
    ///   - source: What messages are taken for.
    ///   - settings: Whose apps, people and groups they are for, and when.
    ///   - input: How lines are read.
    init(_ source: SourceOptions, _ settings: SettingsOptions, _ input: InputFilesOptions) {
        self.init()
        add("--from", source.vendor)
        add("--shape", source.shapeName)
        for profile in settings.profiles { add("--profile", profile, isFile: true) }
        add("--recipients", settings.recipients, isFile: true)
        add("--groups", settings.groups, isFile: true)
        add("--members-from", settings.membersFrom?.rawValue)
        add("--audience-from", settings.audienceFrom?.rawValue)
        add("--now", settings.now?.text)
        add("--key", input.key?.rawValue)
        if input.maxLine != InputLimits.line { add("--max-line", String(input.maxLine)) }
        if input.maxValues != InputLimits.values { add("--max-values", String(input.maxValues)) }
    }
}

extension JudgedTime {
    /// The option's value.
    fileprivate var text: String {
        switch self {
        case .moment(let moment): moment.rfc3339.string
        case .message: "message"
        }
    }
}
