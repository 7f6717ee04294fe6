// Made from Mappings/rongcloud-bodies.tsv, Mappings/shapes.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension BodyTable {
    /// The rows of `Mappings/rongcloud-bodies.tsv`.
    static let rongcloud = BodyTable(
        places: [
            [BodyPath("content")],
            [BodyPath(".")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [],
            [],
            [BodyPath("content")],
            [BodyPath("content")],
            [],
        ],
        notices: [
            [BodyPath("content")],
            [BodyPath(".")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("content")],
            [],
            [],
            [BodyPath("content")],
            [BodyPath("content")],
            [],
        ],
        textTypes: ["RC:ReferenceMsg"],
        rows: { rongcloudBodyRows })
}

private let rongcloudBodyRows = BodyRows(rongcloudBodyList, shapes: 18)

private let rongcloudBodyList = [rongcloudBodyList0(), rongcloudBodyList1(), rongcloudBodyList2(), rongcloudBodyList3(), rongcloudBodyList4(), rongcloudBodyList5(), rongcloudBodyList6(), rongcloudBodyList7(), rongcloudBodyList8(), rongcloudBodyList9(), rongcloudBodyList10(), rongcloudBodyList11()].flatMap(\.self)

@inline(never)
private func rongcloudBodyList0() -> [BodyRow] {
    [
        BodyRow("RB-003", [(.text, nil), (.text, "RC:ReferenceMsg"), (.image, nil), (.image, "RC:GIFMsg"), (.audio, nil), (.audio, "RC:VcMsg"), (.video, nil), (.location, nil), (.file, nil), (.merged, nil), (.merged, "RC:CombineV2Msg"), (.other, "RC:CardMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("audit"), [.object]),
        BodyRow("RB-004", [(.image, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("imageUri"), [.text], .url, isWritten: true, need: .required),
        BodyRow("RB-005", [(.image, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("content"), [.text], .preview, isWritten: true, need: .required),
        BodyRow("RB-006", [(.image, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-007", [(.image, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("localPath"), [.text]),
        BodyRow("RB-008", [(.image, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("thumbUri"), [.text]),
        BodyRow("RB-009", [(.image, "RC:GIFMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("remoteUrl"), [.text], .url, isWritten: true, need: .required),
        BodyRow("RB-010", [(.image, "RC:GIFMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("gifDataSize"), [.integer, .digits], .size, isWritten: true, need: .required),
        BodyRow("RB-011", [(.image, "RC:GIFMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("width"), [.integer], .width, isWritten: true, need: .required),
        BodyRow("RB-012", [(.image, "RC:GIFMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("height"), [.integer], .height, isWritten: true, need: .required),
        BodyRow("RB-013", [(.image, "RC:GIFMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-014", [(.image, "RC:GIFMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("localPath"), [.text]),
    ]
}

@inline(never)
private func rongcloudBodyList1() -> [BodyRow] {
    [
        BodyRow("RB-015", [(.audio, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("remoteUrl"), [.text], .url, isWritten: true, need: .required),
        BodyRow("RB-016", [(.audio, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("duration"), [.integer, .digits], .duration, .seconds, isWritten: true, need: .required),
        BodyRow("RB-017", [(.audio, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-018", [(.audio, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("localPath"), [.text]),
        BodyRow("RB-019", [(.audio, "RC:VcMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("content"), [.text], .bytes, isWritten: true),
        BodyRow("RB-020", [(.audio, "RC:VcMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("duration"), [.integer, .digits], .duration, .seconds, isWritten: true),
        BodyRow("RB-021", [(.video, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("sightUrl"), [.text], .url, isWritten: true, need: .required),
        BodyRow("RB-022", [(.video, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("content"), [.text], .preview, isWritten: true, need: .required),
        BodyRow("RB-023", [(.video, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("duration"), [.integer, .digits], .duration, .seconds, isWritten: true, need: .required),
        BodyRow("RB-024", [(.video, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("size"), [.integer, .digits], .size, isWritten: true, need: .required),
        BodyRow("RB-025", [(.video, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .name, isWritten: true, need: .required),
        BodyRow("RB-026", [(.video, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("localPath"), [.text]),
    ]
}

@inline(never)
private func rongcloudBodyList2() -> [BodyRow] {
    [
        BodyRow("RB-027", [(.video, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("thumbUri"), [.text]),
        BodyRow("RB-028", [(.file, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("fileUrl"), [.text], .url, isWritten: true, need: .required),
        BodyRow("RB-029", [(.file, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-030", [(.file, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("size"), [.integer, .digits], .size, isWritten: true, need: .required),
        BodyRow("RB-031", [(.file, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("type"), [.text], .format, isWritten: true, need: .required),
        BodyRow("RB-032", [(.file, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("localPath"), [.text]),
        BodyRow("RB-033", [(.location, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("latitude"), [.number], .latitude, isWritten: true, need: .required),
        BodyRow("RB-034", [(.location, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("longitude"), [.number], .longitude, isWritten: true, need: .required),
        BodyRow("RB-035", [(.location, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("poi"), [.text], .address, isWritten: true, need: .required),
        BodyRow("RB-036", [(.location, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("content"), [.text], .preview, isWritten: true, need: .required),
        BodyRow("RB-037", [(.text, "RC:ReferenceMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("referMsg"), [.object, .jsonText], .quoted, isWritten: true, need: .required),
        BodyRow("RB-038", [(.text, "RC:ReferenceMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("referMsgUserId"), [.text], .quotedSender, isWritten: true, need: .required),
    ]
}

@inline(never)
private func rongcloudBodyList3() -> [BodyRow] {
    [
        BodyRow("RB-039", [(.text, "RC:ReferenceMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("objName"), [.text], .quotedType, isWritten: true, need: .required),
        BodyRow("RB-040", [(.text, "RC:ReferenceMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("referMsgUid"), [.text], .quotedID, isWritten: true),
        BodyRow("RB-041", [(.merged, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("title"), [.text], .title, isWritten: true),
        BodyRow("RB-042", [(.merged, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("nameList"), [.array], .names, isWritten: true, need: .required),
        BodyRow("RB-043", [(.merged, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("summaryList"), [.array], .summary, isWritten: true, need: .required),
        BodyRow("RB-044", [(.merged, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("remoteUrl"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("RB-045", [(.merged, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("conversationType"), [.integer], nil, .constant(.integer(1)), isWritten: true, need: .required),
        BodyRow("RB-046", [(.merged, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-047", [(.merged, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("localPath"), [.text]),
        BodyRow("RB-048", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("nameList"), [.array], .names, isWritten: true, need: .required),
        BodyRow("RB-049", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("summaryList"), [.array], .summary, isWritten: true, need: .required),
        BodyRow("RB-050", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("msgNum"), [.integer], .count, isWritten: true, need: .required),
    ]
}

@inline(never)
private func rongcloudBodyList4() -> [BodyRow] {
    [
        BodyRow("RB-051", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("msgList"), [.array], .messages, isWritten: true),
        BodyRow("RB-052", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("remoteUrl"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("RB-053", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("jsonMsgKey"), [.text]),
        BodyRow("RB-054", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("conversationType"), [.integer], nil, .constant(.integer(1)), isWritten: true, need: .required),
        BodyRow("RB-055", [(.merged, "RC:CombineV2Msg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("localPath"), [.text]),
        BodyRow("RB-056", [(.command, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .command, isWritten: true),
        BodyRow("RB-057", [(.command, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("data"), [.jsonText, .text], .parameters, isWritten: true),
        BodyRow("RB-058", [(.command, "RC:TypSts"), (.command, "RC:ReadNtf"), (.command, "RC:RRReqMsg"), (.command, "RC:RRRspMsg"), (.command, "RC:SRSMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("."), [.any], .parameters),
        BodyRow("RB-059", [(.notice, nil), (.tip, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("message"), [.text], .text, isWritten: true),
        BodyRow("RB-060", [(.notice, "RC:ContactNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("message"), [.text], .text, isWritten: true, need: .required),
        BodyRow("RB-061", [(.notice, "RC:ContactNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("operation"), [.text], .event, isWritten: true, need: .required),
        BodyRow("RB-062", [(.notice, "RC:ContactNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("sourceUserId"), [.text], .operatorID, isWritten: true, need: .required),
    ]
}

@inline(never)
private func rongcloudBodyList5() -> [BodyRow] {
    [
        BodyRow("RB-063", [(.notice, "RC:ContactNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("targetUserId"), [.text], .userID, isWritten: true, need: .required),
        BodyRow("RB-064", [(.notice, "RC:GrpNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("message"), [.text], .text, isWritten: true, need: .required),
        BodyRow("RB-065", [(.notice, "RC:GrpNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("operation"), [.text], .event, isWritten: true, need: .required),
        BodyRow("RB-066", [(.notice, "RC:GrpNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("operatorUserId"), [.text], .operatorID, isWritten: true, need: .required),
        BodyRow("RB-067", [(.notice, "RC:GrpNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("data"), [.jsonText, .text], .data, isWritten: true, need: .required),
        BodyRow("RB-068", [(.notice, "RC:ProfileNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("operation"), [.text], .event, isWritten: true),
        BodyRow("RB-069", [(.notice, "RC:ProfileNtf")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("data"), [.jsonText, .text], .data, isWritten: true),
        BodyRow("RB-070", [(.notice, "RC:chrmKVNotiMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("."), [.any], .data, isWritten: true),
        BodyRow("RB-071", [(.notice, "RC:StreamMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("content"), [.text], .text, isWritten: true),
        BodyRow("RB-072", [(.notice, "RC:StreamMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("type"), [.text], .format, isWritten: true),
        BodyRow("RB-073", [(.notice, "RC:StreamMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("seq"), [.integer]),
        BodyRow("RB-074", [(.notice, "RC:StreamMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("complete"), [.boolean]),
    ]
}

@inline(never)
private func rongcloudBodyList6() -> [BodyRow] {
    [
        BodyRow("RB-075", [(.notice, "RC:StreamMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("completeReason"), [.integer]),
        BodyRow("RB-076", [(.notice, "RC:StreamMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("messageUID"), [.text]),
        BodyRow("RB-077", [(.audioCall, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("duration"), [.integer], .duration),
        BodyRow("RB-079", [(.other, "RC:ImgTextMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("title"), [.text], .title, isWritten: true, need: .required),
        BodyRow("RB-080", [(.other, "RC:ImgTextMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("content"), [.text], .text, isWritten: true, need: .required),
        BodyRow("RB-081", [(.other, "RC:ImgTextMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("imageUri"), [.text], .thumbnail, isWritten: true, need: .required),
        BodyRow("RB-082", [(.other, "RC:ImgTextMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("url"), [.text], .link, isWritten: true, need: .required),
        BodyRow("RB-083", [(.other, "RC:CardMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("userId"), [.text], .userID, isWritten: true),
        BodyRow("RB-084", [(.other, "RC:CardMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-085", [(.other, "RC:CardMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("portraitUri"), [.text], .thumbnail, isWritten: true),
        BodyRow("RB-086", [(.other, "RC:CardMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("sendUserId"), [.text]),
        BodyRow("RB-087", [(.other, "RC:CardMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("sendUserName"), [.text]),
    ]
}

@inline(never)
private func rongcloudBodyList7() -> [BodyRow] {
    [
        BodyRow("RB-088", [(.face, "RC:StkMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("stickerId"), [.text], .index, isWritten: true),
        BodyRow("RB-089", [(.face, "RC:StkMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("packageId"), [.text], .set, isWritten: true),
        BodyRow("RB-090", [(.face, "RC:StkMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("digest"), [.text], .text, isWritten: true),
        BodyRow("RB-091", [(.face, "RC:StkMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("width"), [.integer], .width, isWritten: true),
        BodyRow("RB-092", [(.face, "RC:StkMsg")], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("height"), [.integer], .height, isWritten: true),
        BodyRow("RB-093", [(.image, nil), (.image, "RC:GIFMsg"), (.audio, nil), (.file, nil)], shapes: [0], BodyPath("remote"), [.text], .url),
        BodyRow("RB-094", [(.image, nil), (.image, "RC:GIFMsg"), (.audio, nil), (.file, nil)], shapes: [0], BodyPath("local"), [.text]),
        BodyRow("RB-095", [(.image, nil)], shapes: [0], BodyPath("isFull"), [.boolean]),
        BodyRow("RB-096", [(.file, nil)], shapes: [0], BodyPath("fileType"), [.text], .format),
        BodyRow("RB-097", [(.audio, "RC:VcMsg")], shapes: [0], BodyPath("data"), [.text], .bytes),
        BodyRow("RB-098", [(.custom, nil)], shapes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], BodyPath("."), [.any], .data, .envelope, isWritten: true),
        BodyRow("RB-099", [(.image, nil)], shapes: [1], BodyPath("remote"), [.text], .url, isWritten: true, need: .upload),
    ]
}

@inline(never)
private func rongcloudBodyList8() -> [BodyRow] {
    [
        BodyRow("RB-100", [(.image, nil)], shapes: [1], BodyPath("local"), [.text]),
        BodyRow("RB-101", [(.image, nil)], shapes: [1], BodyPath("thumbnailBase64String"), [.text], .preview, isWritten: true),
        BodyRow("RB-102", [(.image, nil)], shapes: [1], BodyPath("original"), [.boolean]),
        BodyRow("RB-103", [(.image, "RC:GIFMsg")], shapes: [1], BodyPath("remote"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("RB-104", [(.image, "RC:GIFMsg")], shapes: [1], BodyPath("local"), [.text]),
        BodyRow("RB-105", [(.image, "RC:GIFMsg")], shapes: [1], BodyPath("dataSize"), [.integer], .size, isWritten: true),
        BodyRow("RB-106", [(.image, "RC:GIFMsg")], shapes: [1], BodyPath("width"), [.integer], .width, isWritten: true),
        BodyRow("RB-107", [(.image, "RC:GIFMsg")], shapes: [1], BodyPath("height"), [.integer], .height, isWritten: true),
        BodyRow("RB-108", [(.audio, nil)], shapes: [1], BodyPath("remote"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("RB-109", [(.audio, nil)], shapes: [1], BodyPath("local"), [.text]),
        BodyRow("RB-110", [(.audio, nil)], shapes: [1], BodyPath("duration"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("RB-111", [(.video, nil)], shapes: [1], BodyPath("remote"), [.text], .url, isWritten: true, need: .upload),
    ]
}

@inline(never)
private func rongcloudBodyList9() -> [BodyRow] {
    [
        BodyRow("RB-112", [(.video, nil)], shapes: [1], BodyPath("local"), [.text]),
        BodyRow("RB-113", [(.video, nil)], shapes: [1], BodyPath("duration"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("RB-114", [(.video, nil)], shapes: [1], BodyPath("size"), [.integer], .size, isWritten: true),
        BodyRow("RB-115", [(.video, nil)], shapes: [1], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-116", [(.video, nil)], shapes: [1], BodyPath("thumbnailBase64String"), [.text], .preview, isWritten: true),
        BodyRow("RB-117", [(.file, nil)], shapes: [1], BodyPath("remote"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("RB-118", [(.file, nil)], shapes: [1], BodyPath("local"), [.text]),
        BodyRow("RB-119", [(.file, nil)], shapes: [1], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("RB-120", [(.file, nil)], shapes: [1], BodyPath("fileType"), [.text], .format, isWritten: true),
        BodyRow("RB-121", [(.file, nil)], shapes: [1], BodyPath("size"), [.integer], .size, isWritten: true),
        BodyRow("RB-122", [(.location, nil)], shapes: [1], BodyPath("latitude"), [.number], .latitude, isWritten: true),
        BodyRow("RB-123", [(.location, nil)], shapes: [1], BodyPath("longitude"), [.number], .longitude, isWritten: true),
    ]
}

@inline(never)
private func rongcloudBodyList10() -> [BodyRow] {
    [
        BodyRow("RB-124", [(.location, nil)], shapes: [1], BodyPath("poiName"), [.text], .address, isWritten: true),
        BodyRow("RB-125", [(.location, nil)], shapes: [1], BodyPath("thumbnailBase64"), [.text], .preview),
        BodyRow("RB-126", [(.location, nil)], shapes: [1], BodyPath("thumbnailPath"), [.text]),
        BodyRow("RB-127", [(.text, "RC:ReferenceMsg")], shapes: [1], BodyPath("referenceMessage"), [.object], .quoted, isWritten: true),
        BodyRow("RB-128", [(.text, "RC:ReferenceMsg")], shapes: [1], BodyPath("referenceMessage.senderUserId"), [.text], .quotedSender),
        BodyRow("RB-129", [(.text, "RC:ReferenceMsg")], shapes: [1], BodyPath("referenceMessage.messageUId"), [.text], .quotedID),
        BodyRow("RB-137", [(.command, nil)], shapes: [1], BodyPath("name"), [.text], .command, isWritten: true),
        BodyRow("RB-138", [(.command, nil)], shapes: [1], BodyPath("data"), [.jsonText, .text], .parameters, isWritten: true),
        BodyRow("RB-139", [(.notice, "RC:GrpNtf")], shapes: [1], BodyPath("message"), [.text], .text, isWritten: true),
        BodyRow("RB-140", [(.notice, "RC:GrpNtf")], shapes: [1], BodyPath("operation"), [.text], .event, isWritten: true),
        BodyRow("RB-141", [(.notice, "RC:GrpNtf")], shapes: [1], BodyPath("operatorUserId"), [.text], .operatorID, isWritten: true),
        BodyRow("RB-142", [(.notice, "RC:GrpNtf")], shapes: [1], BodyPath("data"), [.jsonText, .text], .data, isWritten: true),
    ]
}

@inline(never)
private func rongcloudBodyList11() -> [BodyRow] {
    [
        BodyRow("RB-143", [(.custom, nil)], shapes: [1], BodyPath("fields"), [.object], .data, .envelope, isWritten: true),
        BodyRow("RB-144", [(.custom, nil)], shapes: [1], BodyPath("content"), [.any], .data, .envelope),
        BodyRow("RB-145", [(.custom, nil)], shapes: [1], BodyPath("rawData"), [.jsonText, .text], .data, .envelope),
        BodyRow("RB-146", [(.custom, nil)], shapes: [1], BodyPath("policy"), [.integer]),
        BodyRow("RB-147", [(.custom, nil)], shapes: [1], BodyPath("searchableWords"), [.array]),
        BodyRow("RB-200", [(.image, nil), (.audio, nil), (.audio, "RC:VcMsg"), (.video, nil), (.file, nil), (.location, nil), (.merged, nil)], shapes: [0], BodyPath("objectName"), [.text]),
    ]
}
