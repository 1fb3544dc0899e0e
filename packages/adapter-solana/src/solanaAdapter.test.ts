import { createModal } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { solanaAdapter } from './solanaAdapter.ts'
import { createTestKey } from './test/createTestKey.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createTestWallet } from './test/createTestWallet.ts'
import { createTestNetwork, createTestWorld, devnetId, mainnetId } from './test/createTestWorld.ts'

function createWallet(name: string, chains: readonly string[] = ['solana:mainnet', 'solana:devnet']) {
  return createTestWallet({ name, keys: [createTestKey(), createTestKey()], chains, rpcUrl: 'http://127.0.0.1:1' })
}

describe('the adapter', () => {
  it('searches for wallets again on discover', async () => {
    const world = createTestWorld()
    const adapter = world.createAdapter()
    onTestFinished(() => adapter.destroy())
    await adapter.start({ reconnect: [] })
    expect(adapter.store.getState().connectors).toEqual([])
    world.page.register(createWallet('Late').wallet)
    adapter.discover?.()
    expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual(['Late'])
  })

  it('logs classic adapters that cannot be created, and starts', async () => {
    const world = createTestWorld()
    const adapter = world.createAdapter({
      wallets: () => {
        throw new RangeError('boom')
      },
    })
    onTestFinished(() => adapter.destroy())
    await adapter.start({ reconnect: [] })
    expect(world.logged).toHaveLength(1)
  })

  it('connects on the app’s first network that the wallet offers', async () => {
    const world = createTestWorld()
    world.page.register(createWallet('One', ['solana:devnet']).wallet)
    const adapter = world.createAdapter()
    onTestFinished(() => adapter.destroy())
    await adapter.start({ reconnect: [] })
    const connection = await adapter.connect({ connectorId: 'One', networkId: `solana:${mainnetId}` })
    expect(connection).toMatchObject({ networkId: `solana:${devnetId}`, approvedNetworkIds: [`solana:${devnetId}`] })
  })
})

describe('the adapter in a modal', () => {
  it('is restored on the next page load without a prompt, with the chosen account and network', async () => {
    const page = createTestPage()
    onTestFinished(page.enter())
    const wallet = createWallet('One')
    page.register(wallet.wallet)
    const storage = createMemoryStorage()
    const { platform } = createTestWorld().context.ports
    const load = async () => {
      const modal = createModal({
        projectId: 'test',
        networks: [createTestNetwork(mainnetId), createTestNetwork(devnetId)],
        adapters: [solanaAdapter()],
        ports: { storage, platform },
      })
      await modal.start()
      return modal
    }
    const first = await load()
    const adapter = first.adapter('solana')
    const { id } = await adapter.connect({ connectorId: 'One' })
    await adapter.switchNetwork({ connectionId: id, network: createTestNetwork(devnetId) })
    await adapter.switchAccount({ connectionId: id, address: wallet.controls.accounts[1] })
    const before = adapter.store.getState().connections
    // The code that remembers connections loads with the first one.
    await expect.poll(() => storage.getItem('@latchkey/connections')).toContain(wallet.controls.accounts[1])
    await first.destroy()

    wallet.controls.answerWith('hold')
    const second = await load()
    onTestFinished(() => second.destroy())
    await expect.poll(() => second.adapter('solana').store.getState().connections).toEqual(before)
    expect(wallet.controls.getPromptCount()).toBe(1)
  })
})
