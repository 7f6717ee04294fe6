// Made from Mappings/openim-bodies.tsv, Mappings/shapes.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension BodyTable {
    /// The rows of `Mappings/openim-bodies.tsv`.
    static let openim = BodyTable(
        places: [
            [BodyPath("content")],
            [BodyPath("message"), BodyPath(".")],
            [BodyPath("msg.content"), BodyPath("content")],
            [BodyPath("content")],
            [],
        ],
        notices: [
            [BodyPath("content")],
            [BodyPath("message"), BodyPath(".")],
            [BodyPath("msg.content"), BodyPath("content")],
            [BodyPath("content")],
            [],
        ],
        textTypes: ["114", "106", "117"],
        rows: { openimBodyRows })
}

private let openimBodyRows = BodyRows(openimBodyList, shapes: 5)

private let openimBodyList = [openimBodyList0(), openimBodyList1(), openimBodyList2(), openimBodyList3(), openimBodyList4(), openimBodyList5(), openimBodyList6(), openimBodyList7(), openimBodyList8(), openimBodyList9()].flatMap(\.self)

@inline(never)
private func openimBodyList0() -> [BodyRow] {
    [
        BodyRow("OIB-001", [(.image, nil)], shapes: [0, 2, 3], BodyPath("sourcePicture.url"), [.text], .url, isWritten: true, need: .required),
        BodyRow("OIB-002", [(.image, nil)], shapes: [0, 2, 3], BodyPath("bigPicture.url"), [.text], .url, isWritten: true),
        BodyRow("OIB-003", [(.image, nil)], shapes: [0, 2, 3], BodyPath("sourcePicture.size"), [.integer], .size, isWritten: true),
        BodyRow("OIB-004", [(.image, nil)], shapes: [0, 2, 3], BodyPath("sourcePicture.width"), [.integer], .width, isWritten: true, need: .required),
        BodyRow("OIB-005", [(.image, nil)], shapes: [0, 2, 3], BodyPath("sourcePicture.height"), [.integer], .height, isWritten: true, need: .required),
        BodyRow("OIB-006", [(.image, nil)], shapes: [0, 2, 3], BodyPath("sourcePicture.type"), [.text], .format, isWritten: true, need: .required),
        BodyRow("OIB-007", [(.image, nil)], shapes: [0, 2, 3], BodyPath("sourcePicture.uuid"), [.text]),
        BodyRow("OIB-008", [(.image, nil)], shapes: [0, 2, 3], BodyPath("snapshotPicture.url"), [.text], .thumbnail, isWritten: true, need: .required),
        BodyRow("OIB-009", [(.image, nil)], shapes: [0, 2, 3], BodyPath("bigPicture"), [.object]),
        BodyRow("OIB-010", [(.image, nil)], shapes: [0, 2, 3], BodyPath("snapshotPicture"), [.object]),
        BodyRow("OIB-011", [(.image, nil)], shapes: [0, 2, 3], BodyPath("sourcePath"), [.text]),
        BodyRow("OIB-012", [(.audio, nil)], shapes: [0, 2, 3], BodyPath("sourceUrl"), [.text], .url, isWritten: true, need: .required),
    ]
}

