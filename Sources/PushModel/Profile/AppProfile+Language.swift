extension AppProfile {
    /// Takes the language that someone chose for another profile, where nobody chose this one's; texts that the profile has of
    /// its own stay.
    ///
    /// A vendor without texts in that language keeps its own. What another vendor writes by default is nobody's choice.
    package mutating func adoptLanguage(of other: AppProfile) {
        guard chosenLanguage == nil, let chosen = other.chosenLanguage, language != chosen,
            let own = preset(in: language), let foreign = preset(in: chosen), foreign.language == chosen
        else { return }
        language = foreign.language
        texts.replace(own.texts, by: foreign.texts)
    }

    /// The preset of the same vendor and generation.
    private func preset(in language: String?) -> AppProfile? {
        try? AppProfile(vendor: vendor, generation: generation, language: language, from: presets)
    }
}

extension BuiltInTexts {
    /// Replaces those texts that are still a preset's by another preset's.
    fileprivate mutating func replace(_ preset: BuiltInTexts, by other: BuiltInTexts) {
        if title == preset.title { title = other.title }
        if body == preset.body { body = other.body }
        if mention == preset.mention { mention = other.mention }
        if recall == preset.recall { recall = other.recall }
        for (kind, text) in other.kinds where kinds[kind] == preset.kinds[kind] { kinds[kind] = text }
    }
}
