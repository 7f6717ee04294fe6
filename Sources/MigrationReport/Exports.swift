// Whoever makes a page gives it a tally.
@_exported public import PushRecords
