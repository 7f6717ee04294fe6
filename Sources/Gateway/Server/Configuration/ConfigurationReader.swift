internal import PushBridge
internal import Yams

/// A value as it was written.
enum SettingValue: Sendable {
    /// A text, a number or a flag.
    case text(String)
    /// The elements of a list.
    case list([String])
    /// The contents of a secret's file, or of its variable.
    case contents([UInt8])
}

/// Finds the values of keys in a file and in the environment, and collects what is wrong with them.
final class ConfigurationReader {
    /// The errors and risks so far.
    private(set) var problems: [ConfigurationProblem] = []
    /// The keys that were read, in order.
    private(set) var keys: [ConfigurationKey] = []
    /// The files of secrets, with the keys that name them.
    private(set) var secretFiles: [(key: [String], path: String)] = []
    /// The configuration file's path; nil for none.
    let file: String?
    /// The database file or the address of an engine, whatever file and environment have; nil for theirs.
    let store: String?
    /// Now, in Unix seconds.
    let now: Int

    private let environment: [String: String]
    private let tree: ConfigurationTree?
    /// The variable of each key whose value is the environment's.
    private var variables: [String: String] = [:]

    /// Reads nothing, to list the keys.
    init() { (environment, tree, file, store, now) = ([:], nil, nil, nil, 0) }

    /// Reads from the environment, and from a file if there is one.
    init(_ loader: ConfigurationLoader) throws(ConfigurationProblem) {
        (environment, file, store, now) = (loader.environment, loader.file, loader.store, loader.now())
        tree = if let file { try ConfigurationReader.tree(of: file) } else { nil }
        problems = tree?.problems ?? []
    }

    private static func tree(of file: String) throws(ConfigurationProblem) -> ConfigurationTree {
        let contents: [UInt8]
        do {
            contents = try SmallFile.bytes(at: file)
        } catch {
            throw ConfigurationProblem(
                .error, at: .file(file, line: nil), key: nil, "The file \(error.reason).")
        }
        guard let text = String(validating: contents, as: UTF8.self) else {
            throw ConfigurationProblem(
                .error, at: .file(file, line: nil), key: nil, "This is not UTF-8; save it as UTF-8.")
        }
        return try ConfigurationTree(text, file: file)
    }

    /// The section of the whole file.
    var root: ConfigurationSection { ConfigurationSection(reader: self, steps: []) }

    /// The names in a section, in the order of the file.
    func names(in section: [String]) -> [String] { tree?.names[section.joined(separator: ".")] ?? [] }

    /// The value that the environment or the file has for a key.
    func value(of key: ConfigurationKey) -> SettingValue? {
        keys.append(key)
        if let variable = key.variable, let text = environment[variable] {
            variables[key.name] = variable
            return key.form == .secret ? .contents(Array(text.utf8)) : .text(text)
        }
        guard let value = tree?.values[key.name], case .text(let text) = value else {
            return tree?.values[key.name]
        }
        let path = SmallFile.path(text, asWrittenIn: file)
        switch key.form {
        case .file: return .text(path)
        case .secret:
            secretFiles.append((key.steps, path))
            return contents(of: path, key: key.steps, named: "The file of the secret").map { .contents($0) }
        default: return value
        }
    }

    /// The contents of a file that a key names; nil where it cannot be read, which becomes an error.
    ///
    /// The error of a secret's file does not repeat its path: the secret itself may be written in its place.
    func contents(of path: String, key: [String], named name: String? = nil) -> [UInt8]? {
        do {
            return try SmallFile.bytes(at: path)
        } catch {
            self.error(key, "\(name ?? "The file \(path)") \(error.reason).")
            return nil
        }
    }

    // MARK: Problems

    /// Adds an error at the place of a key; no key means the file.
    func error(_ key: [String], _ message: String) { add(.error, key, message) }

    /// Adds a risk at the place of a key; no key means the file.
    func risk(_ key: [String], _ message: String) { add(.risk, key, message) }

    /// Adds a problem of another file.
    func add(_ problem: ConfigurationProblem) { problems.append(problem) }

    private func add(_ severity: ConfigurationProblem.Severity, _ key: [String], _ message: String) {
        let name = key.isEmpty ? nil : key.joined(separator: ".")
        problems.append(ConfigurationProblem(severity, at: place(of: key), key: name, message))
    }

    /// Where a key got its value; where it has none, the section around it in the file.
    private func place(of key: [String]) -> ConfigurationProblem.Place {
        if let variable = variables[key.joined(separator: ".")] { return .variable(variable) }
        var steps = key[...]
        while !steps.isEmpty {
            if let file, let line = tree?.lines[steps.joined(separator: ".")] {
                return .file(file, line: line)
            }
            steps = steps.dropLast()
        }
        return file.map { .file($0, line: nil) } ?? .unset
    }
}

