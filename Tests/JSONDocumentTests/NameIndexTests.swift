import JSONDocument
import Testing

@Suite("Names that are known beforehand")
struct NameIndexTests {
    @Test("Each of many names is found in its scope by its number, and in no other")
    func many() {
        let names = (0..<400).map { UTF8Text("em_push_\($0 % 200)") }
        let index = NameIndex(scopes: [Array(0..<200), Array(200..<400), []], names: names)
        for number in 0..<200 {
            let name = UTF8Text("em_push_\(number)")
            #expect(index.number(of: name, in: 0) == number)
            #expect(index.number(of: name, in: 1) == number + 200)
            #expect(index.number(of: name, in: 2) == nil)
        }
    }

    @Test(
        "A name that is none of them is not found",
        arguments: ["", "e", "em", "em_push_", "em_push_20", "EM_push_2"])
    func unknown(_ name: String) {
        let index = NameIndex(scopes: [[0, 1]], names: ["em_push_2", "em_push_21"])
        #expect(index.number(of: UTF8Text(name), in: 0) == nil)
    }

    @Test("An empty name can be one of them, and of a name that comes twice the first counts")
    func odd() {
        let index = NameIndex(scopes: [[0, 1, 2]], names: ["", "a", "a"])
        #expect(index.number(of: "", in: 0) == 0)
        #expect(index.number(of: "a", in: 0) == 1)
    }

    @Test("Words of the program are compared, cut and searched by their bytes")
    func words() {
        let words: StaticString = "{key} is 名字 {0}."
        #expect(words.text == "{key} is 名字 {0}." && words.isSame(as: "{key} is 名字 {0}."))
        #expect(!words.isSame(as: "{key} is 名字 {1}."))
        #expect(words.firstOffset(of: UInt8(ascii: "{"), from: 1) == 16)
        #expect(words.byte(at: 16) == UInt8(ascii: "{") && words.byte(at: 20) == nil)
        #expect(words.text(in: 9..<15) == "名字")
    }
}
