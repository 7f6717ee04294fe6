internal import Synchronization

/// The devices of a server.
public struct Devices: Sendable {
    let state: ServerState

    /// A device by its token, in any case of letters; nil when no push for it was accepted, or it is forgotten.
    public subscript(token: String) -> SimulatedDevice? {
        state.memory.withLock { $0.devices[DeviceToken(token)] }
    }

    /// Takes a device offline: Apple keeps one push for it.
    public func goOffline(_ token: String) {
        state.updateDevice(DeviceToken(token)) { device, _ in device.goOffline() }
    }

    /// Brings a device online again; the push that Apple kept arrives.
    public func goOnline(_ token: String) {
        state.updateDevice(DeviceToken(token)) { device, now in device.goOnline(now: now) }
    }
}
