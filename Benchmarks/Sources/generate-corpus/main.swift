import Foundation
import MessageCorpus

let usage = """
    Usage: generate-corpus easemob|nim|tencent|rongcloud|mixed LINES SEED
           generate-corpus recipients|groups
    """

/// Ends the program with a sentence that says why.
func fail(_ status: Int32, _ sentence: String) -> Never {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
    exit(status)
}

/// Hands what the arguments name to `receive`, in chunks; false when they name nothing.
func generate(_ arguments: [String], to receive: ([UInt8]) throws -> Void) throws -> Bool {
    switch arguments {
    case ["recipients"]: try write(Settings.recipients(), to: receive)
    case ["groups"]: try write(Settings.groups(), to: receive)
    default:
        guard arguments.count == 3, let kind = CorpusKind(rawValue: arguments[0]),
            let lines = Int(arguments[1]),
            lines >= 0, let seed = UInt64(arguments[2])
        else { return false }
        var corpus = Corpus(kind, seed: seed)
        try corpus.write(lines: lines, to: receive)
    }
    return true
}

func write(_ lines: [JSONNode], to receive: ([UInt8]) throws -> Void) rethrows {
    for line in lines { try receive(Array((line.text() + "\n").utf8)) }
}

do {
    let isKnown = try generate(Array(CommandLine.arguments.dropFirst())) { chunk in
        try FileHandle.standardOutput.write(contentsOf: Data(chunk))
    }
    if !isKnown { fail(64, usage) }
} catch {
    fail(74, "generate-corpus: standard output could not be written: \(error.localizedDescription)")
}
