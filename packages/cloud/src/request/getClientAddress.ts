import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'

/** A network that an address belongs to. One customer may have it as a whole. */
export interface ClientNetwork {
  /** Such as `2001:db8:1:200::/56`. */
  readonly key: string
  /** How many times the limit of one address it has. */
  readonly factor: number
}

/** Where a request comes from. */
export interface ClientAddress {
  /** The key for limits: the IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. */
  readonly key: string
  /** The wider networks of an IPv6 address. Providers assign /56 and /48 networks, with up to 65,536 keys each. */
  readonly networks: readonly ClientNetwork[]
  /** Whether a program on this machine sent it, and not a proxy on this machine. */
  readonly isLoopback: boolean
}

/**
 * Finds the client's address behind proxies. Each proxy appends the address it was called from to `X-Forwarded-For`, so
 * the last entries come from trusted proxies. The client may have forged all entries before them.
 */
export function getClientAddress(parameters: {
  readonly remoteAddress: string | undefined
  readonly forwardedFor: string | undefined
  readonly trustedProxies: number
}): ClientAddress {
  const { forwardedFor, remoteAddress = '', trustedProxies } = parameters
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const chain = [...forwarded, remoteAddress]
  const entry = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? ''
  const address = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return {
    ...toKeys(isIP(address) === 0 ? remoteAddress : address),
    isLoopback: isLoopbackHost(remoteAddress) && forwarded.length === 0,
  }
}

function toKeys(address: string): Pick<ClientAddress, 'key' | 'networks'> {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined) return { key: mapped, networks: [] }
  if (isIP(address) !== 6) return { key: address, networks: [] }
  const [head = '', tail] = address.split('%', 1).join('').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((part) => part.replace(/^0+(?=.)/, ''))
  const site = groups.slice(0, 3).join(':')
  // The first of the two bytes of the fourth group.
  const byte = Number.parseInt(groups[3] ?? '0', 16) >>> 8
  return {
    key: `${groups.join(':')}::/64`,
    networks: [
      { key: `${site}:${(byte << 8).toString(16)}::/56`, factor: 4 },
      { key: `${site}::/48`, factor: 16 },
    ],
  }
}

/** The client address of a Node HTTP request. */
export function getRequestAddress(parameters: {
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
