import PushModel
import PushResolution

/// Members of a group whom a direct message names: nobody is mentioned there, and no directed template is used (reading C13).
extension PushMessage {
    /// Whether a direct message names members.
    var namesMembersInVain: Bool {
        (holds(.mentions) || has(.directedTemplate)) && isForOnePerson
    }

    /// Takes the mentions out, and tells of each key that names members.
    mutating func passOverMembers(_ places: (any FieldPlaces)?, _ diagnostics: inout [Diagnostic]) {
        for field in Self.fieldsOfMembers {
            guard holds(field) || field == .mentions && mentions != .nobody,
                let place = places?.location(of: field)
            else { continue }
            diagnostics.append(Diagnostic(.membersInDirectMessage, at: place))
        }
        mentions = .nobody
    }

    private static let fieldsOfMembers: [CanonicalField] = [
        .mentions, .directedTargets, .directedName, .directedTitleArguments, .directedContentArguments,
    ]
}
