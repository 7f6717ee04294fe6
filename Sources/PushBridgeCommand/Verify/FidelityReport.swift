internal import MappingTables
internal import PushRecords

/// What `verify` found out about a corpus.
struct FidelityReport: WrittenReport {
    /// The vendor to which the messages would be converted.
    let target: String
    let tally: Tally
    /// What the tally says of conversions.
    var conversions: ConversionTally { tally.conversions }
    let wording: [ProfileWording]
    /// Whether people were counted.
    let countsPeople: Bool
    /// The language of the text.
    let language: ReadersLanguage
    /// The rows whose losses count for nothing, as they were named.
    let allowed: [String]

    /// Something that costs, under the name it is counted by.
    typealias NamedCost = (name: String, cost: LossTally.Cost)

    /// The costly rows, the costliest first; equal ones by name.
    var rows: [NamedCost] { Self.sorted(conversions.losses.rows) }

    /// The differing places of the payload, the costliest first.
    var points: [NamedCost] { Self.sorted(conversions.losses.points) }

    /// The examples, the worst first.
    var examples: [LossTally.Example] {
        Fidelity.allCases.reversed().flatMap { conversions.losses.examples[$0] ?? [] }
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

    private static func sorted(_ costs: [String: LossTally.Cost]) -> [NamedCost] {
        costs.map { (name: $0.key, cost: $0.value) }.sorted {
            let (left, right) = ($0.cost, $1.cost)
            return (right.degraded, right.sameScreen, $0.name) < (left.degraded, left.sameScreen, $1.name)
        }
    }
}
