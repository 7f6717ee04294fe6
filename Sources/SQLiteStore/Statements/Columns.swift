internal import Foundation
internal import GRDB

/// A row while it is read: columns by their number.
///
/// None of them fails, whatever a damaged file holds.
/// The library's own row looks up the names of all columns for each query, which costs more than the query.
struct Columns: DatabaseValueConvertible, StatementColumnConvertible {
    private let statement: SQLiteStatement

    init(sqliteStatement: SQLiteStatement, index: CInt) { statement = sqliteStatement }

    static func fromStatement(_ statement: SQLiteStatement, atUncheckedIndex index: CInt) -> Columns? {
        Columns(sqliteStatement: statement, index: index)
    }

    /// A row that is not being read has no columns.
    static func fromDatabaseValue(_ value: DatabaseValue) -> Columns? { nil }

    var databaseValue: DatabaseValue { .null }

    func int(_ index: CInt) -> Int { int(ifAny: index) ?? 0 }

    func int(ifAny index: CInt) -> Int? { Int.fromStatement(statement, atUncheckedIndex: index) }

    func flag(_ index: CInt) -> Bool { int(index) != 0 }

    func text(_ index: CInt) -> String { text(ifAny: index) ?? "" }

    func text(ifAny index: CInt) -> String? {
        String.fromStatement(statement, atUncheckedIndex: index).map(readText)
    }

    func bytes(_ index: CInt) -> [UInt8] {
        Data.fromStatement(statement, atUncheckedIndex: index).map { [UInt8]($0) } ?? []
    }

    /// A list of words, as ``listColumn(_:)`` writes it.
    func list(_ index: CInt) -> [String] {
        guard let text = String.fromStatement(statement, atUncheckedIndex: index), !text.isEmpty else {
            return []
        }
        return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
    }
}
