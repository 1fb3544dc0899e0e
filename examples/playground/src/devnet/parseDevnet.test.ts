import { expect, it } from 'vitest'
import { description } from '../../test/description.ts'
import { parseDevnet } from './parseDevnet.ts'

it("parses the server's description of the local chains", () => {
  const devnet = parseDevnet(structuredClone(description))
  expect(devnet?.chains.map(({ network }) => network.caipNetworkId)).toEqual([
    'eip155:31337',
    'eip155:31338',
    'solana:DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE',
    'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  ])
  expect(devnet?.chains.map(({ keys }) => keys.length)).toEqual([2, 1, 1, 1])
  expect(devnet?.evm[0].receiver).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(devnet?.evm[0].tokens[0]?.symbol).toBe('TUSD')
  expect(devnet?.solana?.tokens[0]?.address).toBe('TUf5f3mAWXBJBo9B6J4sGnRB699JB3wfERFqRqgmoCg')
  expect(devnet?.bitcoin?.receiver).toBe('bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk')
  expect(devnet?.mailboxUrl).toBe('http://127.0.0.1:1080')
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
])('rejects an invalid description: %j', (value) => {
  expect(parseDevnet(value)).toBeUndefined()
})

it.each([undefined, {}, { url: 1 }, { url: 'javascript:alert(1)' }, { url: 'http://mail.example' }])(
  'leaves out a mailbox that does not run here: %j',
  (mail) => {
    expect(parseDevnet({ ...description, mail })?.mailboxUrl).toBeUndefined()
  },
)

it.each([undefined, null, [], { ...description.solana, accounts: [] }, { ...description.solana, nativeCurrency: 1 }])(
  'leaves out a chain that does not run or cannot be parsed: %j',
  (chain) => {
    const devnet = parseDevnet({ ...description, solana: chain, bitcoin: chain })
    expect(devnet?.chains).toEqual(devnet?.evm)
  },
)
