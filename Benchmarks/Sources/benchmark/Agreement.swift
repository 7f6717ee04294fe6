import Foundation
import Measuring
import MessageCorpus

extension Laboratory {
    /// Makes sure that the reference in C++ makes the same payloads as PushBridge, so that both do the same work.
    func checkAgreement(of cpp: String) throws {
        for kind in [CorpusKind.easemob, .nim] {
            let corpus = "\(package)/Corpus/\(kind.rawValue).jsonl"
            // The reference writes two lines for a push: headers and payload.
            let lines = try Self.lines(ChildProcess(cpp, [corpus, "--write"]).run(discardsErrors: true))
            let theirs = lines.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            let ours = try Self.lines(pushbridge(["translate", "--format", "payload", corpus]).run())
            guard theirs.count == ours.count, !ours.isEmpty else {
                throw MeasuringError(
                    "The reference in C++ makes \(theirs.count) pushes of \(corpus), not \(ours.count).")
            }
            for (number, pair) in zip(1..., zip(theirs, ours))
            where try Self.value(pair.0) != Self.value(pair.1) {
                throw MeasuringError(
                    "The reference in C++ makes another payload of push \(number) of \(corpus).")
            }
        }
    }

    private static func lines(_ run: ChildProcess.Run) -> [Data] {
        run.output.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    }

    private static func value(_ line: Data) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: line) as? NSDictionary
    }
}
