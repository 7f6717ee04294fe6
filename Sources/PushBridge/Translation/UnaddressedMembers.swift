import PushModel

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

    /// Whether words for the members of a group would be everybody's at a target that writes the message as a direct one.
    fileprivate var hasWordsForUnknownMembers: Bool {
        memberText != nil && conversationKind == .direct && receivers.isEmpty && conversationID == nil
            && !isForEveryone && kind != .pushOnly
    }

    private static let fieldsOfMembers: [CanonicalField] = [
        .mentions, .directedTargets, .directedName, .directedTitleArguments, .directedContentArguments,
    ]
}

extension MessageTranslation {
    /// The line without words and force for members, where it does not say that it is in a group (reading N4).
    var withoutWordsForMembers: MessageTranslation {
        guard message.hasWordsForUnknownMembers else { return self }
        var message = message
        (message.memberText, message.mentions, message.force) = (nil, .nobody, .nobody)
        return MessageTranslation(self, saying: message)
    }
}
