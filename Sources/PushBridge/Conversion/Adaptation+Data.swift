import PushModel

/// The app's own data: one value in one vendor's payload, members at the root of another's, a text in a third's.
extension Adaptation {
    mutating func adaptData() {
        if pair.handsDataAsText && !shape.takesDataAsText {
            message.appData = message.appData?.asSpelledValue
        }
        if !says(.appData) && says(.rootData) { moveToRoot() }
        if !says(.rootData) && says(.appData) { moveIntoValue() }
        if shape.takesDataAsText { message.appData = message.appData?.asText }
        adaptPlatforms()
    }

    /// The app finds the value under the same name at the root.
    private mutating func moveToRoot() {
        guard let data = message.appData else { return }
        message.rootData.append(JSONField(key: ApplicationKeys.dataKey, value: data))
        message.appData = nil
    }

    /// A single member of the other vendor's name is its value; others are put together.
    private mutating func moveIntoValue() {
        if message.rootData.isEmpty { return }
        var own = membersOfTheApp()
        message.rootData = []
        if own.isEmpty { return }
        if let data = message.appData {
            own.insert(JSONField(key: ApplicationKeys.dataKey, value: data), at: 0)
        }
        if own.count == 1, own[0].key == ApplicationKeys.dataKey {
            message.appData = own[0].value
            return
        }
        message.appData = .object(of: own)
        note(.membersMoved, .rootData, Self.newPlace)
    }

    private static let newPlace = [DiagnosticArgument.text(ApplicationKeys.dataKey)]

    /// The members at the root but for those that say again what the message says: the target says it in its own place.
    private mutating func membersOfTheApp() -> [JSONField] {
        let echoes = pair.echoes
        if echoes.isEmpty { return message.rootData }
        var own: [JSONField] = []
        own.reserveCapacity(message.rootData.count)
        for index in message.rootData.indices {
            if let echo = echoes.first(where: { $0.member == message.rootData[index].key }) {
                note(.echoMoved, echo.field, echo.arguments)
            } else {
                own.append(message.rootData[index])
            }
        }
        return own
    }

    /// Settings that both vendors have for other platforms; Apple never gets them.
    private mutating func adaptPlatforms() {
        if message.platforms.isEmpty { return }
        let (sections, lost) = pair.platforms.convert(
            message.platforms, from: pair.source.number, to: pair.target.number, within: shape.platforms)
        message.platforms = sections
        findings += lost.map(\.finding)
    }
}
