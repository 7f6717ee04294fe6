internal import Foundation

/// A list of words as SQLite keeps it; nil for an empty one.
func listColumn(_ words: [String]) -> String? {
    guard !words.isEmpty, let data = try? JSONEncoder().encode(words) else { return nil }
    return String(decoding: data, as: UTF8.self)
}

/// The words of a list that ``listColumn(_:)`` wrote.
func words(ofColumn text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
}
