import Foundation
import PushModel
import Testing

/// A line of a fixture's input.
struct FixtureLine: Sendable, CustomTestStringConvertible {
    let side: VendorSide
    let folder: String
    let line: String

    var testDescription: String { "\(side), \(folder): \(line.prefix(160))" }

    /// The line; one that starts like no JSON is a form.
    var input: VendorInput {
        get throws {
            guard let first = line.utf8.first, [0x7B, 0x5B, 0x22].contains(first) else {
                return .form(FormBody(UTF8Text(line)))
            }
            guard let document = try? JSONDocument(line) else { return .form(FormBody(UTF8Text(line))) }
            return .json(document.root)
        }
    }

    static let all = VendorSide.all.flatMap { side in
        let root = Checkout.root.appending(path: "Tests/Fixtures/\(side)")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted()) ?? []
        return folders.flatMap { folder in
            let file = root.appending(path: "\(folder)/input.jsonl")
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map {
                FixtureLine(side: side, folder: folder, line: String($0))
            }
        }
    }
}
