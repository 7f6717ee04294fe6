import Foundation
import JSONDocument
import Testing

/// The documents in `Corpus/`: tab-separated, bytes other than printable ASCII and `%` written as `%` and two digits.
struct CorpusCase: Sendable, CustomTestStringConvertible {
    let name: String
    let document: [UInt8]
    /// The columns behind the document.
    let expectation: [String]

    var testDescription: String { name }

    /// The rows of a table, without its heading.
    static func table(_ name: String) -> [CorpusCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
            return []
        }
        return text.split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return CorpusCase(
                name: columns[0], document: bytes(of: columns[1]), expectation: Array(columns.dropFirst(2)))
        }
    }

    /// The bytes that a column stands for.
    static func bytes(of column: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Substring(column)
        while let first = rest.popFirst() {
            if first == "%" {
                bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            } else {
                bytes += first.utf8
            }
        }
        return bytes
    }
}

extension JSONError.Code {
    /// The case as its name.
    var name: String { String(describing: self) }
}
