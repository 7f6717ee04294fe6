import PushBridge

/// The Chinese sentences of diagnostics, by their codes.
///
/// `Mappings/diagnostics.tsv` has them beside the English ones. `{key}` may stand anywhere, and is the name of the key or the
/// field. `{0}` to `{9}` are the diagnostic's arguments.
enum ChineseSentences {
    /// The sentence of a code; nil for a code that has none, as an invented vendor's.
    static func pattern(of code: String) -> String? { codes[code] }

    /// What a sentence says itself in the place of a name or an argument; what is no English word stays as it is.
    static func reworded(_ words: String) -> String {
        if let name = names[words] { return name }
        if let (_, shape) = words.parts(around: "'s shape ") { return "目标的 \(shape) 格式" }
        return words.replacing(" and ", with: " 和 ")
    }

    private static let names: [String: String] = [
        "The message": "消息", "A key without a name": "没有名称的键", "nothing": "（无）", "none": "（无）",
        "a boolean": "布尔值", "a number": "数字", "a string": "字符串", "an array": "数组", "an object": "对象",
        "the sound": "提示音", "the level": "interruption-level", "identifier": "标识",
        "the payload": "payload", "the body": "body", "characters": "个字符", "bytes": "字节",
        "kind and identifier": "类型和标识", "minutes": "分钟", "milliseconds": "毫秒", "all day": "全天",
    ]
}

extension String {
    /// What stands before and behind the first occurrence of a separator.
    fileprivate func parts(around separator: String) -> (Substring, Substring)? {
        firstRange(of: separator).map { (self[..<$0.lowerBound], self[$0.upperBound...]) }
    }
}
