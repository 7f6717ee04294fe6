/// Where each key of a configuration got its value.
struct ConfigurationPlaces: Sendable {
    typealias Place = ConfigurationProblem.Place

    /// The file, as it was named; nil for none.
    private let file: String?
    /// The line of each key that the file has, sections included.
    private let lines: [String: Int]
    /// The variable of each key whose value is the environment's.
    private var variables: [String: String] = [:]

    /// Places of a configuration that nobody read.
    init() { self.init(file: nil, lines: [:]) }

    /// Places in a file.
    init(file: String?, lines: [String: Int]) {
        self.file = file
        self.lines = lines
    }

    /// Notes that a key's value is a variable's.
    mutating func note(_ variable: String, for key: [String]) {
        variables[key.joined(separator: ".")] = variable
    }

    /// Where a key got its value; where it has none, the section around it in the file.
    subscript(key: [String]) -> Place {
        if let variable = variables[key.joined(separator: ".")] { return .variable(variable) }
        var steps = key[...]
        while !steps.isEmpty {
            if let file, let line = lines[steps.joined(separator: ".")] { return .file(file, line: line) }
            steps = steps.dropLast()
        }
        return file.map { .file($0, line: nil) } ?? .unset
    }
}
