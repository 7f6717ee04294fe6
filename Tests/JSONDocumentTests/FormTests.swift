import JSONDocument
import Testing

@Suite("Forms")
struct FormTests {
    @Test(
        "A form is an object of its fields",
        arguments: [
            ("", "{}"), ("&&", "{}"), ("a", #"{"a":""}"#), ("a=", #"{"a":""}"#), ("=a", #"{"":"a"}"#),
            ("=", #"{"":""}"#), ("a=b=c&a=d&", #"{"a":"b=c","a":"d"}"#),
            ("a+b=%e5%A4%a7+%2b%26%3D", #"{"a b":"大 +&="}"#),
            ("q=%22%5C/%0a%01\u{2}", #"{"q":"\"\\/\n\u0001\u0002"}"#),
            ("\u{1}&\u{1}&\u{1}", #"{"\u0001":"","\u0001":"","\u0001":""}"#),
        ])
    func objects(form: String, object: String) {
        let (root, damage) = JSONDocument.form(UTF8Text(form))
        #expect(root.raw.description == object)
        #expect(damage == nil)
    }

    @Test("A sign counts wherever it stands among plain bytes", arguments: 0...20)
    func places(length: Int) {
        let before = String(repeating: "x", count: length)
        for after in ["", "y", String(repeating: "y", count: 9)] {
            for (sign, meaning) in [
                ("%41", "A"), ("+", " "), ("%22", #"\""#), ("\"", #"\""#), ("=", "="), ("é", "é"),
            ] {
                let root = JSONDocument.form(UTF8Text("k=\(before)\(sign)\(after)")).root
                #expect(root.raw.description == #"{"k":"\#(before)\#(meaning)\#(after)"}"#)
            }
            let root = JSONDocument.form(UTF8Text("\(before)=\(after)&\(before)é=\(after)")).root
            #expect(root.raw.description == #"{"\#(before)":"\#(after)","\#(before)é":"\#(after)"}"#)
        }
    }

    @Test(
        "Percent signs without digits stay, and what is no UTF-8 is replaced",
        arguments: [
            ("a=%", #"{"a":"%"}"#, FormDamage.escape), ("a=%4", #"{"a":"%4"}"#, .escape),
            ("a=%4g%g4%:0%0:", #"{"a":"%4g%g4%:0%0:"}"#, .escape), ("a=%%41", #"{"a":"%A"}"#, .escape),
            ("%FF=%E5%A4&b=%4", "{\"\u{FFFD}\":\"\u{FFFD}\",\"b\":\"%4\"}", .encoding),
        ])
    func damages(form: String, object: String, expected: FormDamage) {
        let (root, damage) = JSONDocument.form(UTF8Text(form))
        #expect(root.raw.description == object)
        #expect(damage == expected)
    }

    @Test("Exactly the hexadecimal digits are digits")
    func digits() {
        for first in UInt8(0x21)..<0x7F {
            for second in UInt8(0x21)..<0x7F where first != 0x26 && second != 0x26 {
                let pair = String(decoding: [first, second], as: UTF8.self)
                let damage = JSONDocument.form(UTF8Text("k=x%" + pair)).damage
                let isPair = pair.allSatisfy { $0.isHexDigit }
                let byte = isPair ? UInt8(pair, radix: 16) : nil
                // From 0x80 on a byte alone is no UTF-8.
                #expect(damage == (byte.map { $0 < 0x80 ? nil : FormDamage.encoding } ?? .escape))
            }
        }
    }
}
