import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addManyWallet, openMany } from '../setup/openMany.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { readSolanaBalance, startOtherChains, type OtherChains } from '../setup/otherChains.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
let chains: OtherChains
let cloud: JourneyCloud

const getRpcUrl = (id: number): string =>
  getWorld().devnet.evm.find(({ chainId }) => chainId === id)?.rpcUrl ?? 'no such chain'

beforeAll(async () => {
  chains = await startOtherChains()
  const { reference } = /^solana:(?<reference>.*)$/.exec(chains.solana.caipNetworkId)?.groups ?? {}
  cloud = await startCloud({
    // The upstream of Ethereum is a local chain too, so that nothing leaves this machine.
    rpcUrls: { 1: getRpcUrl(31337), 31337: getRpcUrl(31337), 31338: getRpcUrl(31338) },
    environment: { [`LATCHKEY_RPC_SOLANA_${reference}`]: chains.solana.rpcUrl },
  })
})
afterAll(async () => {
  await cloud.stop()
  await chains.stop()
})

/** Connects a wallet of the page and waits for its balance. */
async function connect(query: string): Promise<Visit> {
  const visit = await openPage({
    query,
    before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
  })
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('balance').textContent()).toMatch(/^\d+ /)
  return visit
}

/** The origins of all requests; requests to the page's own server as `page`. */
const listOrigins = ({ requests }: Pick<Visit, 'requests'>): readonly string[] => {
  const targets = requests.map((request) => request.split(' ')[1] ?? '')
  return [...new Set(targets.map((target) => (target.startsWith('/') ? 'page' : new URL(target).origin)))].sort()
}

const toCloudCall = (id: string): string => `POST ${cloud.url}/v1/?projectId=dev&chainId=${id}`

it('reads every chain that the cloud lists through the cloud, and contacts no host but the page and the cloud [S7.003] [S7.056] [S7.057]', async () => {
  const visit = await connect(`mainnet&cloud=${encodeURIComponent(cloud.url)}`)
  const address = (await visit.read('address').textContent()) as `0x${string}`
  const expected = await readBalance({ chainId: 31337, address })
  await expect.poll(() => visit.read('balance').textContent()).toBe(`${expected} ETH`)
  await visit.page.getByRole('button', { name: 'Send native', exact: true }).click()
  await expect.poll(() => visit.read('result').textContent()).toMatch(/^success /)
  // Ethereum's own endpoint is a public host.
  const onMainnet = await visit.page.evaluate(async (owner) => {
    const { latchkeyModal } = globalThis as unknown as { readonly latchkeyModal: PageModal }
    const network = latchkeyModal.controllers.network.store.getState().networks.find(({ id }) => id === 1)
    const { value } = await latchkeyModal.adapter('eip155').features.balance.getNative({ address: owner, network })
    return { value, chainDefault: network?.rpcUrls.chainDefault?.http }
  }, address)
  expect(onMainnet).toEqual({
    value: await readBalance({ chainId: 31337, address }),
    chainDefault: [expect.any(String)],
  })
  expect(visit.requests).toContain(toCloudCall('eip155:31337'))
  expect(visit.requests).toContain(toCloudCall('eip155:1'))
  expect(visit.requests.filter((request) => request.includes('/v1/supported-chains'))).toHaveLength(1)
  expect(visit.requests.filter((request) => request.includes('/rpc/'))).toEqual([])
  expect(listOrigins(visit)).toEqual([cloud.url, 'page'].sort())
})

it("uses the app's own endpoint unchanged, also with a cloud [S7.058]", async () => {
  const own = `${getRpcUrl(31337)}/?key=a%20b`
  const visit = await connect(`cloud=${encodeURIComponent(cloud.url)}&rpc=${encodeURIComponent(own)}`)
  expect(visit.requests).toContain(`POST ${own}`)
  expect(visit.requests).not.toContain(toCloudCall('eip155:31337'))
  expect(listOrigins(visit)).toEqual([cloud.url, new URL(own).origin, 'page'].sort())
})

it("uses the network's own endpoint without a cloud", async () => {
  const visit = await connect('')
  expect(visit.requests).toContain('POST /rpc/31337')
  expect(listOrigins(visit)).toEqual(['page'])
})

it('restores a wallet while the cloud is down, and reads its balance over the endpoint of the network', async () => {
  const visit = await openPage({
    query: `cloud=${encodeURIComponent('http://127.0.0.1:9')}`,
    isForeign: (fault) => /Failed to load resource|\[Latchkey\]/.test(fault),
    before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
  })
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.page.reload()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await expect.poll(() => visit.read('balance').textContent()).toMatch(/^\d+ ETH$/)
  expect(visit.requests).toContain('POST /rpc/31337')
})

it('reads Solana through the cloud, too [S7.057]', async () => {
  const visit = await openMany({
    open: openPage,
    chains,
    query: `cloud=${encodeURIComponent(cloud.url)}`,
    before: async (context) => void (await addManyWallet(context, { chains, name: 'Prism', rdns: 'com.prism' })),
  })
  const owner = chains.receivers.solana
  const before = await readSolanaBalance({ chains, owner })
  await visit.chooseWallet('Prism')
  await visit.page.getByTestId('lk-connecting-multi-chain-solana').click()
  await expect.poll(() => visit.readOf('solana', 'status')).toBe('connected')
  expect(await visit.act('solana', 'send')).toMatch(/^success /)
  await expect.poll(() => readSolanaBalance({ chains, owner })).toBe(before + 1_500_000n)
  expect(visit.requests).toContain(toCloudCall(chains.solana.caipNetworkId))
  expect(listOrigins(visit)).toEqual([cloud.url, 'page'].sort())
})

/** What the journey uses of the page's modal. */
interface PageModal {
  readonly controllers: {
    readonly network: {
      readonly store: { getState(): { readonly networks: readonly PageNetwork[] } }
    }
  }
  adapter(namespace: 'eip155'): {
    readonly features: {
      readonly balance: {
        getNative(parameters: {
          readonly address: string
          readonly network: PageNetwork | undefined
        }): Promise<{ readonly value: bigint }>
      }
    }
  }
}

interface PageNetwork {
  readonly id: number | string
  readonly rpcUrls: { readonly chainDefault?: { readonly http: readonly string[] } | undefined }
}
