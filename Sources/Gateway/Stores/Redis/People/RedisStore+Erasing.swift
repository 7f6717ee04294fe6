extension RedisStore {
    /// Erases a person: settings, counter, devices, memberships, jobs, dead letters, outcomes, and messages that they sent
    /// or that were for them alone.
    ///
    /// What names the person is looked for in parts, in all that the app has, so that others work in between; a failure
    /// leaves the rest, and the person can be erased again. A second look finds what was written during the first one.
    /// Returns whether there was anything.
    func erase(person: String, app: String) async throws(StoreError) -> Bool {
        var gone = 0
        for _ in 1...2 {
            let sweep = PersonSweep(person: person, app: app, engine)
            gone += try await sweep.run()
            gone += try await eraseDevices(of: person, app: app)
            let tag = engine.tag(of: app)
            let people = "\(tag)u:\(StoredPerson.bucket(person))"
            gone += try await engine.call(tag, "HDEL", .text(people), .text(person)).number()
        }
        return gone > 0
    }

    private func eraseDevices(of person: String, app: String) async throws(StoreError) -> Int {
        var gone = 0
        for device in try await devices(of: person, app: app) {
            if try await remove(device: device.token, of: person, app: app) { gone += 1 }
        }
        return gone
    }
}
