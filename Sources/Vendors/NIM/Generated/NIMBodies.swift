// Made from Mappings/nim-bodies.tsv, Mappings/shapes.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension BodyTable {
    /// The rows of `Mappings/nim-bodies.tsv`.
    static let nim = BodyTable(
        places: [
            [BodyPath("messageObject"), BodyPath("messageAttachment"), BodyPath("file"), BodyPath("geo"), BodyPath("attach_"), BodyPath("content")],
            [BodyPath("attachment")],
            [BodyPath("body")],
            [BodyPath("message.attachment")],
            [BodyPath("attach")],
            [],
        ],
        notices: [
            [BodyPath("content")],
            [BodyPath("content")],
            [BodyPath("attach")],
            [BodyPath("content")],
            [BodyPath("attach")],
            [],
        ],
        textTypes: [],
        rows: { nimBodyRows })
}

private let nimBodyRows = BodyRows(nimBodyList, shapes: 6)

private let nimBodyList = [nimBodyList0(), nimBodyList1(), nimBodyList2(), nimBodyList3(), nimBodyList4(), nimBodyList5(), nimBodyList6(), nimBodyList7(), nimBodyList8()].flatMap(\.self)

@inline(never)
private func nimBodyList0() -> [BodyRow] {
    [
        BodyRow("NB-001", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [2, 4], BodyPath("url"), [.text], .url, isWritten: true, need: .required),
        BodyRow("NB-002", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [3], BodyPath("url"), [.text], .url, isWritten: true, need: .required),
        BodyRow("NB-003", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("url"), [.text], .url, isWritten: true),
        BodyRow("NB-004", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [1], BodyPath("url"), [.text], .url, isWritten: true),
        BodyRow("NB-005", [(.image, nil), (.video, nil), (.file, nil)], shapes: [2, 4], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("NB-006", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [3], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("NB-007", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [1], BodyPath("name"), [.text], .name, isWritten: true),
        BodyRow("NB-008", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("displayName"), [.text], .name, isWritten: true),
        BodyRow("NB-009", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("name"), [.text], .name),
        BodyRow("NB-010", [(.audio, nil)], shapes: [2, 4], BodyPath("name"), [.text], .name),
        BodyRow("NB-011", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [2, 4], BodyPath("size"), [.integer, .digits], .size, isWritten: true),
        BodyRow("NB-012", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [3, 1], BodyPath("size"), [.integer], .size, isWritten: true),
    ]
}

@inline(never)
private func nimBodyList1() -> [BodyRow] {
    [
        BodyRow("NB-013", [(.image, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("fileLength"), [.integer], .size, isWritten: true),
        BodyRow("NB-014", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("size"), [.integer], .size),
        BodyRow("NB-015", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [2, 4], BodyPath("md5"), [.text], .digest, isWritten: true),
        BodyRow("NB-016", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [3, 1], BodyPath("md5"), [.text], .digest, isWritten: true),
        BodyRow("NB-017", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("md5"), [.text], .digest, isWritten: true),
        BodyRow("NB-018", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [2, 4], BodyPath("ext"), [.text], .format, isWritten: true),
        BodyRow("NB-019", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [3, 1], BodyPath("ext"), [.text], .format, isWritten: true),
        BodyRow("NB-020", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("ext"), [.text], .format),
        BodyRow("NB-021", [(.image, nil), (.video, nil)], shapes: [2, 4], BodyPath("w"), [.integer, .digits], .width, isWritten: true),
        BodyRow("NB-022", [(.image, nil), (.video, nil)], shapes: [2, 4], BodyPath("h"), [.integer, .digits], .height, isWritten: true),
        BodyRow("NB-023", [(.image, nil)], shapes: [3], BodyPath("width"), [.integer], .width, isWritten: true),
        BodyRow("NB-024", [(.image, nil)], shapes: [3], BodyPath("height"), [.integer], .height, isWritten: true),
    ]
}

@inline(never)
private func nimBodyList2() -> [BodyRow] {
    [
        BodyRow("NB-025", [(.video, nil)], shapes: [3], BodyPath("width"), [.integer], .width, isWritten: true),
        BodyRow("NB-026", [(.video, nil)], shapes: [3], BodyPath("height"), [.integer], .height, isWritten: true),
        BodyRow("NB-027", [(.image, nil), (.video, nil)], shapes: [3], BodyPath("w"), [.integer], .width),
        BodyRow("NB-028", [(.image, nil), (.video, nil)], shapes: [3], BodyPath("h"), [.integer], .height),
        BodyRow("NB-029", [(.image, nil), (.video, nil)], shapes: [1], BodyPath("width"), [.integer], .width, isWritten: true),
        BodyRow("NB-030", [(.image, nil), (.video, nil)], shapes: [1], BodyPath("height"), [.integer], .height, isWritten: true),
        BodyRow("NB-031", [(.image, nil)], shapes: [0], BodyPath("size.width"), [.number], .width, isWritten: true),
        BodyRow("NB-032", [(.image, nil)], shapes: [0], BodyPath("size.height"), [.number], .height, isWritten: true),
        BodyRow("NB-033", [(.video, nil)], shapes: [0], BodyPath("coverSize.width"), [.number], .width, isWritten: true),
        BodyRow("NB-034", [(.video, nil)], shapes: [0], BodyPath("coverSize.height"), [.number], .height, isWritten: true),
        BodyRow("NB-035", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("w"), [.integer], .width),
        BodyRow("NB-036", [(.image, nil), (.video, nil)], shapes: [0], BodyPath("h"), [.integer], .height),
    ]
}

@inline(never)
private func nimBodyList3() -> [BodyRow] {
    [
        BodyRow("NB-037", [(.audio, nil), (.video, nil)], shapes: [2, 4], BodyPath("dur"), [.integer, .digits], .duration, isWritten: true),
        BodyRow("NB-038", [(.audio, nil), (.video, nil)], shapes: [3], BodyPath("duration"), [.integer], .duration, isWritten: true),
        BodyRow("NB-039", [(.audio, nil), (.video, nil)], shapes: [3], BodyPath("dur"), [.integer], .duration),
        BodyRow("NB-040", [(.audio, nil), (.video, nil)], shapes: [1], BodyPath("duration"), [.integer], .duration, isWritten: true),
        BodyRow("NB-041", [(.audio, nil), (.video, nil)], shapes: [0], BodyPath("duration"), [.integer], .duration, isWritten: true),
        BodyRow("NB-042", [(.audio, nil), (.video, nil)], shapes: [0], BodyPath("dur"), [.integer], .duration),
        BodyRow("NB-043", [(.image, nil)], shapes: [0], BodyPath("thumbUrl"), [.text], .thumbnail, isWritten: true),
        BodyRow("NB-044", [(.video, nil)], shapes: [0], BodyPath("coverUrl"), [.text], .thumbnail, isWritten: true),
        BodyRow("NB-045", [(.video, nil)], shapes: [0], BodyPath("thumbUrl"), [.text], .thumbnail),
        BodyRow("NB-046", [(.audio, nil)], shapes: [0], BodyPath("mp3Url"), [.text]),
        BodyRow("NB-047", [(.audio, nil)], shapes: [0], BodyPath("text"), [.text], .text),
        BodyRow("NB-048", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0, 1], BodyPath("path"), [.text]),
    ]
}

@inline(never)
private func nimBodyList4() -> [BodyRow] {
    [
        BodyRow("NB-049", [(.image, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("thumbPath"), [.text]),
        BodyRow("NB-050", [(.video, nil)], shapes: [0], BodyPath("coverPath"), [.text]),
        BodyRow("NB-051", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("expire"), [.integer]),
        BodyRow("NB-052", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("force_upload"), [.boolean]),
        BodyRow("NB-053", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [0], BodyPath("sen"), [.text]),
        BodyRow("NB-054", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.custom, nil)], shapes: [0], BodyPath("messageType"), [.text]),
        BodyRow("NB-055", [(.audio, nil)], shapes: [0], BodyPath("autoTransform"), [.boolean]),
        BodyRow("NB-056", [(.image, nil)], shapes: [0], BodyPath("option"), [.object]),
        BodyRow("NB-057", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [1], BodyPath("sceneName"), [.text]),
        BodyRow("NB-058", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil)], shapes: [1], BodyPath("uploadState"), [.integer]),
        BodyRow("NB-059", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil)], shapes: [1], BodyPath("raw"), [.text]),
        BodyRow("NB-060", [(.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.notice, nil)], shapes: [1], BodyPath("nimCoreMessageType"), [.integer]),
    ]
}

