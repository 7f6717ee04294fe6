import GatewayServer
import ArgumentParser
print("x")
