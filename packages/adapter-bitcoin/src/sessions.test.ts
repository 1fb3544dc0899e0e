import { readProperty } from '@latchkey/core/adapter'
import { createControllableSession } from '@latchkey/testing/adapter'
import { base64, hex } from '@scure/base'
import { expect, it, onTestFinished } from 'vitest'
import { createTestWorld, testnetId } from './test/createTestWorld.ts'
import { regtestId } from './test/faces/types.ts'
import { testAccounts } from './test/testAccounts.ts'
import { verifyMessage } from './test/verifyMessage.ts'
import type { BitcoinTypes } from './types.ts'

const { segwit, other } = testAccounts
const to = other.address

async function adopt(
  methods: readonly string[],
  handle: (method: string, params: unknown) => unknown = () => undefined,
) {
  const world = createTestWorld()
  const adapter = await world.start()
  onTestFinished(() => adapter.destroy())
  const controlled = createControllableSession<BitcoinTypes>({
    namespace: 'bip122',
    accounts: [segwit.address, other.address],
    networkIds: [regtestId, testnetId],
    methods,
    handle: async ({ method, params }) => handle(method, params),
  })
  const connection = await adapter.adopt(controlled.session)
  return { adapter, connection, connectionId: connection.id, controlled, world }
}

it('has the granted features only', async () => {
  const rows = [
    [[], ['balance']],
    [['signMessage'], ['balance', 'message']],
    [['sendTransfer'], ['balance', 'transfer']],
    [['signPsbt'], ['balance', 'transfer', 'transaction']],
    [
      ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses'],
      ['balance', 'message', 'transfer', 'transaction'],
    ],
  ] as const
  for (const [methods, features] of rows) {
    const { connection } = await adopt(methods)
    expect(connection.features).toEqual(features)
    expect(connection.accounts.every(({ type }) => type === 'payment')).toBe(true)
  }
})

it('sends no request after an abort during loading', async () => {
  const { adapter, connectionId, controlled } = await adopt(['signMessage', 'signPsbt', 'sendTransfer'])
  const leaving = new AbortController()
  const { message, transfer } = adapter.features
  const asked = [
    message.sign({ connectionId, message: 'Hello', signal: leaving.signal }),
    transfer.send({ connectionId, to, amount: 10_000n, signal: leaving.signal }),
  ]
  const told = Promise.allSettled(asked)
  leaving.abort()
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(controlled.requests).toEqual([])
})

it('follows WalletConnect’s reference and accepts signatures in hex and base64', async () => {
  for (const encode of [(bytes: Uint8Array) => hex.encode(bytes), (bytes: Uint8Array) => base64.encode(bytes)]) {
    const { adapter, connectionId, controlled } = await adopt(['signMessage'], (_method, params) => {
      const signature = segwit.signMessage(String(readProperty(params, 'message')), 'bip322')
      return { address: segwit.address, signature: encode(base64.decode(signature)) }
    })
    const { signature } = await adapter.features.message.sign({ connectionId, message: 'Hello' })
    expect(verifyMessage({ address: segwit.address, message: 'Hello', signature })).toBe(true)
    const params = { account: segwit.address, address: segwit.address, message: 'Hello', protocol: 'bip322' }
    expect(controlled.requests).toEqual([{ networkId: regtestId, method: 'signMessage', params }])
  }
})

it('lets a wallet without PSBT signing send', async () => {
  const txid = 'ab'.repeat(32)
  const { adapter, connectionId, controlled } = await adopt(['sendTransfer'], () => ({ txid }))
  const { transfer } = adapter.features
  await expect(transfer.send({ connectionId, to, amount: 1_000n })).resolves.toEqual({ id: txid })
  const params = { account: segwit.address, recipientAddress: to, amount: '1000' }
  expect(controlled.requests).toEqual([{ networkId: regtestId, method: 'sendTransfer', params }])
  // What no node would pass on is not asked for.
  await expect(transfer.send({ connectionId, to, amount: 293n })).rejects.toMatchObject({ code: 'transaction.dust' })
  expect(controlled.requests).toHaveLength(1)
})

it('rejects invalid answers', async () => {
  for (const answer of [
    undefined,
    null,
    7,
    'text',
    {},
    { txid: 'short' },
    { signature: '!' },
    { signature: 'ab' },
    [],
  ]) {
    const { adapter, connectionId } = await adopt(['sendTransfer', 'signMessage'], () => answer)
    const { transfer, message } = adapter.features
    const refusal = { code: 'wallet.invalidResponse' }
    await expect(transfer.send({ connectionId, to, amount: 1_000n })).rejects.toMatchObject(refusal)
    await expect(message.sign({ connectionId, message: 'Hello' })).rejects.toMatchObject(refusal)
  }
})

it('follows the session’s network, but not to networks without a grant', async () => {
  const { adapter, connection, controlled } = await adopt(['signMessage'])
  const get = () => adapter.store.getState().connections[0]
  await controlled.changeNetwork(testnetId)
  expect(get()?.networkId).toBe(testnetId)
  await controlled.changeNetwork('bip122:000000000019d6689c085ae165831e93')
  expect(get()?.networkId).toBe(testnetId)
  expect(get()?.accounts).toBe(connection.accounts)
})
