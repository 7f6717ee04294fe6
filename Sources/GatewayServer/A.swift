internal import Hummingbird
internal import HummingbirdTLS
internal import AsyncHTTPClient
internal import Configuration
internal import Yams
internal import ServiceLifecycle
