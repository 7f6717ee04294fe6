internal import Tracing

/// Makes a span of each step of a message; nothing in a span tells of a person, a device or a text.
struct StepTracer: Sendable {
    let tracer: any Tracer

    /// Runs a step in a span that has the step's name.
    func callAsFunction<Value: Sendable>(
        _ step: String, _ body: () async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        let span = tracer.startAnySpan(step, context: ServiceContext.current ?? .topLevel, ofKind: .internal)
        defer { span.end() }
        let result = await ServiceContext.$current.withValue(span.context) {
            () async -> Result<Value, StoreError> in
            do throws(StoreError) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
        if case .failure(let error) = result {
            span.attributes["error.type"] = error.code.rawValue
            span.setStatus(SpanStatus(code: .error))
        }
        return try result.get()
    }
}
