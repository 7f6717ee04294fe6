import PushBridge

/// What a line may be beside a message, by the names of its members: all that most lines are asked.
struct LineMarks: OptionSet {
    let rawValue: UInt8

    /// It has a message within it, so it may bring its people.
    static let message = LineMarks(rawValue: 1 << 0)
    /// It has a member that records have.
    static let record = LineMarks(rawValue: 1 << 1)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Looks at a line; a form is nothing but a message.
    init(_ line: VendorInput) {
        guard case .json(let line) = line else {
            self = []
            return
        }
        var marks: LineMarks = []
        line.forEachMember { member in
            member.withKey { key in
                switch key.count {
                case 6: if key == "method" { marks.insert(.record) }
                case 7: if key.equalsIgnoringASCIICase(BroughtMembers.messageName) { marks.insert(.message) }
                case 8: if key == ConversionRecord.fidelity { marks.insert(.record) }
                case 12: if key == WebhookRecord.verification { marks.insert(.record) }
                default: break
                }
            }
        }
        self = marks
    }
}
