import PushRecords

extension LivePage {
    /// The page.
    static let html: String = {
        var page = MarkupWriter()
        page.raw("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        page.raw("<link rel=\"icon\" href=\"data:,\">")
        page.element("title") { $0.text(LiveWords.title.english) }
        page.element("style") { $0.raw(css) }
        page.raw("</head><body><a class=\"skip\" href=\"#main\">")
        page.words(LiveWords.skip)
        page.raw("</a>")
        page.writeHeader()
        page.raw("<main id=\"main\" tabindex=\"-1\">")
        page.element("noscript") { $0.element("p") { $0.words(LiveWords.noScript) } }
        page.writeForm()
        page.writeNumbers()
        page.raw("</main>")
        page.raw("<script type=\"module\">const words=\(scriptWords);\n\(script)</script>")
        page.raw("</body></html>\n")
        return page.html
    }()

    /// The script's words as an object by language.
    ///
    /// None of them has anything that JSON or HTML spells otherwise.
    private static var scriptWords: String {
        let languages = [("en", \Wording.english), ("zh", \Wording.chinese)].map { name, language in
            let words = LiveWords.script.map { "\"\($0.name)\":\"\($0.words[keyPath: language])\"" }
            let title = "\"title\":\"\(LiveWords.title[keyPath: language])\""
            return "\"\(name)\":{\((words + [title]).joined(separator: ","))}"
        }
        return "{\(languages.joined(separator: ","))}"
    }
}

extension MarkupWriter {
    /// Writes words in every language; the style sheet shows those of the page's.
    fileprivate mutating func words(_ words: Wording) {
        raw("<span lang=\"en\">\(Self.escaped(words.english))</span>")
        raw("<span lang=\"zh-Hans\">\(Self.escaped(words.chinese))</span>")
    }

    fileprivate mutating func writeHeader() {
        raw("<header><h1>")
        words(LiveWords.title)
        raw(
            "</h1><p id=\"about\"></p><p id=\"status\" role=\"status\" aria-live=\"polite\"></p><div class=\"tools\">"
        )
        raw("<button type=\"button\" id=\"pause\" aria-pressed=\"false\" hidden>")
        words(LiveWords.pause)
        raw("</button><button type=\"button\" id=\"forget\" hidden>")
        words(LiveWords.forget)
        raw("</button><button type=\"button\" id=\"language\">")
        // Each language names the other one.
        raw("<span lang=\"en\"><span lang=\"zh-Hans\" class=\"other\">中文</span></span>")
        raw(
            "<span lang=\"zh-Hans\"><span lang=\"en\" class=\"other\">English</span></span></button></div></header>"
        )
    }

    fileprivate mutating func writeForm() {
        raw("<form id=\"sign-in\" hidden><p id=\"needs\">")
        words(LiveWords.needsKey)
        raw("</p><label for=\"key\">")
        words(LiveWords.key)
        raw("</label><input id=\"key\" type=\"password\" autocomplete=\"off\" spellcheck=\"false\" required ")
        raw("aria-describedby=\"needs wrong\"><button>")
        words(LiveWords.show)
        raw("</button><p id=\"wrong\" role=\"alert\"></p></form>")
    }

    fileprivate mutating func writeNumbers() {
        raw("<div id=\"numbers\" hidden>")
        section("now", LiveWords.now) { page in
            page.raw("<dl>")
            for (name, words) in [
                ("accepted-rate", LiveWords.acceptedRate), ("pushed-rate", LiveWords.pushedRate),
                ("waiting", LiveWords.waiting), ("lag", LiveWords.lag), ("dead", LiveWords.dead),
            ] {
                page.raw("<div><dt>")
                page.words(words)
                page.raw("</dt><dd id=\"\(name)\">–</dd></div>")
            }
            page.raw(
                "</dl><figure><svg viewBox=\"0 0 240 60\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
            page.raw("<polyline id=\"accepted-line\"/><polyline id=\"pushed-line\"/></svg><figcaption>")
            page.words(LiveWords.minutes)
            page.raw("</figcaption></figure>")
        }
        section("outcomes", LiveWords.sinceStart) {
            $0.table("outcome-rows", LiveWords.outcome, LiveWords.count)
        }
        section("lanes", LiveWords.lanes) { $0.table("lane-rows", LiveWords.lane, LiveWords.jobs) }
        section("errors", LiveWords.errors) {
            $0.table("error-rows", LiveWords.time, LiveWords.code, LiveWords.count)
        }
        raw("</div>")
    }

    private mutating func section(_ id: String, _ title: Wording, _ content: (inout MarkupWriter) -> Void) {
        raw("<section aria-labelledby=\"\(id)-h\"><h2 id=\"\(id)-h\">")
        words(title)
        raw("</h2>")
        content(&self)
        raw("</section>")
    }

    /// A table whose rows the script writes, and what stands there while there are none.
    private mutating func table(_ rows: String, _ head: Wording...) {
        raw("<table><thead><tr>")
        for words in head {
            raw("<th scope=\"col\">")
            self.words(words)
            raw("</th>")
        }
        raw("</tr></thead><tbody id=\"\(rows)\"></tbody></table><p class=\"none\">")
        words(LiveWords.none)
        raw("</p>")
    }
}