@inline(never)
private func openimBodyList1() -> [BodyRow] {
    [
        BodyRow("OIB-013", [(.audio, nil)], shapes: [0, 2, 3], BodyPath("dataSize"), [.integer], .size, isWritten: true),
        BodyRow("OIB-014", [(.audio, nil)], shapes: [0, 2, 3], BodyPath("duration"), [.integer], .duration, .seconds, isWritten: true, need: .required),
        BodyRow("OIB-015", [(.audio, nil)], shapes: [0, 2, 3], BodyPath("soundType"), [.text], .format, isWritten: true),
        BodyRow("OIB-016", [(.audio, nil)], shapes: [0, 2, 3], BodyPath("uuid"), [.text]),
        BodyRow("OIB-017", [(.audio, nil)], shapes: [0, 2, 3], BodyPath("soundPath"), [.text]),
        BodyRow("OIB-018", [(.video, nil)], shapes: [0, 2, 3], BodyPath("videoUrl"), [.text], .url, isWritten: true, need: .required),
        BodyRow("OIB-019", [(.video, nil)], shapes: [0, 2, 3], BodyPath("videoType"), [.text], .format, isWritten: true, need: .required),
        BodyRow("OIB-020", [(.video, nil)], shapes: [0, 2, 3], BodyPath("videoSize"), [.integer], .size, isWritten: true, need: .required),
        BodyRow("OIB-021", [(.video, nil)], shapes: [0, 2, 3], BodyPath("duration"), [.integer], .duration, .seconds, isWritten: true, need: .required),
        BodyRow("OIB-022", [(.video, nil)], shapes: [0, 2, 3], BodyPath("snapshotUrl"), [.text], .thumbnail, isWritten: true, need: .required),
        BodyRow("OIB-023", [(.video, nil)], shapes: [0, 2, 3], BodyPath("snapshotWidth"), [.integer], .width, isWritten: true, need: .required),
        BodyRow("OIB-024", [(.video, nil)], shapes: [0, 2, 3], BodyPath("snapshotHeight"), [.integer], .height, isWritten: true, need: .required),
    ]
}

@inline(never)
private func openimBodyList2() -> [BodyRow] {
    [
        BodyRow("OIB-025", [(.video, nil)], shapes: [0, 2, 3], BodyPath("videoPath"), [.text]),
        BodyRow("OIB-026", [(.video, nil)], shapes: [0, 2, 3], BodyPath("videoUUID"), [.text]),
        BodyRow("OIB-027", [(.video, nil)], shapes: [0, 2, 3], BodyPath("snapshotPath"), [.text]),
        BodyRow("OIB-028", [(.video, nil)], shapes: [0, 2, 3], BodyPath("snapshotUUID"), [.text]),
        BodyRow("OIB-029", [(.video, nil)], shapes: [0, 2, 3], BodyPath("snapshotSize"), [.integer]),
        BodyRow("OIB-030", [(.video, nil)], shapes: [0, 2, 3], BodyPath("snapshotType"), [.text]),
        BodyRow("OIB-031", [(.file, nil)], shapes: [0, 2, 3], BodyPath("sourceUrl"), [.text], .url, isWritten: true, need: .required),
        BodyRow("OIB-032", [(.file, nil)], shapes: [0, 2, 3], BodyPath("fileName"), [.text], .name, isWritten: true, need: .required),
        BodyRow("OIB-033", [(.file, nil)], shapes: [0, 2, 3], BodyPath("fileSize"), [.integer], .size, isWritten: true, need: .required),
        BodyRow("OIB-034", [(.file, nil)], shapes: [0, 2, 3], BodyPath("fileType"), [.text], .format, isWritten: true),
        BodyRow("OIB-035", [(.file, nil)], shapes: [0, 2, 3], BodyPath("filePath"), [.text]),
        BodyRow("OIB-036", [(.file, nil)], shapes: [0, 2, 3], BodyPath("uuid"), [.text]),
    ]
}

@inline(never)
private func openimBodyList3() -> [BodyRow] {
    [
        BodyRow("OIB-037", [(.location, nil)], shapes: [0, 2, 3], BodyPath("latitude"), [.number], .latitude),
        BodyRow("OIB-038", [(.location, nil)], shapes: [0, 2, 3], BodyPath("longitude"), [.number], .longitude),
        BodyRow("OIB-039", [(.location, nil)], shapes: [0, 2, 3], BodyPath("description"), [.text], .address),
        BodyRow("OIB-040", [(.face, nil)], shapes: [0, 2, 3], BodyPath("index"), [.integer], .index),
        BodyRow("OIB-041", [(.face, nil)], shapes: [0, 2, 3], BodyPath("data"), [.jsonText, .text], .data),
        BodyRow("OIB-042", [(.merged, nil)], shapes: [0, 2, 3], BodyPath("title"), [.text], .title),
        BodyRow("OIB-043", [(.merged, nil)], shapes: [0, 2, 3], BodyPath("abstractList"), [.array], .summary),
        BodyRow("OIB-044", [(.merged, nil)], shapes: [0, 2, 3], BodyPath("multiMessage"), [.array], .messages),
        BodyRow("OIB-045", [(.custom, nil)], shapes: [0, 2, 3], BodyPath("data"), [.jsonText, .text], .data, .envelope, isWritten: true, need: .required),
        BodyRow("OIB-048", [(.text, "114")], shapes: [0, 2, 3], BodyPath("quoteMessage"), [.object], .quoted, isWritten: true),
        BodyRow("OIB-049", [(.text, "106")], shapes: [0, 2, 3], BodyPath("quoteMessage"), [.object], .quoted, isWritten: true),
        BodyRow("OIB-050", [(.other, "108")], shapes: [0, 2, 3], BodyPath("userID"), [.text], .userID),
    ]
}

