import JSONDocument
import Testing

@Suite("Texts")
struct UTF8TextTests {
    @Test("A text is 24 bytes")
    func size() {
        #expect(MemoryLayout<UTF8Text>.size <= 24)
        #expect(MemoryLayout<UTF8Text?>.size <= 24)
    }

    @Test("Texts are equal when their bytes are, wherever these are")
    func equality() {
        let literal: UTF8Text = "大家晚上好, hello"
        let copy = UTF8Text("大家晚上好, " + "hello")
        #expect(literal == copy)
        #expect(literal.hashValue == copy.hashValue)
        #expect(UTF8Text("é" as String) != UTF8Text("e\u{301}" as String))
        for length in 0...40 {
            let string = String(repeating: "a", count: length)
            #expect(UTF8Text(string) == UTF8Text("xa" + string)[2..<length + 2])
            #expect(UTF8Text(string) != UTF8Text(string + "a"))
            for place in 0..<length {
                var bytes = Array(string.utf8)
                bytes[place] = 0x62
                #expect(UTF8Text(validating: ByteSlice(bytes)) != UTF8Text(string))
            }
        }
    }

    @Test("Letters A to Z become small ones wherever they stand, and no other byte changes")
    func lowercasing() {
        for byte in UInt8(0)..<0x80 {
            let small = byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
            for length in 1...17 {
                var bytes = [UInt8](repeating: 0x7A, count: length)
                let place = Int(byte) % length
                bytes[place] = byte
                let text = UTF8Text(String(decoding: bytes, as: UTF8.self))
                bytes[place] = small
                #expect(text.lowercasedASCII().string == String(decoding: bytes, as: UTF8.self))
            }
        }
        #expect(UTF8Text("ÄÉÖ大家晚上好").lowercasedASCII() == "ÄÉÖ大家晚上好")
    }

    @Test("A switch finds a word in any case of letters, and only whole words")
    func words() {
        func number(of text: String) -> Int {
            switch CaselessText(UTF8Text(text)) {
            case "chat": 1
            case "groupchat": 2
            default: 0
            }
        }
        #expect(["chat", "CHAT", "groupChat", "GROUPCHAT"].map(number) == [1, 1, 2, 2])
        #expect(["", "cha", "chats", "ch@t", "groupchatt"].map(number) == [0, 0, 0, 0, 0])
    }

    @Test("The text of one character is a literal like any other")
    func shortLiterals() {
        let one: UTF8Text = "a"
        let chinese: UTF8Text = "大"
        #expect(one.string == "a")
        #expect(chinese.string == "大")
        #expect(UTF8Text(unicodeScalarLiteral: "é").string == "é")
        #expect(UTF8Text.empty.isEmpty)
    }

    @Test("A range that cuts a character begins and ends at the character's start")
    func ranges() {
        let text = UTF8Text("a大😀b" as String)
        #expect(text[0..<text.count] == text)
        #expect(text[0..<2] == "a")
        #expect(text[0..<3] == "a")
        #expect(text[0..<4] == "a大")
        #expect(text[2..<4] == "大")
        #expect(text[3..<7] == "大")
        #expect(text[5..<9] == "😀b")
        #expect(text[7..<8] == "😀")
        #expect(text[2..<3].isEmpty)
        #expect(text[9..<9].isEmpty)
        #expect((0..<text.count).map { text[$0] } == Array("a大😀b".utf8))
    }

