import { base58 } from '@scure/base'
import type { SessionRequest } from '@latchkey/testing/adapter'
import { createControllableSession } from '@latchkey/testing/adapter'
import type { RemoteSession, SessionEvent } from '@latchkey/core/adapter'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerSession } from './test/answerSession.ts'
import { createTestKey } from './test/createTestKey.ts'
import { createTestTransfer } from './test/createTestTransfer.ts'
import { createTestNetwork, createTestWorld, devnetId, mainnetId } from './test/createTestWorld.ts'
import { verifySignature } from './test/verifySignature.ts'
import { decodeTransaction } from './chain/transactions/decodeTransaction.ts'
import type { SolanaAdapter, SolanaTypes } from './types.ts'

const keys = [createTestKey(), createTestKey()] as const
const [key] = keys
const formerMainnet = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const formerDevnet = '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'

async function start(): Promise<SolanaAdapter> {
  const adapter = createTestWorld().createAdapter()
  onTestFinished(() => adapter.destroy())
  await adapter.start({ reconnect: [] })
  return adapter
}

async function adopt(options: {
  readonly networkIds?: readonly [`solana:${string}`, ...`solana:${string}`[]] | undefined
  readonly methods?: readonly string[] | undefined
  readonly handle?: ((request: SessionRequest) => Promise<unknown>) | undefined
}) {
  const { networkIds = [`solana:${mainnetId}`], methods = ['solana_signMessage', 'solana_signTransaction'] } = options
  const controlled = createControllableSession<SolanaTypes>({
    namespace: 'solana',
    accounts: [keys[0].address, keys[1].address],
    networkIds,
    methods,
    handle: options.handle ?? answerSession({ keys, rpcUrl: 'http://127.0.0.1:1' }),
  })
  const adapter = await start()
  const connection = await adapter.adopt(controlled.session)
  return { adapter, controlled, connection, connectionId: connection.id }
}

const transfer = createTestTransfer({ from: key.address, to: createTestKey().address, amount: 1n })

function isSigned(bytes: Uint8Array | undefined): boolean {
  const { transaction } = decodeTransaction(bytes ?? new Uint8Array()) ?? {}
  const signature = Object.entries(transaction?.signatures ?? {}).find(([signer]) => signer === key.address)?.[1]
  const message = new Uint8Array(transaction?.messageBytes ?? [])
  return signature ? verifySignature({ address: key.address, message, signature: new Uint8Array(signature) }) : false
}

describe('a session with former ids', () => {
  it('is shown with current ids, and called with those that it granted', async () => {
    const { adapter, connection, connectionId, controlled } = await adopt({
      networkIds: [`solana:${formerMainnet}`, `solana:${formerDevnet}`],
    })
    expect(connection).toMatchObject({
      networkId: `solana:${mainnetId}`,
      approvedNetworkIds: [`solana:${mainnetId}`, `solana:${devnetId}`],
      activeAddress: key.address,
    })
    await adapter.features.message.sign({ connectionId, message: 'x' })
    await adapter.switchNetwork({ connectionId, network: createTestNetwork(devnetId) })
    await adapter.features.message.sign({ connectionId, message: 'x' })
    expect(controlled.requests.map(({ networkId }) => networkId)).toEqual([
      `solana:${formerMainnet}`,
      `solana:${formerDevnet}`,
    ])
  })

  it('is followed when it changes network by such an id', async () => {
    const { adapter, controlled } = await adopt({ networkIds: [`solana:${mainnetId}`, `solana:${formerDevnet}`] })
    await controlled.changeNetwork(`solana:${formerDevnet}`)
    expect(adapter.store.getState().connections[0]?.networkId).toBe(`solana:${devnetId}`)
  })

  it('starts on the first granted network, whatever the app’s order', async () => {
    const { connection } = await adopt({ networkIds: [`solana:${devnetId}`, `solana:${mainnetId}`] })
    expect(connection.networkId).toBe(`solana:${devnetId}`)
  })

  it('that grants both is one network', async () => {
    const { connection } = await adopt({ networkIds: [`solana:${mainnetId}`, `solana:${formerMainnet}`] })
    expect(connection.approvedNetworkIds).toEqual([`solana:${mainnetId}`])
    expect(connection.accounts.map(({ address }) => address)).toEqual(keys.map(({ address }) => address))
  })
})

