// Made from Tests/VendorMappingTests/Invented/Mappings/profiles.tsv. Edit the table, not this file, and run `swift run generate-mappings . Tests/VendorMappingTests/Invented/Mappings`.
// swift-format-ignore-file

import PushModel

/// What the vendor's servers do when neither sender nor app says otherwise.
enum InventedPresets {
    /// The table's rows in its order; a later one overrides an earlier one.
    static var rows: [BuiltInProfiles.Row] { rowTable }
}

private let rowTable: [BuiltInProfiles.Row] = [
    .init(id: "PR-901", vendor: "invented", generation: "*", language: "*", field: "display", value: #""simple""#),
    .init(id: "PR-902", vendor: "invented", generation: "*", language: "*", field: "separators.name", value: #""：""#),
    .init(id: "PR-903", vendor: "invented", generation: "*", language: "*", field: "separators.id", value: #"": ""#),
    .init(id: "PR-904", vendor: "invented", generation: "*", language: "*", field: "policies.identifiersIgnoreCase", value: "true"),
    .init(id: "PR-905", vendor: "invented", generation: "*", language: "*", field: "policies.forceOverrides", value: #"["quiet-hours","quiet-duration"]"#),
    .init(id: "PR-906", vendor: "invented", generation: "*", language: "*", field: "policies.alertForm", value: #""object""#),
    .init(id: "PR-907", vendor: "invented", generation: "*", language: "*", field: "policies.groupSender", value: #""group-id""#),
    .init(id: "PR-908", vendor: "invented", generation: "*", language: "*", field: "policies.silentReason", value: #""silent-message""#),
    .init(id: "PR-909", vendor: "invented", generation: "*", language: "*", field: "policies.simpleHidesText", value: "false"),
    .init(id: "PR-910", vendor: "invented", generation: "*", language: "*", field: "policies.summaryText", value: #""message""#),
    .init(id: "PR-911", vendor: "invented", generation: "*", language: "*", field: "policies.prefixesSenderText", value: "false"),
    .init(id: "PR-912", vendor: "invented", generation: "*", language: "*", field: "policies.prefixesForcedText", value: "true"),
    .init(id: "PR-913", vendor: "invented", generation: "*", language: "*", field: "policies.appDataKeys", value: #""all-but-documented""#),
    .init(id: "PR-914", vendor: "invented", generation: "*", language: "en", field: "texts.title", value: #""You have a new message""#),
    .init(id: "PR-915", vendor: "invented", generation: "*", language: "en", field: "texts.body", value: #""Please click to view""#),
    .init(id: "PR-916", vendor: "invented", generation: "*", language: "*", field: "language", value: #""en""#),
]
