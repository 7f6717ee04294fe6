#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The bytes of a file of settings.
struct SettingsFile {
    private let path: String
    let bytes: ByteSlice

    init(_ path: String) throws(SettingsFileError) {
        self.path = path
        do {
            bytes = ByteSlice([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        } catch {
            throw SettingsFileError(
                code: .unreadable, file: path, line: nil, reason: Self.words(for: error))
        }
    }

    /// The file as one JSON document.
    func document() throws(SettingsFileError) -> JSONValue {
        do {
            return try JSONDocument(bytes).root
        } catch {
            throw malformed(error, line: line(at: error.offset))
        }
    }

    /// Calls `body` with each object and its line: each line's, each element's of an array, or the file's only one.
    func forEach(
        _ body: (JSONValue, Int) throws(PushModelError) -> Void
    ) throws(SettingsFileError) {
        guard let whole = try? JSONDocument(bytes).root else { return try forEachObject(body) }
        guard whole.kind == .array else { return try call(body, whole) }
        for element in whole.elements { try call(body, element) }
    }

    private func forEachObject(
        _ body: (JSONValue, Int) throws(PushModelError) -> Void
    ) throws(SettingsFileError) {
        for (line, number) in bytes.lines where !Self.isBlank(line) {
            try call(body, try value(of: line, number), number)
        }
    }

    private func value(of line: ByteSlice, _ number: Int) throws(SettingsFileError) -> JSONValue {
        do {
            return try JSONDocument(line).root
        } catch {
            throw malformed(error, line: number)
        }
    }

    private func call(
        _ body: (JSONValue, Int) throws(PushModelError) -> Void, _ value: JSONValue, _ line: Int? = nil
    ) throws(SettingsFileError) {
        let line = line ?? self.line(at: value.byteOffset)
        do {
            try body(value, line)
        } catch {
            throw SettingsFileError(
                code: .malformed, file: path, line: line, reason: error.description)
        }
    }

    private func malformed(_ error: JSONError, line: Int) -> SettingsFileError {
        SettingsFileError(code: .malformed, file: path, line: line, reason: "not JSON. \(error)")
    }

    /// The line at which the value of a JSON Pointer begins.
    func line(of pointer: String, in root: JSONValue) -> Int { line(at: root.offset(of: pointer)) }

    private func line(at offset: Int) -> Int {
        var line = 1
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") { line += 1 }
        return line
    }

    private static func isBlank(_ line: ByteSlice) -> Bool {
        line.withBytes { $0.allSatisfy { $0 == UInt8(ascii: " ") || 9...13 ~= $0 } }
    }

    private static func words(for error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "reading it is not permitted"
        default: "it cannot be read"
        }
    }
}

/// Why a file of settings cannot be used.
public struct SettingsFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
        /// The file cannot be read.
        case unreadable
        /// A line is no JSON, or says something that no such setting can be.
        case malformed
    }

    /// What is wrong.
    public let code: Code
    /// The file.
    public let file: String
    /// The line, from 1; nil where the whole file is meant.
    public let line: Int?
    /// What is wrong, in words.
    public let reason: String

    /// File, line and reason in one sentence.
    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)\(reason.hasSuffix(".") ? "" : ".")"
    }
}

extension JSONValue {
    /// Where the value of a JSON Pointer begins, or the innermost value around it that there is.
    package func offset(of pointer: String) -> Int {
        var value = self
        for step in pointer.split(separator: "/", omittingEmptySubsequences: true) {
            guard let next = value.child(String(step)) else { break }
            value = next
        }
        return value.byteOffset
    }

    private func child(_ step: String) -> JSONValue? {
        guard kind == .array else { return self[UTF8Text(step)] }
        guard let index = Int(step), index >= 0 else { return nil }
        return elements.dropFirst(index).first { _ in true }
    }
}
