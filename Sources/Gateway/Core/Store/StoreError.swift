/// Why a store did not do what it was asked to; nothing of it was written, unless ``mayBeDone`` says otherwise.
package struct StoreError: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Code: String, Sendable, Hashable, CaseIterable {
        /// The disk is full, or a bound that was configured is reached.
        case full
        /// The store can be read, but not written to.
        case readOnly = "read-only"
        /// What is stored is damaged, or gone. A store that has noticed it takes nothing more until it is opened again.
        case damaged
        /// The disk failed to read or to write, which may pass.
        case disk
        /// The store was written by a version whose state this one does not read.
        case newer
        /// The store does not answer, or another program holds it.
        case unavailable
        /// The store was closed.
        case closed
    }

    package let code: Code
    /// What happened and what to do, for people; holds no text of a message and no secret.
    package let message: String
    /// Whether it may have been done nevertheless: an engine was asked, and its answer did not come.
    package let mayBeDone: Bool

    /// Says what is wrong.
    package init(_ code: Code, _ message: String, mayBeDone: Bool = false) {
        self.code = code
        self.message = message
        self.mayBeDone = mayBeDone
    }

    /// What a store says that nothing is asked of any more.
    static let storeIsClosed = StoreError(.closed, "The store was closed.")

    package var description: String { message }
}