@inline(never)
private func nimBodyList5() -> [BodyRow] {
    [
        BodyRow("NB-061", [(.location, nil)], shapes: [2, 4], BodyPath("lat"), [.number], .latitude, isWritten: true),
        BodyRow("NB-062", [(.location, nil)], shapes: [2, 4], BodyPath("lng"), [.number], .longitude, isWritten: true),
        BodyRow("NB-063", [(.location, nil)], shapes: [2, 4], BodyPath("title"), [.text], .address, isWritten: true),
        BodyRow("NB-064", [(.location, nil)], shapes: [3], BodyPath("latitude"), [.number], .latitude, isWritten: true),
        BodyRow("NB-065", [(.location, nil)], shapes: [3], BodyPath("longitude"), [.number], .longitude, isWritten: true),
        BodyRow("NB-066", [(.location, nil)], shapes: [3], BodyPath("address"), [.text], .address, isWritten: true),
        BodyRow("NB-067", [(.location, nil)], shapes: [3], BodyPath("lat"), [.number], .latitude),
        BodyRow("NB-068", [(.location, nil)], shapes: [3], BodyPath("lng"), [.number], .longitude),
        BodyRow("NB-069", [(.location, nil)], shapes: [3], BodyPath("title"), [.text], .address),
        BodyRow("NB-070", [(.location, nil)], shapes: [1], BodyPath("latitude"), [.number], .latitude, isWritten: true, need: .required),
        BodyRow("NB-071", [(.location, nil)], shapes: [1], BodyPath("longitude"), [.number], .longitude, isWritten: true, need: .required),
        BodyRow("NB-072", [(.location, nil)], shapes: [1], BodyPath("address"), [.text], .address, isWritten: true, need: .required),
    ]
}

