/// The keys of a section of the configuration.
///
/// A type reads its keys in an initialiser, with the form, the range and the meaning of each: what is read, what is known,
/// and what `check-config --keys` lists follow from there.
struct ConfigurationSection {
    let reader: ConfigurationReader
    /// The steps of the section's own key.
    let steps: [String]

    /// A section inside this one.
    subscript(name: String) -> ConfigurationSection {
        ConfigurationSection(reader: reader, steps: steps + [name])
    }

    /// The last step of the section's own key.
    var name: String { steps.last ?? "" }

    /// The sections inside this one, in the order of the file.
    var sections: [ConfigurationSection] { reader.names(in: steps).map { self[$0] } }

    /// Adds an error of the section, or of a key in it.
    func error(_ name: String?, _ message: String) { reader.error(key(name ?? ""), message) }

    /// Whether the file names the file of a secret, which may be missing or empty.
    func namesFile(ofSecret name: String) -> Bool {
        reader.secretFiles.contains { $0.key == key(name + "File") }
    }

    /// The contents of a file that a key names; nil where it cannot be read, which becomes an error.
    func contents(of path: String?, _ name: String) -> [UInt8]? {
        path.flatMap { reader.contents(of: $0, key: key(name)) }
    }

    // MARK: Values

    func text(_ name: String, _ value: inout String, _ meaning: String) {
        take(name, .text, standard: value, meaning, &value) { $0 }
    }

    func text(_ name: String, _ value: inout String?, _ meaning: String) {
        take(name, .text, standard: value ?? "", meaning, &value) { $0 }
    }

    func file(_ name: String, _ value: inout String, _ meaning: String) {
        take(name, .file, standard: value, meaning, &value) { $0 }
    }

    func file(_ name: String, _ value: inout String?, _ meaning: String) {
        take(name, .file, standard: value ?? "", meaning, &value) { $0 }
    }

    func integer(_ name: String, _ value: inout Int, _ range: ClosedRange<Int>, _ meaning: String) {
        take(name, .integer(range), standard: "\(value)", meaning, &value) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A number of bytes.
    func size(_ name: String, _ value: inout Int, _ range: ClosedRange<Int>, _ meaning: String) {
        take(name, .size(range), standard: SettingForm.size(value), meaning, &value) { text in
            SettingForm.bytes(in: text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    func time(_ name: String, _ value: inout Duration, _ range: ClosedRange<Duration>, _ meaning: String) {
        take(name, .duration(range), standard: SettingForm.duration(value), meaning, &value) { text in
            SettingForm.time(in: text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    func flag(_ name: String, _ value: inout Bool, _ meaning: String) {
        take(name, .flag, standard: "\(value)", meaning, &value, read: SettingForm.flag)
    }

    func flag(_ name: String, _ value: inout Bool?, _ meaning: String) {
        take(name, .flag, standard: value.map { "\($0)" } ?? "", meaning, &value) { text in
            SettingForm.flag(text).map { .some($0) }
        }
    }

    /// One of the texts of a type.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, _ value: inout Choice, _ meaning: String
    ) {
        take(name, .word(Choice.allCases.map(\.rawValue)), standard: value.rawValue, meaning, &value) {
            Choice(rawValue: $0)
        }
    }

    /// One of the texts of a type, or another text for none of them.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, _ value: inout Choice?, none: String, _ meaning: String
    ) {
        let form = SettingForm.word([none] + Choice.allCases.map(\.rawValue))
        take(name, form, standard: value?.rawValue ?? none, meaning, &value) { text in
            text == none ? .some(nil) : Choice(rawValue: text).map { .some($0) }
        }
    }

    func list(_ name: String, _ value: inout [String], _ meaning: String) {
        guard let found = find(name, .list, standard: value.joined(separator: ", "), meaning) else { return }
        guard case .list(let texts) = found, !texts.contains("") else { return refuse(name, .list) }
        value = texts
    }

    /// A secret: in a file whose path `name` followed by `File` gives, or in the environment.
    func secret(_ name: String, _ value: inout ConfiguredSecret?, _ meaning: String) {
        let file = name + "File"
        guard let found = find(file, .secret, standard: "", meaning) else { return }
        guard case .contents(let bytes) = found else { return refuse(file, .secret) }
        let secret = ConfiguredSecret(bytes)
        if secret.bytes.isEmpty { return error(file, "The value of the secret is empty.") }
        value = secret
    }

    private func take<Value>(
        _ name: String, _ form: SettingForm, standard: String, _ meaning: String, _ value: inout Value,
        read parse: (String) -> Value?
    ) {
        guard let found = find(name, form, standard: standard, meaning) else { return }
        guard case .text(let text) = found, !text.isEmpty, let parsed = parse(text) else {
            return refuse(name, form)
        }
        value = parsed
    }

    private func find(
        _ name: String, _ form: SettingForm, standard: String, _ meaning: String
    ) -> SettingValue? {
        reader.value(of: ConfigurationKey(key(name), form, standard: standard, meaning))
    }

    private func refuse(_ name: String, _ form: SettingForm) {
        error(name, "The value must be \(form.demand).")
    }

    private func key(_ name: String) -> [String] { steps + name.split(separator: ".").map(String.init) }
}
