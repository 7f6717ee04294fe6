import HTTPTypes
import HummingbirdCore
import JSONDocument
import NIOCore
import Testing

@testable import Gateway

@Suite("The live page")
struct LivePageTests {
    @Test("An event is a snapshot as JSON on one line")
    func event() {
        let event = LivePage.event(of: .sample(event: 1, startedAt: 1_000))
        #expect(
            String(buffer: event) == """
                event: snapshot
                data: {"at":2000,"startedAt":1000,"version":"9.8.7","accepted":50,"repeated":3,"refused":2,\
                "outcomes":{"accepted":30,"rejected":10,"strange<b>":7},"waiting":1234,"lag":2500,"dead":5,\
                "lanes":[{"name":"retry","jobs":17}],"errors":[{"code":"store<i>","at":1500,"count":4}]}


                """)
    }

    @Test("The page loads nothing")
    func loadsNothing() {
        for word in ["http://", "https://", "src=", "@import", "url("] {
            #expect(!LivePage.html.contains(word))
        }
        #expect(LivePage.page.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
    }

    @Test("No data becomes markup")
    func noMarkup() {
        for way in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
            #expect(!LivePage.script.contains(way))
        }
    }

    @Test("Every text of the script is there in both languages")
    func texts() throws {
        let json = try #require(LivePage.script.firstMatch(of: /const words=(.*);\n/)).1
        let words = try JSONDocument(ByteSlice([UInt8](json.utf8))).root
        let (english, chinese) = (words.pairs("en"), words.pairs("zh"))
        #expect(english.map(\.name) == chinese.map(\.name) && english.count == 20)
        for (_, text) in english + chinese { #expect(text.string?.isEmpty == false) }
    }

    @Test("Every element that the script asks for is on the page")
    func elements() {
        let asked = LivePage.script.matches(of: /\$\("([a-z-]+)"\)/).map { String($0.1) }
        #expect(asked.count > 20)
        for id in Set(asked) { #expect(LivePage.html.contains("id=\"\(id)\"")) }
    }

    @Test("Errors are bounded, newest first, and repetitions are counted")
    func errors() {
        let errors = LiveErrors(most: 2)
        for (code, moment) in [("a", 1), ("b", 2), ("b", 3), ("c", 4), ("c", 5)] {
            errors.note(code, at: moment)
        }
        #expect(
            errors.last == [LiveError(code: "c", at: 5, count: 2), LiveError(code: "b", at: 3, count: 2)])
    }
}

extension LivePage {
    /// The script of the page.
    fileprivate static var script: Substring {
        html.firstMatch(of: /<script type="module">(.*)<\/script>/.dotMatchesNewlines())?.1 ?? ""
    }
}
