internal import GRDB
internal import GRDBSQLite

/// What a statement takes for a question mark; nil stands for NULL.
///
/// The library's own arguments are made, checked and taken apart for each statement, which costs more than most statements.
protocol ColumnValue: Sendable {
    /// Hands the value to a statement, and returns SQLite's code.
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt
}

extension Int: ColumnValue {
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        sqlite3_bind_int64(statement, index, Int64(self))
    }
}

extension Bool: ColumnValue {
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        sqlite3_bind_int64(statement, index, self ? 1 : 0)
    }
}

extension String: ColumnValue {
    /// The character 0, which ends SQLite's texts, is written as two, so that "a", and "a" with more behind that character,
    /// never become one person.
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        var text = utf8.contains { $0 == 0 || $0 == escape } ? escaped(self) : self
        return text.withUTF8 { bytes in
            sqlite3_bind_text(
                statement, index, UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
                CInt(bytes.count), copying)
        }
    }
}

/// No bytes are NULL.
extension [UInt8]: ColumnValue {
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        withUnsafeBytes { bytes in
            bytes.isEmpty
                ? sqlite3_bind_null(statement, index)
                : sqlite3_bind_blob(statement, index, bytes.baseAddress, CInt(bytes.count), copying)
        }
    }
}

/// Tells SQLite to copy what it is given (`SQLITE_TRANSIENT`).
private let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

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
