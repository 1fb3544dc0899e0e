import { PhantomWalletAdapter } from '@solana/wallet-adapter-phantom'
import { PublicKey, VersionedTransaction } from '@solana/web3.js'
import { createAdapterContext } from '@latchkey/testing/adapter'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createSolanaAdapter } from './solanaAdapter.ts'
import { createTestKey, type TestKey } from './test/createTestKey.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createTestTransfer } from './test/createTestTransfer.ts'
import { createTestNetwork } from './test/createTestWorld.ts'
import { readTestBalance } from './test/readTestBalance.ts'
import { startTestChain, type TestChain } from './test/startTestChain.ts'
import { verifySignature } from './test/verifySignature.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

/** The object that the Phantom extension injects, with a real key. */
function createPhantom(key: TestKey) {
  const requests: string[] = []
  const listeners: { readonly event: string; readonly listener: () => void }[] = []
  const publicKey = new PublicKey(key.publicKey)
  const phantom = {
    isPhantom: true,
    isConnected: false,
    publicKey,
    connect: async () => {
      requests.push('connect')
      phantom.isConnected = true
    },
    disconnect: async () => {
      requests.push('disconnect')
      phantom.isConnected = false
    },
    signMessage: async (message: Uint8Array) => ({ signature: key.sign(message) }),
    signTransaction: async (transaction: VersionedTransaction) => {
      requests.push('signTransaction')
      return VersionedTransaction.deserialize(key.signTransaction(transaction.serialize()))
    },
    on: (event: string, listener: () => void) => listeners.push({ event, listener }),
    off: (event: string, listener: () => void) => {
      const index = listeners.findIndex((entry) => entry.event === event && entry.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
    },
  }
  const emit = (event: string): void => {
    for (const entry of [...listeners]) if (entry.event === event) entry.listener()
  }
  return { phantom, requests, emit }
}

/** An adapter with the published adapter of Phantom, on a local chain. */
function createWorld() {
  const key = createTestKey(chain.accounts[6]?.secretKey)
  const extension = createPhantom(key)
  vi.stubGlobal('window', { isPhantomInstalled: true, phantom: { solana: extension.phantom } })
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })
  const network = createTestNetwork(chain.caipNetworkId.slice('solana:'.length), chain.rpcUrl)
  const adapter = createSolanaAdapter({
    context: createAdapterContext({ networks: [network] }),
    parameters: {
      wallets: () => [new PhantomWalletAdapter()],
      readTransaction: (bytes) => VersionedTransaction.deserialize(bytes),
    },
    page: createTestPage(),
  })
  onTestFinished(() => adapter.destroy())
  return { ...extension, key, network, adapter }
}

it('connects a published classic adapter, signs a message and follows the wallet when it disconnects', async () => {
  const { adapter, emit, key, requests } = createWorld()
  await adapter.start({ reconnect: [] })
  const { activeAddress, id: connectionId } = await adapter.connect({ connectorId: 'Phantom' })
  expect(activeAddress).toBe(key.address)
  const { signature } = await adapter.features.message.sign({ connectionId, message: 'Größe 🔑' })
  expect(verifySignature({ address: key.address, message: 'Größe 🔑', signature })).toBe(true)
  emit('disconnect')
  expect(adapter.store.getState().connections).toEqual([])
  expect(requests).toEqual(['connect'])
})

it('sends a transaction that a published classic adapter signed, on a chain', async () => {
  const { adapter, key, network, requests } = createWorld()
  await adapter.start({ reconnect: [] })
  const { id: connectionId } = await adapter.connect({ connectorId: 'Phantom' })
  const to = createTestKey().address
  const transaction = createTestTransfer({ from: key.address, to, amount: 2_000_000n })
  const { id } = await adapter.features.transaction.send({ connectionId, transaction })
  await adapter.features.transaction.wait({ network, id })
  expect(await readTestBalance({ rpcUrl: chain.rpcUrl, address: to })).toBe(2_000_000n)
  expect(requests).toEqual(['connect', 'signTransaction'])
})

it('restores and disconnects a published classic adapter', async () => {
  const { adapter, key, network, phantom, requests } = createWorld()
  const stored = { connectorId: 'Phantom', activeAddress: key.address, networkId: network.caipNetworkId }
  await adapter.start({ reconnect: [stored] })
  const [connection] = adapter.store.getState().connections
  if (!connection) throw new TypeError('A connection was expected')
  expect(connection.activeAddress).toBe(key.address)
  await adapter.disconnect({ connectionId: connection.id })
  expect(phantom.isConnected).toBe(false)
  expect(requests).toEqual(['connect', 'disconnect'])
})

it('reports a rejection by a published classic adapter with its code', async () => {
  const { adapter, phantom } = createWorld()
  phantom.connect = async () => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  await adapter.start({ reconnect: [] })
  await expect(adapter.connect({ connectorId: 'Phantom' })).rejects.toMatchObject({ code: 'connection.rejected' })
})
