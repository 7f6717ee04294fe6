/// What may stand at a place of the configuration file.
indirect enum SettingShape: Sendable {
    /// A value.
    case value(SettingForm)
    /// A section with known keys.
    case section([String: SettingShape])
    /// A section whose keys are names; all of them hold the same.
    case names(SettingShape)

    /// The whole file.
    static let file = SettingRow.all.reduce(into: SettingShape.section([:])) { shape, row in
        shape.add(row.steps[...], row.form)
    }

    private mutating func add(_ steps: ArraySlice<String>, _ form: SettingForm) {
        guard let step = steps.first else { return self = .value(form) }
        let rest = steps.dropFirst()
        if step == "*" {
            var inner = if case .names(let inner) = self { inner } else { SettingShape.section([:]) }
            inner.add(rest, form)
            self = .names(inner)
        } else {
            var keys = if case .section(let keys) = self { keys } else { [String: SettingShape]() }
            keys[step, default: .section([:])].add(rest, form)
            self = .section(keys)
        }
    }
}
