// Made from Mappings/easemob-bodies.tsv, Mappings/shapes.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension BodyTable {
    /// The rows of `Mappings/easemob-bodies.tsv`.
    static let easemob = BodyTable(
        places: [
            [BodyPath("body")],
            [BodyPath("body")],
            [BodyPath("msg")],
            [BodyPath("payload.bodies[]"), BodyPath("payload")],
            [],
            [],
            [BodyPath(".")],
        ],
        notices: [
            [BodyPath("body")],
            [BodyPath("body")],
            [BodyPath("msg")],
            [BodyPath("payload.bodies[]"), BodyPath("payload")],
            [],
            [],
            [BodyPath(".")],
        ],
        textTypes: [],
        rows: { easemobBodyRows })
}

private let easemobBodyRows = BodyRows(easemobBodyList, shapes: 7)

private let easemobBodyList = [easemobBodyList0(), easemobBodyList1(), easemobBodyList2(), easemobBodyList3(), easemobBodyList4(), easemobBodyList5(), easemobBodyList6()].flatMap(\.self)

@inline(never)
private func easemobBodyList0() -> [BodyRow] {
    [
        BodyRow("EB-001", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [1], BodyPath("url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("EB-002", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0, 2, 3, 6], BodyPath("url"), [.text], .url, isWritten: true),
        BodyRow("EB-003", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("remotePath"), [.text], .url),
        BodyRow("EB-004", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("body.url"), [.text], .url),
        BodyRow("EB-005", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0, 1, 2, 3, 6], BodyPath("filename"), [.text], .name, isWritten: true),
        BodyRow("EB-006", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("displayName"), [.text], .name),
        BodyRow("EB-007", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("body.filename"), [.text], .name),
        BodyRow("EB-008", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("file.filename"), [.text], .name),
        BodyRow("EB-009", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("file.url"), [.text]),
        BodyRow("EB-010", [(.video, nil)], shapes: [1, 2], BodyPath("file_length"), [.integer], .size, isWritten: true),
        BodyRow("EB-011", [(.image, nil), (.audio, nil), (.file, nil)], shapes: [1, 2], BodyPath("file_length"), [.integer], .size),
        BodyRow("EB-012", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0, 3, 6], BodyPath("file_length"), [.integer], .size, isWritten: true),
    ]
}

@inline(never)
private func easemobBodyList1() -> [BodyRow] {
    [
        BodyRow("EB-013", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("fileSize"), [.integer], .size),
        BodyRow("EB-014", [(.file, nil)], shapes: [0], BodyPath("fileLength"), [.integer], .size),
        BodyRow("EB-015", [(.image, nil)], shapes: [0, 1, 2, 3], BodyPath("size.width"), [.integer, .number], .width, isWritten: true),
        BodyRow("EB-016", [(.image, nil)], shapes: [0, 1, 2, 3], BodyPath("size.height"), [.integer, .number], .height, isWritten: true),
        BodyRow("EB-017", [(.video, nil)], shapes: [0, 3], BodyPath("size.width"), [.integer, .number], .width, isWritten: true),
        BodyRow("EB-018", [(.video, nil)], shapes: [0, 3], BodyPath("size.height"), [.integer, .number], .height, isWritten: true),
        BodyRow("EB-019", [(.video, nil)], shapes: [1, 2], BodyPath("size.width"), [.integer, .number], .width),
        BodyRow("EB-020", [(.video, nil)], shapes: [1, 2], BodyPath("size.height"), [.integer, .number], .height),
        BodyRow("EB-021", [(.image, nil), (.video, nil)], shapes: [6], BodyPath("width"), [.integer, .number], .width, isWritten: true),
        BodyRow("EB-022", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("width"), [.integer, .number], .width),
        BodyRow("EB-023", [(.image, nil), (.video, nil)], shapes: [6], BodyPath("height"), [.integer, .number], .height, isWritten: true),
        BodyRow("EB-024", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("height"), [.integer, .number], .height),
    ]
}

