extension LintRun {
    mutating func checkAlert() {
        for line in AlertLine.allCases { checkArguments(of: line) }
        if type == .liveActivity { return }
        for key in [APNSKey.alertTitle, .alertBody] where value(key)?.kind == .object {
            report(.wordsAsObject, at: key)
        }
    }

    private mutating func checkArguments(of line: AlertLine) {
        let (_, key, arguments) = line.keys
        guard let list = value(arguments) else { return }
        if !has(key) { report(.argumentsWithoutKey, at: arguments, expected: key.name.string) }
        if list.elements.contains(where: { $0.kind != .string }) { report(.argumentNotText, at: arguments) }
    }
}