@inline(never)
private func openimBodyList4() -> [BodyRow] {
    [
        BodyRow("OIB-051", [(.other, "108")], shapes: [0, 2, 3], BodyPath("nickname"), [.text], .name),
        BodyRow("OIB-052", [(.other, "108")], shapes: [0, 2, 3], BodyPath("faceURL"), [.text], .thumbnail),
        BodyRow("OIB-053", [(.other, "108")], shapes: [0, 2, 3], BodyPath("ex"), [.text]),
        BodyRow("OIB-054", [(.image, nil)], shapes: [1], BodyPath("pictureElem.sourcePicture.url"), [.text], .url, isWritten: true),
        BodyRow("OIB-055", [(.image, nil)], shapes: [1], BodyPath("pictureElem.bigPicture.url"), [.text], .url),
        BodyRow("OIB-056", [(.image, nil)], shapes: [1], BodyPath("pictureElem.sourcePicture.size"), [.integer], .size, isWritten: true),
        BodyRow("OIB-057", [(.image, nil)], shapes: [1], BodyPath("pictureElem.sourcePicture.width"), [.integer], .width, isWritten: true),
        BodyRow("OIB-058", [(.image, nil)], shapes: [1], BodyPath("pictureElem.sourcePicture.height"), [.integer], .height, isWritten: true),
        BodyRow("OIB-059", [(.image, nil)], shapes: [1], BodyPath("pictureElem.sourcePicture.type"), [.text], .format, isWritten: true),
        BodyRow("OIB-060", [(.image, nil)], shapes: [1], BodyPath("pictureElem.sourcePicture.uuid"), [.text]),
        BodyRow("OIB-061", [(.image, nil)], shapes: [1], BodyPath("pictureElem.snapshotPicture.url"), [.text], .thumbnail, isWritten: true),
        BodyRow("OIB-062", [(.image, nil)], shapes: [1], BodyPath("pictureElem.bigPicture"), [.object]),
    ]
}

