/// The little Markdown in cells that a page and the command line both show: code, emphasis and links.
enum Markup {
    /// The words without their marks; code stands in single quotes.
    static func plain(_ marked: String) -> String {
        var (plain, rest) = ("", marked[...])
        while let character = rest.popFirst() {
            switch character {
            case "`": plain.append("'")
            case "*", "[": continue
            case "]" where rest.first == "(": rest = rest.drop { $0 != ")" }.dropFirst()
            default: plain.append(character)
            }
        }
        return plain
    }
}
