import { describe, expect, it } from 'vitest'
import { getClientAddress } from './getClientAddress.ts'

describe('getClientAddress', () => {
  it.each([
    ['no proxy', 0, undefined, '203.0.113.7'],
    ['a header that no trusted proxy wrote', 0, '198.51.100.1', '203.0.113.7'],
    ['one proxy', 1, '198.51.100.1', '198.51.100.1'],
    ['one proxy, and forged entries before it', 1, '10.0.0.1, 127.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['two proxies', 2, '10.0.0.1, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
    ['fewer entries than proxies', 3, '198.51.100.1', '198.51.100.1'],
    ['a proxy that set no header', 1, undefined, '203.0.113.7'],
    ['an empty header', 1, ' , ', '203.0.113.7'],
    ['an entry with a port', 1, '198.51.100.1:4711', '198.51.100.1'],
    ['an entry in brackets with a port', 1, '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['an entry that is not an address', 1, 'unknown', '203.0.113.7'],
    ['an entry that would break a key', 1, '}:*\n', '203.0.113.7'],
  ])('finds the client behind %s', (_name, trustedProxies, forwardedFor, key) => {
    expect(getClientAddress({ remoteAddress: '203.0.113.7', forwardedFor, trustedProxies }).key).toBe(key)
  })

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:DB8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, ''],
  ])('counts %s as %s', (remoteAddress, key) => {
    expect(getClientAddress({ remoteAddress, forwardedFor: undefined, trustedProxies: 0 }).key).toBe(key)
  })

  it.each([
    ['127.0.0.1', undefined, true],
    ['::1', undefined, true],
    ['::ffff:127.0.0.1', undefined, true],
    // Through a proxy on this machine, trusted or not.
    ['127.0.0.1', '203.0.113.7', false],
    ['127.0.0.1', '127.0.0.1', false],
    ['203.0.113.7', undefined, false],
    ['10.0.0.1', undefined, false],
  ])('treats %s with %s as loopback: %s', (remoteAddress, forwardedFor, isLoopback) => {
    expect(getClientAddress({ remoteAddress, forwardedFor, trustedProxies: 0 }).isLoopback).toBe(isLoopback)
  })

  it.each([
    ['203.0.113.7', []],
    ['::ffff:203.0.113.7', []],
    ['2001:db8:1:23ff::9', ['2001:db8:1:2300::/56', '2001:db8:1::/48']],
    ['2001:db8:1:23::9', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8::9', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
  ])('counts %s for the networks %j', (remoteAddress, keys) => {
    const { networks } = getClientAddress({ remoteAddress, forwardedFor: undefined, trustedProxies: 0 })
    expect(networks.map(({ key }) => key)).toEqual(keys)
    expect(networks.map(({ factor }) => factor)).toEqual(keys.length === 0 ? [] : [4, 16])
  })
})
