extension LintRun {
    mutating func checkAlert() {
        checkArguments(.alertTitleLocArgs, of: .alertTitleLocKey)
        checkArguments(.alertSubtitleLocArgs, of: .alertSubtitleLocKey)
        checkArguments(.alertLocArgs, of: .alertLocKey)
        if type == .liveActivity { return }
        for key in [APNSKey.alertTitle, .alertBody] where value(key)?.kind == .object {
            report(.wordsAsObject, at: key)
        }
    }

    private mutating func checkArguments(_ arguments: APNSKey, of key: APNSKey) {
        guard let list = value(arguments) else { return }
        if !has(key) { report(.argumentsWithoutKey, at: arguments, expected: key.name.string) }
        if list.elements.contains(where: { $0.kind != .string }) { report(.argumentNotText, at: arguments) }
    }
}