    @Test("Bytes become a text only when they are strict UTF-8, or repaired")
    func validation() {
        let valid = ByteSlice(Array("大家 ok".utf8))
        #expect(UTF8Text(validating: valid)?.string == "大家 ok")
        #expect(UTF8Text(repairing: valid) == "大家 ok")
        let broken = ByteSlice([0x61, 0xE5, 0xA4, 0x62, 0xFF, 0xED, 0xA0, 0x80])
        #expect(UTF8Text(validating: broken) == nil)
        #expect(
            UTF8Text(repairing: broken).string
                == String(decoding: [0x61, 0xE5, 0xA4, 0x62, 0xFF, 0xED, 0xA0, 0x80], as: UTF8.self))
    }

    @Test("Texts are put together with whatever comes between")
    func concatenation() {
        #expect(UTF8Text(concatenating: ["a", UTF8Text("大" as String), "", "bc"]) == "a大bc")
        #expect(UTF8Text(concatenating: []).isEmpty)
    }

    @Test("Integers have decimal digits", arguments: [0, 1, -1, Int.max, Int.min, 42])
    func integers(_ integer: Int) {
        #expect(UTF8Text(integer).string == String(integer))
        #expect(UTF8Text(integer).decimalInteger == integer)
    }

    @Test(
        "Only digits with or without a minus are an integer",
        arguments: [
            ("", nil), ("-", nil), ("+1", nil), ("1 ", nil), (" 1", nil), ("1.0", nil), ("1e2", nil),
            ("--1", nil), ("0x1", nil),
            ("１", nil), ("007", 7), ("-007", -7), ("-0", 0), ("9223372036854775808", nil),
            ("-9223372036854775808", Int.min),
            ("00000000000000000000000000001", 1), ("18446744073709551617", nil), ("/", nil), (":", nil),
        ] as [(String, Int?)])
    func decimalInteger(_ string: String, _ integer: Int?) {
        #expect(UTF8Text(string).decimalInteger == integer)
    }

    @Test(
        "An integer is plain where a writer would spell it so",
        arguments: [
            ("0", 0), ("7", 7), ("-7", -7), ("1732190000123", 1_732_190_000_123), ("007", nil), ("-07", nil),
            ("-0", nil), ("00", nil), ("", nil), ("-", nil), ("1.0", nil), ("99999999999999999999", nil),
        ] as [(UTF8Text, Int?)])
    func plainInteger(text: UTF8Text, number: Int?) {
        #expect(text.plainInteger == number)
    }

    @Test(
        "A part of a URL has letters, digits and four marks as they are",
        arguments: [
            ("", ""), ("aZ09-._~", "aZ09-._~"), ("u1|2|t 7", "u1%7C2%7Ct%207"),
            ("a/b?c=d&e%", "a%2Fb%3Fc%3Dd%26e%25"),
            ("大\u{7f}", "%E5%A4%A7%7F"),
        ] as [(UTF8Text, UTF8Text)])
    func percentEncoding(text: UTF8Text, encoded: UTF8Text) {
        #expect(text.percentEncoded == encoded)
    }

    @Test("Prefixes and suffixes are found")
    func affixes() {
        let text: UTF8Text = "em_push_title"
        #expect(text.hasPrefix("em_"))
        #expect(text.hasPrefix(text))
        #expect(text.hasPrefix(""))
        #expect(!text.hasPrefix("em_x"))
        #expect(!text.hasPrefix("em_push_title_long"))
        #expect(text.hasSuffix("title"))
        #expect(text.hasSuffix(""))
        #expect(!text.hasSuffix("tutle"))
        #expect(!UTF8Text.empty.hasSuffix("a"))
    }

    @Test("A byte is found wherever it is and only from the index on")
    func firstIndex() {
        for length in 0...70 {
            for place in 0..<length {
                var bytes = [UInt8](repeating: 0x61, count: length)
                bytes[place] = 0x7B
                let text = ByteSlice(bytes)
                #expect(text.firstIndex(of: 0x7B, from: 0) == place)
                #expect(text.firstIndex(of: 0x7B, from: place) == place)
                #expect(text.firstIndex(of: 0x7B, from: place + 1) == nil)
            }
        }
        #expect(UTF8Text("a{b{" as String).firstIndex(of: 0x7B, from: 2) == 3)
        #expect(UTF8Text("abc" as String).firstIndex(of: 0x7B, from: 3) == nil)
        #expect(ByteSlice([0xFF, 0x80, 0x00]).firstIndex(of: 0x80, from: 0) == 1)
        #expect(ByteSlice([1, 0, 1, 0, 1, 0, 1, 0, 1]).firstIndex(of: 1, from: 1) == 2)
    }

    @Test("A text inside a text is found")
    func searching() {
        let text: UTF8Text = "aab{$fromNickname}: {$msg} 大家"
        #expect(text.range(of: "{$msg}", from: 0) == 20..<26)
        #expect(text.range(of: "ab", from: 0) == 1..<3)
        #expect(text.range(of: "ab", from: 2) == nil)
        #expect(text.range(of: "家", from: 0) == 30..<33)
        #expect(text.range(of: "", from: 4) == 4..<4)
        #expect(text.range(of: "{$msg} 大家!", from: 0) == nil)
        #expect(text.range(of: text, from: 0) == 0..<33)
    }

    @Test("ASCII case is ignored where asked, and only that")
    func caseInsensitivity() {
        let mixed: UTF8Text = "Em_Force-É"
        #expect(mixed.equalsIgnoringASCIICase("eM_FORCE-É"))
        #expect(!mixed.equalsIgnoringASCIICase("em_force-é"))
        #expect(!mixed.equalsIgnoringASCIICase("em_force-"))
        #expect(!UTF8Text("[" as String).equalsIgnoringASCIICase("{"))
        #expect(!UTF8Text("@" as String).equalsIgnoringASCIICase("`"))
        #expect(mixed.lowercasedASCII() == "em_force-É")
    }

    @Test("Lowercasing and trimming share the bytes when nothing changes")
    func sharing() {
        let text = UTF8Text("already small" as String)
        let sameStart =
            text.withBytes { $0.baseAddress } == text.lowercasedASCII().withBytes { $0.baseAddress }
        #expect(sameStart)
        #expect(UTF8Text(" \t\r\n a b \u{b}\u{c}" as String).trimmedASCIIWhitespace() == "a b")
        #expect(UTF8Text("  " as String).trimmedASCIIWhitespace().isEmpty)
        #expect(UTF8Text.empty.trimmedASCIIWhitespace().isEmpty)
        #expect(UTF8Text("\u{a0}a\u{3000}" as String).trimmedASCIIWhitespace() == "\u{a0}a\u{3000}")
    }

    @Test("A text outlives the storage's other owners")
    func ownership() {
        func cut() -> UTF8Text { UTF8Text("abcdefghijklmnopqrstuvwxyz" as String)[10..<16][2..<5] }
        #expect(cut() == "mno")
        #expect(cut()[0] == 0x6D)
    }
}