describe('a request to a session', () => {
  it('is a message in base58 with the key that is to sign, and its signature verifies', async () => {
    const { adapter, connectionId, controlled } = await adopt({})
    const { signature } = await adapter.features.message.sign({ connectionId, message: 'Größe' })
    expect(verifySignature({ address: key.address, message: 'Größe', signature })).toBe(true)
    expect(controlled.requests).toEqual([
      {
        networkId: `solana:${mainnetId}`,
        method: 'solana_signMessage',
        params: { message: base58.encode(new TextEncoder().encode('Größe')), pubkey: key.address },
      },
    ])
  })

  it.each([true, false])('is a transaction in base64, whether it sends it back or not: %s', async (hasTransactions) => {
    const handle = answerSession({ keys, rpcUrl: 'http://127.0.0.1:1', hasTransactions })
    const { adapter, connectionId, controlled } = await adopt({ handle })
    const provider = await adapter.getProvider({ connectionId })
    expect(isSigned(await provider.signTransaction(transfer))).toBe(true)
    expect(controlled.requests).toMatchObject([
      { method: 'solana_signTransaction', params: { transaction: Buffer.from(transfer).toString('base64') } },
    ])
  })

  it('is all transactions at once, where it grants that, and one after the other where it does not', async () => {
    const given = [1n, 2n].map((amount) => createTestTransfer({ from: key.address, to: key.address, amount }))
    for (const [methods, expected] of [
      [['solana_signTransaction', 'solana_signAllTransactions'], ['solana_signAllTransactions']],
      [['solana_signTransaction'], ['solana_signTransaction', 'solana_signTransaction']],
      [['solana_signAllTransactions'], ['solana_signAllTransactions']],
    ] as const) {
      const { adapter, connectionId, controlled } = await adopt({ methods })
      const provider = await adapter.getProvider({ connectionId })
      const signed = await provider.signAllTransactions(given)
      expect(signed.map(isSigned)).toEqual([true, true])
      expect(controlled.requests.map(({ method }) => method)).toEqual(expected)
    }
  })

  it('is never a method without a grant', async () => {
    for (const [methods, features] of [
      [['solana_signMessage'], ['balance', 'message']],
      [['solana_signTransaction'], ['balance', 'transfer', 'transaction']],
      [['solana_signAndSendTransaction'], ['balance', 'transfer', 'transaction']],
      [[], ['balance']],
    ] as const) {
      const { connection } = await adopt({ methods })
      expect(connection.features).toEqual(features)
    }
    const { adapter, connectionId, controlled } = await adopt({ methods: ['solana_signMessage'] })
    const provider = await adapter.getProvider({ connectionId })
    await expect(provider.signTransaction(transfer)).rejects.toMatchObject({ code: 'request.unsupported' })
    expect(controlled.requests).toEqual([])
  })

  it('follows later grants', async () => {
    const listeners = new Set<(event: SessionEvent) => void>()
    const grant = {
      accounts: [`solana:${mainnetId}:${key.address}`],
      networkIds: [`solana:${mainnetId}` as const],
      methods: ['solana_signMessage'],
      events: [],
    }
    const session: RemoteSession = {
      id: '1',
      source: 'walletConnect',
      peer: { name: 'Phone' },
      grants: { solana: grant },
      request: async ({ params }) =>
        answerSession({ keys, rpcUrl: '' })({ networkId: 'solana:x', method: 'solana_signTransaction', params }),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      disconnect: async () => undefined,
    }
    const adapter = await start()
    const { id, features } = await adapter.adopt(session)
    expect(features).toEqual(['balance', 'message'])
    const methods = ['solana_signTransaction']
    for (const listener of listeners) listener({ type: 'updated', grants: { solana: { ...grant, methods } } })
    expect(adapter.store.getState().connections[0]?.features).toEqual(['balance', 'transfer', 'transaction'])
    const provider = await adapter.getProvider({ connectionId: id })
    expect(isSigned(await provider.signTransaction(transfer))).toBe(true)
  })
})

describe('an invalid answer of a session is rejected with a code', () => {
  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['text', 'signature'],
    ['no base58', { signature: '0OIl' }],
    ['too few bytes', { signature: '111' }],
    ['bytes', { signature: new Uint8Array(64) }],
    ['no base64', { transaction: '!' }],
  ])('%s', async (_case, answer) => {
    const { adapter, connectionId } = await adopt({ handle: async () => answer })
    const invalid = { code: 'wallet.invalidResponse' }
    await expect(adapter.features.message.sign({ connectionId, message: 'x' })).rejects.toMatchObject(invalid)
    const provider = await adapter.getProvider({ connectionId })
    await expect(provider.signTransaction(transfer)).rejects.toMatchObject(invalid)
  })

  it.each<readonly [string, unknown]>([
    ['no list', { transactions: 'x' }],
    ['too few', { transactions: [] }],
    ['other things', { transactions: [1, 2] }],
  ])('%s for all transactions', async (_case, answer) => {
    const methods = ['solana_signAllTransactions']
    const { adapter, connectionId } = await adopt({ methods, handle: async () => answer })
    const provider = await adapter.getProvider({ connectionId })
    await expect(provider.signAllTransactions([transfer, transfer])).rejects.toMatchObject({
      code: 'wallet.invalidResponse',
    })
  })

  it.each([
    ['an address that is none', [`solana:${mainnetId}:0x00`]],
    ['another namespace', [`eip155:1:${key.address}`]],
    ['a network that is not granted', [`solana:${devnetId}:${key.address}`]],
    ['nonsense', ['', ':::', 'solana']],
  ])('accounts of %s', async (_case, accounts) => {
    const { adapter, controlled } = await adopt({})
    await adapter.disconnect({ connectionId: adapter.store.getState().connections[0]?.id ?? '' })
    const grant = { accounts, networkIds: [`solana:${mainnetId}` as const], methods: [], events: [] }
    const session: RemoteSession = { ...controlled.session, id: '2', grants: { solana: grant } }
    await expect(adapter.adopt(session)).rejects.toMatchObject({ code: 'wallet.unauthorized' })
    expect(adapter.store.getState().connections).toEqual([])
  })
})
