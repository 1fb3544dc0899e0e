import { expect, it, onTestFinished } from 'vitest'
import { activityQuery } from '../activity/activityQuery.ts'
import { identityQuery } from '../names/identity.ts'
import { nameAddressQuery } from '../names/nameAddressQuery.ts'
import { bitcoin } from '../network/networks/bitcoin.ts'
import { solana } from '../network/networks/solana.ts'
import { nftsQuery } from '../nfts/nftsQuery.ts'
import { onrampPlugin } from '../onramp/onrampPlugin.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'

/** A modal on one network, with a connected account and a cloud. */
async function setUp(network: typeof bitcoin | typeof solana, address: string) {
  const cloud = await startTestCloud()
  const { caipNetworkId: networkId, chainNamespace: namespace } = network
  const { modal } = createTestModal({
    options: { projectId: 'p', cloud: cloud.url, networks: [network] },
    fake: createFakeAdapter({ namespace, networkId, addresses: [address] }),
  })
  onTestFinished(async () => {
    await modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  return { address, cloud, modal, namespace, networkId, caipAddress: `${networkId}:${address}` as const }
}

it('asks the cloud for nothing that a network does not have, and has empty answers', async () => {
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const { caipAddress, cloud, modal, namespace, networkId } = await setUp(solana, address)
  expect(await activityQuery.read(modal, { caipAddress })).toMatchObject({ transactions: [], next: undefined })
  expect(await nftsQuery.read(modal, { caipAddress })).toMatchObject({ nfts: [], next: undefined })
  expect(await identityQuery.read(modal, { namespace, address })).toEqual({ name: null, avatar: null })
  expect(await nameAddressQuery.read(modal, { name: 'mira.wcn.id', networkId })).toBeNull()
  expect(cloud.calls).toEqual([])
})

it('asks no seller, and begins no purchase, on a network to which none delivers', async () => {
  const { cloud, modal } = await setUp(bitcoin, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
  const { load, store } = modal.plugin(onrampPlugin)
  const onramp = await load()
  onramp.enter({ amount: '50' })
  await expect(onramp.buy()).rejects.toMatchObject({ code: 'onramp.incomplete' })
  expect(store.getState()).toMatchObject({ sellers: [], offers: [], purchase: null })
  expect([...cloud.callsOf('getOnrampQuote'), ...cloud.callsOf('createOnrampUrl')]).toEqual([])
})
