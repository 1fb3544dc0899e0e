import { createMemoryStorage } from '@latchkey/core/testing'
import { createAdapterContext, getOutcome } from '@latchkey/testing/adapter'
import { hostileSolanaWallets, type HostileSolanaWallet } from '@latchkey/testing/solana'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSolanaAdapter } from './solanaAdapter.ts'
import { createTestKey } from './test/createTestKey.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createTestTransfer } from './test/createTestTransfer.ts'
import { createTestWallet } from './test/createTestWallet.ts'
import { createTestNetwork, devnetId, mainnetId } from './test/createTestWorld.ts'
import type { SolanaAdapter } from './types.ts'
import { isAddress } from './chain/isAddress.ts'

const networks = [createTestNetwork(mainnetId), createTestNetwork(devnetId), createTestNetwork('local')]
const keys = [createTestKey(), createTestKey()] as const

/** A page with a wallet that behaves and one that does not, and an adapter whose patience is short. */
async function meet(hostile: HostileSolanaWallet): Promise<SolanaAdapter> {
  const page = createTestPage()
  const own = {
    addEventListener: page.addEventListener,
    removeEventListener: page.removeEventListener,
    dispatchEvent: page.dispatchEvent,
    localStorage: createMemoryStorage(),
    // A getter of the runtime's, which answers to the runtime alone.
    crypto: globalThis.crypto,
  }
  const target = Object.create(globalThis, Object.getOwnPropertyDescriptors(own))
  const chains = ['solana:mainnet', 'solana:devnet']
  page.register(createTestWallet({ name: 'Good', keys, chains, rpcUrl: 'http://127.0.0.1:1' }).wallet)
  hostile.install(target)
  const context = createAdapterContext({ networks })
  const { clock } = context.ports
  const hasty = { ...clock, after: (ms: number, callback: () => void) => clock.after(Math.min(ms, 60), callback) }
  const adapter = createSolanaAdapter({
    context: { ...context, ports: { ...context.ports, clock: hasty } },
    parameters: {},
    page,
  })
  onTestFinished(() => adapter.destroy())
  await adapter.start({ reconnect: [] })
  return adapter
}

/** Calls every feature as an app does, and aborts prompts after a while. */
async function useConnection(adapter: SolanaAdapter, connectionId: string): Promise<readonly string[]> {
  const { features } = adapter
  const address = adapter.store.getState().connections[0]?.activeAddress ?? keys[0].address
  const signal = AbortSignal.timeout(80)
  const transaction = createTestTransfer({ from: address, to: keys[1].address, amount: 1n })
  return Promise.all(
    [
      features.message.sign({ connectionId, message: 'x', signal }),
      features.transfer.send({ connectionId, to: keys[1].address, amount: 1n, signal }),
      features.transaction.send({ connectionId, transaction, signal }),
      adapter.switchNetwork({ connectionId, network: createTestNetwork(devnetId) }),
      adapter.getProvider({ connectionId }),
    ].map(getOutcome),
  )
}

describe('next to a misbehaving wallet', () => {
  it.each(hostileSolanaWallets)(
    '$id: the good wallet is listed and connects, and nothing hangs or breaks',
    async (hostile) => {
      const adapter = await meet(hostile)
      const listed = adapter.store.getState().connectors
      expect(listed.map(({ id }) => id)).toContain('Good')
      expect(JSON.stringify(listed).length).toBeLessThan(1_000_000)

      for (const { id } of listed.filter(({ id: other }) => other !== 'Good').slice(0, 2)) {
        const connecting = adapter.connect({ connectorId: id, signal: AbortSignal.timeout(120) })
        expect(await getOutcome(connecting)).not.toMatch(/^foreign/)
        for (const connection of adapter.store.getState().connections) {
          expect(connection.networkId).toMatch(/^solana:[-\w]{1,32}$/)
          expect(connection.accounts.length).toBeLessThanOrEqual(256)
          for (const { address } of connection.accounts) expect(isAddress(address)).toBe(true)
          const outcomes = await useConnection(adapter, connection.id)
          expect(outcomes.filter((outcome) => outcome.startsWith('foreign'))).toEqual([])
          await getOutcome(adapter.disconnect({ connectionId: connection.id }))
        }
        expect(adapter.store.getState().connections).toEqual([])
      }

      const connection = await adapter.connect({ connectorId: 'Good' })
      expect(connection.networkId).toBe(`solana:${mainnetId}`)
      expect(adapter.store.getState()).toMatchObject({ status: 'connected', activeConnectionId: 'solana:Good' })
    },
  )

  it.each([
    'solana-connect-other-key',
    'solana-sign-other-key',
    'solana-sign-other-message',
    'solana-sign-short',
    'solana-transaction-other',
    'solana-transaction-unsigned',
  ])('%s: is refused as a wrong answer', async (wanted) => {
    const hostile = hostileSolanaWallets.find(({ id }) => id === wanted)
    if (!hostile) throw new RangeError(`There is no ${wanted}`)
    const adapter = await meet(hostile)
    const outcome = await getOutcome(
      adapter.connect({ connectorId: hostile.name }).then(async ({ id: connectionId, activeAddress: from }) => {
        if (!wanted.startsWith('solana-transaction-'))
          return adapter.features.message.sign({ connectionId, message: 'x' })
        const provider = await adapter.getProvider({ connectionId })
        return provider.signTransaction(createTestTransfer({ from, to: from, amount: 1n }))
      }),
    )
    expect(outcome).toBe('wallet.invalidResponse')
  })
})
