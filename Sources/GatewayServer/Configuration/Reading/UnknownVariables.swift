internal import PushBridge

/// Finds variables that were probably meant for the gateway, and that nothing reads.
enum UnknownVariables {
    /// A risk for each variable whose name is near to one that was asked for.
    ///
    /// Others that begin like the gateway's belong to other programs.
    static func problems(_ environment: [String: String], _ known: Set<String>) -> [ConfigurationProblem] {
        let prefix = ConfigurationReader.prefix.uppercased() + "_"
        let names = known.map { String($0.dropFirst(prefix.count)) }.sorted()
        return environment.keys.filter { $0.hasPrefix(prefix) && !known.contains($0) }.sorted()
            .compactMap { variable in
                NearestName.of(String(variable.dropFirst(prefix.count)), among: names).map {
                    ConfigurationProblem(
                        .risk, at: .variable(variable), key: nil,
                        "Nothing reads this variable. Did you mean \(prefix)\($0)?")
                }
            }
    }
}
