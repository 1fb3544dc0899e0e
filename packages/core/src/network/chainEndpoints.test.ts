import { rpcChainIds } from '@latchkey/protocol/api'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AdapterContext } from '../adapter/types.ts'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { arbitrum } from './networks/arbitrum.ts'
import { bitcoin } from './networks/bitcoin.ts'
import { mainnet } from './networks/mainnet.ts'
import { solana } from './networks/solana.ts'
import { selectActiveNetwork, selectNetwork } from './networkState.ts'
import { toUnsupportedNetwork } from './toNetwork.ts'

const projectId = '0123456789abcdef0123456789abcdef'

/** A started modal with a cloud, and the context of its adapter. */
async function setUp(
  parameters: { readonly chains?: readonly string[]; readonly options?: Partial<ModalOptions> } = {},
) {
  const cloud = await startTestCloud()
  cloud.on('getSupportedChains', { json: { http: parameters.chains ?? [], ws: [] } })
  let context: AdapterContext | undefined
  const fake = createFakeAdapter({})
  const factory = {
    namespace: 'eip155',
    create: (adapterContext: AdapterContext) => {
      context = adapterContext
      return fake.adapter
    },
  } as const
  const world = createTestModal({
    fake: { ...fake, factory },
    options: { projectId, cloud: `${cloud.url}/`, networks: [mainnet, arbitrum], ...parameters.options },
  })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  await world.modal.start()
  if (context === undefined) throw new TypeError('The adapter was not created.')
  const { getEndpoints } = context
  const read = (id: string) => selectNetwork(world.modal.controllers.network.store.getState(), id)?.rpcUrls
  const toUrl = (id: string) => `${cloud.url}/v1/?projectId=${projectId}&chainId=${id}`
  return { ...world, cloud, getEndpoints, read, toUrl }
}

describe('with a cloud', () => {
  it('reads the supported chains with GET v1/supported-chains without a payload, once and only for a read [S7.003]', async () => {
    const { cloud, getEndpoints, modal } = await setUp({ chains: ['eip155:1'] })
    await modal.connect({ connectorId: 'io.metamask' })
    expect(cloud.callsOf('getSupportedChains')).toEqual([])
    await Promise.all([getEndpoints(mainnet), getEndpoints(arbitrum)])
    await getEndpoints(mainnet)
    expect(cloud.callsOf('getSupportedChains')).toMatchObject([{ body: undefined, query: { projectId } }])
  })

  it('uses the address of the cloud for every chain that it lists [S7.056] [S7.057]', async () => {
    const { getEndpoints, toUrl } = await setUp({ chains: rpcChainIds })
    for (const id of rpcChainIds.filter((id) => !id.startsWith('bip122')))
      expect(await getEndpoints({ ...toUnsupportedNetwork(id), rpcUrls: mainnet.rpcUrls })).toEqual([toUrl(id)])
  })

  it("uses the network's own endpoints for other chains, and for Bitcoin, which is not read by JSON-RPC", async () => {
    const { getEndpoints, read } = await setUp({ chains: [mainnet.caipNetworkId, bitcoin.caipNetworkId] })
    expect(await getEndpoints(arbitrum)).toEqual(arbitrum.rpcUrls.default.http)
    expect(await getEndpoints(solana)).toEqual(solana.rpcUrls.default.http)
    expect(await getEndpoints(bitcoin)).toEqual(bitcoin.rpcUrls.default.http)
    expect(read(arbitrum.caipNetworkId)).toEqual(arbitrum.rpcUrls)
  })

  it('holds the address of the cloud in rpcUrls.default, and the chain’s own endpoints in rpcUrls.chainDefault [S3.020]', async () => {
    const { adapter, getEndpoints, modal, read, toUrl } = await setUp({ chains: ['eip155:1', 'eip155:10'] })
    const expected = { default: { http: [toUrl('eip155:1')] }, chainDefault: mainnet.rpcUrls.default }
    expect(read('eip155:1')).toEqual(mainnet.rpcUrls)
    await getEndpoints(arbitrum)
    expect(read('eip155:1')).toEqual(expected)
    const { network } = modal.controllers
    expect(selectActiveNetwork(network.store.getState())?.rpcUrls).toEqual(expected)
    // The same holds for networks that become active later.
    await modal.connect({ connectorId: 'io.metamask' })
    adapter.wallet.changeNetwork('eip155:42161')
    await modal.disconnect()
    await modal.switchNetwork('eip155:1')
    const active = selectActiveNetwork(network.store.getState())
    expect(active?.rpcUrls).toEqual(expected)
    expect(await getEndpoints(active ?? arbitrum)).toEqual([toUrl('eip155:1')])
    // A network that the app does not have stays a placeholder.
    await modal.connect({ connectorId: 'io.metamask' })
    adapter.wallet.changeNetwork('eip155:10')
    expect(selectActiveNetwork(network.store.getState())).toEqual(toUnsupportedNetwork('eip155:10'))
  })
})

