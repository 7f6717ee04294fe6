import APNSTranslation
import PushModel

/// The app's own data: one value in one vendor's payload, members at the root of the other's.
extension Adaptation {
    mutating func adaptData() {
        if !says(.appData) && says(.rootData) { moveToRoot() }
        if !says(.rootData) && says(.appData) { moveIntoValue() }
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
        let own = message.rootData.filter { pair.source.adapter.echo(of: $0.key) == nil }
        noteEchoes()
        message.rootData = []
        if own.isEmpty { return }
        if own.count == 1, own[0].key == ApplicationKeys.dataKey {
            message.appData = own[0].value
            return
        }
        message.appData = .object(of: own)
        note(
            .approximated, .rootData,
            "the app's members of the payload's root stand in \(ApplicationKeys.dataKey) now. Let the app look there too"
        )
    }

    /// Members that say again what the message says: the target says it in its own place.
    private mutating func noteEchoes() {
        for field in message.rootData {
            guard let echoed = pair.source.adapter.echo(of: field.key) else { continue }
            note(
                .approximated, echoed,
                "\(field.key.string) no longer stands at the root of what the app gets")
        }
    }

    /// Settings that both vendors have for other platforms; Apple never gets them.
    private mutating func adaptPlatforms() {
        if message.platforms.isEmpty { return }
        let (sections, lost) = PlatformSections.convert(
            message.platforms, from: pair.source.name, to: pair.target.name)
        message.platforms = sections
        for path in lost {
            note(
                .dropped, .platforms, severity: .info,
                "the target has no setting for other platforms like \(path); it was left out")
        }
    }
}
