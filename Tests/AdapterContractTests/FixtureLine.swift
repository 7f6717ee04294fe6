import PushModel
import TestSupport
import Testing

/// A line of a fixture's input.
struct FixtureLine: Sendable, CustomTestStringConvertible {
    let side: VendorSide
    let name: String
    let line: String

    var testDescription: String { "\(side), \(name): \(line.prefix(160))" }

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
        FixtureCase.all(in: "\(side)").flatMap { fixture in
            fixture.lines("input").map { FixtureLine(side: side, name: fixture.name, line: $0) }
        }
    }
}
