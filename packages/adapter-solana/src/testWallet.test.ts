import { createAdapterContext } from '@latchkey/testing/adapter'
import { announceSolanaWallet, createSolanaWallet } from '@latchkey/testing/solana'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createSolanaAdapter } from './solanaAdapter.ts'
import { createTestKey } from './test/createTestKey.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createTestNetwork } from './test/createTestWorld.ts'
import { readTestBalance } from './test/readTestBalance.ts'
import { startTestChain, type TestChain } from './test/startTestChain.ts'
import { verifySignature } from './test/verifySignature.ts'
import type { SolanaAdapter } from './types.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})

afterAll(async () => {
  await chain.stop()
})

it('serves the wallet of `@latchkey/testing`, from the click to the chain [S7.089] [S7.090]', async () => {
  const { rpcUrl } = chain
  const page = createTestPage()
  const window = Object.create(globalThis, Object.getOwnPropertyDescriptors(page))
  Object.defineProperties(globalThis, {
    window: { value: window, configurable: true },
    location: { value: new URL('https://app.example'), configurable: true },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'location')
  })
  const accounts = chain.accounts.slice(8).map(({ secretKey }) => secretKey)
  const wallet = createSolanaWallet({ name: 'Demo', accounts, chains: [{ chain: 'solana:localnet', rpcUrl }] })
  const leave = announceSolanaWallet(wallet)
  onTestFinished(() => {
    leave()
    wallet.destroy()
  })
  const context = createAdapterContext({
    networks: [createTestNetwork(chain.caipNetworkId.slice('solana:'.length), rpcUrl)],
  })
  const load = async (reconnect: Parameters<SolanaAdapter['start']>[0]['reconnect'] = []): Promise<SolanaAdapter> => {
    const adapter = createSolanaAdapter({ context, parameters: {}, page })
    onTestFinished(() => adapter.destroy())
    await adapter.start({ reconnect })
    return adapter
  }

  const first = await load()
  const { id: connectionId, activeAddress, networkId } = await first.connect({ connectorId: 'Demo' })
  expect({ activeAddress, networkId }).toEqual({
    activeAddress: wallet.accounts[0],
    networkId: chain.caipNetworkId,
  })
  const { signature } = await first.features.message.sign({ connectionId, message: 'Hello' })
  expect(verifySignature({ address: activeAddress, message: 'Hello', signature })).toBe(true)
  const to = createTestKey().address
  for (const token of [undefined, ...chain.tokens.map(({ mint }) => mint)]) {
    await first.features.transfer.send({ connectionId, to, amount: 2_000_000n, token })
    await expect.poll(() => readTestBalance({ rpcUrl, address: to, token })).toBe(2_000_000n)
  }
  await first.destroy()

  wallet.reject()
  const second = await load([{ connectorId: 'Demo', activeAddress, networkId }])
  expect(second.store.getState().connections.map((connection) => connection.activeAddress)).toEqual([activeAddress])
  wallet.lock()
  await expect.poll(() => second.store.getState().status).toBe('disconnected')
})
