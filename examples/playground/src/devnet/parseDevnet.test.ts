import { expect, it } from 'vitest'
import { description } from '../../test/description.ts'
import { parseDevnet } from './parseDevnet.ts'

it('reads what the server tells of the local chains', () => {
  const devnet = parseDevnet(structuredClone(description))
  expect(devnet?.chains.map(({ network }) => network.caipNetworkId)).toEqual(['eip155:31337', 'eip155:31338'])
  expect(devnet?.keys).toHaveLength(2)
  expect(devnet?.receiver).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(devnet?.chains[0].tokens[0]?.symbol).toBe('TUSD')
  expect(devnet?.cloud).toEqual({
    url: 'http://127.0.0.1:8787',
    relayUrl: 'ws://127.0.0.1:8787/relay',
    projectId: 'dev',
  })
})

it.each([
  null,
  'text',
  [],
  {},
  { ...description, evm: [] },
  { ...description, faucetUrl: 1 },
  { ...description, cloud: { url: 1 } },
])('takes nothing for a description that is none: %j', (value) => {
  expect(parseDevnet(value)).toBeUndefined()
})
