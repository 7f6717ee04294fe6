import Foundation
import PushBridge
import TestSupport
import Testing

@Suite("Messages as apps send them")
struct WildTests {
    @Test("There are many, and each has a line that says its shape")
    func corpus() throws {
        for vendor in VendorPair.sources {
            #expect(try WildMessage.all(of: vendor).count >= 60, "\(vendor)")
        }
    }

    @Test(
        "Each is taken for what it is and yields records; what is none is rejected",
        arguments: VendorPair.sources)
    func records(vendor: String) throws {
        var job = try Setting.plain.job()
        for message in try WildMessage.all(of: vendor) {
            let translated = TranslatedLine(Array(message.line.utf8), by: &job)
            #expect(translated.problem(under: .plain) == nil, "\(message.line)")
            let records = try translated.documents.map(\.root)
            let sources = Set(records.map { $0["source"]?.string?.string ?? "error" })
            #expect(sources == [message.source], "\(message.line)")
        }
    }

    @Test("Each is converted to every vendor, or rejected if it is none", arguments: VendorPair.sources)
    func conversions(vendor: String) throws {
        for target in VendorPair.vendors {
            let converter = try MessageConverter(MessageConverter.Configuration(target: target))
            for message in try WildMessage.all(of: vendor) {
                let conversion = try? converter.convert(message.line)
                #expect((conversion != nil) == (message.source != "error"), "to \(target): \(message.line)")
            }
        }
    }

    @Test("No key of them is lost in silence", arguments: VendorPair.sources)
    func keys(vendor: String) throws {
        var known: [String: Accounting] = [:]
        for message in try WildMessage.all(of: vendor) where message.source != "error" {
            let losses = try Accounting.losses(in: message.line, &known)
            #expect(losses == [], "\(message.line)")
        }
    }
}

/// A line of `Tests/Fixtures/wild` and what it is to be taken for.
struct WildMessage {
    let line: String
    /// Vendor and shape, or `error` for what is no message.
    let source: String

    /// A vendor's lines, each with its shape from the list beside them.
    static func all(of vendor: String) throws -> [WildMessage] {
        let folder = FixtureCase.root.appending(path: "wild")
        func lines(_ name: String) throws -> [String] {
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                .split(separator: "\n").map(String.init)
        }
        let messages = try lines("\(vendor).jsonl"), shapes = try lines("\(vendor).shapes.txt")
        try #require(messages.count == shapes.count)
        return zip(messages, shapes).map { line, shape in
            WildMessage(line: line, source: shape == "error" ? shape : "\(vendor)/\(shape)")
        }
    }
}
