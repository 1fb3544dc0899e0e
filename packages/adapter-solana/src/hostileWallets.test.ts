import { isModalError } from '@latchkey/core/adapter'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestKey } from './test/createTestKey.ts'
import { createTestTransfer } from './test/createTestTransfer.ts'
import { createTestWorld, type TestWorld } from './test/createTestWorld.ts'
import type { SolanaAdapter } from './types.ts'

const key = createTestKey()
const good = {
  address: key.address,
  publicKey: key.publicKey,
  chains: ['solana:mainnet'],
  features: ['solana:signMessage', 'solana:signTransaction'],
}
/** A promise reads `then` of the value that it resolves to. */
const handler = {
  get: (_target: object, property: string | symbol): undefined => {
    if (property !== 'then') throw new RangeError('boom')
  },
}
const angry = new Proxy({}, handler)
const angryList = new Proxy([], handler)
const never = new Promise<never>(() => undefined)

/** A page with a wallet of which parts are as given. */
async function meet(parts: {
  readonly connect?: (input?: object) => unknown
  readonly features?: object
  readonly on?: (event: string, listener: (change: unknown) => void) => unknown
}): Promise<{ readonly adapter: SolanaAdapter; readonly world: TestWorld }> {
  const world = createTestWorld()
  world.page.register({
    name: 'Hostile',
    chains: ['solana:mainnet'],
    features: {
      'standard:connect': { connect: parts.connect ?? (async () => ({ accounts: [good] })) },
      'standard:events': { on: parts.on ?? (() => () => undefined) },
      'solana:signMessage': { signMessage: async () => [] },
      ...parts.features,
    },
  })
  const adapter = world.createAdapter()
  onTestFinished(() => adapter.destroy())
  await adapter.start({ reconnect: [] })
  return { adapter, world }
}

describe('a wallet with an invalid answer is rejected with a code, and leaves no connection', () => {
  it.each<readonly [string, unknown, string]>([
    ['nothing', undefined, 'wallet.invalidResponse'],
    ['null', null, 'wallet.invalidResponse'],
    ['text', 'accounts', 'wallet.invalidResponse'],
    ['no list', { accounts: { length: 1 } }, 'wallet.invalidResponse'],
    ['no account', { accounts: [] }, 'wallet.locked'],
    ['an account of another chain', { accounts: [{ ...good, chains: ['sui:mainnet'] }] }, 'wallet.locked'],
    ['an account without chains', { accounts: [{ ...good, chains: 'solana:mainnet' }] }, 'wallet.locked'],
    ['an address that is none', { accounts: [{ ...good, address: 'me' }] }, 'wallet.invalidResponse'],
    ['an address of Ethereum', { accounts: [{ ...good, address: `0x${'1'.repeat(40)}` }] }, 'wallet.invalidResponse'],
    ['an address that is a number', { accounts: [{ ...good, address: 7 }] }, 'wallet.invalidResponse'],
    [
      'another account’s key',
      { accounts: [{ ...good, publicKey: createTestKey().publicKey }] },
      'wallet.invalidResponse',
    ],
    ['a key that is none', { accounts: [{ ...good, publicKey: 'key' }] }, 'wallet.invalidResponse'],
    ['one bad account among good ones', { accounts: [good, { ...good, address: '' }] }, 'wallet.invalidResponse'],
    ['getters that throw', angry, 'wallet.invalidResponse'],
    ['a list that throws', { accounts: angryList }, 'wallet.invalidResponse'],
    ['accounts that throw', { accounts: [angry] }, 'wallet.locked'],
  ])('%s', async (_case, answer, code) => {
    const { adapter, world } = await meet({ connect: async () => answer })
    const before = adapter.store.getState()
    await expect(adapter.connect({ connectorId: 'Hostile' })).rejects.toMatchObject({ code })
    expect(adapter.store.getState()).toEqual(before)
    expect(world.logged).toEqual([])
  })

  it('a connect that throws synchronously', async () => {
    const { adapter } = await meet({
      connect: () => {
        throw new RangeError('boom')
      },
    })
    await expect(adapter.connect({ connectorId: 'Hostile' })).rejects.toMatchObject({ code: 'connection.failed' })
  })

  it('a silent request without an answer is rejected after 3 s', async () => {
    const { world, adapter: _first } = await meet({ connect: () => never })
    const adapter = world.createAdapter()
    onTestFinished(() => adapter.destroy())
    const stored = { connectorId: 'Hostile', activeAddress: key.address, networkId: 'solana:x' as const }
    const started = adapter.start({ reconnect: [stored] })
    await expect.poll(() => world.clock.countTimers()).toBe(1)
    world.clock.advance(3_000)
    await started
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
  })
})

