/// The numbers that a counter takes.
enum UnreadBound {
    /// The greatest number that JSON numbers carry exactly everywhere.
    static let most = 9_007_199_254_740_991

    /// What a counter shows after a change, never below 0 nor above what it can hold.
    static func number(after change: UnreadChange, from count: Int) -> Int {
        switch change {
        case .set(let number): return min(max(number, 0), most)
        case .add(let number):
            let (sum, isTooFar) = count.addingReportingOverflow(number)
            return isTooFar ? (number < 0 ? 0 : most) : min(max(sum, 0), most)
        }
    }
}
