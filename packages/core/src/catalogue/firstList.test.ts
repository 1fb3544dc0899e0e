import { describe, expect, it, onTestFinished } from 'vitest'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { createWallets } from '../test/createWallets.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { cataloguePlugin } from './cataloguePlugin.ts'
import { walletImageQuery } from './queries/images.ts'
import { featuredWalletsQuery, recommendedWalletsQuery } from './queries/wallets.ts'

const image = 'data:image/svg+xml;base64,PHN2Zy8+'

async function setUp(options: Partial<ModalOptions> = {}) {
  const wallets = createWallets(10, (index) => (index <= 4 ? { image_data: image } : {}))
  const cloud = await startTestCloud({ wallets })
  const { modal } = createTestModal({ options: { projectId: 'p', cloud: cloud.url, ...options } })
  onTestFinished(async () => {
    await modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  await modal.start()
  return { modal, cloud }
}

describe('the first list of wallets', () => {
  it('is requested on the first intent, with its images, and read from that request', async () => {
    const { modal, cloud } = await setUp()
    expect(cloud.calls).toEqual([])
    await modal.preload({ adapters: false })
    await until(() => cloud.callsOf('getWallets').length > 0)
    const { wallets } = await recommendedWalletsQuery.read(modal, {})
    expect(wallets.map(({ id }) => id)).toEqual(['wallet-1', 'wallet-2', 'wallet-3', 'wallet-4'])
    expect(cloud.callsOf('getWallets').map(({ query }) => query)).toMatchObject([{ entries: '4', images: '4' }])
    const [wallet] = wallets
    expect(wallet && (await walletImageQuery.read(modal, { wallet }))).toBe(image)
    expect(cloud.callsOf('getWalletImage')).toEqual([])
  })

  it('comes with the wallets that the app features', async () => {
    const { modal, cloud } = await setUp({ featuredWalletIds: ['wallet-7', 'wallet-6'] })
    await modal.preload({ adapters: false })
    const featured = await featuredWalletsQuery.read(modal, {})
    await recommendedWalletsQuery.read(modal, {})
    expect(featured.wallets.map(({ id }) => id)).toEqual(['wallet-7', 'wallet-6'])
    expect(cloud.callsOf('getWallets')).toHaveLength(2)
  })

  it('is requested again by the query if the request on intent failed', async () => {
    const { modal, cloud } = await setUp()
    cloud.on('getWallets', { status: 500 })
    await modal.preload({ adapters: false })
    const catalogue = await modal.plugin(cataloguePlugin).load()
    // Another list, requested later, has failed as well: the first one has, too.
    expect(await catalogue.list({ page: 1, entries: 1 })).toMatchObject({ source: 'builtIn' })
    await new Promise((resolve) => setImmediate(resolve))
    cloud.on('getWallets', { json: { data: createWallets(1), count: 1 } })
    expect(await recommendedWalletsQuery.read(modal, {})).toMatchObject({ source: 'cloud', count: 1 })
  })
})
