import PushBridge

/// A record of the output, as far as framing and rejecting go.
struct Record: Hashable, CustomStringConvertible {
    let line: Int
    /// The code of a reject; nil for a record of a message.
    let error: String?

    init(line: Int, error: String? = nil) {
        self.line = line
        self.error = error
    }

    /// Every record of an output; line 0 stands for one that is no record.
    static func all(in output: String) -> [Record] {
        output.split(separator: "\n").map { line in
            let value = try? JSONDocument(String(line)).root
            let error = value?["error"]?["code"]?.string?.string
            return Record(line: value?["line"]?.integer ?? 0, error: error)
        }
    }

    var description: String { "\(line):\(error ?? "message")" }
}

/// Messages and what belongs to them.
enum Sample {
    /// A message on one line, without its end.
    static let message = #"{"from":"6001","to":"6006","chatType":"chat","body":{"type":"txt","msg":"hi"}}"#

    /// The message on several lines.
    static let printedMessage = """
        {
          "from": "6001",
          "to": "6006",
          "chatType": "chat",
          "body": {"type": "txt", "msg": "hi"}
        }
        """

    /// A message whose text is that.
    static func message(_ text: String) -> String {
        #"{"from":"6001","to":"6006","chatType":"chat","body":{"type":"txt","msg":"\#(text)"}}"#
    }
}
