/// Commands and what they print, as a person would see them in one terminal.
struct Transcript: CustomStringConvertible {
    /// A command and what it prints.
    struct Step {
        let command: String
        let output: String
    }

    let steps: [Step]

    /// Reads lines that begin with `$ ` as commands; one that ends in `\` or `|` goes on in the next line.
    init(_ text: String) {
        var steps: [(command: [Substring], output: [Substring])] = []
        var isContinued = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isContinued {
                steps[steps.count - 1].command.append(line)
            } else if line.hasPrefix("$ ") {
                steps.append(([line.dropFirst(2)], []))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output.append(line)
            }
            let isCommand = isContinued || line.hasPrefix("$ ")
            isContinued = isCommand && (line.hasSuffix("\\") || line.hasSuffix("|"))
        }
        self.steps = steps.map {
            Step(command: $0.command.joined(separator: "\n"), output: $0.output.joined(separator: "\n"))
        }
    }

    /// The first command, which names the transcript among others.
    var description: String { steps.first?.command ?? "nothing" }
}
