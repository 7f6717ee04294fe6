import PushBridge

/// Users' lines at random, in the vendors' own words.
struct SettingsLines {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// A line of Easemob's REST requests; a rich one may hold what NIM lacks.
    mutating func easemob(isRich: Bool) -> String {
        var members = [#""display":{"notification_display_style":\#(random.pick(0...1))}"#]
        var quiet: [String] = []
        if random.once(in: 2) { quiet.append(#""ignoreInterval":"\#(interval())""#) }
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
        var quiet = #""type":\#(random.pick(1...2))"#
        if random.once(in: 2) {
            let (start, end) = clocks()
            quiet +=
                #","noDisturbing":true,"noDisturbingStartH":\#(start / 60),"noDisturbingStartM":\#(start % 60)"#
                + #","noDisturbingEndH":\#(end / 60),"noDisturbingEndM":\#(end % 60)"#
        }
        var members = [#""quiet":{\#(quiet)}"#]
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
        if isRich { members.append(#""devices":[{"apnsToken":"00ff","customContentKey":"en"}]"#) }
        return line(members)
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
