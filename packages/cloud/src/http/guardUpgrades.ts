import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { RequestGate } from '../request/createRequestGate.ts'
import type { Relay } from '../relay/createRelay.ts'
import { unknownHostMessage } from './middleware/requireKnownHost.ts'

/** Rejects WebSocket upgrades whose Host header does not name this cloud, as `requireKnownHost` does for requests. */
export function guardUpgrades(parameters: {
  readonly relay: Pick<Relay, 'handleUpgrade'>
  readonly gate: RequestGate
  readonly securityLog: SecurityLog
}): Pick<Relay, 'handleUpgrade'> {
  const { gate, relay, securityLog } = parameters
  return {
    handleUpgrade(request, socket, head) {
      if (gate.isKnownHost(request.headers.host)) return relay.handleUpgrade(request, socket, head)
      securityLog.refused({ purpose: 'host', share: 'address', unit: 'request', address: gate.readAddress(request) })
      const head421 = 'HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8'
      socket.end(`${head421}\r\nContent-Length: ${unknownHostMessage.length}\r\n\r\n${unknownHostMessage}`)
    },
  }
}
