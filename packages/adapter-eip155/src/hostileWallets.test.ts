import { createMemoryStorage } from '@latchkey/core/testing'
import { createEvmWallet, hostileWallets, testKeys, type HostileWallet } from '@latchkey/testing'
import { createAdapterContext, getOutcome } from '@latchkey/testing/adapter'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createEip155Adapter } from './eip155Adapter.ts'
import { createTestNetwork } from './test/createTestWorld.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createWalletProvider } from './test/createWalletProvider.ts'
import type { Eip155Adapter } from './types.ts'

const good = 'com.example.good'
const networks = [createTestNetwork(31_337), createTestNetwork(1)]

/** A page with a wallet that behaves and one that does not, and an adapter whose patience is short. */
async function meet(hostile: HostileWallet): Promise<Eip155Adapter> {
  const page = createTestPage()
  const storage = createMemoryStorage()
  const target = Object.assign(Object.create(globalThis), {
    addEventListener: page.addEventListener,
    removeEventListener: page.removeEventListener,
    dispatchEvent: page.dispatchEvent,
    localStorage: storage,
  })
  hostile.install(target)
  const wallet = createEvmWallet({
    name: 'Good',
    rdns: good,
    accounts: testKeys.slice(0, 1),
    chains: [{ chainId: 31_337, rpcUrl: 'http://127.0.0.1:1' }],
  })
  page.announce({ info: { uuid: crypto.randomUUID(), ...wallet.info }, provider: createWalletProvider(wallet) })
  const context = createAdapterContext({ networks })
  const { clock } = context.ports
  const hasty = { ...clock, after: (ms: number, callback: () => void) => clock.after(Math.min(ms, 60), callback) }
  const adapter = createEip155Adapter({
    context: { ...context, ports: { ...context.ports, clock: hasty } },
    parameters: {},
    page: target,
  })
  onTestFinished(async () => {
    await adapter.destroy()
    wallet.destroy()
  })
  await adapter.start({ reconnect: [] })
  return adapter
}

/** Calls every feature as an app does, and aborts prompts after a while. */
async function useConnection(adapter: Eip155Adapter, connectionId: string): Promise<readonly string[]> {
  const { features } = adapter
  const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const signal = AbortSignal.timeout(60)
  return Promise.all(
    [
      features.message.sign({ connectionId, message: 'x', signal }),
      features.transfer.send({ connectionId, to, amount: 1n, signal }),
      features.transaction.send({ connectionId, transaction: { to }, signal }),
      features.calls.getCapabilities({ connectionId, signal }),
      features.assets.list({ connectionId, signal }),
      adapter.switchNetwork({ connectionId, network: createTestNetwork(1), signal }),
      adapter.getProvider({ connectionId }),
    ].map(getOutcome),
  )
}

describe('next to a misbehaving wallet', () => {
  it.each(hostileWallets)(
    '$id: the good wallet is listed and connects, and nothing hangs or breaks',
    async (hostile) => {
      const adapter = await meet(hostile)
      const listed = adapter.store.getState().connectors
      expect(listed.map(({ id }) => id)).toContain(good)
      expect(JSON.stringify(listed).length).toBeLessThan(1_000_000)

      for (const { id } of listed.filter(({ id: other }) => other !== good).slice(0, 2)) {
        const connecting = adapter.connect({ connectorId: id, signal: AbortSignal.timeout(120) })
        expect(await getOutcome(connecting)).not.toMatch(/^foreign/)
        for (const connection of adapter.store.getState().connections) {
          expect(connection.networkId).toMatch(/^eip155:[1-9]\d*$/)
          for (const { address } of connection.accounts) expect(address).toMatch(/^0x[\da-fA-F]{40}$/)
          const outcomes = await useConnection(adapter, connection.id)
          expect(outcomes.filter((outcome) => outcome.startsWith('foreign'))).toEqual([])
          await getOutcome(adapter.disconnect({ connectionId: connection.id }))
        }
        expect(adapter.store.getState().connections).toEqual([])
      }

      const connection = await adapter.connect({ connectorId: good })
      expect(connection.networkId).toBe('eip155:31337')
      expect(adapter.store.getState()).toMatchObject({ status: 'connected', activeConnectionId: `eip155:${good}` })
    },
  )
})
