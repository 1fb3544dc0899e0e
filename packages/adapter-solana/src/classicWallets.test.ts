import { describe, expect, it, onTestFinished } from 'vitest'
import { createClassicWallet, readTransaction, type ClassicTestWallet } from './test/createClassicWallet.ts'
import { createTestKey } from './test/createTestKey.ts'
import { createTestTransfer } from './test/createTestTransfer.ts'
import { createTestWorld, devnetId, mainnetId } from './test/createTestWorld.ts'
import { verifySignature } from './test/verifySignature.ts'
import { decodeTransaction } from './chain/transactions/decodeTransaction.ts'
import type { SolanaAdapter, SolanaAdapterParameters } from './types.ts'

const key = createTestKey()

async function meet(parameters: Partial<SolanaAdapterParameters> = { readTransaction }): Promise<{
  readonly adapter: SolanaAdapter
  readonly wallet: ClassicTestWallet
  readonly world: ReturnType<typeof createTestWorld>
}> {
  const world = createTestWorld()
  const wallet = createClassicWallet('Classic', key)
  const adapter = world.createAdapter({ ...parameters, wallets: () => [wallet] })
  onTestFinished(() => adapter.destroy())
  return { adapter, wallet, world }
}

async function connect(parameters?: Partial<SolanaAdapterParameters>) {
  const met = await meet(parameters)
  await met.adapter.start({ reconnect: [] })
  const connection = await met.adapter.connect({ connectorId: 'Classic' })
  return { ...met, connection }
}

describe('a classic adapter', () => {
  it('connects on the requested network and reports its features', async () => {
    const { adapter, wallet } = await meet()
    await adapter.start({ reconnect: [] })
    const connection = await adapter.connect({ connectorId: 'Classic', networkId: `solana:${devnetId}` })
    expect(connection).toMatchObject({
      id: 'solana:Classic',
      activeAddress: key.address,
      networkId: `solana:${devnetId}`,
      approvedNetworkIds: 'all',
      features: ['balance', 'message', 'transfer', 'transaction'],
    })
    expect(wallet.asked).toEqual(['connect'])
  })

  it('signs text, which verifies independently', async () => {
    const { adapter, connection } = await connect()
    const { signature } = await adapter.features.message.sign({ connectionId: connection.id, message: 'Größe 🔑' })
    expect(verifySignature({ address: key.address, message: 'Größe 🔑', signature })).toBe(true)
  })

  it('signs the app’s transactions, several with one prompt', async () => {
    const { adapter, connection, wallet } = await connect()
    const provider = await adapter.getProvider({ connectionId: connection.id })
    const transactions = [1n, 2n].map((amount) =>
      createTestTransfer({ from: key.address, to: createTestKey().address, amount }),
    )
    const signed = await provider.signAllTransactions(transactions)
    expect(wallet.asked).toEqual(['connect', 'signAllTransactions'])
    for (const bytes of signed) {
      const { transaction } = decodeTransaction(bytes) ?? {}
      const [signature] = Object.values(transaction?.signatures ?? {})
      expect(
        verifySignature({
          address: key.address,
          message: new Uint8Array(transaction?.messageBytes ?? []),
          signature: new Uint8Array(signature ?? []),
        }),
      ).toBe(true)
    }
  })

  it('signs only text without readTransaction', async () => {
    const { adapter, connection } = await connect({})
    expect(connection.features).toEqual(['balance', 'message'])
    const transaction = createTestTransfer({ from: key.address, to: key.address, amount: 1n })
    await expect(adapter.features.transaction.send({ connectionId: connection.id, transaction })).rejects.toMatchObject(
      { code: 'feature.unsupported' },
    )
  })

  it('is followed to another account and until it disconnects', async () => {
    const { adapter, wallet } = await connect()
    const other = createTestKey()
    wallet.become(other)
    await expect.poll(() => adapter.store.getState().connections[0]?.activeAddress).toBe(other.address)
    await wallet.disconnect()
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
  })

  it('has no listener after a disconnect, except for its readiness', async () => {
    const { adapter, connection, wallet } = await connect()
    await adapter.disconnect({ connectionId: connection.id })
    expect(wallet.connected).toBe(false)
    expect(wallet.getListenerCount()).toBe(1)
    await adapter.destroy()
    expect(wallet.getListenerCount()).toBe(0)
  })

  it('is restored by its own autoConnect, only if its wallet is in the page', async () => {
    const stored = { connectorId: 'Classic', activeAddress: key.address, networkId: `solana:${mainnetId}` as const }
    const { adapter, wallet } = await meet()
    await adapter.start({ reconnect: [stored] })
    expect(adapter.store.getState().connections[0]?.activeAddress).toBe(key.address)
    expect(wallet.asked).toEqual(['autoConnect'])

    const other = await meet()
    other.wallet.readyState = 'Loadable'
    await other.adapter.start({ reconnect: [stored] })
    expect(other.adapter.store.getState().connections).toEqual([])
    expect(other.wallet.asked).toEqual([])
  })

  it('that the app connected itself is used as it is', async () => {
    const { adapter, wallet } = await meet()
    await wallet.connect()
    await adapter.start({ reconnect: [] })
    await adapter.connect({ connectorId: 'Classic' })
    expect(wallet.asked).toEqual(['connect'])
  })

  it.each([
    ['no key', null, 'wallet.locked'],
    ['a key that is none', { toBase58: () => 'nonsense' }, 'wallet.invalidResponse'],
    ['a key of another kind', { toBase58: () => '0x00' }, 'wallet.invalidResponse'],
  ])('that connects with %s is refused', async (_case, publicKey, code) => {
    const { adapter, wallet } = await meet()
    wallet.connect = async () => {
      wallet.publicKey = publicKey
    }
    await adapter.start({ reconnect: [] })
    await expect(adapter.connect({ connectorId: 'Classic' })).rejects.toMatchObject({ code })
    expect(adapter.store.getState().connections).toEqual([])
  })
})
