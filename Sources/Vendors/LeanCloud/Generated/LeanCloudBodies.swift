// Made from Mappings/leancloud-bodies.tsv, Mappings/shapes.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension BodyTable {
    /// The rows of `Mappings/leancloud-bodies.tsv`.
    static let leancloud = BodyTable(
        places: [
            [BodyPath("message")],
            [BodyPath("data")],
            [BodyPath("msg")],
            [BodyPath("content")],
            [BodyPath("data")],
            [BodyPath("data")],
            [],
            [],
        ],
        notices: [
            [BodyPath("message")],
            [BodyPath("data")],
            [BodyPath("msg")],
            [BodyPath("content")],
            [BodyPath("data")],
            [BodyPath("data")],
            [],
            [],
        ],
        textTypes: [],
        rows: { leancloudBodyRows })
}

private let leancloudBodyRows = BodyRows(leancloudBodyList, shapes: 8)

private let leancloudBodyList = [leancloudBodyList0()].flatMap(\.self)

@inline(never)
private func leancloudBodyList0() -> [BodyRow] {
    [
        BodyRow("LCB-001", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], BodyPath("_lcfile.url"), [.text], .url),
        BodyRow("LCB-002", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], BodyPath("_lcfile.metaData.name"), [.text], .name),
        BodyRow("LCB-003", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], BodyPath("_lcfile.metaData.size"), [.integer], .size),
        BodyRow("LCB-004", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], BodyPath("_lcfile.metaData.format"), [.text], .format),
        BodyRow("LCB-005", [(.image, nil), (.video, nil)], BodyPath("_lcfile.metaData.width"), [.integer], .width),
        BodyRow("LCB-006", [(.image, nil), (.video, nil)], BodyPath("_lcfile.metaData.height"), [.integer], .height),
        BodyRow("LCB-007", [(.audio, nil), (.video, nil)], BodyPath("_lcfile.metaData.duration"), [.number], .duration, .seconds),
        BodyRow("LCB-008", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], BodyPath("_lcfile.objId"), [.text]),
        BodyRow("LCB-009", [(.location, nil)], BodyPath("_lcloc.latitude"), [.number], .latitude),
        BodyRow("LCB-010", [(.location, nil)], BodyPath("_lcloc.longitude"), [.number], .longitude),
        BodyRow("LCB-011", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil)], BodyPath("_lctext"), [.text], .title),
        BodyRow("LCB-012", [(.custom, nil)], BodyPath("."), [.any], .data, .envelope),
    ]
}
