extension LintRun {
    mutating func checkAlert() {
        for line in AlertLine.allCases { checkArguments(of: line) }
        if type == .liveActivity { return }
        for key in [APNSKey.alertTitle, .alertBody] where value(key)?.kind == .object {
            report(.wordsAsObject, at: key)
        }
    }

    private mutating func checkArguments(of line: AlertLine) {
        guard let list = value(line.argumentsKey) else { return }
        if !has(line.localizationKey) {
            report(.argumentsWithoutKey, at: line.argumentsKey, expected: line.localizationKey.name.string)
        }
        if list.elements.contains(where: { $0.kind != .string }) {
            report(.argumentNotText, at: line.argumentsKey)
        }
    }
}
