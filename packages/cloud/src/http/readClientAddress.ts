import type { IncomingMessage } from 'node:http'
import { type ClientAddress, getClientAddress } from './getClientAddress.ts'

/** Finds who is behind the proxies of a request of Node's. */
export function readClientAddress(parameters: {
  readonly request: IncomingMessage
  readonly trustedProxies: number
}): ClientAddress {
  const { request, trustedProxies } = parameters
  const header = request.headers['x-forwarded-for']
  return getClientAddress({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: Array.isArray(header) ? header.join(',') : header,
    trustedProxies,
  })
}
