/// Makes Swift names of vendors' names.
enum CamelCase {
    /// One lower camel-case name of several names.
    ///
    /// Letters after the first of a word keep their case, and a trailing underscore stays: some vendors have keys
    /// that differ in nothing else.
    static func joined(_ names: [String]) -> String {
        let words = names.flatMap { $0.split { !isWordCharacter($0) }.map(String.init) }
        let joined = lowerFirst(words.first ?? "") + words.dropFirst().map(upperFirst).joined()
        return names.last?.hasSuffix("_") == true ? joined + "_" : joined
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }

    private static func upperFirst(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func lowerFirst(_ word: String) -> String {
        word.prefix(1).lowercased() + word.dropFirst()
    }
}
