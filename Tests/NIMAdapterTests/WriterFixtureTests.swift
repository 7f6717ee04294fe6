import Foundation
import NIMAdapter
import PushModel
import Testing

@Suite("The messages of the fixtures, written")
struct WriterFixtureTests {
    @Test("Each is read again as it was, or what is lost is told", arguments: FixtureLine.all)
    func written(_ fixture: FixtureLine) throws {
        let input = try Reading.input(fixture.line)
        for shape in NIMAdapter.recognise(input).filter(NIMAdapter.writtenShapes.contains) {
            let message = Reading(input, as: shape).message
            let writing = Writing(message, as: shape)
            let law = WritingLaw(message, writing)
            #expect(law.silentLosses.isEmpty, "\(shape): \(writing.line)")
            #expect(law.falseAlarms.isEmpty, "\(shape): \(writing.line)")
            if writing.findings.isEmpty {
                #expect(writing.again == message, "\(shape): \(writing.line)\n\(message.neutral)")
            }
        }
    }

    @Test("There are hundreds of them, and nearly all can be said in their own shape")
    func coverage() throws {
        let isWhole = try FixtureLine.all.flatMap { fixture in
            let input = try Reading.input(fixture.line)
            return NIMAdapter.recognise(input).filter(NIMAdapter.writtenShapes.contains).map { shape in
                Writing(Reading(input, as: shape).message, as: shape).findings.isEmpty
            }
        }
        #expect(isWhole.count > 200)
        #expect(isWhole.count { $0 } * 100 > isWhole.count * 90)
    }

    @Test("A line stays what it is when it is written in another shape, or what is lost is told")
    func otherShapes() throws {
        for fixture in FixtureLine.all {
            let input = try Reading.input(fixture.line)
            guard let shape = NIMAdapter.recognise(input).first else { continue }
            let message = Reading(input, as: shape).message
            for target in NIMAdapter.writtenShapes {
                let writing = Writing(message, as: target)
                let law = WritingLaw(message, writing)
                #expect(law.silentLosses.isEmpty, "\(fixture) as \(target): \(writing.line)")
                #expect(law.falseAlarms.isEmpty, "\(fixture) as \(target): \(writing.line)")
            }
        }
    }
}

/// A line of a fixture's input.
struct FixtureLine: Sendable, CustomTestStringConvertible {
    let folder: String
    let line: String

    var testDescription: String { "\(folder): \(line.prefix(160))" }

    static let all: [FixtureLine] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/nim")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted()) ?? []
        return folders.flatMap { folder in
            let file = root.appending(path: "\(folder)/input.jsonl")
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map { FixtureLine(folder: folder, line: String($0)) }
        }
    }()
}
