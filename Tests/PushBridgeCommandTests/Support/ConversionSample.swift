import Foundation
import PushBridge

/// Messages whose conversions are known.
enum ConversionSample {
    /// A message without words of its own for its push, from somebody without a name: nothing is lost between vendors.
    static let nothingToLose =
        #"{"from":"6001","to":"6006","chatType":"chat","body":{"type":"txt","msg":"hi"},"ext":{"em_ignore_notification":true}}"#

    /// A fixed badge, which the other vendor cannot say.
    static let badge =
        #"{"from":"6001","to":"6006","chatType":"chat","body":{"type":"txt","msg":"hi"},"ext":{"em_apns_ext":{"em_push_badge":7}}}"#

    /// A recall, for which the other vendor has no message.
    static let recall = "deleteMsgid=730021&timetag=1795271400123&type=7&from=alice&to=erin"

    /// A group message whose group stands in the request of what is written.
    static let group =
        #"{"from":"a","to":["g1"],"type":"txt","body":{"msg":"hi"},"chat_type":"groupchat"}"#

    /// Lines that make several blocks although they are few: white space at their ends fills them up.
    static func corpus(_ lines: [String]) -> String {
        let filling = String(repeating: " ", count: 2_000)
        return lines.map { $0 + filling + "\n" }.joined()
    }

    /// The lines of an output as JSON.
    static func values(_ output: String) throws -> [JSONValue] {
        try output.writtenLines.map { try JSONDocument($0).root }
    }
}

extension PushBridgeProcess {
    /// Runs the command on a text and reads its output, one JSON value a line.
    static func json(_ input: String, _ arguments: String...) throws -> [JSONValue] {
        try ConversionSample.values(run(arguments, input: Data(input.utf8)).output)
    }
}
