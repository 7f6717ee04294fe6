internal import PushRecords
internal import Synchronization

/// Stored messages as they were read, so that a message to many people is read once.
final class ReadMessages: Sendable {
    private struct Memory {
        var messages: [MessageID: ReadMessage] = [:]
        var order: [MessageID] = []
        var next = 0
    }

    private let memory = Mutex(Memory())
    private static let most = 256

    /// Reads a message; nil for one that the app's present settings cannot read any more.
    func read(_ message: StoredMessage, of app: GatewayApp, isForMany: Bool) -> ReadMessage? {
        if isForMany, let known = memory.withLock({ $0.messages[message.id] }) { return known }
        guard var read = try? app.translator.read(line: ByteSlice(message.body)) else { return nil }
        if message.surface == StoredMessage.recallSurface { read = read.recalling() }
        if isForMany { keep(read, message.id) }
        return read
    }

    /// Forgets everything, when an app's settings change.
    func removeAll() { memory.withLock { $0 = Memory() } }

    private func keep(_ read: ReadMessage, _ id: MessageID) {
        memory.withLock { memory in
            guard memory.messages.updateValue(read, forKey: id) == nil else { return }
            if memory.order.count < Self.most {
                memory.order.append(id)
            } else {
                memory.messages[memory.order[memory.next]] = nil
                memory.order[memory.next] = id
                memory.next = (memory.next + 1) % Self.most
            }
        }
    }
}
