import Foundation
import Synchronization

/// A Swift source taken apart: the code without comments and literals, and the literals.
///
/// Knows raw and multi-line literals, and code inside interpolations. Block comments are what the linter finds.
struct SwiftSource: Sendable {
    /// The code's bytes at their places; blanks stand for comments and the insides of literals.
    private(set) var code: [UInt8]
    /// The string literals without their quotes; an interpolation ends one piece and begins another.
    private(set) var literals: [String] = []

    /// The code's lines.
    private(set) var lines: [String] = []

    private let bytes: [UInt8]
    private var index = 0

    /// A text taken apart once for all rules.
    static func of(_ text: String) -> SwiftSource {
        known.withLock { known in
            if let source = known[text] { return source }
            let source = SwiftSource(text)
            known[text] = source
            return source
        }
    }

    private static let known = Mutex<[String: SwiftSource]>([:])

    init(_ text: String) {
        bytes = Array(text.utf8)
        code = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        scanCode(isInterpolation: false)
        lines = String(decoding: code, as: UTF8.self).components(separatedBy: "\n")
    }

    // MARK: Scanning

    private mutating func scanCode(isInterpolation: Bool) {
        var depth = 0
        while index < bytes.count {
            if skipComment() { continue }
            if let hashes = literalStart { scanLiteral(hashes: hashes); continue }
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            // What ends an interpolation is no parenthesis of the code's.
            if isInterpolation && depth < 0 { return }
            code[index - 1] = byte
        }
    }

    private mutating func skipComment() -> Bool {
        guard bytes[index] == UInt8(ascii: "/"), has("//") else { return false }
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return true
    }

    /// How many number signs stand before the quote here; nil when no literal begins here.
    private var literalStart: Int? {
        var quote = index
        while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
        return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? quote - index : nil
    }

    private mutating func scanLiteral(hashes: Int) {
        index += hashes
        let fence = String(repeating: "#", count: hashes)
        let quotes = has("\"\"\"") ? "\"\"\"" : "\""
        code[index] = UInt8(ascii: "\"")
        index += quotes.utf8.count
        var piece: [UInt8] = []
        while index < bytes.count, !has(quotes + fence) {
            if has("\\" + fence + "(") {
                literals.append(String(decoding: piece, as: UTF8.self))
                piece = []
                index += hashes + 2
                scanCode(isInterpolation: true)
            } else {
                if hashes == 0 && bytes[index] == UInt8(ascii: "\\") { take(&piece) }
                take(&piece)
            }
        }
        literals.append(String(decoding: piece, as: UTF8.self))
        index = min(index + quotes.utf8.count + hashes, bytes.count)
        code[index - 1] = UInt8(ascii: "\"")
    }

    private mutating func take(_ piece: inout [UInt8]) {
        guard index < bytes.count else { return }
        piece.append(bytes[index])
        index += 1
    }

    private func has(_ text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }
}
