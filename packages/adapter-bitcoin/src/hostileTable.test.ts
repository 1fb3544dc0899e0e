import type { StoredConnection } from '@latchkey/core/adapter'
import { createMemoryStorage } from '@latchkey/core/testing'
import { createAdapterContext, getOutcome } from '@latchkey/testing/adapter'
import { hostileBitcoinWallets, type HostileBitcoinWallet } from '@latchkey/testing/bitcoin'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBitcoinAdapter } from './bitcoinAdapter.ts'
import { findChain } from './chain/findChain.ts'
import { isOfChain } from './chain/isOfChain.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createTestNetwork, testnetId } from './test/createTestWorld.ts'
import { createStandardFace } from './test/faces/createStandardFace.ts'
import { regtestId } from './test/faces/types.ts'
import { registerStandardWallet } from './test/registerStandardWallet.ts'
import { testAccounts } from './test/testAccounts.ts'
import type { BitcoinAdapter } from './types.ts'

const networks = [createTestNetwork(regtestId, 'http://127.0.0.1:1'), createTestNetwork(testnetId)]
const { segwit, taproot } = testAccounts
/** The account that the table's wallets hold the key of. */
const own = 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw'
const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** A PSBT that spends two coins of the table's account. */
function createPsbt(): string {
  const script = hex.decode('001407185fa28850eb2b0dfdbf26f6b528a1a6b34b3f')
  const transaction = new Transaction()
  for (const txid of ['11'.repeat(32), '22'.repeat(32)])
    transaction.addInput({ txid, index: 0, witnessUtxo: { script, amount: 5_000n } })
  transaction.addOutputAddress(segwit.address, 9_000n, regtest)
  return base64.encode(transaction.toPSBT())
}

interface Met {
  readonly adapter: BitcoinAdapter
  /** Another adapter in the same page, as after a reload. */
  readonly reload: (reconnect: readonly StoredConnection[]) => Promise<BitcoinAdapter>
}

/** A page with a wallet that behaves and one that does not, and an adapter whose patience is short. */
async function meet(hostile: HostileBitcoinWallet): Promise<Met> {
  const page = createTestPage()
  const target = Object.create(
    globalThis,
    Object.getOwnPropertyDescriptors({
      addEventListener: page.addEventListener,
      removeEventListener: page.removeEventListener,
      dispatchEvent: page.dispatchEvent,
      localStorage: createMemoryStorage(),
      // A getter of the runtime's, which answers to the runtime alone.
      crypto: globalThis.crypto,
    }),
  )
  registerStandardWallet(page, createStandardFace({ accounts: [segwit], name: 'Good' }).wallet)
  hostile.install(target)
  // What it put into the window by name.
  for (const name of ['btc_providers', 'HostileProviders']) {
    const descriptor = Object.getOwnPropertyDescriptor(target, name)
    if (descriptor) Object.defineProperty(page, name, descriptor)
  }
  const context = createAdapterContext({ networks })
  const { clock } = context.ports
  const hasty = { ...clock, after: (ms: number, callback: () => void) => clock.after(Math.min(ms, 60), callback) }
  const reload: Met['reload'] = async (reconnect) => {
    const adapter = createBitcoinAdapter({
      context: { ...context, ports: { ...context.ports, clock: hasty } },
      parameters: {},
      page,
    })
    onTestFinished(() => adapter.destroy())
    await adapter.start({ reconnect })
    return adapter
  }
  return { adapter: await reload([]), reload }
}

function find(wanted: string): HostileBitcoinWallet {
  const hostile = hostileBitcoinWallets.find(({ id }) => id === wanted)
  if (hostile) return hostile
  throw new RangeError(`There is no ${wanted}`)
}

/** Calls every feature as an app does, and aborts prompts after a while. */
async function useConnection(adapter: BitcoinAdapter, connectionId: string): Promise<readonly string[]> {
  const { features } = adapter
  const signal = AbortSignal.timeout(150)
  const psbt = createPsbt()
  return Promise.all(
    [
      features.message.sign({ connectionId, message: 'x', signal }),
      features.transfer.send({ connectionId, to: taproot.address, amount: 1_000n, signal }),
      features.transaction.send({ connectionId, transaction: { psbt }, signal }),
      adapter.getProvider({ connectionId }).then((provider) => provider.signPsbt({ psbt, signal })),
      adapter.switchNetwork({ connectionId, network: createTestNetwork(testnetId), signal }),
    ].map(getOutcome),
  )
}

/** Nothing that a wallet says is in the store unless it makes sense. */
function expectSense(adapter: BitcoinAdapter): void {
  for (const { networkId, accounts, activeAddress } of adapter.store.getState().connections) {
    expect(networkId).toMatch(/^bip122:[-\w]{1,32}$/)
    expect(accounts.length).toBeLessThanOrEqual(256)
    expect(new Set(accounts.map(({ address }) => address)).size).toBe(accounts.length)
    const chain = findChain('networkId', networkId)
    for (const { address } of accounts) {
      expect(adapter.isAddress(address)).toBe(true)
      expect(chain && isOfChain(address, chain)).toBe(true)
    }
    expect(accounts.map(({ address }) => address)).toContain(activeAddress)
  }
}