@inline(never)
private func nimBodyList6() -> [BodyRow] {
    [
        BodyRow("NB-073", [(.location, nil)], shapes: [0], BodyPath("latitude"), [.number], .latitude, isWritten: true),
        BodyRow("NB-074", [(.location, nil)], shapes: [0], BodyPath("longitude"), [.number], .longitude, isWritten: true),
        BodyRow("NB-075", [(.location, nil)], shapes: [0], BodyPath("title"), [.text], .address, isWritten: true),
        BodyRow("NB-076", [(.location, nil)], shapes: [0], BodyPath("address"), [.text], .address),
        BodyRow("NB-077", [(.location, nil)], shapes: [0], BodyPath("lat"), [.number], .latitude),
        BodyRow("NB-078", [(.location, nil)], shapes: [0], BodyPath("lng"), [.number], .longitude),
        BodyRow("NB-079", [(.custom, nil)], shapes: [2], BodyPath("."), [.any], .data, .envelope, isWritten: true, need: .required),
        BodyRow("NB-080", [(.custom, nil)], shapes: [4], BodyPath("."), [.any], .data, .envelope),
        BodyRow("NB-081", [(.custom, nil)], shapes: [3], BodyPath("."), [.object], .data, .envelope, isWritten: true, need: .required),
        BodyRow("NB-082", [(.custom, nil)], shapes: [1], BodyPath("raw"), [.jsonText, .text], .data, .envelope, isWritten: true, need: .required),
        BodyRow("NB-083", [(.custom, nil)], shapes: [0], BodyPath("attachment"), [.any], .data, .envelope, isWritten: true),
        BodyRow("NB-085", [(.custom, nil)], shapes: [0], BodyPath("."), [.object], .data, .envelope),
    ]
}

@inline(never)
private func nimBodyList7() -> [BodyRow] {
    [
        BodyRow("NB-100", [(.customNotification, nil)], shapes: [4], BodyPath("."), [.any], .data),
        BodyRow("NB-200", [(.command, nil), (.customNotification, nil)], shapes: [2, 3, 0, 1], BodyPath("."), [.jsonText, .text], .data, .envelope, isWritten: true),
        BodyRow("NB-210", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [3], BodyPath("/thread_config.thread_reply.message_server_id"), [.integer, .text], .quotedID),
        BodyRow("NB-211", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [3], BodyPath("/thread_config.thread_reply.sender_id"), [.text], .quotedSender),
        BodyRow("NB-212", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [3], BodyPath("/thread_config.thread_reply.receiver_id"), [.text]),
        BodyRow("NB-213", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [3], BodyPath("/thread_config.thread_reply.create_time"), [.integer]),
        BodyRow("NB-214", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [3], BodyPath("/thread_config.thread_reply.message_client_id"), [.text], .quotedID),
        BodyRow("NB-215", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [1], BodyPath("/threadReply.messageServerId"), [.text], .quotedID),
        BodyRow("NB-216", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [1], BodyPath("/threadReply.senderId"), [.text], .quotedSender),
        BodyRow("NB-217", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [1], BodyPath("/threadReply.receiverId"), [.text]),
        BodyRow("NB-218", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [1], BodyPath("/threadReply.createTime"), [.integer]),
        BodyRow("NB-219", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [1], BodyPath("/threadReply.messageClientId"), [.text], .quotedID),
    ]
}

@inline(never)
private func nimBodyList8() -> [BodyRow] {
    [
        BodyRow("NB-220", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [1], BodyPath("/threadReply.conversationId"), [.text]),
        BodyRow("NB-221", [(.text, nil), (.image, nil), (.audio, nil), (.video, nil), (.file, nil), (.location, nil), (.tip, nil), (.custom, nil)], shapes: [1], BodyPath("/threadReply.conversationType"), [.integer]),
    ]
}
