// Made from Mappings/tencent-bodies.tsv, Mappings/shapes.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension BodyTable {
    /// The rows of `Mappings/tencent-bodies.tsv`.
    static let tencent = BodyTable(
        places: [
            [BodyPath("MsgBody[].MsgContent")],
            [BodyPath("MsgBody[].MsgContent")],
            [BodyPath(".")],
            [BodyPath("message_elem_array[]")],
            [BodyPath("payload")],
            [],
            [],
            [BodyPath("MsgBody[].MsgContent")],
            [],
        ],
        notices: [
            [BodyPath("MsgBody[].MsgContent")],
            [BodyPath("MsgBody[].MsgContent")],
            [BodyPath(".")],
            [BodyPath("message_elem_array[]")],
            [BodyPath("payload")],
            [],
            [],
            [BodyPath("MsgBody[].MsgContent")],
            [],
        ],
        textTypes: [],
        rows: { tencentBodyRows })
}

private let tencentBodyRows = BodyRows(tencentBodyList, shapes: 9)

private let tencentBodyList = [tencentBodyList0(), tencentBodyList1(), tencentBodyList2(), tencentBodyList3(), tencentBodyList4(), tencentBodyList5(), tencentBodyList6(), tencentBodyList7(), tencentBodyList8(), tencentBodyList9(), tencentBodyList10(), tencentBodyList11(), tencentBodyList12(), tencentBodyList13(), tencentBodyList14(), tencentBodyList15(), tencentBodyList16(), tencentBodyList17(), tencentBodyList18(), tencentBodyList19()].flatMap(\.self)

