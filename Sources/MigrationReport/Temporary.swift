extension MessagePlace { var origin: UTF8Text? { nil } }
