import { isIP } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'
import type { ProxyCheck } from './createProxyCheck.ts'
import { parseHostName } from './parseHostName.ts'

/** A network that an address belongs to. One customer may have it as a whole. */
export interface ClientNetwork {
  /** Such as `2001:db8:1:200::/56`. */
  readonly key: string
  /** How many times the limit of one address it has. */
  readonly factor: number
}

/** The part of Node's `IncomingMessage` that says where it comes from. */
export interface AddressedRequest {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Where a request comes from. */
export interface ClientAddress {
  /** The key for limits: the IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. */
  readonly key: string
  /** The wider networks of an IPv6 address. Providers assign /56 and /48 networks, with up to 65,536 keys each. */
  readonly networks: readonly ClientNetwork[]
  /** Whether a program on this machine sent it: no proxy on this machine, and no page with a name of its own. */
  readonly isLoopback: boolean
}

/**
 * Finds the client's address behind proxies. Each proxy appends the address it was called from to `X-Forwarded-For`, so
 * the last entries come from trusted proxies. The client may have forged all entries before them.
 *
 * @param parameters.isProxy defaults to trusting no proxy.
 */
export function getClientAddress(parameters: {
  readonly remoteAddress: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly isProxy?: ProxyCheck | undefined
}): ClientAddress {
  const { headers, remoteAddress = '' } = parameters
  return { ...toKeys(getClientIp(parameters)), isLoopback: isLocal({ remoteAddress, headers }) }
}

/** The same as a whole IP address, for providers that demand it. Limits use the key of `getClientAddress`. */
export function getClientIp(parameters: Parameters<typeof getClientAddress>[0]): string {
  const { headers, isProxy = () => false, remoteAddress = '' } = parameters
  const forwardedFor = [headers['x-forwarded-for'] ?? ''].flat().join(',')
  const forwarded = forwardedFor
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(/^\[(.*)\](?::\d+)?$/, '$1')
        .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'),
    )
    .filter((part) => part !== '')
  let address = remoteAddress
  for (const entry of forwarded.toReversed()) {
    // What a trusted proxy calls `unknown` counts as the proxy.
    if (!isProxy(address) || isIP(entry) === 0) break
    address = entry
  }
  return /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address
}

/**
 * Whether a program on this machine sent a request, and neither a proxy on this machine nor a page whose host name was
 * pointed to it (DNS rebinding).
 */
function isLocal(parameters: { readonly remoteAddress: string; readonly headers: IncomingHttpHeaders }): boolean {
  const { headers, remoteAddress } = parameters
  const host = parseHostName(headers.host)
  if (!isLoopbackHost(remoteAddress) || host === undefined || !isLoopbackHost(host)) return false
  return !Object.keys(headers).some((name) => /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name))
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

/**
 * The client address of a Node HTTP request.
 *
 * @param parameters.isProxy defaults to trusting no proxy.
 */
export function getRequestAddress(parameters: {
  readonly request: AddressedRequest | undefined
  readonly isProxy?: ProxyCheck | undefined
}): ClientAddress {
  const { isProxy, request } = parameters
  return getClientAddress({ remoteAddress: request?.socket.remoteAddress, headers: request?.headers ?? {}, isProxy })
}
