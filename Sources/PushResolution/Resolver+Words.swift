public import PushModel

extension Resolver {
    /// What `recipient` would read if nothing stood against a push: the notification's words and nothing else of it.
    public func words(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?
    ) -> ResolvedNotification {
        var (notification, ignored) = (ResolvedNotification(), [Finding]())
        NotificationText(message, for: recipient, in: group, by: self)
            .resolve(message, for: recipient, into: &notification, findings: &ignored)
        notification.alertForm = profile.policies.alertForm
        return notification
    }
}
