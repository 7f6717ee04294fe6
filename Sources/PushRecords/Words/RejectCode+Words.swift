public import PushBridge

extension MessageError.Code {
    /// Why a line was rejected: the code, in Chinese with its meaning.
    public var words: Wording {
        Self.meanings[self].map { Wording(name: rawValue, zh: $0) } ?? Wording(name: rawValue)
    }

    private static let meanings: [MessageError.Code: String] = [
        .invalidJSON: "不是 JSON", .invalidUTF8: "不是 UTF-8", .tooDeep: "嵌套太深", .tooLong: "太长",
        .tooDense: "值太多", .tooManyParts: "拆分后的消息太多", .unknownVendor: "认不出厂商", .unknownShape: "认不出格式",
        .payloadTooLarge: "payload 太大", .noMessage: "不是消息", .invalidWebhook: "不是有效的回调",
        .unverified: "签名未通过验证", .invalidSettings: "不是有效的设置",
    ]
}
