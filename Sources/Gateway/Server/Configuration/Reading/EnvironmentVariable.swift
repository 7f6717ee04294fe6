internal import PushBridge

/// The variables of the environment that the gateway reads: those of secrets, and of what a container says.
enum EnvironmentVariable {
    private static let prefix = "PUSHBRIDGE_"

    /// The variable of a key: its words in capitals with underscores, as `PUSHBRIDGE_LISTEN_PORT`.
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

    /// A risk for each variable that was probably meant for the gateway, and that nothing reads: its name is near to one that
    /// is read, or begins like a key.
    ///
    /// Others that begin like the gateway's belong to other programs.
    static func problems(_ environment: [String: String], _ known: Set<String>) -> [ConfigurationProblem] {
        let sections = Set(SettingRow.all.map { name(of: [$0.steps[0]]) })
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
