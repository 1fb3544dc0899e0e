import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { createStockClient, type StockClient, type StockVersion } from '../test/relay/createStockClient.ts'
import { startTestRelay, type TestRelay } from '../test/relay/startTestRelay.ts'
import {
  answerAsWallet,
  connectStockDapp,
  getAnswer,
  signWithWallet,
  stockChain,
  stockNamespaces,
} from '../test/relay/stockSession.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** Third-party libraries, where each step may wait for a heartbeat of 5 s. */
const patience = { timeout: 300_000 }
const poll = { timeout: 40_000 }

/** The next event of a client with this name. */
const next = (client: StockClient, name: string): Promise<unknown> =>
  new Promise((resolve) => client.once(name as 'session_ping', resolve))

async function pair(dapp: StockClient, wallet: StockClient): Promise<string> {
  const { approval, uri = '' } = await connectStockDapp(dapp)
  await wallet.core.pairing.pair({ uri })
  const session = await approval()
  expect(session.namespaces['eip155']?.accounts).toEqual(stockNamespaces.eip155.accounts)
  return session.topic
}

async function openStockClient(parameters: Parameters<typeof createStockClient>[0]): Promise<StockClient> {
  const client = await createStockClient(parameters)
  // The library checks an incoming end of a session without awaiting it, which fails if both sides end the session at once.
  const check: unknown = Reflect.get(client.engine, 'isValidDisconnect')
  if (typeof check !== 'function') throw new TypeError('The library has no check to guard.')
  Reflect.set(client.engine, 'isValidDisconnect', (...values: readonly unknown[]) => {
    const outcome: unknown = Reflect.apply(check, client.engine, values)
    if (outcome instanceof Promise) outcome.catch(() => undefined)
    return outcome
  })
  onTestFinished(async () => {
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose().catch(() => {})
  })
  return client
}

interface Scene {
  readonly relay: TestRelay
  readonly dapp: StockClient
  readonly wallet: StockClient
}

async function start(dappVersion: StockVersion, walletVersion: StockVersion): Promise<Scene> {
  const relay = await startTestRelay({ storage })
  const dapp = await openStockClient({ version: dappVersion, relayUrl: relay.url, name: 'dapp' })
  const wallet = await openStockClient({ version: walletVersion, relayUrl: relay.url, name: 'wallet' })
  answerAsWallet(wallet)
  return { relay, dapp, wallet }
}

describe.each<[StockVersion, StockVersion]>([
  ['2.21.8', '2.21.8'],
  ['2.17.2', '2.21.8'],
  ['2.21.8', '2.17.2'],
])('a dapp with %s and a wallet with %s', patience, (dappVersion, walletVersion) => {
  it('pair, sign, update, extend, ping, send events and disconnect', async () => {
    const { dapp, relay, wallet } = await start(dappVersion, walletVersion)
    const topic = await pair(dapp, wallet)
    expect(await signWithWallet(dapp, topic, 'hello')).toBe(true)

    const updated = next(dapp, 'session_update')
    const accounts = [...stockNamespaces.eip155.accounts, `${stockChain}:0x${'1'.repeat(40)}`]
    const more = { eip155: { ...stockNamespaces.eip155, accounts } }
    const updateAnswer = getAnswer(wallet, topic, 'wc_sessionUpdate')
    await wallet.update({ topic, namespaces: more })
    expect(await updateAnswer).toEqual({ result: true })
    expect(await updated).toMatchObject({ topic, params: { namespaces: { eip155: { accounts } } } })

    const extended = next(dapp, 'session_extend')
    const extendAnswer = getAnswer(wallet, topic, 'wc_sessionExtend')
    await wallet.extend({ topic })
    expect(await extendAnswer).toEqual({ result: true })
    expect(await extended).toMatchObject({ topic })

    for (const [from, to] of [
      [dapp, wallet],
      [wallet, dapp],
    ] as const) {
      const pinged = next(to, 'session_ping')
      await from.ping({ topic })
      expect(await pinged).toMatchObject({ topic })
    }

    const told = next(dapp, 'session_event')
    await wallet.emit({ topic, event: { name: 'chainChanged', data: 31_337 }, chainId: stockChain })
    expect(await told).toMatchObject({ topic, params: { event: { name: 'chainChanged', data: 31_337 } } })

    const parted = next(wallet, 'session_delete')
    await dapp.disconnect({ topic, reason: { code: 6_000, message: 'User disconnected.' } })
    expect(await parted).toMatchObject({ topic })
    await expect.poll(() => wallet.session.getAll(), poll).toEqual([])
    expect(await relay.readMetric('latchkey_relay_errors_total')).toBe(0)
  })

  it("report a refusal, and disconnect from the wallet's side", async () => {
    const { dapp, wallet } = await start(dappVersion, walletVersion)
    wallet.removeAllListeners('session_proposal')
    const { approval, uri = '' } = await connectStockDapp(dapp)
    const answer = approval().catch((error: unknown) => error)
    wallet.once('session_proposal', ({ id }) => {
      void wallet.reject({ id, reason: { code: 5_000, message: 'User rejected.' } })
    })
    await wallet.core.pairing.pair({ uri })
    expect(await answer).toMatchObject({ message: 'User rejected.' })

    answerAsWallet(wallet)
    const topic = await pair(dapp, wallet)
    const parted = next(dapp, 'session_delete')
    await wallet.disconnect({ topic, reason: { code: 6_000, message: 'User disconnected.' } })
    expect(await parted).toMatchObject({ topic })
    await expect.poll(() => dapp.session.getAll(), poll).toEqual([])
  })
})

it.each<[StockVersion, StockVersion]>([
  ['2.17.2', '2.21.8'],
  ['2.21.8', '2.17.2'],
])(
  'a dapp with %s and a wallet with %s receive waiting messages when they come back',
  patience,
  async (dappVersion, walletVersion) => {
    const { dapp, relay, wallet } = await start(dappVersion, walletVersion)
    const countStored = (): Promise<number> => relay.readMetric('latchkey_relay_published_total', { outcome: 'stored' })
    const topic = await pair(dapp, wallet)
    expect(await signWithWallet(dapp, topic, 'before')).toBe(true)

    await wallet.core.relayer.transportClose()
    const before = await countStored()
    const signed = signWithWallet(dapp, topic, 'while the wallet is away')
    await expect.poll(countStored, poll).toBeGreaterThan(before)
    await wallet.core.relayer.transportOpen()
    expect(await signed).toBe(true)

    await dapp.core.relayer.transportClose()
    const updated = next(dapp, 'session_update')
    await wallet.update({ topic, namespaces: stockNamespaces })
    await dapp.core.relayer.transportOpen()
    expect(await updated).toMatchObject({ topic })
    expect(await signWithWallet(dapp, topic, 'after')).toBe(true)
  },
)
