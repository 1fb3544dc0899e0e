import { describe, expect, it } from 'vitest'
import { createProxyCheck } from './createProxyCheck.ts'
import { getClientAddress } from './getClientAddress.ts'

const host = '127.0.0.1:8787'

describe('getClientAddress', () => {
  it.each([
    ['no proxy', [], undefined, '203.0.113.7'],
    ['a header that no trusted proxy wrote', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.7'],
    ['one proxy', ['203.0.113.7'], '198.51.100.1', '198.51.100.1'],
    ['one proxy, and forged entries before it', ['203.0.113.7'], '10.0.0.1, 127.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['two proxies', ['203.0.113.0/24', '192.0.2.1'], '10.0.0.1, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
    ['proxies only', ['203.0.113.0/24', 'private'], '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['a proxy that set no header', ['203.0.113.7'], undefined, '203.0.113.7'],
    ['an empty header', ['203.0.113.7'], ' , ', '203.0.113.7'],
    ['an entry with a port', ['203.0.113.7'], '198.51.100.1:4711', '198.51.100.1'],
    ['an entry in brackets with a port', ['203.0.113.7'], '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['an entry that is not an address', ['203.0.113.7'], 'unknown', '203.0.113.7'],
    ['an entry that would break a key', ['203.0.113.7'], '}:*\n', '203.0.113.7'],
  ])('finds the client behind %s', (_name, networks, forwardedFor, key) => {
    const headers = { host, ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }) }
    const isProxy = createProxyCheck(networks)
    expect(getClientAddress({ remoteAddress: '203.0.113.7', headers, isProxy }).key).toBe(key)
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
    expect(getClientAddress({ remoteAddress, headers: {} }).key).toBe(key)
  })

  it.each([
    ['127.0.0.1', { host }, true],
    ['::1', { host: '[::1]:8787' }, true],
    ['::ffff:127.0.0.1', { host: 'localhost' }, true],
    ['127.0.0.1', { host: 'app.localhost:8787' }, true],
    // Through a proxy on this machine, trusted or not.
    ['127.0.0.1', { host, 'x-forwarded-for': '203.0.113.7' }, false],
    ['127.0.0.1', { host, 'x-forwarded-for': '127.0.0.1' }, false],
    ['127.0.0.1', { host, 'x-forwarded-proto': 'https' }, false],
    ['127.0.0.1', { host, 'x-real-ip': '127.0.0.1' }, false],
    ['127.0.0.1', { host, forwarded: 'for=127.0.0.1' }, false],
    ['127.0.0.1', { host, via: '1.1 proxy' }, false],
    // A page whose name was pointed to this machine, or a proxy that keeps the name of its site.
    ['127.0.0.1', { host: 'rebound.evil.example:8787' }, false],
    ['127.0.0.1', { host: '127.0.0.1.evil.example' }, false],
    ['127.0.0.1', { host: 'evil.example@localhost' }, false],
    ['127.0.0.1', {}, false],
    ['203.0.113.7', { host }, false],
    ['10.0.0.1', { host }, false],
  ])('treats %s with %j as loopback: %s', (remoteAddress, headers, isLoopback) => {
    expect(getClientAddress({ remoteAddress, headers }).isLoopback).toBe(isLoopback)
  })

  it.each([
    ['203.0.113.7', []],
    ['::ffff:203.0.113.7', []],
    ['2001:db8:1:23ff::9', ['2001:db8:1:2300::/56', '2001:db8:1::/48']],
    ['2001:db8:1:23::9', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8::9', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
  ])('counts %s for the networks %j', (remoteAddress, keys) => {
    const { networks } = getClientAddress({ remoteAddress, headers: {} })
    expect(networks.map(({ key }) => key)).toEqual(keys)
    expect(networks.map(({ factor }) => factor)).toEqual(keys.length === 0 ? [] : [4, 16])
  })
})

describe('createProxyCheck', () => {
  it.each([
    [['loopback'], '127.9.9.9', true],
    [['loopback'], '::1', true],
    [['loopback'], '::ffff:127.0.0.1', true],
    [['loopback'], '10.0.0.1', false],
    [['private'], '172.31.0.1', true],
    [['private'], '172.32.0.1', false],
    [['private'], 'fd12::1', true],
    [['private'], 'fe80::1%eth0', true],
    [['192.0.2.0/31', '2001:db8::/32'], '192.0.2.1', true],
    [['192.0.2.0/31', '2001:db8::/32'], '192.0.2.2', false],
    [['192.0.2.0/31', '2001:db8::/32'], '2001:db8::5', true],
    [[], '127.0.0.1', false],
    [['private'], '', false],
  ])('with %j trusts %s: %s', (networks, address, isTrusted) => {
    expect(createProxyCheck(networks)(address)).toBe(isTrusted)
  })
})