describe('next to a misbehaving wallet', () => {
  it.each(hostileBitcoinWallets)(
    '$id: the good wallet is listed and connects, and nothing hangs or breaks',
    async (hostile) => {
      const { adapter, reload } = await meet(hostile)
      const listed = adapter.store.getState().connectors
      expect(listed.map(({ id }) => id)).toContain('Good')
      expect(JSON.stringify(listed).length).toBeLessThan(1_000_000)
      for (const { name, icon = 'data:image/' } of listed) {
        expect(name).toMatch(/^[^\p{C}]{1,64}$/u)
        expect(icon).toMatch(/^(data:image\/|https:)/)
      }

      for (const { id: connectorId } of listed.filter(({ id: other }) => other !== 'Good').slice(0, 2)) {
        const connecting = adapter.connect({ connectorId, signal: AbortSignal.timeout(150) })
        expect(await getOutcome(connecting)).not.toMatch(/^foreign/)
        expectSense(adapter)
        const { connections } = adapter.store.getState()
        const stored = {
          connectorId,
          activeAddress: connections[0]?.activeAddress ?? own,
          networkId: regtestId,
        } as const
        const later = await reload([stored])
        expectSense(later)
        await later.destroy()
        for (const { id: connectionId } of connections) {
          const outcomes = await useConnection(adapter, connectionId)
          expect(outcomes.filter((outcome) => outcome.startsWith('foreign'))).toEqual([])
          expectSense(adapter)
          await getOutcome(adapter.disconnect({ connectionId }))
        }
        expect(adapter.store.getState().connections).toEqual([])
      }

      const connection = await adapter.connect({ connectorId: 'Good' })
      expect(connection.networkId).toBe(regtestId)
      expect(adapter.store.getState()).toMatchObject({ status: 'connected', activeConnectionId: 'bip122:Good' })
    },
  )

  it.each([
    ['bitcoin-connect-other-network', 'wallet.unauthorized'],
    ['bitcoin-connect-foreign', 'wallet.unauthorized'],
    ['bitcoin-sats-connect-other-network', 'wallet.locked'],
    ['bitcoin-sats-connect-no-addresses', 'wallet.locked'],
    ['bitcoin-sats-connect-both', 'connection.rejected'],
    ['bitcoin-sats-connect-wrong-types', 'wallet.locked'],
  ])('%s: is not connected', async (wanted, code) => {
    const { adapter } = await meet(find(wanted))
    const [hostile] = adapter.store.getState().connectors.filter(({ id }) => id !== 'Good')
    expect(await getOutcome(adapter.connect({ connectorId: hostile?.id ?? '' }))).toBe(code)
  })

  it.each([
    ['bitcoin-sign-other-key', 'wallet.invalidResponse'],
    ['bitcoin-sign-other-message', 'wallet.invalidResponse'],
    ['bitcoin-sign-garbage', 'wallet.invalidResponse'],
    ['bitcoin-sign-short', 'wallet.invalidResponse'],
    ['bitcoin-sign-endless', 'wallet.invalidResponse'],
    ['bitcoin-sats-sign-other-key', 'wallet.invalidResponse'],
    ['bitcoin-sats-sign-not-base64', 'wallet.invalidResponse'],
    ['bitcoin-psbt-unsigned', 'wallet.invalidResponse'],
    ['bitcoin-psbt-other-key', 'wallet.invalidResponse'],
    ['bitcoin-psbt-garbage', 'wallet.invalidResponse'],
    ['bitcoin-psbt-other-output', 'transaction.altered'],
    ['bitcoin-sats-psbt-unsigned', 'wallet.invalidResponse'],
    ['bitcoin-sats-psbt-not-base64', 'wallet.invalidResponse'],
    ['bitcoin-sats-psbt-other-output', 'transaction.altered'],
    // Those of which nothing is wrong there.
    ['bitcoin-disconnect-never', 'done'],
    ['bitcoin-sats-disconnect-never', 'done'],
  ])('%s: what it signs is taken as what it is', async (wanted, code) => {
    const { adapter } = await meet(find(wanted))
    const [hostile] = adapter.store.getState().connectors.filter(({ id }) => id !== 'Good')
    const { id: connectionId } = await adapter.connect({ connectorId: hostile?.id ?? '' })
    const provider = await adapter.getProvider({ connectionId })
    const asked: Promise<unknown>[] = []
    if (!wanted.includes('-psbt-')) asked.push(provider.signMessage({ message: 'x' }))
    if (!wanted.includes('-sign-')) asked.push(provider.signPsbt({ psbt: createPsbt() }))
    for (const promise of asked) expect(await getOutcome(promise)).toBe(code)
  })
})
