extension AppProfile {
    /// The preset of a vendor, from `Mappings/profiles.tsv`.
    ///
    /// ```swift
    /// let profile = try AppProfile(vendor: "easemob", generation: "2018")
    /// ```
    /// - Parameters:
    ///   - vendor: The vendor's name, such as `easemob`.
    ///   - generation: One of the vendor's generations, such as `2018`; `current` when nil.
    ///   - language: The language of the built-in texts; the vendor's own when nil or when it has no texts in it.
    /// - Throws: ``PushModelError`` for a vendor or a generation that no table knows.
    public init(
        vendor: String, generation: String? = nil, language: String? = nil
    ) throws(PushModelError) {
        try self.init(vendor: vendor, generation: generation, language: language, from: .standard)
    }

    /// The same of a vendor that may have its preset elsewhere.
    package init(
        vendor: String, generation: String? = nil, language: String? = nil, from presets: Presets
    ) throws(PushModelError) {
        self.presets = presets
        chosenLanguage = language
        let rows = presets.rows.filter { $0.vendor.string == vendor || $0.vendor == "*" }
        guard rows.contains(where: { $0.vendor != "*" }) else {
            throw PushModelError(
                .unknownValue, path: "/vendor", message: "\"\(vendor)\" is no vendor known here")
        }
        let generations = Set(rows.map(\.generation.string)).subtracting(["*"]).union(["current"])
        let generation = generation ?? "current"
        guard generations.contains(generation) else {
            let known = generations.sorted().joined(separator: ", ")
            throw PushModelError(
                .unknownValue, path: "/generation", message: "\"\(generation)\" is not one of: \(known)")
        }
        let languages = Set(rows.map(\.language.string)).subtracting(["*"])
        let home = try Self.homeLanguage(rows)
        let language = language.flatMap { languages.contains($0) ? $0 : nil } ?? home
        self.vendor = vendor
        self.generation = generation
        self.language = language
        for row in rows
        where (row.generation == "*" || row.generation.string == generation)
            && (row.language == "*" || row.language.string == language)
        {
            try apply(SettingsObject(Self.document(row.field, row.value).root))
        }
    }

    /// The language in which the vendor writes when nobody chose one.
    private static func homeLanguage(_ rows: [BuiltInProfiles.Row]) throws(PushModelError) -> String {
        guard let row = rows.last(where: { $0.field == "language" }),
            let language = try SettingsObject(document(row.field, row.value).root).text("language")
        else {
            throw PushModelError(.missing, path: "/language", message: "the preset names no language")
        }
        return language.string
    }

    /// The profile file that holds just one setting: `a.b` with value `v` is `{"a":{"b":v}}`.
    private static func document(_ field: UTF8Text, _ value: UTF8Text) throws(PushModelError) -> JSONDocument
    {
        let names = field.string.split(separator: ".")
        let text =
            names.map { "{\"\($0)\":" }.joined() + value.string + String(repeating: "}", count: names.count)
        do {
            return try JSONDocument(text)
        } catch {
            throw PushModelError(.wrongType, path: "/\(names.joined(separator: "/"))", message: "\(error)")
        }
    }
}
