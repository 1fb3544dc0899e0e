import { startDevnet, type Devnet, type DevnetBitcoinChain } from '@latchkey/devnet'
import { announceBitcoinWallet, createBitcoinWallet, type BitcoinAddressType } from '@latchkey/testing/bitcoin'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createEsploraReader } from './test/createEsploraReader.ts'
import { createTestNetwork, createTestWorld, testnetId } from './test/createTestWorld.ts'
import { regtestId } from './test/faces/types.ts'
import { testAccounts } from './test/testAccounts.ts'
import { verifyMessage } from './test/verifyMessage.ts'

let devnet: Devnet
let chain: DevnetBitcoinChain

beforeAll(async () => {
  devnet = await startDevnet({ chains: ['bitcoin'] })
  if (!devnet.description.bitcoin) throw new RangeError('A Bitcoin chain')
  chain = devnet.description.bitcoin
})

afterAll(async () => {
  await devnet.stop()
})

/** The wallet that `@latchkey/testing` has for dapps, in a page with an adapter. */
async function connect(as: 'wallet-standard' | 'sats-connect', paymentType: BitcoinAddressType = 'p2wpkh') {
  const { esploraUrl } = chain
  const world = createTestWorld([createTestNetwork(regtestId, esploraUrl), createTestNetwork(testnetId, esploraUrl)])
  const leave = world.page.enter()
  onTestFinished(leave)
  Object.assign(world.page, { location: { origin: 'https://app.example.com' }, CustomEvent, setTimeout, atob, btoa })
  const wallet = createBitcoinWallet({
    name: 'Test Wallet',
    accounts: [chain.accounts[0]?.privateKey ?? ''],
    paymentType,
    chains: [
      { chain: 'bitcoin:regtest', esploraUrl },
      { chain: 'bitcoin:testnet', esploraUrl },
    ],
  })
  onTestFinished(announceBitcoinWallet(wallet, { as }))
  const adapter = await world.start()
  onTestFinished(() => adapter.destroy())
  const [connector] = adapter.store.getState().connectors
  const connection = await adapter.connect({ connectorId: connector?.id ?? '' })
  const get = () => adapter.store.getState().connections[0]
  return { world, wallet, adapter, connection, connectionId: connection.id, get }
}

describe.each(['wallet-standard', 'sats-connect'] as const)('the test wallet, by %s', (as) => {
  it('is found and connected with the purposes of its accounts', async () => {
    const { connection, wallet } = await connect(as)
    expect(connection.networkId).toBe(regtestId)
    const types = connection.accounts.map(({ address, type }) => [address, type])
    expect(types).toEqual(wallet.accounts.map((address, index) => [address, index === 0 ? 'payment' : 'eoa']))
    expect(connection.activeAddress).toBe(chain.accounts[0]?.addresses.p2wpkh)
  })

  it('is listed once, even if found in both ways', async () => {
    const { wallet, adapter, connection, connectionId } = await connect(as)
    const other = as === 'wallet-standard' ? 'sats-connect' : 'wallet-standard'
    onTestFinished(announceBitcoinWallet(wallet, { as: other }))
    adapter.discover?.()
    const ids = () => adapter.store.getState().connectors.map(({ id }) => id)
    // The way by which it is connected stays as long as it is.
    expect(ids()).toEqual([connection.connectorId])
    await adapter.disconnect({ connectionId })
    expect(ids()).toEqual(['Test Wallet'])
  })

  it('signs messages, from both of its accounts', async () => {
    const { adapter, connection, connectionId } = await connect(as)
    for (const { address } of connection.accounts) {
      const { signature } = await adapter.features.message.sign({ connectionId, message: 'Hello', address })
      expect(verifyMessage({ address, message: 'Hello', signature })).toBe(true)
    }
  })

  it.each(['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] as const)('sends from %s', async (paymentType) => {
    const { adapter, connectionId } = await connect(as, paymentType)
    const { getBalance } = createEsploraReader(chain.esploraUrl)
    const to = testAccounts.other.address
    const before = await getBalance(to)
    await adapter.features.transfer.send({ connectionId, to, amount: 20_000n })
    expect(await getBalance(to)).toBe(before + 20_000n)
  })

  it('is followed to another network with other addresses', async () => {
    const { wallet, get } = await connect(as)
    wallet.changeNetwork('bitcoin:testnet')
    await expect.poll(() => get()?.networkId).toBe(testnetId)
    expect(get()?.accounts.map(({ address }) => address)).toEqual(wallet.accounts)
    expect(get()?.activeAddress).toMatch(/^tb1q/)
  })

  it('declines, and is restored without a prompt', async () => {
    const { wallet, world, adapter, connection, connectionId } = await connect(as)
    wallet.reject()
    const refusal = { code: 'request.rejected' }
    await expect(adapter.features.message.sign({ connectionId, message: 'Hello' })).rejects.toMatchObject(refusal)
    await adapter.destroy()
    const next = await world.start({}, [connection])
    onTestFinished(() => next.destroy())
    expect(next.store.getState().connections).toEqual([connection])
  })
})
