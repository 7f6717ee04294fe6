import PushRecords
import Synchronization
import Testing

/// A corpus of which the right advice is known.
struct AdviceCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let target: String
    let profiles: [String]
    let lines: [String]
    /// The changes that are best together, as a reader would name them.
    let best: [String]
    /// The degraded and exposed messages without any change, and with the best.
    let lossy: (before: Int, after: Int)
    var change: @Sendable (inout MessageConverter.Configuration) -> Void = { _ in }

    static let all: [AdviceCase] = [
        AdviceCase(
            testDescription: "Words that the source hides want templates that hide them", target: "easemob",
            profiles: [], lines: [hidden, silent], best: ["template default", "template detail"],
            lossy: (1, 0)),
        AdviceCase(
            testDescription: "Words for some members want a template that passes them on", target: "easemob",
            profiles: [#"{"vendor":"nim","policies":{"simpleHidesText":false}}"#],
            lines: [forMembers], best: ["template words"], lossy: (1, 0)),
        AdviceCase(
            testDescription: "Templates of the source are wanted by a target of the same kind",
            target: "agora",
            profiles: [
                #"{"vendor":"easemob","templates":[{"name":"order","title":"Order {0}","content":"In {0}"}]}"#
            ], lines: [ordered], best: ["template order"], lossy: (1, 0)),
        AdviceCase(
            testDescription: "A template of the target that gets in the way is deleted", target: "agora",
            profiles: [
                #"{"vendor":"easemob","topic":"com.example.app"}"#,
                #"{"vendor":"agora","language":"zh","templates":[{"name":"default","title":"News","content":"See the app"}]}"#,
            ], lines: [plainEasemob], best: ["no template default"], lossy: (1, 0)),
        AdviceCase(
            testDescription: "Whoever wanted the intent only is told of the screen", target: "nim",
            profiles: [],
            lines: [plainEasemob], best: ["prefer screen"], lossy: (1, 0)
        ) { $0.preference = .intent },
        AdviceCase(
            testDescription: "A shape that says less is left for one of the same sender", target: "nim",
            profiles: [], lines: [mentioning], best: ["shape server-v2"], lossy: (1, 0)
        ) { $0.targetShape = "server-v1" },
        AdviceCase(
            testDescription: "The same the other way round", target: "easemob", profiles: [],
            lines: [toSomeMembers], best: ["shape rest"], lossy: (1, 0)
        ) { $0.targetShape = "rest-legacy" },
        AdviceCase(
            testDescription: "Two remedies for two messages are advised together", target: "easemob",
            profiles: [], lines: [hidden, toSomeMembers, hidden],
            best: ["shape rest", "template default", "template detail"], lossy: (3, 0)
        ) { $0.targetShape = "rest-legacy" },
        AdviceCase(
            testDescription: "Two options are advised together", target: "nim", profiles: [],
            lines: [mentioning, plainEasemob], best: ["prefer screen", "shape server-v2"], lossy: (2, 0)
        ) {
            $0.targetShape = "server-v1"
            $0.preference = .intent
        },
        AdviceCase(
            testDescription: "What only another sender or the servers could do is not done", target: "nim",
            profiles: [], lines: [toRoom, named], best: [], lossy: (1, 1)),
    ]

    static let hidden =
        #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","messageType":0,"text":"hi","apnsContent":"Lunch?"}"#
    static let silent =
        #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","messageType":0,"text":"hi","setting":{"apnsEnabled":false}}"#
    static let forMembers =
        #"{"session":{"sessionId":"g1","sessionType":1},"from":"u1","senderName":"Ada","messageType":0,"text":"hi","apnsContent":"Lunch?","apnsMemberOption":{"userIds":["u3"],"forcePush":false,"apnsContent":"you"}}"#
    static let plainEasemob =
        #"{"from":"6001","to":"6006","chatType":"chat","body":{"type":"txt","msg":"hi"},"ext":{}}"#
    static let ordered =
        #"{"from":"6001","to":["6006"],"type":"txt","body":{"msg":"hi"},"ext":{"em_push_template":{"name":"order","title_args":["A1"],"content_args":["8"]}}}"#
    static let mentioning =
        #"{"from":"6001","to":["142"],"type":"txt","body":{"msg":"hello"},"ext":{"em_at_list":["u3"],"em_push_ext":{"group_user_nickname":"Jane"}},"chat_type":"groupchat"}"#
    static let toSomeMembers =
        #"{"GroupId":"g1","From_Account":"alice","To_Account":["bob"],"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}],"OfflinePushInfo":{"Title":"Team","Desc":"hello"}}"#
    static let toRoom =
        #"{"chat_type":"chatroom","from":"u1","to":["r1"],"type":"txt","body":{"msg":"hi"}}"#
    /// The group's number stands before the text at the source, the sender's name at the target.
    static let named =
        #"{"from":"6001","to":["142"],"type":"txt","body":{"msg":"hello"},"ext":{},"chat_type":"groupchat"}"#

    /// What converts the corpus.
    func converter() throws -> MessageConverter {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.profiles = try profiles.map { try AppProfile(JSONDocument($0).root) }
        change(&configuration)
        return try MessageConverter(configuration)
    }

    /// What is found out about lines, in this order.
    static func search(
        _ lines: [(number: Int, line: String)], by converter: MessageConverter
    ) throws -> (advice: Advice, counts: FidelityCounts) {
        var task = ConversionTask(converter)
        let sample = Mutex(MessageSample())
        task.receiver = { message, place in sample.withLock { $0.offer(message, at: place) } }
        var job = LineJob(task)
        var output = LineOutput()
        for (number, line) in lines {
            job.work(on: ByteSlice(Array(line.utf8)), line: number, into: &output)
        }
        let search = try #require(AdviceSearch(sample.withLock { $0 }, by: converter))
        return (search.advice(), output.tally.conversions.messages)
    }

    func search() throws -> Advice {
        try Self.search(lines.enumerated().map { ($0 + 1, $1) }, by: converter()).advice
    }
}

extension AdviceCandidate {
    /// What it changes, in a few words each.
    var names: [String] {
        switch change {
        case .settings(let settings):
            settings.flatMap { setting in
                setting.path != ["templates"]
                    ? [setting.name]
                    : setting.value.parsed().root.elements.map { "template \($0["name"]?.string ?? "")" }
            }
        case .withoutTemplate(let name): ["no template \(name)"]
        case .shape(let shape): ["shape \(shape)"]
        case .preference(let preference): ["prefer \(preference.rawValue)"]
        case .keepsHidden(let keepsHidden): ["keepHidden \(keepsHidden)"]
        }
    }
}
