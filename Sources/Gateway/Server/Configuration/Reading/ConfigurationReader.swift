/// Reads settings from a file, and some of them from the environment, and collects what is wrong with them.
struct ConfigurationReader {
    /// What is wrong so far.
    var problems: [ConfigurationProblem] = []
    /// Where each key got its value.
    private(set) var places: ConfigurationPlaces
    /// The files of secrets, with the keys that name them.
    private(set) var secretFiles: [(key: [String], path: String)] = []
    /// The names of all variables that were asked for.
    private(set) var variables: Set<String> = []

    private let environment: [String: String]
    private let tree: ConfigurationTree?
    /// The configuration file's path; nil for none.
    let file: String?

    /// Reads from the environment alone.
    init(environment: [String: String]) {
        self.environment = environment
        (tree, file) = (nil, nil)
        places = ConfigurationPlaces()
    }

    /// Reads from a file, and from the environment.
    ///
    /// - Throws: The problem of a file that nothing can be read from.
    init(environment: [String: String], file: String, contents: [UInt8]) throws(ConfigurationProblem) {
        self.environment = environment
        self.file = file
        guard let text = String(validating: contents, as: UTF8.self) else {
            throw ConfigurationProblem(
                .error, at: .file(file, line: nil), key: nil, "This is not UTF-8; save it as UTF-8.")
        }
        let tree = try ConfigurationTree(text, file: file)
        self.tree = tree
        problems = tree.problems
        places = ConfigurationPlaces(file: file, lines: tree.lines)
    }

    /// Where a key got its value.
    func place(of key: [String]) -> ConfigurationProblem.Place { places[key] }

    /// Adds a problem at the place of a key.
    mutating func add(_ severity: ConfigurationProblem.Severity, _ key: [String], _ message: String) {
        problems.append(
            ConfigurationProblem(severity, at: places[key], key: key.joined(separator: "."), message))
    }

    /// The names in a section, in the order of the file.
    func names(in section: [String]) -> [String] { tree?.names[section.joined(separator: ".")] ?? [] }

    // MARK: Settings

    /// Reads settings, whose names stand behind `prefix`.
    mutating func read<Root>(
        _ settings: [GatewaySetting<Root>], behind prefix: [String], into root: inout Root
    ) {
        for setting in settings { read(setting, behind: prefix, into: &root) }
    }

    private mutating func read<Root>(
        _ setting: GatewaySetting<Root>, behind prefix: [String], into root: inout Root
    ) {
        let key = prefix + setting.fileSteps
        var value = setting.variableSteps.flatMap { variable(prefix + $0, for: key) }
        if value == nil { value = written(key, as: setting.form) }
        guard let value, let fault = setting.set(value, &root) else { return }
        add(.error, key, "The value \(fault).")
    }

    /// What a variable holds: a secret itself, or the key's value.
    private mutating func variable(_ steps: [String], for key: [String]) -> SettingValue? {
        let name = EnvironmentVariable.name(of: steps)
        variables.insert(name)
        guard let text = environment[name] else { return nil }
        places.note(name, for: key)
        return steps == key ? .text(text) : .contents(Array(text.utf8))
    }

    /// What the file has.
    private mutating func written(_ key: [String], as form: SettingForm) -> SettingValue? {
        guard let value = tree?.values[key.joined(separator: ".")] else { return nil }
        guard case .text(let text) = value else { return value }
        switch form {
        case .file: return .text(SmallFile.path(text, asWrittenIn: file))
        case .secret:
            let path = SmallFile.path(text, asWrittenIn: file)
            secretFiles.append((key, path))
            return contents(of: path, key: key, named: "The file of the secret").map { .contents($0) }
        default: return value
        }
    }

    /// What a file holds that a key names; nil where it cannot be read, which becomes a problem.
    ///
    /// The problem of a secret's file does not repeat its path: the secret itself may be written in its place.
    mutating func contents(of path: String, key: [String], named name: String? = nil) -> [UInt8]? {
        do {
            return try SmallFile.bytes(at: path)
        } catch {
            add(.error, key, "\(name ?? "The file \(path)") \(error.words).")
            return nil
        }
    }
}
