extension GatewayConfiguration {
    /// The sections in which another configuration has changes that a gateway takes only when it starts.
    func sectionsThatNeedRestart(for other: GatewayConfiguration) -> [String] {
        var (now, then) = (self, other)
        // These go with the apps.
        then.limits.receivers = now.limits.receivers
        then.store.keys = now.store.keys
        // A certificate is read again, but TLS is not begun or ended.
        if now.listen.tls != nil, then.listen.tls != nil { then.listen.tls = now.listen.tls }
        // The system chose the port.
        if now.listen.port == 0 { now.listen.port = then.listen.port }
        var sections: [String] = []
        if now.listen != then.listen { sections.append("listen") }
        if now.store != then.store { sections.append("store") }
        if now.limits != then.limits { sections.append("limits") }
        if now.operation != then.operation {
            sections.append("metrics, livePage, logLevel or times of the end")
        }
        return sections
    }
}
