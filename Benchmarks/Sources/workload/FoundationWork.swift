import Foundation
import FoundationReference

/// The same work done by the reference on Foundation's coders.
enum FoundationWork {
    /// The lines of a file, each in a buffer of its own, as Foundation likes them.
    static func lines(of path: String) throws -> [Data] {
        try Data(contentsOf: URL(filePath: path)).split(separator: UInt8(ascii: "\n")).map { Data($0) }
    }

    /// Translates each line of one vendor.
    static func translate(_ lines: [Data], isEasemob: Bool, rounds: Int) throws -> Work {
        let translator = FoundationTranslator()
        var output = Data()
        var work = Work()
        for _ in 0..<rounds {
            for line in lines {
                let pushes =
                    try isEasemob
                    ? translator.translateEasemob(line, to: &output)
                    : translator.translateNIM(line, to: &output)
                work.operations += 1
                guard pushes > 0 else { continue }
                work.bytes += output.count
                output.removeAll(keepingCapacity: true)
            }
        }
        return work
    }
}
