internal import Foundation
internal import GRDB

/// A text as SQLite keeps it, which ends texts at the character 0.
///
/// That character is written as two, so that "a", and "a" with more behind that character, never become one person.
func column(_ text: String?) -> DatabaseValue {
    guard let text else { return .null }
    return (text.utf8.contains { $0 == 0 || $0 == escape } ? escaped(text) : text).databaseValue
}

/// Bytes as SQLite keeps them: none as NULL, since the library writes them so or not.
func column(_ bytes: [UInt8]) -> DatabaseValue { bytes.isEmpty ? .null : Data(bytes).databaseValue }

/// The character that stands before another one in place of it or of the character 0.
private let escape: UInt8 = 0x1B

private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { written, scalar in
        switch scalar.value {
        case 0: written += "\u{1B}0"
        case UInt32(escape): written += "\u{1B}1"
        default: written.unicodeScalars.append(scalar)
        }
    }
}

/// A text as it was before SQLite kept it.
func readText(_ text: String) -> String { text.utf8.contains(escape) ? unescaped(text) : text }

private func unescaped(_ text: String) -> String {
    var scalars = text.unicodeScalars.makeIterator()
    var read = ""
    while let scalar = scalars.next() {
        guard scalar.value == UInt32(escape) else {
            read.unicodeScalars.append(scalar)
            continue
        }
        read.unicodeScalars.append(scalars.next() == "0" ? "\0" : "\u{1B}")
    }
    return read
}

/// A list of words as SQLite keeps it; nil for an empty one.
func listColumn(_ words: [String]) -> String? {
    guard !words.isEmpty, let data = try? JSONEncoder().encode(words) else { return nil }
    return String(decoding: data, as: UTF8.self)
}
