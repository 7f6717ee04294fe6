/// A message while it is read: the parts that it rarely has lie open until it is known whether it has them.
package struct MessageDraft {
    package var message = PushMessage()
    package var explicitAlert = Alert()
    package var template = TemplateCall()
    package var directedTemplate = DirectedTemplate()
    package var devices = DeviceFilter()
    package var recall = PushMessage.Recall()
}
