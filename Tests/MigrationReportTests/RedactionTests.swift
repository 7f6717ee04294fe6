import Testing

@testable import MigrationReport

@Suite("Redaction tells length and script")
struct RedactionTests {
    @Test(
        "The letters of each script are counted, blanks are not",
        arguments: [
            ("Noodles at eight?", "14 Latin letters, 1 sign", "14 个拉丁字母、1 个符号"),
            ("你好，Ann", "3 Latin letters, 2 Chinese characters, 1 sign", "3 个拉丁字母、2 个汉字、1 个符号"),
            ("订单 42 🛵❤️", "2 Chinese characters, 2 digits, 2 emoji", "2 个汉字、2 个数字、2 个表情"),
            ("みさき カ", "4 Japanese kana", "4 个假名"), ("안녕", "2 Korean syllables", "2 个韩文字"),
            ("Ёлка", "4 Cyrillic letters", "4 个西里尔字母"), ("سلام", "4 Arabic letters", "4 个阿拉伯字母"),
            ("é Ünï", "4 Latin letters", "4 个拉丁字母"), ("α", "1 other letter", "1 个其他文字"), ("", "", ""),
        ])
    func label(_ text: String, _ english: String, _ chinese: String) {
        #expect(Redaction.label(text) == Wording(en: english, zh: chinese))
    }

    @Test("Blocks stand for letters, and a long text is as long as a shorter one")
    func blocks() {
        #expect(Redaction.blocks("Ann 你好") == "███ ██")
        #expect(Redaction.blocks(String(repeating: "x", count: 500)) == "████████")
    }

    @Test("An identifier has one number on a page, whatever its order")
    func identifiers() {
        var redaction = Redaction()
        #expect(["a", "b", "a"].map { redaction.number(of: $0) } == [1, 2, 1])
    }
}