@inline(never)
private func easemobBodyList2() -> [BodyRow] {
    [
        BodyRow("EB-025", [(.audio, nil), (.video, nil)], shapes: [0, 1, 2, 3, 6], BodyPath("length"), [.integer, .digits, .number], .duration, .seconds, isWritten: true),
        BodyRow("EB-026", [(.audio, nil)], shapes: [1], BodyPath("Length"), [.integer], .duration, .seconds),
        BodyRow("EB-027", [(.audio, nil), (.video, nil)], shapes: [0], BodyPath("duration"), [.integer], .duration, .seconds),
        BodyRow("EB-028", [(.video, nil)], shapes: [0, 1, 2, 3], BodyPath("thumb"), [.text], .thumbnail, isWritten: true),
        BodyRow("EB-029", [(.image, nil), (.video, nil)], shapes: [6], BodyPath("thumb"), [.text], .thumbnail, isWritten: true),
        BodyRow("EB-030", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("thumbnailRemotePath"), [.text], .thumbnail),
        BodyRow("EB-031", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.merged, nil)], BodyPath("secret"), [.text], .secret, isWritten: true),
        BodyRow("EB-032", [(.image, nil), (.video, nil)], BodyPath("thumb_secret"), [.text]),
        BodyRow("EB-033", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("thumbnailSecret"), [.text]),
        BodyRow("EB-034", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.merged, nil)], shapes: [0], BodyPath("localPath"), [.text]),
        BodyRow("EB-035", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.merged, nil)], shapes: [0], BodyPath("fileStatus"), [.integer, .text]),
        BodyRow("EB-036", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("thumbnailLocalPath"), [.text]),
    ]
}

