import { BlockList, isIP } from 'node:net'

/** Whether an address belongs to a proxy that the operator trusts. */
export type ProxyCheck = (address: string) => boolean

/** Names for networks that need no numbers. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/** Whether a text names a network: `loopback`, `private`, an address, or CIDR such as `10.0.0.0/8`. */
export function isProxyNetwork(text: string): boolean {
  return Object.hasOwn(named, text) || parseNetwork(text) !== undefined
}

/**
 * Creates the check for trusted proxies.
 *
 * @param networks see `isProxyNetwork`.
 */
export function createProxyCheck(networks: readonly string[]): ProxyCheck {
  const list = new BlockList()
  for (const text of networks.flatMap((name) => named[name] ?? [name])) {
    const network = parseNetwork(text)
    if (network !== undefined) list.addSubnet(network.address, network.prefix, network.family)
  }
  return (address) => {
    const bare = address.replace(/%.*$/, '')
    const family = getFamily(bare)
    // Also finds IPv4 addresses written as IPv6.
    return family !== undefined && list.check(bare, family)
  }
}

function parseNetwork(text: string) {
  const [address = '', length, ...rest] = text.split('/')
  const family = getFamily(address)
  if (family === undefined || rest.length > 0) return undefined
  const longest = family === 'ipv4' ? 32 : 128
  if (length === undefined) return { address, family, prefix: longest }
  // A length of 0 would let every client choose its address.
  const isLength = /^[1-9]\d{0,2}$/.test(length) && Number(length) <= longest
  return isLength ? { address, family, prefix: Number(length) } : undefined
}

function getFamily(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  if (version === 0) return undefined
  return version === 4 ? 'ipv4' : 'ipv6'
}
