import Foundation
import Testing

@Suite("Converting in parallel")
struct ConversionOrderTests {
    @Test("One thread and two give the same bytes", arguments: ["nim", "easemob"])
    func jobs(target: String) throws {
        let lines = (1...3_000).map { number in
            switch number % 4 {
            case 0:
                #"{"session":{"sessionId":"u2","sessionType":0},"from":"u1","text":"\#(number)","apnsContent":"c"}"#
            case 1:
                #"{"target_type":"users","target":["u2"],"msg":{"type":"txt","msg":"\#(number)"},"from":"u1"}"#
            case 2:
                #"{"chat_type":"groupchat","to":["g1","g2"],"type":"txt","body":{"msg":"\#(number)"},"from":"u1"}"#
            default: "no message \(number)"
            }
        }
        let input = Data(lines.joined(separator: "\n").utf8)
        let arguments = ["convert", "--to", target, "--progress", "never", "--jobs"]
        let one = try PushBridgeProcess.run(arguments + ["1"], input: input)
        let two = try PushBridgeProcess.run(arguments + ["2"], input: input)
        #expect(one.status == 1 && two.status == 1)
        #expect(one.output == two.output)
        #expect(one.output.split(separator: "\n").count >= lines.count)
    }
}
