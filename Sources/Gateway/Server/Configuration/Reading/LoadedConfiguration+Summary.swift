extension LoadedConfiguration {
    /// How many problems there are, as a sentence.
    package var summary: String {
        let errors = problems.count { $0.severity == .error }
        let risks = problems.count - errors
        let parts = [Self.count(errors, "error"), Self.count(risks, "risk")].compactMap(\.self)
        return parts.isEmpty ? "no problems." : parts.joined(separator: " and ") + "."
    }

    private static func count(_ number: Int, _ name: String) -> String? {
        number == 0 ? nil : "\(number) \(name)\(number == 1 ? "" : "s")"
    }
}
