import Foundation
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
        output.writtenLines.map { line in
            let value = try? JSONDocument(line).root
            let error = value?["error"]?["code"]?.string?.string
            return Record(line: value?["line"]?.integer ?? 0, error: error)
        }
    }

    var description: String { "\(line):\(error ?? "message")" }
}

extension String {
    /// The lines that are not empty, found by their bytes: outputs have megabytes, and their characters take long.
    var writtenLines: [String] {
        var text = self
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return [] }
            var (lines, begin): ([String], Int) = ([], 0)
            while begin < bytes.count {
                let found = memchr(start + begin, 10, bytes.count - begin)
                let end =
                    found.map { UnsafeRawPointer(start).distance(to: UnsafeRawPointer($0)) } ?? bytes.count
                if end > begin { lines.append(String(decoding: bytes[begin..<end], as: UTF8.self)) }
                begin = end + 1
            }
            return lines
        }
    }
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