/// A configuration file as YAML reads it: its values, its keys with their lines, and its unknown keys.
struct ConfigurationTree {
    /// The line of each key, sections included.
    private(set) var lines: [String: Int] = [:]
    /// The value of each key that has one.
    private(set) var values: [String: SettingValue] = [:]
    /// The keys below each section, in the order of the file.
    private(set) var names: [String: [String]] = [:]
    /// What is wrong with keys and kinds of values.
    private(set) var problems: [ConfigurationProblem] = []

    private let file: String

    /// Looks through a file, which YAML and JSON are both read as.
    init(_ text: String, file: String) throws(ConfigurationProblem) {
        self.file = file
        guard let root = try Self.root(of: text, file: file) else { return }
        if case .scalar(let scalar) = root, scalar.string.isEmpty { return }
        walk(root, [], ConfigurationKey.all)
    }

    private static func root(of text: String, file: String) throws(ConfigurationProblem) -> Node? {
        do {
            return try Parser(yaml: text).singleRoot()
        } catch {
            throw ConfigurationProblem(error as? YamlError, file: file)
        }
    }

    /// Looks through a node.
    private mutating func walk(_ node: Node, _ steps: [String], _ keys: [ConfigurationKey]) {
        if let key = keys.first, key.steps.count == steps.count { return take(node, steps, key.form) }
        switch node {
        case .mapping(let mapping):
            for (key, value) in mapping {
                guard let name = note(key, steps) else { continue }
                let known = keys.map { (step: $0.steps[steps.count], form: $0.form) }
                let below = keys.filter { $0.steps[steps.count].stands(for: name) }
                if below.isEmpty {
                    refuse(key, steps + [name], Self.unknown(name, among: known))
                } else {
                    walk(value, steps + [name], below)
                }
            }
        case .scalar(let scalar):
            if !scalar.string.isEmpty { refuse(node, steps, "This is a section; write its keys below it.") }
        default: refuse(node, steps, "This is a section with keys, and no list; write its keys below it.")
        }
    }

    private mutating func take(_ node: Node, _ steps: [String], _ form: SettingForm) {
        switch node {
        case .sequence(let sequence) where form == .list && sequence.allSatisfy({ $0.scalar != nil }):
            values[steps.joined(separator: ".")] = .list(sequence.compactMap(\.scalar?.string))
        case .scalar(let scalar) where form != .list:
            values[steps.joined(separator: ".")] = .text(scalar.string)
        default:
            let example = form == .list ? "; write it as [first, second]" : ""
            refuse(node, steps, "The value must be \(form.demand)\(example).")
        }
    }

    /// What to do about a key that is none of those known at its place.
    private static func unknown(_ name: String, among known: [(step: String, form: SettingForm)]) -> String {
        if known.contains(where: { $0.step == name + "File" && $0.form == .secret }) {
            return
                "A secret has no place in this file; write it to a file of its own, and give its path as \(name)File."
        }
        let names = Set(known.map(\.step)).sorted()
        let advice =
            NearestName.of(name, among: names).map { "Did you mean \($0)?" }
            ?? "Known here: \(names.joined(separator: ", "))."
        return "This is not a known key. \(advice)"
    }

    /// Notes a key's line, and returns its name; nil where the key is no text.
    private mutating func note(_ key: Node, _ steps: [String]) -> String? {
        guard case .scalar(let scalar) = key, !scalar.string.isEmpty else {
            refuse(key, steps, "A key in this section is no text.")
            return nil
        }
        lines[(steps + [scalar.string]).joined(separator: ".")] = key.mark?.line
        names[steps.joined(separator: "."), default: []].append(scalar.string)
        return scalar.string
    }

    private mutating func refuse(_ node: Node, _ steps: [String], _ message: String) {
        problems.append(
            ConfigurationProblem(
                .error, at: .file(file, line: node.mark?.line),
                key: steps.isEmpty ? nil : steps.joined(separator: "."),
                message))
    }
}

extension ConfigurationProblem {
    /// What keeps a text from being YAML; never repeats any of it.
    fileprivate init(_ error: YamlError?, file: String) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            let words = problem.hasPrefix("Maximum nesting") ? "it is nested too deeply" : problem
            self.init(.error, at: .file(file, line: mark.line), key: nil, "This is not YAML: \(words).")
        case .duplicatedKeysInMapping(let names, let context):
            let known = names.filter { $0.utf8.count <= 64 }.sorted().joined(separator: ", ")
            self.init(
                .error, at: .file(file, line: context.mark.line), key: nil,
                "\(known) stands here twice in one section; remove one.")
        default:
            self.init(.error, at: .file(file, line: nil), key: nil, "This is not YAML in UTF-8.")
        }
    }
}

extension String {
    /// Whether a step of a known key is a name, or a placeholder for names that the configuration chooses.
    fileprivate func stands(for name: String) -> Bool { self == name || self == uppercased() }
}
