internal import APNSDelivery
internal import PushBridge

/// Makes the configuration's values of what a reader finds.
struct GatewayReading {
    /// Now, in Unix seconds.
    let now: Int
    /// The database file or the address of an engine, whatever the reader finds; nil for what it finds.
    var store: String?

    /// Reads everything; what is wrong becomes a problem of the reader, and what depends on it is left out.
    func read(with reader: inout ConfigurationReader) -> GatewayConfiguration {
        var draft = GatewayDraft()
        reader.read(SettingTable.gateway, behind: [], into: &draft)
        draft.configuration.listen.tls = tls(draft, &reader)
        setStore(of: &draft)
        draft.configuration.apps = reader.names(in: ["apps"]).compactMap { app($0, &reader) }
        return draft.configuration
    }

    private func tls(_ draft: GatewayDraft, _ reader: inout ConfigurationReader) -> TLSFiles? {
        switch (draft.certificateFile, draft.keyFile) {
        case (let certificate?, let key?): return TLSFiles(certificate: certificate, key: key)
        case (nil, nil): return nil
        case (nil, _):
            reader.add(
                .error, ["listen", "tls", "keyFile"],
                "A certificate is missing; name its file as certificateFile.")
        case (_, nil):
            reader.add(
                .error, ["listen", "tls", "certificateFile"],
                "The certificate's key is missing; name its file as keyFile.")
        }
        return nil
    }

    private func setStore(of draft: inout GatewayDraft) {
        if let store {
            draft.engineURL = EngineConfiguration.isAddress(store) ? store : nil
            if draft.engineURL == nil { draft.configuration.store.path = store }
        }
        draft.configuration.store.engine = draft.engineURL.map { url in
            var engine = EngineConfiguration(url: url)
            engine.password = draft.enginePassword
            engine.authoritiesFile = draft.engineAuthorities
            engine.memoryLimit = draft.engineMemory
            return engine
        }
    }

    private func app(_ name: String, _ reader: inout ConfigurationReader) -> AppConfiguration? {
        let key = ["apps", name]
        guard Self.isName(name) else {
            reader.add(
                .error, key,
                "An app's name is part of addresses; it has 1 to 64 letters and digits of ASCII, dots, hyphens and underscores, and not only dots."
            )
            return nil
        }
        var draft = AppDraft(app: AppConfiguration(name: name))
        reader.read(SettingTable.app, behind: key, into: &draft)
        draft.app.hook = hook(draft, key, &reader)
        draft.app.vendors = reader.names(in: key + ["vendors"]).compactMap { vendor($0, key, &reader) }
        draft.app.apns = reader.names(in: key + ["apns"]).map { apnsKey($0, key, &reader) }
        return draft.app
    }

    private func hook(
        _ draft: AppDraft, _ app: [String], _ reader: inout ConfigurationReader
    ) -> HookConfiguration? {
        switch (draft.hookURL, draft.hookSecret) {
        case (let url?, let secret?): return HookConfiguration(url: url, secret: secret)
        case (nil, nil): return nil
        case (nil, _): reader.add(.error, app + ["hook"], "The hook has no address; give it as url.")
        case (_, nil):
            let isSaid = reader.secretFiles.contains { $0.key == app + ["hook", "secretFile"] }
            if !isSaid {
                reader.add(
                    .error, app + ["hook", "url"],
                    "The hook has no secret, so that its receiver cannot tell who calls; name its file as secretFile."
                )
            }
        }
        return nil
    }

    private func vendor(
        _ name: String, _ app: [String], _ reader: inout ConfigurationReader
    ) -> VendorConfiguration? {
        let key = app + ["vendors", name]
        guard MessageTranslator.vendors.contains(name) else {
            let advice =
                NearestName.of(name, among: MessageTranslator.vendors).map { "Did you mean \($0)?" }
                ?? "Known here: \(MessageTranslator.vendors.joined(separator: ", "))."
            reader.add(.error, key, "This is not a vendor that is known here. \(advice)")
            return nil
        }
        var draft = VendorDraft(vendor: VendorConfiguration(name: name))
        reader.read(SettingTable.vendor, behind: key, into: &draft)
        if let file = draft.profileFile { draft.vendor.profile = profile(file, of: name, key, &reader) }
        return draft.vendor
    }

    private func profile(
        _ file: String, of vendor: String, _ key: [String], _ reader: inout ConfigurationReader
    ) -> AppProfile? {
        let notes = NoteCollection()
        let files = SettingsFiles(from: Instant(seconds: now)) { notes.add($0) }
        do throws(SettingsFileError) {
            let profile = try files.profile(at: file, vendor: vendor)
            for note in notes.all {
                reader.problems.append(
                    ConfigurationProblem(
                        .risk, at: .file(note.file, line: note.line), key: nil, "\(note.remark)"))
            }
            guard profile.vendor == vendor else {
                reader.add(
                    .error, key + ["profile"],
                    "The profile \(file) is one for \(profile.vendor), not for \(vendor).")
                return nil
            }
            return profile
        } catch {
            guard error.code == .malformed else {
                reader.add(.error, key + ["profile"], "The file \(file): \(error.reason).")
                return nil
            }
            reader.problems.append(
                ConfigurationProblem(
                    .error, at: .file(error.file, line: error.line),
                    key: (key + ["profile"]).joined(separator: "."), error.reason))
            return nil
        }
    }

    private static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
                    UInt8(ascii: "-"):
                    true
                default: false
                }
            } && !name.allSatisfy { $0 == "." }
    }
}
