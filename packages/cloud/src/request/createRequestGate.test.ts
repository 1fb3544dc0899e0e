import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createHostCheck, listMachineAddresses } from './createHostCheck.ts'
import { createRequestGate } from './createRequestGate.ts'

it.each([
  ['127.0.0.1', [], 'localhost:8787', true],
  ['127.0.0.1', [], '[::1]:8787', true],
  ['127.0.0.1', [], 'rebound.evil.example', false],
  ['127.0.0.1', [], 'localhost:8787@evil.example', false],
  ['127.0.0.1', [], undefined, false],
  ['0.0.0.0', ['https://cloud.example.com', 'wss://b.example:444'], 'Cloud.Example.com:8787', true],
  ['0.0.0.0', ['https://cloud.example.com', 'wss://b.example:444'], 'b.example', true],
  ['0.0.0.0', ['https://cloud.example.com'], 'evil.example', false],
  ['0.0.0.0', ['https://cloud.example.com'], '127.0.0.1:8787', true],
  ['0.0.0.0', [], '198.51.100.200', false],
  ['cloud.lan', [], 'cloud.lan:8787', true],
])('listening on %s with the public URLs %j answers to the host %s: %s', (host, publicUrls, header, isKnown) => {
  expect(createHostCheck({ host, publicUrls })(header)).toBe(isKnown)
})

it('answers to the addresses of this machine only if it listens beyond loopback without a public URL', () => {
  const addresses = listMachineAddresses()
  // A machine without a network has only loopback.
  const external = Object.values(networkInterfaces())
    .flat()
    .filter((entry) => entry?.internal === false)
  expect(addresses).toHaveLength(external.length)
  const open = createHostCheck({ host: '0.0.0.0', publicUrls: [] })
  const closed = [
    createHostCheck({ host: '127.0.0.1', publicUrls: [] }),
    createHostCheck({ host: '0.0.0.0', publicUrls: ['https://cloud.example.com'] }),
  ]
  for (const address of addresses) {
    const header = address.includes(':') ? `[${address}]:8787` : `${address}:8787`
    expect(open(header)).toBe(true)
    for (const check of closed) expect(check(header)).toBe(false)
  }
})

it.each([
  [[], '127.0.0.1', [expect.stringContaining('set LATCHKEY_TRUST_PROXY to its network')]],
  [['private'], '203.0.113.7', [expect.stringContaining('outside of LATCHKEY_TRUST_PROXY')]],
  [['private'], '10.0.0.1', []],
])(
  'warns once about a header from outside of the trusted networks %j: from %s',
  (trustedProxies, remoteAddress, texts) => {
    const logger = createTestLogger()
    const gate = createRequestGate({
      settings: {
        admin: undefined,
        dashboard: { isOn: true, url: undefined },
        host: '127.0.0.1',
        publicUrls: [],
        trustedProxies,
      },
      logger,
    })
    const socket = { remoteAddress }
    for (let index = 0; index < 3; index += 1) {
      gate.readAddress({ headers: {}, socket })
      gate.readAddress({ headers: { 'x-forwarded-for': '198.51.100.1' }, socket })
    }
    expect(logger.lines.map(({ message }) => message)).toEqual(texts)
  },
)
