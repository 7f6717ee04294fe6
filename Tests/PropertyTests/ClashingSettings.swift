import TestSupport

/// Users' lines at random in which several settings silence the same messages.
struct ClashingSettings {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// A line of Easemob's REST requests.
    mutating func easemob() -> String {
        let intervals = [
            "22:00-08:00", "10:00-14:00", "20:00-20:30", "00:00-00:00", "08:00-08:00", "0:0-0:0",
        ]
        var quiet: [String] = []
        if random.once(in: 2) { quiet.append(#""type":"\#(random.pick(["ALL", "AT", "NONE"]))""#) }
        if random.once(in: 2) { quiet.append(#""ignoreInterval":"\#(random.pick(intervals))""#) }
        if random.once(in: 2) { quiet.append(#""ignoreDuration":\#(duration())"#) }
        let conversations = ["chatgroup", "user"].compactMap { kind -> String? in
            if random.once(in: 3) { return nil }
            var members = [#""type":"\#(random.pick(["ALL", "AT", "NONE", "DEFAULT"]))""#]
            if random.once(in: 2) { members.append(#""ignoreDuration":\#(duration())"#) }
            return #"{"chattype":"\#(kind)","key":"c1",\#(members.joined(separator: ","))}"#
        }
        return line(#""display":{"notification_display_style":1}"#, quiet, conversations)
    }

    /// A line of NIM's first SDK.
    mutating func nim() -> String {
        let clocks = [(22, 0, 8, 0), (10, 0, 14, 0), (8, 0, 8, 0), (0, 0, 23, 59), (20, 0, 20, 30)]
        var quiet = [#""type":1"#]
        if random.once(in: 2) {
            let (startHour, startMinute, endHour, endMinute) = random.pick(clocks)
            quiet.append(
                #""noDisturbing":true,"noDisturbingStartH":\#(startHour),"noDisturbingStartM":\#(startMinute)"#
                    + #","noDisturbingEndH":\#(endHour),"noDisturbingEndM":\#(endMinute)"#)
        }
        var conversations: [String] = []
        if random.once(in: 2) {
            conversations.append(#"{"teamId":"c1","notifyState":\#(random.pick(0...2))}"#)
        }
        if random.once(in: 2) { conversations.append(#"{"userId":"c1","notifyForNewMsg":false}"#) }
        return line(#""devices":[]"#, quiet, conversations)
    }

    /// A line of Tencent's SDK.
    mutating func tencent() -> String {
        let clocks = [(22, 0, 36_000), (10, 0, 14_400), (8, 0, 86_400), (20, 0, 1_800)]
        var quiet: [String] = []
        if random.once(in: 2) {
            let (hour, minute, seconds) = random.pick(clocks)
            quiet = [#""opt":2,"startHour":\#(hour),"startMinute":\#(minute),"duration":\#(seconds)"#]
        } else if random.once(in: 2) {
            quiet = [#""opt":2,"startTimeStamp":1795262400,"duration":\#(duration() / 1_000)"#]
        }
        var conversations: [String] = []
        if random.once(in: 2) { conversations.append(#"{"groupID":"c1","opt":\#(random.pick(0...4))}"#) }
        if random.once(in: 2) { conversations.append(#"{"userID":"c1","opt":\#(random.pick([0, 2]))}"#) }
        return line(#""devices":[]"#, quiet, conversations)
    }

    /// A line of RongCloud's SDK.
    mutating func rongcloud() -> String {
        let clocks = [("22:00:00", 600), ("10:00:00", 240), ("08:00:00", 1_439), ("20:00:00", 30)]
        var quiet: [String] = []
        if random.once(in: 2) {
            let (start, span) = random.pick(clocks)
            quiet = [#""startTime":"\#(start)","spanMins":\#(span),"level":\#(random.pick([1, 5]))"#]
        }
        let levels = [-1, 1, 2, 4, 5]
        var conversations: [String] = []
        for (kind, target) in [(3, #","targetId":"c1""#), (1, #","targetId":"c1""#), (3, ""), (1, "")]
        where random.once(in: 3) {
            conversations.append(
                #"{"conversationType":\#(kind)\#(target),"level":\#(random.pick(levels))}"#)
        }
        return line(#""devices":[]"#, quiet, conversations)
    }

    /// A line of OpenIM's calls.
    mutating func openIM() -> String {
        let quiet = random.once(in: 2) ? [#""globalRecvMsgOpt":\#(random.pick(0...2))"#] : []
        let conversations = [(3, "groupID"), (1, "userID")].compactMap { kind, name -> String? in
            if random.once(in: 3) { return nil }
            return #"{"conversationType":\#(kind),"\#(name)":"c1","recvMsgOpt":\#(random.pick(0...2))}"#
        }
        return line(#""devices":[]"#, quiet, conversations)
    }

    private mutating func duration() -> Int {
        random.pick([600_000, 3_600_000, 14_400_000, 604_800_000])
    }

    private func line(_ first: String, _ quiet: [String], _ conversations: [String]) -> String {
        #"{"user":"6006","timeZone":"+08:00",\#(first),"quiet":{\#(quiet.joined(separator: ","))},"#
            + #""conversations":[\#(conversations.joined(separator: ","))]}"#
    }
}
