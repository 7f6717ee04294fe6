/// What nobody told of though it is lost.
extension SettingsWriter {
    /// The losses, with one for each of the user's own settings that no row can write and no adapter told of.
    var allLosses: [SettingsLoss] {
        let told = Set(losses.map(\.place.field))
        let said = own(.nickname, .language, .template, .textKey, .pushWhileDesktopOnline)
        return losses
            + said.filter { $0.value != nil && !told.contains($0.field) && !isWritten($0.field) }.map {
                SettingsLoss(.noSuchSetting, $0.field, difference: "will not have the \($0.field.rawValue)")
            }
    }
}
