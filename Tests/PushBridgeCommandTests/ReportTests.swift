import Foundation
import PushBridge
import Testing

@Suite("report writes what verify found out as one page")
struct ReportTests {
    private static let panels = (1...11).map { "p\($0)" }

    @Test("The page has eleven panels in their order, in both languages", arguments: ["en", "zh"])
    func panels(_ language: String) throws {
        let page = try ReportSample.page(in: language)
        #expect(page.identifiers.filter { Self.panels.contains($0) } == Self.panels)
        #expect(page.headings(1).count == 1 && page.headings(2).count == 12)
        #expect(page.html.contains(language == "zh" ? #"<html lang="zh-Hans">"# : #"<html lang="en">"#))
        let isChinese = page.headings(2).joined().unicodeScalars.contains { $0.properties.isIdeographic }
        #expect(isChinese == (language == "zh"))
    }

    @Test("The page is well formed, its links lead somewhere, and nothing is loaded or run")
    func wellFormed() throws {
        let folder = try TemporaryFolder()
        let page = try ReportSample.page([try ReportSample.tally(folder)])
        #expect(page.unbalanced == [])
        let identifiers = page.identifiers
        #expect(page.links.subtracting(identifiers) == [])
        #expect(Set(identifiers).count == identifiers.count)
        for (upper, lower) in zip(page.levels, page.levels.dropFirst()) { #expect(lower <= upper + 1) }
        #expect(page.html.matches(of: #/<script(?! type="application\/json")/#).isEmpty)
        #expect(page.html.matches(of: #/(src=|https?:|@import|url\((?!#))/#).isEmpty)
        let charts = page.html.matches(of: #/<svg([^>]*)>/#)
        #expect(charts.allSatisfy { $0.output.1.contains("aria-") })
        #expect(page.html.matches(of: #/<th(?![^>]*scope=)[ >]/#).isEmpty)
    }

    /// What each panel must say of the corpus: five messages, of which four are degraded.
    private static let expected: [(panel: String, english: [String], chinese: [String])] = [
        (
            "p1",
            [
                "may notice a difference in 4 of 5 messages (80.0 %)", "identical 1 20.0 %",
                "degraded 4 80.0 %",
            ],
            ["5 条消息中有 4 条（80.0 %）", "完全相同 1 20.0 %"]
        ),
        (
            "p2",
            [
                "another title 3 60.0 %", "another text 3 60.0 %", "another number on the icon 2 40.0 %",
                "something else 1 20.0 %",
            ],
            ["角标不同 2 40.0 %", "其他 1 20.0 %"]
        ),
        (
            "p3",
            [
                "2 messages like this: another number on the icon for people who hide details", "badge 7",
                "3 messages like this: another title 3 messages like this: another text for people who hide details Before 9:41 您有一条新消息",
                "2 messages like this: another text for people who show details",
                "1 message like this: no message, and there was no push of it before either",
            ], ["2 条这样的消息：角标不同 对不显示详情的人", "角标 7", "没有对应的消息（原来也不推送）"]
        ),
        (
            "p4",
            [
                "EM-012 ext.em_apns_ext.em_push_badge 2 degraded 40.0 %", "accept it; see Badge hand-over",
                "pushbridge mappings show EM-012", "code '--to-shape sdk'",
            ], ["固定的角标：丢失，由 NIM 计数", "改代码 用 --to-shape sdk"]
        ),
        (
            "p5", ["1 EM-012 ext.em_apns_ext.em_push_badge 2 2 40.0 %", "3 EM-086 chat_type 1 0 0.0 %"],
            ["仍有损失"]
        ),
        ("p6", ["for people who hide details 3 3 2", "for people who show details – 2 2"], ["对显示详情的人"]),
        (
            "p7",
            [
                "easemob/sdk 1 0 0 3 0 4", "easemob/rest 0 0 0 1 0 1", "one to one 1 0 0 3 0 4",
                "chat room 0 0 0 1 0 1", "command 0 0 0 1 0 1",
            ],
            ["单聊 1 0 0 3 0 4", "聊天室 0 0 0 1 0 1", "透传 0 0 0 1 0 1"]
        ),
        (
            "p8", ["2026-11-21: degraded 1", "no time: 4 messages, 3 of them degraded or exposed"],
            ["没有时间：4 条消息，其中 3 条有损失（含暴露隐藏内容）"]
        ),
        ("p9", ["pushbridge settings convert --summary FILE"], ["用户设置"]),
        (
            "p10", ["Rejected lines 1", "invalid-json 1", "Blank lines 1", "Messages not written 1"],
            ["被拒绝的行 1"]
        ),
        (
            "p11", ["PushBridge 0.1.0", "Target nim", "12 situations (2 displays × 6 settings)", "Lines 6"],
            ["12 种情况"]
        ),
    ]

    @Test("Each panel has the numbers of the corpus", arguments: expected.indices)
    func numbers(_ index: Int) throws {
        let (panel, english, chinese) = Self.expected[index]
        for (language, words) in [("en", english), ("zh", chinese)] {
            let text = try ReportSample.page(in: language).text(of: panel)
            for phrase in words { #expect(text.contains(phrase), "\(text)") }
        }
    }

    @Test("The summary is the first screen in at most ten lines of text")
    func summary() throws {
        let folder = try TemporaryFolder()
        let tally = try ReportSample.tally(folder)
        let lines = try PushBridgeProcess.run(["report", tally, "--format", "summary"]).output.split(
            separator: "\n")
        #expect(lines.count <= 10 && lines[0] == "Easemob → NIM: 5 messages, sent on 2026-11-21")
        #expect(lines[1].contains("4 of 5 messages (80.0 %)"))
        #expect(lines[2] == "identical 1, degraded 4")
        #expect(lines.contains("1 line could not be read."))
        #expect(lines.contains("convert writes nothing for 1 message."))
        #expect(lines.contains { $0.hasPrefix("To do, ") }, "\(lines)")
        let page = try ReportSample.page(in: "en").text(of: "p1")
        for line in lines.dropFirst(3) { #expect(page.contains(line), "\(page)") }
        let chinese = try PushBridgeProcess.run(["report", tally, "--format", "summary", "--lang", "zh"])
        for line in chinese.output.split(separator: "\n") {
            #expect(line.unicodeScalars.contains { $0.properties.isIdeographic }, "\(line)")
        }
    }

    @Test("A number leads to its message, whose command shows it")
    func messages() throws {
        let folder = try TemporaryFolder()
        let input = try folder.file("messages.jsonl", ReportSample.lines.joined(separator: "\n"))
        let tally = folder.path("tally")
        _ = try PushBridgeProcess.run(["verify", "--to", "nim", "--format", "json", "--output", tally, input])
        let page = try ReportSample.page([tally])
        #expect(
            page.html.contains(
                ##"<a href="#s3" title="See the lock screens: another number on the icon">2</a>"##))
        #expect(page.html.contains(##"<a href="#m2" title="See one of them: line 2">2</a>"##))
        let command = try #require(
            page.html.firstMatch(of: #/pushbridge (explain --line 2 --to nim [^<]*)</#)
        ).output.1
        let shown = try PushBridgeProcess.shell("\"$0\" \(command)")
        #expect(shown.status == 0 && shown.output.contains("em_push_badge"))
    }

    @Test("verify writes the same page at once, and beside its report")
    func atOnce() throws {
        let folder = try TemporaryFolder()
        let pages = try ["1", "2"].map { jobs in
            let tally = try ReportSample.tally(
                folder, "tally\(jobs)", "--report", folder.path(jobs), "--jobs", jobs)
            #expect(try folder.contents(of: jobs) == ReportSample.page([tally]).html)
            return try folder.contents(of: jobs)
        }
        #expect(pages[0] == pages[1])
    }

    @Test("Several reports are added up, and counts of settings stand beside them")
    func sum() throws {
        let folder = try TemporaryFolder()
        let tally = try ReportSample.tally(folder)
        let summary = folder.path("settings")
        _ = try PushBridgeProcess.run(
            ["settings", "convert", "--from", "easemob", "--to", "nim", "--summary", summary],
            input: Data(#"{"user":"u","quiet":{"type":"AT"}}"#.utf8))
        let other = try ReportSample.tally(folder, "other", "--origin", "other")
        let page = try ReportSample.page([tally, summary, other])
        #expect(try page.text(of: "p1").contains("8 of 10 messages"))
        #expect(try page.text(of: "p9").contains("For 1 of 1 user something changes."))
        #expect(try page.text(of: "p9").contains("rings, where it stayed silent 2"))
    }

    @Test(
        "Counts of settings that cannot be are refused by report and merge alike",
        arguments: [
            (
                #"{"lines":1,"records":1,"changed":5,"differences":{}}"#,
                "/changed of the tally is more than the records, 1."
            ),
            (
                #"{"lines":1,"records":1,"changed":1,"differences":{"nonsense":1}}"#,
                "/differences/nonsense of the tally is no difference between settings."
            ),
        ])
    func impossibleSettings(_ summary: String, _ words: String) throws {
        let folder = try TemporaryFolder()
        let tally = try ReportSample.tally(folder)
        let file = try folder.file("settings", summary)
        let report = try PushBridgeProcess.run(["report", tally, file, "--output", folder.path("page")])
        let merge = try PushBridgeProcess.run(["merge", file])
        for result in [report, merge] {
            #expect(result.status == 65 && result.error.contains(words), "\(result.error)")
        }
    }

    @Test("--compare shows counts then and now, by verdict and by row")
    func progress() throws {
        let folder = try TemporaryFolder()
        let now = try ReportSample.tally(folder)
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--format", "json", "--output", folder.path("then")],
            input: Data("\(ConversionSample.badge)\n\(ConversionSample.nothingToLose)".utf8))
        let text = try ReportSample.page([now], "--compare", folder.path("then")).text(of: "p1")
        #expect(!text.contains("different targets"))
        #expect(text.contains("Then 50.0 % of 2 messages were degraded or exposed, now 80.0 % of 5."))
        #expect(text.contains("degraded 1 50.0 % 4 80.0 % +30.0"))
        #expect(text.contains("EM-012 ext.em_apns_ext.em_push_badge 1 50.0 % 2 40.0 % −10.0"))
    }

    @Test("A name in a report that was tampered with is escaped in the page's JSON")
    func treacherousName() throws {
        let folder = try TemporaryFolder()
        let tally = try ReportSample.tally(folder)
        let text = try folder.contents(of: "tally").replacing(
            #""row":"EM-012""#, with: #""row":"EM-012\u202e\u009b\ufeff""#)
        let page = try ReportSample.page([folder.file("other", text)])
        #expect(tally != folder.path("other") && text.contains(#"EM-012\u202e"#))
        #expect(page.html.contains(#"EM-012\u202e\u009b\ufeff"#))
        #expect(!page.html.unicodeScalars.contains { ["\u{202E}", "\u{9B}", "\u{FEFF}"].contains($0) })
    }

    @Test("What a message says cannot become markup, and the counts are JSON")
    func escapes() throws {
        let line =
            #"{"from":"a","to":"b","chatType":"chat","body":{"type":"txt","msg":"x"},"ext":{"em_apns_ext":{"em_push_content":"</script><b onclick=x>\u202e\u0000"}}}"#
        let folder = try TemporaryFolder()
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--report", folder.path("page")], input: Data(line.utf8))
        let page = ReadPage(try folder.contents(of: "page"))
        #expect(page.unbalanced == [] && !page.html.contains("<b onclick"))
        #expect(page.html.contains("&lt;/script&gt;&lt;b onclick=x&gt;"))
        #expect(!page.html.unicodeScalars.contains("\u{202E}") && !page.html.unicodeScalars.contains("\u{0}"))
        let data = try #require(page.html.firstMatch(of: #/id="data">(.*?)<\/script>/#)).output.1
        let counts = try JSONDocument(String(data)).root
        #expect(counts["messages"]?["degraded"]?.integer == 1)
        #expect(counts["rows"]?["EM-004"]?["degraded"]?.integer == 1)
    }

    private static let refusals: [(arguments: [String], status: Int32)] = [
        (["report", "TALLY", "--compare", "SUMMARY"], 65), (["report", "TALLY", "TALLY"], 65),
        (["report", "SUMMARY"], 64),
        (["report", "TALLY", "--output", "TALLY"], 64), (["report", "-", "-"], 64), (["report"], 64),
        (["report", "TALLY", "LARGE"], 65), (["report", "TALLY", "NEGATIVE"], 65),
        (["report", "TALLY", "CONTRADICTION"], 65), (["report", "COMMAND"], 65), (["report", "OPTION"], 65),
        (["verify", "--to", "nim", "--redact"], 64),
        (["verify", "--to", "nim", "--report", "PAGE", "--output", "PAGE"], 64),
    ]

    @Test("What cannot be a page is refused", arguments: refusals.indices)
    func refused(_ index: Int) throws {
        let (arguments, status) = Self.refusals[index]
        let folder = try TemporaryFolder()
        let summary =
            #"{"lines":1,"blankLines":0,"records":1,"changed":0,"requests":0,"differences":{},"rejected":{},"diagnostics":{}}"#
        let tally = try ReportSample.tally(folder)
        let text = try String(contentsOfFile: tally, encoding: .utf8)
        let files = [
            "SUMMARY": summary,
            "LARGE": summary.replacing(#""records":1"#, with: #""records":9223372036854775807"#),
            "NEGATIVE": summary.replacing(#""records":1"#, with: #""records":-5"#),
            "CONTRADICTION": summary.replacing(#""changed":0"#, with: #""changed":2"#),
            "COMMAND": text.replacing(#""target":"nim""#, with: #""target":"nim; rm -rf ~ #""#),
            "OPTION": text.replacing(
                #""options":["#, with: #""options":[{"option":"--x; id #","value":"y"},"#),
        ]
        var names = ["TALLY": tally, "PAGE": folder.path("page")]
        for (name, text) in files { names[name] = try folder.file(name, text) }
        #expect(try PushBridgeProcess.run(arguments.map { names[$0] ?? $0 }).status == status)
    }
}