describe('while the list of chains is missing', () => {
  it("waits 1.5 s at most, uses the network's own endpoints until it arrives, and the cloud from then on", async () => {
    const { cloud, clock, getEndpoints, toUrl } = await setUp()
    const release = cloud.hold('getSupportedChains')
    const results: (readonly string[])[] = []
    void getEndpoints(mainnet).then((urls) => results.push(urls))
    await until(() => cloud.callsOf('getSupportedChains').length === 1)
    clock.advance(1_499)
    await Promise.resolve()
    expect(results).toEqual([])
    clock.advance(1)
    await until(() => results.length === 1)
    expect(results).toEqual([mainnet.rpcUrls.default.http])
    // A later read does not wait again.
    expect(await getEndpoints(mainnet)).toEqual(mainnet.rpcUrls.default.http)
    expect(cloud.callsOf('getSupportedChains')).toHaveLength(1)
    release({ json: { http: ['eip155:1'], ws: [] } })
    let urls: readonly string[] = []
    await until(() => {
      void getEndpoints(mainnet).then((now) => (urls = now))
      return urls[0] === toUrl('eip155:1')
    })
  })

  it('asks again 30 s after a failure', async () => {
    const { cloud, clock, getEndpoints, toUrl } = await setUp()
    cloud.on('getSupportedChains', { status: 500 })
    expect(await getEndpoints(mainnet)).toEqual(mainnet.rpcUrls.default.http)
    cloud.on('getSupportedChains', { json: { http: ['eip155:1'], ws: [] } })
    clock.advance(29_999)
    expect(await getEndpoints(mainnet)).toEqual(mainnet.rpcUrls.default.http)
    expect(cloud.callsOf('getSupportedChains')).toHaveLength(1)
    clock.advance(1)
    expect(await getEndpoints(mainnet)).toEqual([toUrl('eip155:1')])
  })

  it('ends its timer with the modal', async () => {
    const { cloud, clock, getEndpoints, modal } = await setUp()
    cloud.hold('getSupportedChains')
    const urls = getEndpoints(mainnet)
    await until(() => cloud.callsOf('getSupportedChains').length === 1)
    await modal.destroy()
    expect(await urls).toEqual(mainnet.rpcUrls.default.http)
    expect(clock.countTimers()).toBe(0)
    expect(await getEndpoints(mainnet)).toEqual(mainnet.rpcUrls.default.http)
    expect(cloud.callsOf('getSupportedChains')).toHaveLength(1)
  })
})

it("uses the network's own endpoints without a cloud, and makes no request", async () => {
  const { cloud, getEndpoints } = await setUp({ options: { cloud: undefined } })
  expect(await getEndpoints(mainnet)).toEqual(mainnet.rpcUrls.default.http)
  expect(cloud.calls).toEqual([])
})
