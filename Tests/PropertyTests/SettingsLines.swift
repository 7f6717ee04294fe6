import PushBridge
import TestSupport

/// Users' lines at random, in the vendors' own words.
struct SettingsLines {
    private var random: SplitMix64
    /// Whether nobody hides details: for a vendor who cannot hold that, nearly every line would lose it.
    private let showsDetails: Bool
    /// Whether nobody has quiet hours, for a vendor who cannot hold those either.
    private let isNeverQuiet: Bool

    init(seed: UInt64, for target: String = "") {
        random = SplitMix64(seed: seed)
        showsDetails = ["tencent", "openim"].contains(target)
        isNeverQuiet = target == "openim"
    }

    /// A line of Easemob's REST requests; a rich one may hold what NIM lacks.
    mutating func easemob(isRich: Bool) -> String {
        var members = [
            #""display":{"notification_display_style":\#(random.pick(showsDetails ? 1...1 : 0...1))}"#
        ]
        var quiet: [String] = []
        if hasQuietHours() { quiet.append(#""ignoreInterval":"\#(interval())""#) }
        if isRich && random.once(in: 2) { quiet.append(#""type":"\#(random.pick(["ALL", "AT", "NONE"]))""#) }
        if isRich && random.once(in: 2) {
            quiet.append(#""ignoreDuration":\#(random.pick(1...10_080) * 60_000)"#)
        }
        if !quiet.isEmpty { members.append(#""quiet":{\#(quiet.joined(separator: ","))}"#) }
        let conversations = (0..<random.pick(0...3)).map { index in
            let mode = isRich ? random.pick(["ALL", "AT", "NONE"]) : "NONE"
            let kind = random.pick(["user", "chatgroup"])
            let duration =
                isRich && random.once(in: 3) ? #","ignoreDuration":\#(random.pick(1...90) * 60_000)"# : ""
            return #"{"chattype":"\#(kind)","key":"c\#(index)","type":"\#(mode)"\#(duration)}"#
        }
        if !conversations.isEmpty {
            members.append(#""conversations":[\#(conversations.joined(separator: ","))]"#)
        }
        if isRich {
            members.append(#""devices":[{"device_id":"d1","notifier_name":"Prod","device_token":"00ff"}]"#)
            if random.once(in: 2) { members.append(#""template":{"templateName":"short"}"#) }
        }
        return line(members)
    }

    /// A line of NIM's first SDK; a rich one may hold what Easemob lacks.
    mutating func nim(isRich: Bool) -> String {
        var quiet = showsDetails ? [] : [#""type":\#(random.pick(1...2))"#]
        if hasQuietHours() {
            let (start, end) = clocks()
            quiet.append(
                #""noDisturbing":true,"noDisturbingStartH":\#(start / 60),"noDisturbingStartM":\#(start % 60)"#
                    + #","noDisturbingEndH":\#(end / 60),"noDisturbingEndM":\#(end % 60)"#)
        }
        var members = quiet.isEmpty ? [] : [#""quiet":{\#(quiet.joined(separator: ","))}"#]
        let conversations = (0..<random.pick(0...3)).map { index in
            if isRich && random.once(in: 4) {
                return #"{"teamId":"t\#(index)","teamType":2,"teamMessageMuteMode":\#(random.pick(1...2))}"#
            }
            return random.once(in: 2)
                ? #"{"teamId":"t\#(index)","notifyState":\#(isRich ? random.pick(1...2) : 1)}"#
                : #"{"userId":"u\#(index)","notifyForNewMsg":false}"#
        }
        if !conversations.isEmpty {
            members.append(#""conversations":[\#(conversations.joined(separator: ","))]"#)
        }
        if isRich || members.isEmpty {
            members.append(#""devices":[{"apnsToken":"00ff","customContentKey":"en"}]"#)
        }
        return line(members)
    }

    /// A line of Tencent's SDK; a rich one may hold what Easemob and NIM lack.
    mutating func tencent(isRich: Bool) -> String {
        var members: [String] = []
        if hasQuietHours() {
            let (start, end) = clocks()
            let duration = (end - start + 1_440) % 1_440 * 60
            members.append(
                #""quiet":{"opt":2,"startHour":\#(start / 60),"startMinute":\#(start % 60),"duration":\#(duration)}"#
            )
        } else if isRich {
            members.append(#""quiet":{"opt":2,"startTimeStamp":1795266000,"duration":3600}"#)
        }
        let conversations = (0..<random.pick(0...3)).map { index in
            let option = isRich ? random.pick(0...4) : 2
            return random.once(in: 2)
                ? #"{"groupID":"g\#(index)","opt":\#(option)}"#
                : #"{"userID":"u\#(index)","opt":\#(min(option, 2))}"#
        }
        if !conversations.isEmpty {
            members.append(#""conversations":[\#(conversations.joined(separator: ","))]"#)
        }
        if isRich || members.isEmpty {
            members.append(#""devices":[{"token":"00ff","businessID":"31001","language":"en"}]"#)
        }
        return line(members)
    }

    /// A line of RongCloud's SDK; a rich one may hold what the others lack.
    mutating func rongcloud(isRich: Bool) -> String {
        var quiet = showsDetails ? [] : [#""isShowPushContent":\#(random.once(in: 2))"#]
        if hasQuietHours() {
            let (start, end) = clocks()
            let span = (end - start + 1_440) % 1_440
            let level = isRich ? random.pick([1, 5]) : 5
            quiet.append(
                #""startTime":"\#(DailyInterval.text(start)):00","spanMins":\#(span),"level":\#(level)"#)
        }
        if isRich && random.once(in: 2) { quiet.append(#""pushLauguageCode":"en_US""#) }
        if isRich && random.once(in: 2) { quiet.append(#""pushReceiveStatus":\#(random.once(in: 2))"#) }
        var members = quiet.isEmpty ? [] : [#""quiet":{\#(quiet.joined(separator: ","))}"#]
        var conversations = (0..<random.pick(0...3)).map { index in
            let kind = random.pick([1, 3])
            // In a direct conversation, where nobody is mentioned, the levels in between are silence.
            let levels = kind == 1 ? [-1, 5] : [-1, 1, 2, 4, 5]
            let level = isRich ? random.pick(levels) : 5
            return #"{"conversationType":\#(kind),"targetId":"c\#(index)","level":\#(level)}"#
        }
        if isRich && random.once(in: 3) {
            conversations.append(#"{"conversationType":3,"level":\#(random.pick([1, 5]))}"#)
        }
        if !conversations.isEmpty {
            members.append(#""conversations":[\#(conversations.joined(separator: ","))]"#)
        }
        if isRich || members.isEmpty {
            members.append(#""devices":[{"deviceToken":"00ff","bundleId":"com.example.app"}]"#)
        }
        return line(members)
    }

    /// A line of OpenIM's calls, which has no quiet hours and hides nothing; a rich one may hold what the others lack.
    mutating func openIM(isRich: Bool) -> String {
        var members: [String] = []
        if isRich && random.once(in: 2) {
            members.append(#""quiet":{"globalRecvMsgOpt":\#(random.pick(0...2))}"#)
        }
        let conversations = (0..<random.pick(0...3)).map { index in
            let option = isRich ? random.pick(0...2) : 2
            return random.once(in: 2)
                ? #"{"conversationType":3,"groupID":"g\#(index)","recvMsgOpt":\#(option)}"#
                : #"{"conversationType":1,"userID":"u\#(index)","recvMsgOpt":\#(option)}"#
        }
        if !conversations.isEmpty || members.isEmpty {
            members.append(#""conversations":[\#(conversations.joined(separator: ","))]"#)
        }
        return line(members)
    }

    /// A line of a vendor's usual form.
    mutating func line(of vendor: String, isRich: Bool) -> String {
        switch vendor {
        case "nim": nim(isRich: isRich)
        case "tencent": tencent(isRich: isRich)
        case "rongcloud": rongcloud(isRich: isRich)
        case "openim": openIM(isRich: isRich)
        default: easemob(isRich: isRich)
        }
    }

    /// A line with some bytes changed.
    mutating func broken(_ line: String) -> [UInt8] {
        var bytes = Array(line.utf8)
        for _ in 0..<random.pick(1...4) where !bytes.isEmpty {
            let place = random.pick(bytes.indices)
            bytes[place] = random.pick(Array(#"{}[]":,-0123456789truenul\x"#.utf8) + [0xFF, 0x20])
        }
        return bytes
    }

    private func line(_ members: [String]) -> String {
        #"{"user":"6006","timeZone":"+08:00",\#(members.joined(separator: ","))}"#
    }

    /// Whether a line has quiet hours: half of them, where the target has any.
    private mutating func hasQuietHours() -> Bool { random.once(in: 2) && !isNeverQuiet }

    /// Two different times of day, which no vendor reads in two ways.
    private mutating func clocks() -> (Int, Int) {
        let start = random.pick(0...1_439)
        return (start, (start + random.pick(1...1_438)) % 1_440)
    }

    private mutating func interval() -> String {
        let (start, end) = clocks()
        return "\(DailyInterval.text(start))-\(DailyInterval.text(end))"
    }
}
