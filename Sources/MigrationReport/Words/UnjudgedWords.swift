/// What is said where no message has a verdict.
enum UnjudgedWords {
    /// That no message was judged, and why.
    static func sentence(_ tally: CorpusTally) -> Wording {
        let reasons = reasons(tally)
        if tally.conversions.messages.messages == 0, tally.rejected.isEmpty { return PageWords.noMessages }
        return Wording(en: "No message was judged: ", zh: "没有消息得出结论：") + .list(reasons)
            + Wording(en: ".", zh: "。")
    }

    /// That a panel has nothing to tell, and why.
    static func nothingToTell(_ tally: CorpusTally) -> Wording {
        sentence(tally)
            + Wording(en: " So nobody knows what people would notice.", zh: "因此无法知道用户会注意到什么。")
    }

    private static func reasons(_ tally: CorpusTally) -> [Wording] {
        let rejected = tally.rejected.values.reduce(0, +)
        let unjudged = tally.conversions.messages.unjudged
        var reasons: [Wording] = []
        if unjudged > 0 {
            let count = NumberWords.count(unjudged)
            reasons.append(
                Wording(
                    en: unjudged == 1
                        ? "1 message is a copy without the sender's push settings"
                        : "\(count) messages are copies without the sender's push settings",
                    zh: "\(count) 条消息是抄送，不带发送方的推送设置"))
        }
        if rejected > 0 {
            let count = NumberWords.count(rejected)
            reasons.append(
                Wording(
                    en: "\(count) line\(rejected == 1 ? " was" : "s were") rejected", zh: "\(count) 行被拒绝"))
        }
        return reasons
    }
}

extension ReportPage {
    /// Writes that people notice nothing; where no message was judged, that nobody knows.
    mutating func writeNothing() {
        let counts = conversions.messages
        if counts.judged > 0 { return element("p", PageWords.nobodyNotices(counts)) }
        element("p") { page in
            page.text(UnjudgedWords.nothingToTell(page.tally))
            page.text(" ")
            page.element("a", ["href": "#\(ReportPanel.leftovers.anchor)"], ReportPanel.leftovers.title)
        }
    }
}
