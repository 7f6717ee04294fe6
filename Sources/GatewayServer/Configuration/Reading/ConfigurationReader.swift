internal import Configuration

/// Reads settings from the environment and from a file, and collects what is wrong with them.
struct ConfigurationReader {
    /// What every variable's name begins with.
    static let prefix = "pushbridge"

    /// What is wrong so far.
    var problems: [ConfigurationProblem] = []
    /// Where each key got its value.
    private(set) var places: ConfigurationPlaces
    /// The files of secrets, with the keys that name them.
    private(set) var secretFiles: [(key: [String], path: String)] = []
    /// The names of all variables that were asked for.
    private(set) var variables: Set<String> = []

    private let environment: KeyMappingProvider<EnvironmentVariablesProvider>
    private let values: YAMLSnapshot?
    private let tree: ConfigurationTree?
    /// The configuration file's path; nil for none.
    let file: String?

    /// Reads from the environment alone.
    init(environment: [String: String]) {
        self.environment = Self.provider(environment)
        (values, tree, file) = (nil, nil, nil)
        places = ConfigurationPlaces()
    }

    /// Reads from the environment, and what it does not say from a file.
    ///
    /// - Throws: The problem of a file that nothing can be read from.
    init(environment: [String: String], file: String, contents: [UInt8]) throws(ConfigurationProblem) {
        self.environment = Self.provider(environment)
        self.file = file
        guard let text = String(validating: contents, as: UTF8.self) else {
            throw ConfigurationProblem(
                .error, at: .file(file, line: nil), key: nil, "This is not UTF-8; save it as UTF-8.")
        }
        let tree = try ConfigurationTree(text, file: file)
        self.tree = tree
        problems = tree.problems
        places = ConfigurationPlaces(file: file, lines: tree.lines)
        // A file whose kinds of values are wrong may have none; its problems say so already.
        values = try? YAMLSnapshot(data: contents.span.bytes, providerName: file, parsingOptions: .default)
    }

    private static func provider(
        _ environment: [String: String]
    ) -> KeyMappingProvider<EnvironmentVariablesProvider> {
        EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: ConfigKey([prefix]))
    }

    /// The variable for a key.
    static func variable(for key: [String]) -> String {
        let lookup = try? provider([:]).value(forKey: AbsoluteConfigKey(key), type: .string)
        return lookup?.encodedKey ?? ""
    }

    /// Whether the file is one that could be read up to its values.
    var isReadable: Bool { values != nil || tree?.lines.isEmpty ?? true }

    /// Where a key got its value.
    func place(of key: [String]) -> ConfigurationProblem.Place { places[key] }

    /// Adds a problem at the place of a key.
    mutating func add(_ severity: ConfigurationProblem.Severity, _ key: [String], _ message: String) {
        problems.append(
            ConfigurationProblem(severity, at: places[key], key: key.joined(separator: "."), message))
    }

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
        let value: SettingValue? =
            switch setting.form {
            case .list: list(key)
            case .secret: secret(prefix + setting.steps, file: key)
            case .file: text(key).map { .text(path($0, of: key)) }
            default: text(key).map { .text($0) }
            }
        guard let value, let fault = setting.set(value, &root) else { return }
        add(.error, key, "The value \(fault).")
    }

    /// The names in a section, in the order of the file; those that only the environment has last.
    ///
    /// The environment names them in a list, as `PUSHBRIDGE_APPS=teahouse,shop`.
    mutating func names(in section: [String]) -> [String] {
        var names = tree?.names[section.joined(separator: ".")] ?? []
        let listed = if case .list(let listed) = list(section) { listed } else { [String]() }
        for name in listed where !name.isEmpty && !names.contains(name) { names.append(name) }
        return names
    }

    // MARK: Values

    private mutating func text(_ key: [String]) -> String? {
        guard case .string(let text) = content(key, .string) else { return nil }
        return text
    }

    private mutating func list(_ key: [String]) -> SettingValue? {
        guard case .stringArray(let texts) = content(key, .stringArray) else { return nil }
        return .list(texts)
    }

    /// The environment's value, else the file's.
    private mutating func content(_ key: [String], _ type: ConfigType) -> ConfigContent? {
        if let content = variable(key, type) { return content }
        let lookup = try? values?.value(forKey: AbsoluteConfigKey(key), type: type)
        return lookup?.value?.content
    }

    private mutating func variable(_ key: [String], _ type: ConfigType) -> ConfigContent? {
        guard let lookup = try? environment.value(forKey: AbsoluteConfigKey(key), type: type) else {
            return nil
        }
        variables.insert(lookup.encodedKey)
        guard let content = lookup.value?.content else { return nil }
        places.note(lookup.encodedKey, for: key)
        return content
    }

    // MARK: Files

    /// A secret: the environment's, else what its file holds.
    private mutating func secret(_ key: [String], file fileKey: [String]) -> SettingValue? {
        if case .string(let secret) = variable(key, .string) {
            if case .variable(let name) = places[key] { places.note(name, for: fileKey) }
            return .contents(Array(secret.utf8))
        }
        guard let written = text(fileKey) else { return nil }
        let path = path(written, of: fileKey)
        secretFiles.append((fileKey, path))
        return contents(of: path, key: fileKey).map { .contents($0) }
    }

    /// What a file holds that a key names; nil where it cannot be read, which becomes a problem.
    mutating func contents(of path: String, key: [String]) -> [UInt8]? {
        do {
            return try SmallFile.bytes(at: path)
        } catch {
            add(.error, key, "The file \(path) \(error.words).")
            return nil
        }
    }

    /// A path of the file begins at the file's folder, one of the environment at the working folder.
    private func path(_ path: String, of key: [String]) -> String {
        if case .variable = places[key] { return path }
        return SmallFile.path(path, asWrittenIn: file)
    }
}
