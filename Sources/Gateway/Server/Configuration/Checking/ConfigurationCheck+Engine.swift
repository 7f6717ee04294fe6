extension ConfigurationCheck {
    /// An engine that cannot be reached by its address, or whose traffic others can read.
    mutating func check(_ engine: EngineConfiguration) {
        let key = ["store", "url"]
        if engine.hasPasswordInAddress {
            error(
                key,
                "The address has a password, which others can read here. Put it into a file, and name that as store.passwordFile."
            )
        }
        do throws(StoreError) {
            let farHosts = try RedisStore.hosts(of: engine.address).filter { !Self.isThisMachine($0) }
            if !engine.isSecure, let host = farHosts.first {
                risk(
                    key,
                    "Messages and device tokens go to \(host) readable for everybody on the way. Use rediss://, unless the network is your own."
                )
            }
        } catch {
            self.error(key, error.message)
        }
        if engine.authoritiesFile != nil, !engine.isSecure {
            risk(["store", "caFile"], "Certificates are for rediss:// only.")
        }
        if configuration.store.path != StoreConfiguration().path {
            risk(["store", "path"], "The file is not used, since the state is kept at store.url.")
        }
    }

    private static func isThisMachine(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
}