@inline(never)
private func easemobBodyList3() -> [BodyRow] {
    [
        BodyRow("EB-037", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("thumbnailStatus"), [.integer, .text]),
        BodyRow("EB-038", [(.image, nil)], shapes: [0], BodyPath("sendOriginalImage"), [.boolean]),
        BodyRow("EB-039", [(.image, nil)], shapes: [0, 6], BodyPath("isGif"), [.boolean]),
        BodyRow("EB-040", [(.image, nil)], shapes: [6], BodyPath("thumbnailWidth"), [.integer]),
        BodyRow("EB-041", [(.image, nil)], shapes: [6], BodyPath("thumbnailHeight"), [.integer]),
        BodyRow("EB-042", [(.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("filetype"), [.text]),
        BodyRow("EB-043", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("file"), [.object]),
        BodyRow("EB-044", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("body.type"), [.text]),
        BodyRow("EB-045", [(.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("accessToken"), [.text]),
        BodyRow("EB-046", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("apiUrl"), [.text]),
        BodyRow("EB-047", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [6], BodyPath("fileInputId"), [.text]),
        BodyRow("EB-048", [(.location, nil)], shapes: [1, 2], BodyPath("lat"), [.digits, .number], .latitude, isWritten: true, need: .required),
    ]
}

@inline(never)
private func easemobBodyList4() -> [BodyRow] {
    [
        BodyRow("EB-049", [(.location, nil)], shapes: [1, 2], BodyPath("lng"), [.digits, .number], .longitude, isWritten: true, need: .required),
        BodyRow("EB-050", [(.location, nil)], shapes: [1], BodyPath("addr"), [.text], .address, isWritten: true, need: .required),
        BodyRow("EB-051", [(.location, nil)], shapes: [0, 3, 6], BodyPath("lat"), [.number, .digits], .latitude, isWritten: true),
        BodyRow("EB-052", [(.location, nil)], shapes: [0, 3, 6], BodyPath("lng"), [.number, .digits], .longitude, isWritten: true),
        BodyRow("EB-053", [(.location, nil)], shapes: [0, 2, 3, 6], BodyPath("addr"), [.text], .address, isWritten: true),
        BodyRow("EB-054", [(.location, nil)], shapes: [0], BodyPath("latitude"), [.number, .digits], .latitude),
        BodyRow("EB-055", [(.location, nil)], shapes: [0], BodyPath("longitude"), [.number, .digits], .longitude),
        BodyRow("EB-056", [(.location, nil)], shapes: [0], BodyPath("address"), [.text], .address),
        BodyRow("EB-057", [(.location, nil)], shapes: [0, 6], BodyPath("buildingName"), [.text], .title, isWritten: true),
        BodyRow("EB-058", [(.command, nil)], shapes: [1, 2], BodyPath("action"), [.text], .command, isWritten: true, need: .required),
        BodyRow("EB-059", [(.command, nil)], shapes: [0, 3, 6], BodyPath("action"), [.text], .command, isWritten: true),
        BodyRow("EB-060", [(.command, nil)], shapes: [3], BodyPath("msg"), [.text], .command),
    ]
}

@inline(never)
private func easemobBodyList5() -> [BodyRow] {
    [
        BodyRow("EB-061", [(.command, nil)], shapes: [0], BodyPath("deliverOnlineOnly"), [.boolean]),
        BodyRow("EB-062", [(.custom, nil)], shapes: [0, 1, 2, 3, 6], BodyPath("customEvent"), [.text], .event, isWritten: true),
        BodyRow("EB-063", [(.custom, nil)], shapes: [3, 2, 0], BodyPath("v2:customExts"), [.object], .data, .texts),
        BodyRow("EB-064", [(.custom, nil)], shapes: [0, 1, 2, 6], BodyPath("customExts"), [.object, .array], .data, .texts, isWritten: true),
        BodyRow("EB-065", [(.custom, nil)], shapes: [3], BodyPath("customExts"), [.array, .object], .data, .texts),
        BodyRow("EB-066", [(.custom, nil)], shapes: [0], BodyPath("event"), [.text], .event),
        BodyRow("EB-067", [(.custom, nil)], shapes: [0, 6], BodyPath("params"), [.object], .data, .texts),
        BodyRow("EB-068", [(.merged, nil)], shapes: [0, 3, 6], BodyPath("title"), [.text], .title, isWritten: true),
        BodyRow("EB-069", [(.merged, nil)], shapes: [0, 3, 6], BodyPath("summary"), [.text], .summary, .lines, isWritten: true),
        BodyRow("EB-070", [(.merged, nil)], shapes: [0, 3], BodyPath("msg"), [.text], .text, isWritten: true),
        BodyRow("EB-071", [(.merged, nil)], shapes: [6], BodyPath("compatibleText"), [.text], .text, isWritten: true),
        BodyRow("EB-072", [(.merged, nil)], shapes: [0], BodyPath("compatibleText"), [.text], .text),
    ]
}

@inline(never)
private func easemobBodyList6() -> [BodyRow] {
    [
        BodyRow("EB-073", [(.merged, nil)], shapes: [0, 3, 6], BodyPath("url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("EB-074", [(.merged, nil)], shapes: [0], BodyPath("remotePath"), [.text], .url),
        BodyRow("EB-075", [(.merged, nil)], shapes: [6], BodyPath("messageList"), [.array], .messages, isWritten: true),
        BodyRow("EB-076", [(.merged, nil)], shapes: [0], BodyPath("messageList"), [.array], .messageIDs, isWritten: true),
        BodyRow("EB-077", [(.merged, nil)], shapes: [0], BodyPath("messageIdList"), [.array], .messageIDs),
        BodyRow("EB-078", [(.merged, nil)], shapes: [0, 3], BodyPath("file_length"), [.integer], .size, isWritten: true),
        BodyRow("EB-079", [(.merged, nil)], shapes: [0, 3], BodyPath("filename"), [.text], .name, isWritten: true),
        BodyRow("EB-080", [(.merged, nil)], shapes: [0, 3], BodyPath("combineLevel"), [.integer]),
        BodyRow("EB-081", [(.merged, nil)], shapes: [0, 3], BodyPath("subType"), [.text]),
    ]
}
