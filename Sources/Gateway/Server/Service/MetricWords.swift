/// What each metric says, as `/metrics` and the page about running the gateway tell it.
enum MetricWords {
    /// By the label that a metric is made with: without what its kind adds to the name.
    static let all: [String: String] = [
        "gateway_accepted":
            "messages that were accepted, by surface",
        "gateway_duplicates":
            "messages and requests that were there already",
        "gateway_refused":
            "what was not accepted, by cause",
        "gateway_jobs":
            "jobs that wait or are worked on",
        "gateway_oldest_job_seconds":
            "how long the oldest of them has been there; alert on it",
        "gateway_held_jobs":
            "jobs that are held in memory",
        "gateway_dead_letters":
            "dead letters; alert when there are more",
        "gateway_push_outcomes":
            "what became of pushes, by outcome and reason",
        "gateway_vendor_reports":
            "what vendors report of pushes of their own, by vendor, outcome and result",
        "gateway_retries":
            "tries that are to be made again",
        "gateway_lag_seconds":
            "from acceptance to the end of the job",
        "gateway_requests":
            "requests, by route, method and status",
        "gateway_request_seconds":
            "how long requests took, by route",
        "gateway_hook_requests":
            "requests to hooks, by app and result: taken, refused, failed",
        "gateway_store_commit_seconds":
            "how long commits took",
        "gateway_store_commit_calls":
            "how many calls a commit wrote together",
        "gateway_store_failures":
            "what the store did not do, by code",
        "apns.pushes":
            "pushes that Apple answered, or that failed, by outcome",
        "apns.push.duration":
            "how long a push took to its answer",
        "apns.connections":
            "connections to Apple, by event: opened, closed, failed",
    ]
}
