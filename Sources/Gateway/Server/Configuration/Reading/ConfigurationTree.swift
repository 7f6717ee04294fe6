internal import PushBridge
internal import Yams

/// A configuration file as YAML reads it: its keys with their lines, and what no key of the configuration is.
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
    ///
    /// - Throws: The problem of a text that is not YAML.
    init(_ text: String, file: String) throws(ConfigurationProblem) {
        self.file = file
        guard let root = try Self.root(of: text, file: file) else { return }
        if case .scalar(let scalar) = root, scalar.string.isEmpty { return }
        walk(root, .file, [])
    }

    private static func root(of text: String, file: String) throws(ConfigurationProblem) -> Node? {
        do {
            return try Parser(yaml: text).singleRoot()
        } catch {
            throw ConfigurationProblem(error as? YamlError, file: file)
        }
    }

    private mutating func walk(_ node: Node, _ shape: SettingShape, _ steps: [String]) {
        switch (shape, node) {
        case (.section(let keys), .mapping(let mapping)):
            for (key, value) in mapping { walk(key, value, among: keys, steps) }
        case (.names(let inner), .mapping(let mapping)):
            for (key, value) in mapping {
                if let name = note(key, steps) { walk(value, inner, steps + [name]) }
            }
        case (.section, .scalar(let scalar)), (.names, .scalar(let scalar)):
            if !scalar.string.isEmpty { refuse(node, steps, "This is a section; write its keys below it.") }
        case (.section, _), (.names, _):
            refuse(node, steps, "This is a section with keys, and no list; write its keys below it.")
        case (.value(.list), .sequence(let sequence)) where sequence.allSatisfy({ $0.scalar != nil }):
            values[steps.joined(separator: ".")] = .list(sequence.compactMap(\.scalar?.string))
        case (.value(.list), _):
            refuse(node, steps, "The value must be a list of texts; write it as [first, second].")
        case (.value, .scalar(let scalar)): values[steps.joined(separator: ".")] = .text(scalar.string)
        case (.value(let form), _): refuse(node, steps, "The value must be \(form.demand).")
        }
    }

    private mutating func walk(
        _ key: Node, _ value: Node, among known: [String: SettingShape], _ steps: [String]
    ) {
        guard let name = note(key, steps) else { return }
        if let shape = known[name] { return walk(value, shape, steps + [name]) }
        if case .value(.secret) = known[name + "File"] {
            return refuse(
                key, steps + [name],
                "A secret has no place in this file; write it to a file of its own, and give its path as \(name)File."
            )
        }
        let names = known.keys.sorted()
        let advice =
            NearestName.of(name, among: names).map { "Did you mean \($0)?" }
            ?? "Known here: \(names.joined(separator: ", "))."
        refuse(key, steps + [name], "This is not a known key. \(advice)")
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
