import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'

/** Where a request comes from. */
export interface ClientAddress {
  /** The key for limits: the IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. */
  readonly key: string
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
    key: toKey(isIP(address) === 0 ? remoteAddress : address),
    isLoopback: isLoopbackHost(remoteAddress) && forwarded.length === 0,
  }
}

function toKey(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%', 1).join('').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
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