describe('a wallet that misbehaves while it is connected', () => {
  it('is followed in valid changes only', async () => {
    let tell: (change: unknown) => void = () => undefined
    const { adapter } = await meet({
      on: (_event, listener) => {
        tell = listener
        return 'no function'
      },
    })
    await adapter.connect({ connectorId: 'Hostile' })
    const state = adapter.store.getState()
    for (const change of [{ accounts: 'x' }, { accounts: [{ ...good, address: 1 }] }, { accounts: angryList }]) {
      tell(change)
      expect(adapter.store.getState()).toBe(state)
    }
    const other = createTestKey()
    tell({ accounts: [{ ...good, address: other.address, publicKey: other.publicKey }] })
    expect(adapter.store.getState().connections[0]?.activeAddress).toBe(other.address)
    await adapter.destroy()
    const last = adapter.store.getState()
    tell({ accounts: [] })
    expect(adapter.store.getState()).toBe(last)
  })

  it('is connected even if its events and disconnect throw', async () => {
    const throwing = (): never => {
      throw new RangeError('boom')
    }
    const { adapter } = await meet({ on: throwing, features: { 'standard:disconnect': { disconnect: throwing } } })
    const connection = await adapter.connect({ connectorId: 'Hostile' })
    await adapter.disconnect({ connectionId: connection.id })
    expect(adapter.store.getState().connections).toEqual([])
  })

  it('cannot prevent a disconnect', async () => {
    const { adapter, world } = await meet({ features: { 'standard:disconnect': { disconnect: () => never } } })
    const connection = await adapter.connect({ connectorId: 'Hostile' })
    const leaving = adapter.disconnect({ connectionId: connection.id })
    await expect.poll(() => adapter.store.getState().connections).toEqual([])
    await expect.poll(() => world.clock.countTimers()).toBe(1)
    world.clock.advance(200)
    await leaving
  })

  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['no list', { signature: new Uint8Array(64) }],
    ['an empty list', []],
    ['too many', [{ signature: new Uint8Array(64) }, { signature: new Uint8Array(64) }]],
    ['a signature of 63 bytes', [{ signature: new Uint8Array(63) }]],
    ['a signature of 65 bytes', [{ signature: new Uint8Array(65) }]],
    ['a signature that is text', [{ signature: 'x'.repeat(64) }]],
    ['a signature that is a list', [{ signature: Array.from({ length: 64 }, () => 1) }]],
    ['a signature of other numbers', [{ signature: new Uint16Array(64) }]],
    ['a signature of another text', [{ signature: new Uint8Array(64), signedMessage: Uint8Array.from([7]) }]],
    ['a signature of a longer text', [{ signature: new Uint8Array(64), signedMessage: new Uint8Array(99) }]],
    ['getters that throw', [angry]],
    ['a list that throws', angryList],
  ])('is refused with wallet.invalidResponse when it answers a signature with %s', async (_case, answer) => {
    const { adapter } = await meet({ features: { 'solana:signMessage': { signMessage: async () => answer } } })
    const { id } = await adapter.connect({ connectorId: 'Hostile' })
    await expect(adapter.features.message.sign({ connectionId: id, message: 'x' })).rejects.toMatchObject({
      code: 'wallet.invalidResponse',
    })
  })

  it.each<readonly [string, unknown]>([
    ['no bytes', [{ signedTransaction: 'x' }]],
    ['endless bytes', [{ signedTransaction: new Uint8Array(100_000) }]],
    ['bytes of nothing', [{ signedTransaction: new Uint8Array(0) }]],
  ])('is refused when it answers a transaction with %s', async (_case, answer) => {
    const { adapter } = await meet({
      features: {
        'solana:signTransaction': { signTransaction: async () => answer, supportedTransactionVersions: [0] },
      },
    })
    const { id } = await adapter.connect({ connectorId: 'Hostile' })
    const provider = await adapter.getProvider({ connectionId: id })
    const transaction = createTestTransfer({ from: key.address, to: key.address, amount: 1n })
    const failure = await provider.signTransaction(transaction).catch((error: unknown) => error)
    expect(isModalError(failure, 'wallet.invalidResponse')).toBe(true)
  })
})