@inline(never)
private func openimBodyList5() -> [BodyRow] {
    [
        BodyRow("OIB-063", [(.image, nil)], shapes: [1], BodyPath("pictureElem.snapshotPicture"), [.object]),
        BodyRow("OIB-064", [(.image, nil)], shapes: [1], BodyPath("pictureElem.sourcePath"), [.text]),
        BodyRow("OIB-065", [(.audio, nil)], shapes: [1], BodyPath("soundElem.sourceUrl"), [.text], .url, isWritten: true),
        BodyRow("OIB-066", [(.audio, nil)], shapes: [1], BodyPath("soundElem.dataSize"), [.integer], .size, isWritten: true),
        BodyRow("OIB-067", [(.audio, nil)], shapes: [1], BodyPath("soundElem.duration"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("OIB-068", [(.audio, nil)], shapes: [1], BodyPath("soundElem.soundType"), [.text], .format, isWritten: true),
        BodyRow("OIB-069", [(.audio, nil)], shapes: [1], BodyPath("soundElem.uuid"), [.text]),
        BodyRow("OIB-070", [(.audio, nil)], shapes: [1], BodyPath("soundElem.soundPath"), [.text]),
        BodyRow("OIB-071", [(.video, nil)], shapes: [1], BodyPath("videoElem.videoUrl"), [.text], .url, isWritten: true),
        BodyRow("OIB-072", [(.video, nil)], shapes: [1], BodyPath("videoElem.videoType"), [.text], .format, isWritten: true),
        BodyRow("OIB-073", [(.video, nil)], shapes: [1], BodyPath("videoElem.videoSize"), [.integer], .size, isWritten: true),
        BodyRow("OIB-074", [(.video, nil)], shapes: [1], BodyPath("videoElem.duration"), [.integer], .duration, .seconds, isWritten: true),
    ]
}

@inline(never)
private func openimBodyList6() -> [BodyRow] {
    [
        BodyRow("OIB-075", [(.video, nil)], shapes: [1], BodyPath("videoElem.snapshotUrl"), [.text], .thumbnail, isWritten: true),
        BodyRow("OIB-076", [(.video, nil)], shapes: [1], BodyPath("videoElem.snapshotWidth"), [.integer], .width, isWritten: true),
        BodyRow("OIB-077", [(.video, nil)], shapes: [1], BodyPath("videoElem.snapshotHeight"), [.integer], .height, isWritten: true),
        BodyRow("OIB-078", [(.video, nil)], shapes: [1], BodyPath("videoElem.videoPath"), [.text]),
        BodyRow("OIB-079", [(.video, nil)], shapes: [1], BodyPath("videoElem.videoUUID"), [.text]),
        BodyRow("OIB-080", [(.video, nil)], shapes: [1], BodyPath("videoElem.snapshotPath"), [.text]),
        BodyRow("OIB-081", [(.video, nil)], shapes: [1], BodyPath("videoElem.snapshotUUID"), [.text]),
        BodyRow("OIB-082", [(.video, nil)], shapes: [1], BodyPath("videoElem.snapshotSize"), [.integer]),
        BodyRow("OIB-083", [(.video, nil)], shapes: [1], BodyPath("videoElem.snapshotType"), [.text]),
        BodyRow("OIB-084", [(.file, nil)], shapes: [1], BodyPath("fileElem.sourceUrl"), [.text], .url, isWritten: true),
        BodyRow("OIB-085", [(.file, nil)], shapes: [1], BodyPath("fileElem.fileName"), [.text], .name, isWritten: true),
        BodyRow("OIB-086", [(.file, nil)], shapes: [1], BodyPath("fileElem.fileSize"), [.integer], .size, isWritten: true),
    ]
}

@inline(never)
private func openimBodyList7() -> [BodyRow] {
    [
        BodyRow("OIB-087", [(.file, nil)], shapes: [1], BodyPath("fileElem.fileType"), [.text], .format, isWritten: true),
        BodyRow("OIB-088", [(.file, nil)], shapes: [1], BodyPath("fileElem.filePath"), [.text]),
        BodyRow("OIB-089", [(.file, nil)], shapes: [1], BodyPath("fileElem.uuid"), [.text]),
        BodyRow("OIB-090", [(.location, nil)], shapes: [1], BodyPath("locationElem.latitude"), [.number], .latitude, isWritten: true),
        BodyRow("OIB-091", [(.location, nil)], shapes: [1], BodyPath("locationElem.longitude"), [.number], .longitude, isWritten: true),
        BodyRow("OIB-092", [(.location, nil)], shapes: [1], BodyPath("locationElem.description"), [.text], .address, isWritten: true),
        BodyRow("OIB-093", [(.face, nil)], shapes: [1], BodyPath("faceElem.index"), [.integer], .index, isWritten: true),
        BodyRow("OIB-094", [(.face, nil)], shapes: [1], BodyPath("faceElem.data"), [.jsonText, .text], .data, isWritten: true),
        BodyRow("OIB-095", [(.merged, nil)], shapes: [1], BodyPath("mergeElem.title"), [.text], .title, isWritten: true),
        BodyRow("OIB-096", [(.merged, nil)], shapes: [1], BodyPath("mergeElem.abstractList"), [.array], .summary, isWritten: true),
        BodyRow("OIB-097", [(.merged, nil)], shapes: [1], BodyPath("mergeElem.multiMessage"), [.array], .messages, isWritten: true),
        BodyRow("OIB-098", [(.custom, nil)], shapes: [1], BodyPath("customElem.data"), [.jsonText, .text], .data, .envelope, isWritten: true),
    ]
}

@inline(never)
private func openimBodyList8() -> [BodyRow] {
    [
        BodyRow("OIB-101", [(.text, "114")], shapes: [1], BodyPath("quoteElem.quoteMessage"), [.object], .quoted, isWritten: true),
        BodyRow("OIB-102", [(.text, "106")], shapes: [1], BodyPath("atTextElem.quoteMessage"), [.object], .quoted, isWritten: true),
        BodyRow("OIB-103", [(.text, "114")], shapes: [1], BodyPath("quoteElem.text"), [.text]),
        BodyRow("OIB-104", [(.text, "114")], shapes: [1], BodyPath("quoteElem.messageEntityList"), [.array], .formats, isWritten: true),
        BodyRow("OIB-105", [(.text, "106")], shapes: [1], BodyPath("atTextElem.text"), [.text]),
        BodyRow("OIB-106", [(.text, "106")], shapes: [1], BodyPath("atTextElem.atUserList"), [.array]),
        BodyRow("OIB-107", [(.text, "106")], shapes: [1], BodyPath("atTextElem.isAtSelf"), [.boolean]),
        BodyRow("OIB-108", [(.text, "106")], shapes: [1], BodyPath("atTextElem.atUsersInfo"), [.array]),
        BodyRow("OIB-109", [(.text, "106")], shapes: [1], BodyPath("atTextElem.messageEntityList"), [.array], .formats, isWritten: true),
        BodyRow("OIB-110", [(.other, "108")], shapes: [1], BodyPath("cardElem.userID"), [.text], .userID, isWritten: true),
        BodyRow("OIB-111", [(.other, "108")], shapes: [1], BodyPath("cardElem.nickname"), [.text], .name, isWritten: true),
        BodyRow("OIB-112", [(.other, "108")], shapes: [1], BodyPath("cardElem.faceURL"), [.text], .thumbnail, isWritten: true),
    ]
}

@inline(never)
private func openimBodyList9() -> [BodyRow] {
    [
        BodyRow("OIB-113", [(.other, "108")], shapes: [1], BodyPath("cardElem.ex"), [.text]),
        BodyRow("OIB-114", [(.image, nil)], shapes: [0, 2, 3], BodyPath("bigPicture.width"), [.integer], .width, isWritten: true),
        BodyRow("OIB-115", [(.image, nil)], shapes: [0, 2, 3], BodyPath("bigPicture.height"), [.integer], .height, isWritten: true),
        BodyRow("OIB-116", [(.image, nil)], shapes: [0, 2, 3], BodyPath("bigPicture.type"), [.text], .format, isWritten: true),
        BodyRow("OIB-117", [(.image, nil)], shapes: [0, 2, 3], BodyPath("snapshotPicture.width"), [.integer], .width, isWritten: true),
        BodyRow("OIB-118", [(.image, nil)], shapes: [0, 2, 3], BodyPath("snapshotPicture.height"), [.integer], .height, isWritten: true),
        BodyRow("OIB-119", [(.image, nil)], shapes: [0, 2, 3], BodyPath("snapshotPicture.type"), [.text], .format, isWritten: true),
        BodyRow("OIB-120", [(.text, "114")], shapes: [0, 2, 3], BodyPath("messageEntityList"), [.array], .formats, isWritten: true),
        BodyRow("OIB-121", [(.text, "106")], shapes: [0, 2, 3], BodyPath("messageEntityList"), [.array], .formats, isWritten: true),
        BodyRow("OIB-122", [(.text, "117")], shapes: [0, 2, 3], BodyPath("messageEntityList"), [.array], .formats),
        BodyRow("OIB-123", [(.text, "117")], shapes: [1], BodyPath("advancedTextElem.messageEntityList"), [.array], .formats, isWritten: true),
        BodyRow("OIB-124", [(.text, "117")], shapes: [1], BodyPath("advancedTextElem.text"), [.text]),
    ]
}
