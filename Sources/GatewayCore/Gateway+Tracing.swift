internal import Tracing

extension Gateway {
    /// Runs a step in a span of its own, with the step's name; nothing in a span tells of a person, a device or a text.
    static func traced<Value: Sendable>(
        _ step: String, _ body: () async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        let span = InstrumentationSystem.tracer.startSpan(step)
        defer { span.end() }
        do {
            return try await ServiceContext.$current.withValue(span.context) {
                () async -> Result<Value, StoreError> in
                do throws(StoreError) {
                    return .success(try await body())
                } catch {
                    return .failure(error)
                }
            }.get()
        } catch {
            span.attributes["error.type"] = error.code.rawValue
            span.setStatus(SpanStatus(code: .error))
            throw error
        }
    }
}
