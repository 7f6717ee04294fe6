internal import AsyncHTTPClient
internal import Configuration
internal import Hummingbird
internal import HummingbirdTLS
internal import ServiceLifecycle
internal import Yams
