import Foundation
import PushBridge
import Synchronization
import Testing

@Suite("Settings come from files")
struct SettingsFilesTests {
    /// A folder with one file in it, removed afterwards.
    private final class Folder: Sendable {
        let path = FileManager.default.temporaryDirectory.path + "/pushbridge-\(UUID().uuidString)"

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func file(_ text: String) throws -> String {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/file"))
            return path + "/file"
        }
    }

    private static let now = Instant(seconds: 1_795_271_400)

    static let recipients = [
        "{\"id\":\"ann\"}\n\n{\"id\":\"bo\"}\r\n", "{\"id\":\"ann\"}\n{\"id\":\"bo\"}",
        "[{\"id\":\"ann\"},\n {\"id\":\"bo\"}]",
    ]

    @Test("Recipients stand one a line, or in an array", arguments: recipients)
    func lines(_ text: String) throws {
        let folder = try Folder()
        let directory = try SettingsFiles(from: Self.now).recipients(at: folder.file(text))
        #expect(directory.find("ann", ignoringCase: false) != nil)
        #expect(directory.find("bo", ignoringCase: false) != nil)
    }

    @Test("A single recipient may take several lines, and an empty file has none")
    func single() throws {
        let folder = try Folder()
        let files = SettingsFiles(from: Self.now)
        let one = try files.recipients(at: folder.file("{\n  \"id\": \"ann\"\n}\n"))
        #expect(one.find("ann", ignoringCase: false) != nil)
        let none = try files.recipients(at: folder.file("\n"))
        #expect(none.find("ann", ignoringCase: false) == nil)
    }

    @Test("The zones that recipients name are Foundation's")
    func zones() throws {
        let folder = try Folder()
        let text =
            #"{"id":"ann","quiet":{"daily":{"start":"22:00","end":"08:00"},"timeZone":"Asia/Shanghai"}}"#
        let people = try SettingsFiles(from: Self.now).people(recipients: folder.file(text))
        let quiet = people.recipients?.find("ann", ignoringCase: false)?.quiet
        #expect(quiet?.zone.name == "Asia/Shanghai" && quiet?.zone.offset(Self.now) == 8 * 3_600)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let text: String
        let said: String
        var testDescription: String { text }
    }

    static let faults = [
        Fault(text: "{\"id\":\"ann\"}\n{\"id\":", said: ":2: not JSON. The document stops in the middle"),
        Fault(text: "{\"id\":\"ann\"}\n\n{\"name\":\"bo\"}\n{}", said: ":3: "),
        Fault(text: "[{\"id\":\"ann\"},\n{}]", said: ":2: "),
        Fault(text: "[7]", said: ":1: "),
    ]

    @Test("What cannot be used is named with file and line", arguments: faults)
    func faulty(_ fault: Fault) throws {
        let folder = try Folder()
        let path = try folder.file(fault.text)
        let error = #expect(throws: SettingsFileError.self) {
            try SettingsFiles(from: Self.now).recipients(at: path)
        }
        #expect(error?.code == .malformed)
        #expect(error?.description.hasPrefix(path + fault.said) == true, "\(error?.description ?? "")")
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test("A file that is not there is told as such")
    func missing() {
        let error = #expect(throws: SettingsFileError.self) {
            try SettingsFiles(from: Self.now).groups(at: "/nowhere/groups.jsonl")
        }
        #expect(error?.code == .unreadable)
        #expect(error?.description == "/nowhere/groups.jsonl: there is no such file.")
    }

    @Test("What is probably a mistake is told with file and line, and does not stop the reading")
    func notes() throws {
        let folder = try Folder()
        let told = Mutex<[SettingsNote]>([])
        let files = SettingsFiles(from: Self.now) { note in told.withLock { $0.append(note) } }
        _ = try files.profile(at: folder.file("{\n\"vendor\":\"nim\",\n\"badgecap\":9}"))
        _ = try files.recipients(at: folder.file("{\"id\":\"ann\"}\n{\"id\":\"ann\",\"nick\":1}"))
        _ = try files.groups(at: folder.file("{\"id\":\"g\",\"members\":[],\"owner\":\"ann\"}"))
        #expect(told.withLock { $0.map(\.line) } == [3, 2, 2, 1])
        #expect(
            told.withLock { $0.map(\.remark.kind) } == [
                .unknownMember, .unknownMember, .repeated, .unknownMember,
            ])
    }

    @Test("A profile is complete from its vendor's preset, which may be given")
    func profile() throws {
        let folder = try Folder()
        let files = SettingsFiles(from: Self.now)
        let path = try folder.file("{\"topic\":\"com.example.app\"}")
        #expect(try files.profile(at: path, vendor: "nim").badgeCap == AppProfile(vendor: "nim").badgeCap)
        #expect(throws: SettingsFileError.self) { try files.profile(at: path) }
    }

    @Test("Now is not before the time at which it is asked for")
    func now() {
        let before = Int(Date().timeIntervalSince1970)
        #expect((before...before + 60).contains(Instant.now.seconds))
    }
}
