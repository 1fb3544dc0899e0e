import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose networks: private, loopback, link-local with the metadata of clouds, documentation, multicast. */
const specialV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Networks inside the global unicast network that are special, or that carry an IPv4 address. */
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const lists = {
  specialV4: createList('ipv4', specialV4),
  specialV6: createList('ipv6', specialV6),
  globalV6: createList('ipv6', ['2000::/3']),
}

/** Whether an IP address is one of the public internet. A name is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !lists.specialV4.check(address, 'ipv4')
  // A zone, such as %eth0, belongs to local addresses only.
  if (version !== 6 || address.includes('%')) return false
  return lists.globalV6.check(address, 'ipv6') && !lists.specialV6.check(address, 'ipv6')
}

function createList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