@inline(never)
private func tencentBodyList0() -> [BodyRow] {
    [
        BodyRow("TB-001", [(.image, nil)], shapes: [0, 1, 7], BodyPath("UUID"), [.text], nil, .unique, isWritten: true, need: .required),
        BodyRow("TB-002", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageFormat"), [.integer], .format, .word([(1, "jpg"), (1, "jpeg"), (2, "gif"), (3, "png"), (4, "bmp")]), isWritten: true),
        BodyRow("TB-003", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=1].URL"), [.text], .url, isWritten: true, need: .required),
        BodyRow("TB-004", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[].URL"), [.text], .url),
        BodyRow("TB-005", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=1].Size"), [.integer], .size, isWritten: true),
        BodyRow("TB-006", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=1].Width"), [.integer], .width, isWritten: true, need: .required),
        BodyRow("TB-007", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=1].Height"), [.integer], .height, isWritten: true, need: .required),
        BodyRow("TB-008", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=3].URL"), [.text], .thumbnail, isWritten: true),
        BodyRow("TB-009", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=3].Size"), [.integer]),
        BodyRow("TB-010", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=3].Width"), [.integer]),
        BodyRow("TB-011", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=3].Height"), [.integer]),
        BodyRow("TB-012", [(.image, nil)], shapes: [0, 1, 7], BodyPath("ImageInfoArray[Type=2]"), [.object]),
    ]
}

@inline(never)
private func tencentBodyList1() -> [BodyRow] {
    [
        BodyRow("TB-013", [(.audio, nil)], shapes: [0, 1, 7], BodyPath("Url"), [.text], .url, isWritten: true, need: .required),
        BodyRow("TB-014", [(.audio, nil)], shapes: [0, 1, 7], BodyPath("UUID"), [.text], nil, .unique, isWritten: true, need: .required),
        BodyRow("TB-015", [(.audio, nil)], shapes: [0, 1, 7], BodyPath("Size"), [.integer], .size, isWritten: true),
        BodyRow("TB-016", [(.audio, nil)], shapes: [0, 1, 7], BodyPath("Second"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("TB-017", [(.audio, nil)], shapes: [0, 1, 7], BodyPath("Download_Flag"), [.integer], nil, .constant(.integer(2)), isWritten: true, need: .required),
        BodyRow("TB-018", [(.video, nil)], shapes: [0, 1, 7], BodyPath("VideoUrl"), [.text], .url, isWritten: true, need: .required),
        BodyRow("TB-019", [(.video, nil)], shapes: [0, 1, 7], BodyPath("VideoUUID"), [.text], nil, .unique, isWritten: true, need: .required),
        BodyRow("TB-020", [(.video, nil)], shapes: [0, 1, 7], BodyPath("VideoSize"), [.integer], .size, isWritten: true),
        BodyRow("TB-021", [(.video, nil)], shapes: [0, 1, 7], BodyPath("VideoSecond"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("TB-022", [(.video, nil)], shapes: [0, 1, 7], BodyPath("VideoFormat"), [.text], .format, isWritten: true),
        BodyRow("TB-023", [(.video, nil)], shapes: [0, 1, 7], BodyPath("VideoDownloadFlag"), [.integer], nil, .constant(.integer(2)), isWritten: true, need: .required),
        BodyRow("TB-024", [(.video, nil)], shapes: [0, 1, 7], BodyPath("ThumbUrl"), [.text], .thumbnail, isWritten: true, need: .required),
    ]
}

@inline(never)
private func tencentBodyList2() -> [BodyRow] {
    [
        BodyRow("TB-025", [(.video, nil)], shapes: [0, 1, 7], BodyPath("ThumbUUID"), [.text], nil, .unique, isWritten: true, need: .required),
        BodyRow("TB-026", [(.video, nil)], shapes: [0, 1, 7], BodyPath("ThumbWidth"), [.integer], .width, isWritten: true, need: .required),
        BodyRow("TB-027", [(.video, nil)], shapes: [0, 1, 7], BodyPath("ThumbHeight"), [.integer], .height, isWritten: true, need: .required),
        BodyRow("TB-028", [(.video, nil)], shapes: [0, 1, 7], BodyPath("ThumbSize"), [.integer]),
        BodyRow("TB-029", [(.video, nil)], shapes: [0, 1, 7], BodyPath("ThumbFormat"), [.text]),
        BodyRow("TB-030", [(.video, nil)], shapes: [0, 1, 7], BodyPath("ThumbDownloadFlag"), [.integer], nil, .constant(.integer(2)), isWritten: true, need: .required),
        BodyRow("TB-031", [(.file, nil)], shapes: [0, 1, 7], BodyPath("Url"), [.text], .url, isWritten: true, need: .required),
        BodyRow("TB-032", [(.file, nil)], shapes: [0, 1, 7], BodyPath("UUID"), [.text], nil, .unique, isWritten: true, need: .required),
        BodyRow("TB-033", [(.file, nil)], shapes: [0, 1, 7], BodyPath("FileSize"), [.integer], .size, isWritten: true),
        BodyRow("TB-034", [(.file, nil)], shapes: [0, 1, 7], BodyPath("FileName"), [.text], .name, isWritten: true),
        BodyRow("TB-035", [(.file, nil)], shapes: [0, 1, 7], BodyPath("fileName"), [.text], .name),
        BodyRow("TB-036", [(.file, nil)], shapes: [0, 1, 7], BodyPath("Download_Flag"), [.integer], nil, .constant(.integer(2)), isWritten: true, need: .required),
    ]
}

@inline(never)
private func tencentBodyList3() -> [BodyRow] {
    [
        BodyRow("TB-037", [(.location, nil)], shapes: [0, 1, 7], BodyPath("Desc"), [.text], .address, isWritten: true),
        BodyRow("TB-038", [(.location, nil)], shapes: [0, 1, 7], BodyPath("Latitude"), [.number], .latitude, isWritten: true),
        BodyRow("TB-039", [(.location, nil)], shapes: [0, 1, 7], BodyPath("Longitude"), [.number], .longitude, isWritten: true),
        BodyRow("TB-040", [(.face, nil)], shapes: [0, 1, 7], BodyPath("Index"), [.integer], .index, isWritten: true),
        BodyRow("TB-041", [(.face, nil)], shapes: [0, 1, 7], BodyPath("Data"), [.jsonText, .text], .data, isWritten: true),
        BodyRow("TB-042", [(.custom, nil), (.notice, nil)], shapes: [0, 1, 7], BodyPath("Data"), [.jsonText, .text], .data, .envelope, isWritten: true),
        BodyRow("TB-043", [(.merged, nil)], shapes: [0, 1, 7], BodyPath("Title"), [.text], .title, isWritten: true),
        BodyRow("TB-044", [(.merged, nil)], shapes: [0, 1, 7], BodyPath("MsgNum"), [.integer], .count, isWritten: true),
        BodyRow("TB-045", [(.merged, nil)], shapes: [0, 1, 7], BodyPath("CompatibleText"), [.text], .text, isWritten: true),
        BodyRow("TB-046", [(.merged, nil)], shapes: [0, 1, 7], BodyPath("AbstractList"), [.array], .summary, isWritten: true),
        BodyRow("TB-047", [(.merged, nil)], shapes: [0, 1, 7], BodyPath("MsgList"), [.array], .messages, isWritten: true),
        BodyRow("TB-049", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=0].url"), [.text], .url, isWritten: true, need: .upload),
    ]
}

@inline(never)
private func tencentBodyList4() -> [BodyRow] {
    [
        BodyRow("TB-050", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[].url"), [.text], .url),
        BodyRow("TB-051", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=0].size"), [.integer], .size, isWritten: true),
        BodyRow("TB-052", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=0].width"), [.integer], .width, isWritten: true),
        BodyRow("TB-053", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=0].height"), [.integer], .height, isWritten: true),
        BodyRow("TB-054", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=0].uuid"), [.text]),
        BodyRow("TB-055", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=0].UUID"), [.text]),
        BodyRow("TB-056", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=0].localUrl"), [.text]),
        BodyRow("TB-057", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=1].url"), [.text], .thumbnail, isWritten: true),
        BodyRow("TB-058", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2]"), [.object]),
        BodyRow("TB-059", [(.image, nil)], shapes: [2], BodyPath("imageElem.path"), [.text]),
        BodyRow("TB-060", [(.audio, nil)], shapes: [2], BodyPath("soundElem.url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-061", [(.audio, nil)], shapes: [2], BodyPath("soundElem.dataSize"), [.integer], .size, isWritten: true),
    ]
}

@inline(never)
private func tencentBodyList5() -> [BodyRow] {
    [
        BodyRow("TB-062", [(.audio, nil)], shapes: [2], BodyPath("soundElem.duration"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("TB-063", [(.audio, nil)], shapes: [2], BodyPath("soundElem.path"), [.text]),
        BodyRow("TB-064", [(.audio, nil)], shapes: [2], BodyPath("soundElem.UUID"), [.text]),
        BodyRow("TB-065", [(.audio, nil)], shapes: [2], BodyPath("soundElem.localUrl"), [.text]),
        BodyRow("TB-066", [(.video, nil)], shapes: [2], BodyPath("videoElem.videoUrl"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-067", [(.video, nil)], shapes: [2], BodyPath("videoElem.videoSize"), [.integer], .size, isWritten: true),
        BodyRow("TB-068", [(.video, nil)], shapes: [2], BodyPath("videoElem.duration"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("TB-069", [(.video, nil)], shapes: [2], BodyPath("videoElem.snapshotUrl"), [.text], .thumbnail, isWritten: true),
        BodyRow("TB-070", [(.video, nil)], shapes: [2], BodyPath("videoElem.snapshotWidth"), [.integer], .width, isWritten: true),
        BodyRow("TB-071", [(.video, nil)], shapes: [2], BodyPath("videoElem.snapshotHeight"), [.integer], .height, isWritten: true),
        BodyRow("TB-072", [(.video, nil)], shapes: [2], BodyPath("videoElem.snapshotSize"), [.integer]),
        BodyRow("TB-073", [(.video, nil)], shapes: [2], BodyPath("videoElem.videoPath"), [.text]),
    ]
}

@inline(never)
private func tencentBodyList6() -> [BodyRow] {
    [
        BodyRow("TB-074", [(.video, nil)], shapes: [2], BodyPath("videoElem.UUID"), [.text]),
        BodyRow("TB-075", [(.video, nil)], shapes: [2], BodyPath("videoElem.snapshotPath"), [.text]),
        BodyRow("TB-076", [(.video, nil)], shapes: [2], BodyPath("videoElem.snapshotUUID"), [.text]),
        BodyRow("TB-077", [(.video, nil)], shapes: [2], BodyPath("videoElem.localVideoUrl"), [.text]),
        BodyRow("TB-078", [(.video, nil)], shapes: [2], BodyPath("videoElem.localSnapshotUrl"), [.text]),
        BodyRow("TB-079", [(.file, nil)], shapes: [2], BodyPath("fileElem.url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-080", [(.file, nil)], shapes: [2], BodyPath("fileElem.fileName"), [.text], .name, isWritten: true),
        BodyRow("TB-081", [(.file, nil)], shapes: [2], BodyPath("fileElem.fileSize"), [.integer], .size, isWritten: true),
        BodyRow("TB-082", [(.file, nil)], shapes: [2], BodyPath("fileElem.path"), [.text]),
        BodyRow("TB-083", [(.file, nil)], shapes: [2], BodyPath("fileElem.UUID"), [.text]),
        BodyRow("TB-084", [(.file, nil)], shapes: [2], BodyPath("fileElem.localUrl"), [.text]),
        BodyRow("TB-085", [(.location, nil)], shapes: [2], BodyPath("locationElem.desc"), [.text], .address, isWritten: true),
    ]
}

@inline(never)
private func tencentBodyList7() -> [BodyRow] {
    [
        BodyRow("TB-086", [(.location, nil)], shapes: [2], BodyPath("locationElem.latitude"), [.number], .latitude, isWritten: true),
        BodyRow("TB-087", [(.location, nil)], shapes: [2], BodyPath("locationElem.longitude"), [.number], .longitude, isWritten: true),
        BodyRow("TB-088", [(.face, nil)], shapes: [2], BodyPath("faceElem.index"), [.integer], .index, isWritten: true),
        BodyRow("TB-089", [(.face, nil)], shapes: [2], BodyPath("faceElem.data"), [.jsonText, .text], .data, isWritten: true),
        BodyRow("TB-090", [(.custom, nil), (.notice, nil)], shapes: [2], BodyPath("customElem.data"), [.jsonText, .text], .data, .envelope, isWritten: true),
        BodyRow("TB-091", [(.merged, nil)], shapes: [2], BodyPath("mergerElem.title"), [.text], .title, isWritten: true),
        BodyRow("TB-092", [(.merged, nil)], shapes: [2], BodyPath("mergerElem.abstractList"), [.array], .summary, isWritten: true),
        BodyRow("TB-093", [(.merged, nil)], shapes: [2], BodyPath("mergerElem.isLayersOverLimit"), [.boolean]),
        BodyRow("TB-095", [(.image, nil)], shapes: [3], BodyPath("image_elem_orig_url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-096", [(.image, nil)], shapes: [3], BodyPath("image_elem_orig_pic_size"), [.integer], .size, isWritten: true),
        BodyRow("TB-097", [(.image, nil)], shapes: [3], BodyPath("image_elem_orig_pic_width"), [.integer], .width, isWritten: true),
        BodyRow("TB-098", [(.image, nil)], shapes: [3], BodyPath("image_elem_orig_pic_height"), [.integer], .height, isWritten: true),
    ]
}

@inline(never)
private func tencentBodyList8() -> [BodyRow] {
    [
        BodyRow("TB-099", [(.image, nil)], shapes: [3], BodyPath("image_elem_format"), [.integer], .format, .word([(1, "jpg"), (1, "jpeg"), (2, "gif"), (3, "png"), (4, "bmp")]), isWritten: true),
        BodyRow("TB-100", [(.image, nil)], shapes: [3], BodyPath("image_elem_thumb_url"), [.text], .thumbnail, isWritten: true),
        BodyRow("TB-101", [(.image, nil)], shapes: [3], BodyPath("image_elem_orig_path"), [.text]),
        BodyRow("TB-102", [(.image, nil)], shapes: [3], BodyPath("image_elem_orig_id"), [.text]),
        BodyRow("TB-103", [(.image, nil)], shapes: [3], BodyPath("image_elem_thumb_id"), [.text]),
        BodyRow("TB-104", [(.image, nil)], shapes: [3], BodyPath("image_elem_large_id"), [.text]),
        BodyRow("TB-105", [(.image, nil)], shapes: [3], BodyPath("image_elem_large_url"), [.text]),
        BodyRow("TB-106", [(.image, nil)], shapes: [3], BodyPath("image_elem_level"), [.integer]),
        BodyRow("TB-107", [(.image, nil)], shapes: [3], BodyPath("image_elem_thumb_pic_size"), [.integer]),
        BodyRow("TB-108", [(.image, nil)], shapes: [3], BodyPath("image_elem_thumb_pic_width"), [.integer]),
        BodyRow("TB-109", [(.image, nil)], shapes: [3], BodyPath("image_elem_thumb_pic_height"), [.integer]),
        BodyRow("TB-110", [(.image, nil)], shapes: [3], BodyPath("image_elem_large_pic_size"), [.integer]),
    ]
}

@inline(never)
private func tencentBodyList9() -> [BodyRow] {
    [
        BodyRow("TB-111", [(.image, nil)], shapes: [3], BodyPath("image_elem_large_pic_width"), [.integer]),
        BodyRow("TB-112", [(.image, nil)], shapes: [3], BodyPath("image_elem_large_pic_height"), [.integer]),
        BodyRow("TB-113", [(.image, nil)], shapes: [3], BodyPath("image_elem_task_id"), [.integer]),
        BodyRow("TB-114", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-115", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_file_size"), [.integer], .size, isWritten: true),
        BodyRow("TB-116", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_file_time"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("TB-117", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_file_path"), [.text]),
        BodyRow("TB-118", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_file_id"), [.text]),
        BodyRow("TB-119", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_business_id"), [.integer]),
        BodyRow("TB-120", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_download_flag"), [.integer]),
        BodyRow("TB-121", [(.audio, nil)], shapes: [3], BodyPath("sound_elem_task_id"), [.integer]),
        BodyRow("TB-122", [(.video, nil)], shapes: [3], BodyPath("video_elem_video_url"), [.text], .url, isWritten: true, need: .upload),
    ]
}

@inline(never)
private func tencentBodyList10() -> [BodyRow] {
    [
        BodyRow("TB-123", [(.video, nil)], shapes: [3], BodyPath("video_elem_video_size"), [.integer], .size, isWritten: true),
        BodyRow("TB-124", [(.video, nil)], shapes: [3], BodyPath("video_elem_video_duration"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("TB-125", [(.video, nil)], shapes: [3], BodyPath("video_elem_video_type"), [.text], .format, isWritten: true),
        BodyRow("TB-126", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_url"), [.text], .thumbnail, isWritten: true),
        BodyRow("TB-127", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_width"), [.integer], .width, isWritten: true),
        BodyRow("TB-128", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_height"), [.integer], .height, isWritten: true),
        BodyRow("TB-129", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_type"), [.text]),
        BodyRow("TB-130", [(.video, nil)], shapes: [3], BodyPath("video_elem_video_path"), [.text]),
        BodyRow("TB-131", [(.video, nil)], shapes: [3], BodyPath("video_elem_video_id"), [.text]),
        BodyRow("TB-132", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_path"), [.text]),
        BodyRow("TB-133", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_id"), [.text]),
        BodyRow("TB-134", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_size"), [.integer]),
    ]
}

@inline(never)
private func tencentBodyList11() -> [BodyRow] {
    [
        BodyRow("TB-135", [(.video, nil)], shapes: [3], BodyPath("video_elem_business_id"), [.integer]),
        BodyRow("TB-136", [(.video, nil)], shapes: [3], BodyPath("video_elem_video_download_flag"), [.integer]),
        BodyRow("TB-137", [(.video, nil)], shapes: [3], BodyPath("video_elem_image_download_flag"), [.integer]),
        BodyRow("TB-138", [(.video, nil)], shapes: [3], BodyPath("video_elem_task_id"), [.integer]),
        BodyRow("TB-139", [(.file, nil)], shapes: [3], BodyPath("file_elem_url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-140", [(.file, nil)], shapes: [3], BodyPath("file_elem_file_name"), [.text], .name, isWritten: true),
        BodyRow("TB-141", [(.file, nil)], shapes: [3], BodyPath("file_elem_file_size"), [.integer], .size, isWritten: true),
        BodyRow("TB-142", [(.file, nil)], shapes: [3], BodyPath("file_elem_file_path"), [.text]),
        BodyRow("TB-143", [(.file, nil)], shapes: [3], BodyPath("file_elem_file_id"), [.text]),
        BodyRow("TB-144", [(.file, nil)], shapes: [3], BodyPath("file_elem_business_id"), [.integer]),
        BodyRow("TB-145", [(.file, nil)], shapes: [3], BodyPath("file_elem_download_flag"), [.integer]),
        BodyRow("TB-146", [(.file, nil)], shapes: [3], BodyPath("file_elem_task_id"), [.integer]),
    ]
}

@inline(never)
private func tencentBodyList12() -> [BodyRow] {
    [
        BodyRow("TB-147", [(.location, nil)], shapes: [3], BodyPath("location_elem_desc"), [.text], .address, isWritten: true),
        BodyRow("TB-148", [(.location, nil)], shapes: [3], BodyPath("location_elem_latitude"), [.number], .latitude, isWritten: true, need: .required),
        BodyRow("TB-149", [(.location, nil)], shapes: [3], BodyPath("location_elem_longitude"), [.number], .longitude, isWritten: true, need: .required),
        BodyRow("TB-150", [(.face, nil)], shapes: [3], BodyPath("face_elem_index"), [.integer], .index, isWritten: true, need: .required),
        BodyRow("TB-151", [(.face, nil)], shapes: [3], BodyPath("face_elem_buf"), [.jsonText, .text], .data, isWritten: true),
        BodyRow("TB-152", [(.custom, nil), (.notice, nil)], shapes: [3], BodyPath("custom_elem_data"), [.jsonText, .text], .data, .envelope, isWritten: true),
        BodyRow("TB-153", [(.merged, nil)], shapes: [3], BodyPath("merge_elem_title"), [.text], .title, isWritten: true, need: .required),
        BodyRow("TB-154", [(.merged, nil)], shapes: [3], BodyPath("merge_elem_abstract_array"), [.array], .summary, isWritten: true, need: .required),
        BodyRow("TB-155", [(.merged, nil)], shapes: [3], BodyPath("merge_elem_compatible_text"), [.text], .text, isWritten: true, need: .required),
        BodyRow("TB-156", [(.merged, nil)], shapes: [3], BodyPath("merge_elem_message_array"), [.array], .messages, isWritten: true, need: .required),
        BodyRow("TB-157", [(.merged, nil)], shapes: [3], BodyPath("merge_elem_layer_over_limit"), [.boolean]),
        BodyRow("TB-160", [(.merged, nil)], shapes: [3], BodyPath("merge_elem_relay_buffer"), [.text]),
    ]
}

@inline(never)
private func tencentBodyList13() -> [BodyRow] {
    [
        BodyRow("TB-162", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=0].url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-163", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=0].imageUrl"), [.text], .url),
        BodyRow("TB-164", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[].url"), [.text], .url),
        BodyRow("TB-165", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[].imageUrl"), [.text], .url),
        BodyRow("TB-166", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=0].size"), [.integer], .size, isWritten: true),
        BodyRow("TB-167", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=0].width"), [.integer], .width, isWritten: true),
        BodyRow("TB-168", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=0].height"), [.integer], .height, isWritten: true),
        BodyRow("TB-169", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=0].sizeType"), [.integer]),
        BodyRow("TB-170", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=0].instanceID"), [.integer]),
        BodyRow("TB-171", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=1].url"), [.text], .thumbnail, isWritten: true),
        BodyRow("TB-172", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=1].imageUrl"), [.text], .thumbnail),
        BodyRow("TB-173", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2]"), [.object]),
    ]
}

@inline(never)
private func tencentBodyList14() -> [BodyRow] {
    [
        BodyRow("TB-174", [(.image, nil)], shapes: [4], BodyPath("imageFormat"), [.integer], .format, .word([(1, "jpg"), (1, "jpeg"), (2, "gif"), (3, "png"), (4, "bmp")]), isWritten: true),
        BodyRow("TB-175", [(.image, nil)], shapes: [4], BodyPath("uuid"), [.text]),
        BodyRow("TB-176", [(.audio, nil)], shapes: [4], BodyPath("url"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-177", [(.audio, nil)], shapes: [4], BodyPath("remoteAudioUrl"), [.text], .url),
        BodyRow("TB-178", [(.audio, nil)], shapes: [4], BodyPath("size"), [.integer], .size, isWritten: true),
        BodyRow("TB-179", [(.audio, nil)], shapes: [4], BodyPath("second"), [.integer], .duration, .seconds, isWritten: true),
        BodyRow("TB-180", [(.audio, nil)], shapes: [4], BodyPath("uuid"), [.text]),
        BodyRow("TB-181", [(.audio, nil)], shapes: [4], BodyPath("downloadFlag"), [.integer]),
        BodyRow("TB-182", [(.video, nil)], shapes: [4], BodyPath("remoteVideoUrl"), [.text], .url),
        BodyRow("TB-183", [(.video, nil)], shapes: [4], BodyPath("videoUrl"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-184", [(.video, nil)], shapes: [4], BodyPath("videoSize"), [.integer], .size, isWritten: true),
        BodyRow("TB-185", [(.video, nil)], shapes: [4], BodyPath("videoSecond"), [.integer], .duration, .seconds, isWritten: true),
    ]
}

@inline(never)
private func tencentBodyList15() -> [BodyRow] {
    [
        BodyRow("TB-186", [(.video, nil)], shapes: [4], BodyPath("videoFormat"), [.text], .format, isWritten: true),
        BodyRow("TB-187", [(.video, nil)], shapes: [4], BodyPath("thumbUrl"), [.text], .thumbnail, isWritten: true),
        BodyRow("TB-188", [(.video, nil)], shapes: [4], BodyPath("thumbWidth"), [.integer], .width, isWritten: true),
        BodyRow("TB-189", [(.video, nil)], shapes: [4], BodyPath("thumbHeight"), [.integer], .height, isWritten: true),
        BodyRow("TB-190", [(.video, nil)], shapes: [4], BodyPath("videoUUID"), [.text]),
        BodyRow("TB-191", [(.video, nil)], shapes: [4], BodyPath("thumbUUID"), [.text]),
        BodyRow("TB-192", [(.video, nil)], shapes: [4], BodyPath("thumbFormat"), [.text]),
        BodyRow("TB-193", [(.video, nil)], shapes: [4], BodyPath("thumbSize"), [.integer]),
        BodyRow("TB-194", [(.video, nil)], shapes: [4], BodyPath("videoDownloadFlag"), [.integer]),
        BodyRow("TB-195", [(.video, nil)], shapes: [4], BodyPath("thumbDownloadFlag"), [.integer]),
        BodyRow("TB-196", [(.file, nil)], shapes: [4], BodyPath("fileUrl"), [.text], .url, isWritten: true, need: .upload),
        BodyRow("TB-197", [(.file, nil)], shapes: [4], BodyPath("fileName"), [.text], .name, isWritten: true),
    ]
}

@inline(never)
private func tencentBodyList16() -> [BodyRow] {
    [
        BodyRow("TB-198", [(.file, nil)], shapes: [4], BodyPath("fileSize"), [.integer], .size, isWritten: true),
        BodyRow("TB-199", [(.file, nil)], shapes: [4], BodyPath("uuid"), [.text]),
        BodyRow("TB-200", [(.file, nil)], shapes: [4], BodyPath("downloadFlag"), [.integer]),
        BodyRow("TB-201", [(.location, nil)], shapes: [4], BodyPath("description"), [.text], .address, isWritten: true),
        BodyRow("TB-202", [(.location, nil)], shapes: [4], BodyPath("latitude"), [.number], .latitude, isWritten: true),
        BodyRow("TB-203", [(.location, nil)], shapes: [4], BodyPath("longitude"), [.number], .longitude, isWritten: true),
        BodyRow("TB-204", [(.face, nil)], shapes: [4], BodyPath("index"), [.integer], .index, isWritten: true),
        BodyRow("TB-205", [(.face, nil)], shapes: [4], BodyPath("data"), [.jsonText, .text], .data, isWritten: true),
        BodyRow("TB-206", [(.custom, nil), (.notice, nil)], shapes: [4], BodyPath("data"), [.jsonText, .text], .data, .envelope, isWritten: true),
        BodyRow("TB-207", [(.merged, nil)], shapes: [4], BodyPath("title"), [.text], .title, isWritten: true),
        BodyRow("TB-208", [(.merged, nil)], shapes: [4], BodyPath("abstractList"), [.array], .summary, isWritten: true),
        BodyRow("TB-209", [(.merged, nil)], shapes: [4], BodyPath("compatibleText"), [.text], .text, isWritten: true),
    ]
}

@inline(never)
private func tencentBodyList17() -> [BodyRow] {
    [
        BodyRow("TB-210", [(.merged, nil)], shapes: [4], BodyPath("messageList"), [.array], .messages, isWritten: true),
        BodyRow("TB-213", [(.merged, nil)], shapes: [4], BodyPath("version"), [.integer]),
        BodyRow("TB-214", [(.merged, nil)], shapes: [4], BodyPath("layersOverLimit"), [.boolean]),
        BodyRow("TB-899", [(.custom, nil)], shapes: [2], BodyPath("customElem.desc"), [.text]),
        BodyRow("TB-900", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=1].uuid"), [.text]),
        BodyRow("TB-901", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=1].UUID"), [.text]),
        BodyRow("TB-902", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=1].size"), [.integer]),
        BodyRow("TB-903", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=1].width"), [.integer]),
        BodyRow("TB-904", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=1].height"), [.integer]),
        BodyRow("TB-905", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=1].localUrl"), [.text]),
        BodyRow("TB-906", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2].uuid"), [.text]),
        BodyRow("TB-907", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2].UUID"), [.text]),
    ]
}

@inline(never)
private func tencentBodyList18() -> [BodyRow] {
    [
        BodyRow("TB-908", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2].size"), [.integer]),
        BodyRow("TB-909", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2].width"), [.integer]),
        BodyRow("TB-910", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2].height"), [.integer]),
        BodyRow("TB-911", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2].localUrl"), [.text]),
        BodyRow("TB-912", [(.image, nil)], shapes: [2], BodyPath("imageElem.imageList[type=2].url"), [.text]),
        BodyRow("TB-913", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=1].sizeType"), [.integer]),
        BodyRow("TB-914", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=1].size"), [.integer]),
        BodyRow("TB-915", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=1].width"), [.integer]),
        BodyRow("TB-916", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=1].height"), [.integer]),
        BodyRow("TB-917", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=1].instanceID"), [.integer]),
        BodyRow("TB-918", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2].sizeType"), [.integer]),
        BodyRow("TB-919", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2].size"), [.integer]),
    ]
}

@inline(never)
private func tencentBodyList19() -> [BodyRow] {
    [
        BodyRow("TB-920", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2].width"), [.integer]),
        BodyRow("TB-921", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2].height"), [.integer]),
        BodyRow("TB-922", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2].instanceID"), [.integer]),
        BodyRow("TB-923", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2].url"), [.text]),
        BodyRow("TB-924", [(.image, nil)], shapes: [4], BodyPath("imageInfoArray[type=2].imageUrl"), [.text]),
        BodyRow("TB-925", [(.notice, nil)], shapes: [2], BodyPath("groupTipsElem"), [.object], .data),
    ]
}
