import Foundation
import JSONDocument

/// The lines of a file in memory.
struct Lines {
    let slices: [ByteSlice]

    init(of path: String) throws {
        let storage = ByteStorage(Array(try Data(contentsOf: URL(filePath: path))))
        let whole = ByteSlice(storage, 0..<storage.count)
        var slices: [ByteSlice] = []
        var start = 0
        while start < whole.count {
            let end = whole.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? whole.count
            if end > start { slices.append(whole[start..<end]) }
            start = end + 1
        }
        self.slices = slices
    }

    /// The first of some lines.
    init(firstOf lines: Lines) { slices = Array(lines.slices.prefix(1)) }
}

/// What a workload did.
struct Work {
    /// How many operations: messages, or tokens.
    var operations = 0
    /// How many bytes it made, so that nothing can be left out unnoticed.
    var bytes = 0
}

/// A workload that cannot be run as asked.
struct WorkloadError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
