import PushModel
import Testing

@Suite("Shortening a text")
struct ShorteningTests {
    @Test(
        "It has at most that many characters, and ends in … if anything was cut",
        arguments: [
            ("", 0, ""), ("", 3, ""), ("abc", 3, "abc"), ("abc", 4, "abc"), ("abcd", 3, "ab…"),
            ("abc", 1, "…"),
            ("abc", 0, ""), ("a", 1, "a"), ("长长长", 3, "长长长"), ("长长长长", 3, "长长…"), ("é长𝄞x", 3, "é长…"),
        ])
    func characters(text: String, limit: Int, expected: String) {
        let shortened = UTF8Text(text).shortened(toCharacters: limit)
        #expect(shortened.string == expected)
        #expect(shortened.string.unicodeScalars.count <= limit)
    }

    @Test(
        "What a person sees as one character is never cut in two",
        arguments: [
            ("ab👨‍👩‍👧cd", 5, "ab…"), ("ab👨‍👩‍👧cd", 8, "ab👨‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 4, "e\u{301}…"),
            ("🇨🇳🇨🇳", 3, "🇨🇳…"), ("👨‍👩‍👧", 4, "…"), ("a\r\nb", 3, "a…"),
        ])
    func clusters(text: String, limit: Int, expected: String) {
        #expect(UTF8Text(text).shortened(toCharacters: limit).string == expected)
    }
}
