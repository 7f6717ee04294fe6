import PushBridge

extension LossTally {
    /// Codes the losses as members of a tally; each count is a part of all messages.
    mutating func code(
        _ members: inout TallyMembers, among messages: FidelityCounts, countsPeople: Bool,
        naming names: CorpusTally.Names
    ) throws {
        let blank = ("", Cost(first: MessagePlace()))
        try members.list("rows", &rows, sortedRows.map { ($0.name, $0.cost) }, blank) { row, name, cost in
            try row("row", &name)
            if let (key, known) = names.row(name) {
                try row.tell("key", key)
                try row.tell("name", known)
            }
            try cost.code(&row, countsPeople: countsPeople)
            for verdict in Fidelity.lowered {
                try row.check(.init(verdict.rawValue), cost.counts[verdict], upTo: messages[verdict])
            }
        }
        try members.list("points", &points, sortedPoints.map { ($0.name, $0.cost) }, blank) {
            point, path, cost in
            try point("path", &path)
            if let name = names.place(path) { try point.tell("name", name) }
            try cost.code(&point, countsPeople: countsPeople)
            // Another place may make a worse verdict of the message.
            for verdict in Fidelity.lowered {
                try point.check(
                    .init(verdict.rawValue), cost.counts.count(atLeast: verdict),
                    upTo: messages.count(atLeast: verdict))
            }
        }
        try codeNotices(&members, among: messages)
        var limits = Dictionary(uniqueKeysWithValues: cut.map { ($0.rawValue, $0.most) })
        try members.unless([:], "cut", &limits)
        cut = Set(
            try limits.map { name, most in
                guard let list = TallyList(rawValue: name), most == list.most else {
                    throw members.error(["cut", .init(name)], "is no list that is cut")
                }
                return list
            })
        cap()
        try codeExamples(&members, among: messages)
    }

    private mutating func codeNotices(_ members: inout TallyMembers, among messages: FidelityCounts) throws {
        let noticed = messages.count(atLeast: .vendorWording)
        let byEffect = effects.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        try members.list("effects", &effects, byEffect, (.other, Notice())) { one, effect, notice in
            try one.word("effect", &effect)
            try notice.code(&one, upTo: noticed)
        }
        let byName = situations.sorted {
            ($0.key.situation, $0.key.effect) < ($1.key.situation, $1.key.effect)
        }
        let blank = NoticedSituation(situation: "", effect: .other)
        try members.list("situations", &situations, byName.map { ($0.key, $0.value) }, (blank, Notice())) {
            one, situation, notice in
            try one("situation", &situation.situation)
            try one.word("effect", &situation.effect)
            try notice.code(&one, upTo: noticed)
        }
        let screen = (ShownDifference(effect: .other, situations: []), Shown(first: MessagePlace()))
        try members.list("screens", &shown, sortedShown.map { ($0.difference, $0.shown) }, screen) {
            one, difference, shown in
            try one.word("effect", &difference.effect)
            try one("situations", &difference.situations)
            try one("messages", &shown.messages)
            try one.check("messages", shown.messages, upTo: noticed, Notice.all)
            try one.part("first", &shown.first)
            try one.part("example", &shown.example)
        }
        var unexplained = messages.count(atLeast: .degraded)
        try members.list("rowSets", &rowSets, sortedRowSets.map { ($0.rows, $0.notice) }, ([], Notice())) {
            one, rows, notice in
            try one("rows", &rows)
            try notice.code(&one, upTo: unexplained)
            unexplained -= notice.messages
        }
    }

    private mutating func codeExamples(
        _ members: inout TallyMembers, among messages: FidelityCounts
    ) throws {
        var all = sortedExamples
        try members.parts("examples", &all)
        try members("exampleLimit", &exampleLimit)
        if !members.areRead { return }
        for (index, example) in all.enumerated() {
            let count = examples[example.fidelity]?.count ?? 0
            guard count < min(exampleLimit, messages[example.fidelity]), example.fidelity != .identical else {
                throw members.error(
                    ["examples", .init("\(index)")], "is one example too many for its fidelity")
            }
            examples[example.fidelity, default: []].append(example)
        }
    }
}

extension LossTally.Notice {
    /// The messages of which a notice counts some.
    fileprivate static let all = "the messages that people notice"

    fileprivate mutating func code(_ members: inout TallyMembers, upTo most: Int) throws {
        try members("messages", &messages)
        try members.check("messages", messages, upTo: most, Self.all)
        try members.part("first", &first)
    }
}

