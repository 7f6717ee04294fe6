internal import ArgumentParser
internal import PushRecords

/// What `settings convert` writes of a user.
enum UserFormat: String, CaseIterable, ExpressibleByArgument {
    case records, settings, requests, original, recipient, badge, differences

    /// The part of the record; nil for all of it.
    var part: RecordPart? {
        switch self {
        case .records: nil
        case .settings, .badge, .differences: .member(UTF8Text(rawValue))
        case .requests: .requests
        case .original, .recipient: .value(of: UTF8Text(rawValue))
        }
    }
}

/// What `settings profile` writes of a console.
enum ConsoleFormat: String, CaseIterable, ExpressibleByArgument {
    case records, profile, requests, steps, differences

    /// The part of the record; nil for all of it.
    var part: RecordPart? {
        switch self {
        case .records: nil
        case .profile: .value(of: UTF8Text(rawValue))
        case .requests: .requests
        case .steps, .differences: .elements(of: UTF8Text(rawValue))
        }
    }
}
