internal import MappingTables
internal import PushRecords

/// What `verify` found out about a corpus.
struct FidelityReport: WrittenReport {
    let tally: CorpusTally
    /// What would keep more; nil where nobody asked.
    var advice: Advice?
    /// Whether somebody wants the advised profile as a file.
    var writesProfile = false
    /// The language of the text.
    let language: ReadersLanguage

    /// What is kept and lost.
    var conversions: ConversionTally { tally.conversions }
    /// The vendor to which the messages would be converted.
    var target: String { tally.measurement.target }
    /// Whether people were counted.
    var countsPeople: Bool { tally.countsPeople }

    func writeJSON(to writer: inout JSONWriter) {
        tally.write(to: &writer, naming: Self.names, advice: advice)
    }

    private static var names: CorpusTally.Names {
        var names = CorpusTally.Names()
        names.row = { row in
            guard let key = key(ofRow: row), let words = words(ofRow: row) else { return nil }
            return (key, words.english)
        }
        names.place = { ShownPlace.words(of: $0).english }
        return names
    }

    /// What the row with that identifier is about; nil for what is no row.
    static func key(ofRow id: String) -> String? { MappingTables.Mappings.embedded.key(ofRow: id) }

    /// What that row is, in words for people; nil for what is no row.
    static func words(ofRow id: String) -> Wording? {
        let mappings = MappingTables.Mappings.embedded
        guard let english = mappings.words(ofRow: id) else { return nil }
        let field = mappings.field(ofRow: id).flatMap(CanonicalField.init(rawValue:))
        return Wording(en: english, zh: field?.words.chinese ?? english)
    }
}