extension LossTally.Cost {
    fileprivate mutating func code(_ members: inout TallyMembers, countsPeople: Bool) throws {
        try counts.code(&members)
        if countsPeople {
            var number = people.count
            try members("people", &number)
            try members.people("peopleDigests", &people)
            try members.check("people", number, equals: people.count)
        }
        let sorted = sortedSentences
        // Most sentences have the same message.
        var message = sorted.lazy.compactMap(\.value.loss).first?.message.english
        try members("message", &message)
        if !sorted.isEmpty || members.has("causes") {
            let blank = ("", LossTally.Sentence(first: MessagePlace()))
            try members.list("causes", &told, sorted.map { ($0.key, $0.value) }, blank) {
                [counts] cause, name, sentence in
                try sentence.code(&cause, beside: message)
                name = sentence.loss?.sentenceName ?? ""
                for verdict in Fidelity.lowered {
                    try cause.check(.init(verdict.rawValue), sentence.counts[verdict], upTo: counts[verdict])
                }
            }
        }
        try members.part("first", &first)
        try members.part("example", &example)
    }
}

extension VerdictCounts {
    /// Codes a member for each verdict that is lower than the best.
    fileprivate mutating func code(_ members: inout TallyMembers) throws {
        for verdict in Fidelity.lowered { try members(.init(verdict.rawValue), &self[verdict]) }
    }
}

extension LossTally.Sentence {
    /// Codes the sentence; its message only if it differs from that of the row.
    fileprivate mutating func code(_ members: inout TallyMembers, beside rowMessage: String?) throws {
        if let code = loss?.code, !code.isEmpty { try members.tell("code", code) }
        try counts.code(&members)
        var message = loss?.message.english == rowMessage ? nil : loss?.message.english
        try members("message", &message)
        if loss != nil || members.has("diagnostic") {
            var told = loss ?? ToldLoss()
            try members.object("diagnostic") { try told.code(&$0, saying: message ?? rowMessage ?? "") }
            loss = told
        }
        try members.part("first", &first)
    }
}

extension ToldLoss: TallyPart {
    init() {
        self.init(
            row: nil, code: "", kind: .dropped, severity: .info, path: "", message: Wording(name: ""))
    }

    mutating func code(_ members: inout TallyMembers) throws { try code(&members, saying: nil) }

    /// Codes the loss; its message only where that is not known.
    fileprivate mutating func code(_ members: inout TallyMembers, saying known: String?) throws {
        try members("row", &row)
        try members.word("severity", &severity)
        try members.word("kind", &kind)
        try members.unless("", "code", &code)
        try members("path", &path)
        if let known { message.english = known } else { try members("message", &message.english) }
        try members.unless(message.english, "zh", &message.chinese)
    }
}

// MARK: - Examples

extension CorpusExample: TallyPart {
    init() {
        self.init(
            place: MessagePlace(), source: "", fidelity: .identical, differences: [], differenceCount: 0,
            rows: [], losses: [])
    }

    mutating func code(_ members: inout TallyMembers) throws {
        try place.code(&members)
        if !place.path.isEmpty { try members.tell("path", place.path) }
        try members("source", &source)
        try members.word("fidelity", &fidelity)
        try members("rows", &rows)
        try members("differenceCount", &differenceCount)
        try members.parts("differences", &differences)
        try members.parts("diagnostics", &losses)
    }
}

extension ShownExample: TallyPart {
    init() {
        self.init(
            place: MessagePlace(), source: "", rows: [],
            screens: ShownScreens(situation: "", before: ShownScreen(), after: ShownScreen()))
    }

    mutating func code(_ members: inout TallyMembers) throws {
        try place.code(&members)
        if !place.path.isEmpty { try members.tell("path", place.path) }
        try members("source", &source)
        try members("rows", &rows)
        try members.part("difference", &unseen)
        try members("situation", &screens.situation)
        try members.part("before", &screens.before)
        try members.part("after", &screens.after)
    }
}

extension Difference: TallyPart {
    init() { self.init(situations: [], path: "", before: .null, after: .null, fidelity: .identical) }

    mutating func code(_ members: inout TallyMembers) throws {
        var (first, all) = (situations.first ?? "", situations.count > 1 ? situations : nil)
        try members("situation", &first)
        try members("path", &path)
        try members("before", &before)
        try members("after", &after)
        try members.word("fidelity", &fidelity)
        try members("situations", &all)
        situations = all ?? [first]
    }
}

extension ShownScreen: TallyPart {
    mutating func code(_ members: inout TallyMembers) throws {
        try members.word("suppressed", &suppression)
        try members.unless(false, "missing", &isMissing)
        try members("title", &title)
        try members("subtitle", &subtitle)
        try members("body", &body)
        try members("badge", &badge)
        try members("sound", &sound)
        try members.unless(false, "call", &isCall)
    }
}
