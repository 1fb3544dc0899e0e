import { connect as connectTcp, isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'

/** The end of a connection. */
export interface ConnectionTarget {
  readonly protocol: 'http:' | 'https:'
  /** The checked address, which is not looked up again; the host name of the gateway that the operator named. */
  readonly address: string
  readonly port: number
  /** The name that the certificate must have. */
  readonly hostname: string
}

/** Opens a connection. */
export type Connect = (target: ConnectionTarget) => Duplex

/** Connects to an address; over TLS, to nothing but the holder of a certificate for the host name. */
export function connectTo(target: ConnectionTarget, options: { readonly ca?: string | undefined } = {}): Duplex {
  const { address, hostname, port, protocol } = target
  if (protocol === 'http:') return connectTcp({ host: address, port })
  // A name in the handshake must not be an address; the certificate is then compared with the host.
  const name = isIP(hostname) === 0 ? { servername: hostname } : {}
  return connectTls({ ...options, ...name, host: address, port, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true })
}
