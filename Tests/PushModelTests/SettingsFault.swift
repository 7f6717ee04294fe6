import PushModel
import Testing

/// Settings that must be refused, and the place that the error must name.
struct SettingsFault: CustomTestStringConvertible, Sendable {
    let json: String
    let code: PushModelError.Code
    let path: String

    init(_ json: String, _ code: PushModelError.Code, at path: String) {
        self.json = json
        self.code = code
        self.path = path
    }

    var testDescription: String { json }

    func check(_ read: (String) throws -> some Any) throws {
        let error = try #require(throws: PushModelError.self) { _ = try read(json) }
        #expect(error.code == code)
        #expect(error.path == path)
        #expect(error.description.hasPrefix(path.isEmpty ? error.message : "\(path): "))
    }
}
