import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Bus } from '../bus/Bus.ts'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { createPgliteStorage } from '../storage/createPgliteStorage.ts'
import { catalogueWallets } from '../storage/schema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createTestOperator } from '../test/createTestOperator.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { createCatalogue } from './createCatalogue.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import { importWallets } from './importWallets.ts'
import { isInertSvg } from './pictures/isInertSvg.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())
beforeEach(async () => {
  await storage.database.delete(catalogueWallets)
})

const all = { page: 1, entries: 100 }

/** Creates a node, with its own bus unless one is given. */
async function openNode(parameters: { readonly bus?: Bus; readonly storage?: Storage } = {}) {
  const logger = createTestLogger()
  const bus = parameters.bus ?? createMemoryBus({ logger })
  const opened = parameters.storage ?? storage
  const operator = createTestOperator({ database: opened.database, now: Date.now })
  const context = { bus, logger, storage: opened, now: Date.now, ...operator }
  const catalogue = await createCatalogue(context)
  onTestFinished(() => catalogue.close())
  const find = (search: string) => catalogue.list({ ...all, search }).data[0]
  const draw = (imageId: string) => decode(catalogue.getWalletImage(imageId)?.bytes)
  return { catalogue, context, bus, logger, find, draw }
}

const decode = (bytes: Uint8Array | undefined): string | undefined =>
  bytes === undefined ? undefined : new TextDecoder().decode(bytes)
const toText = (...wallets: readonly object[]): string => JSON.stringify(wallets)

describe('a new catalogue', () => {
  it('returns id, name, image_id, rdns and chains of a wallet [S3.015]', async () => {
    const { catalogue } = await openNode()
    expect(catalogue.list({ page: 1, entries: 1 }).data).toMatchObject([
      {
        id: 'metamask',
        name: 'MetaMask',
        image_id: 'metamask',
        rdns: 'io.metamask',
        chains: expect.arrayContaining(['eip155:1', 'eip155:137']),
      },
    ])
    expect(catalogue.list(all).count).toBe(shippedWallets.length)
  })

  it('returns mobile_link, desktop_link and webapp_link of a wallet [S3.016]', async () => {
    const { find } = await openNode()
    expect(find('ledger')).toMatchObject({ mobile_link: 'ledgerlive://', desktop_link: 'ledgerlive://' })
    expect(find('safe')).toMatchObject({ mobile_link: 'safe://', webapp_link: 'https://app.safe.global' })
  })

  it('returns homepage, universal link and store links of a wallet', async () => {
    const { find } = await openNode()
    expect(find('rainbow')).toMatchObject({
      homepage: 'https://rainbow.me',
      link_mode: 'https://rnbwapp.com',
      app_store: 'https://apps.apple.com/app/id1457119021',
      play_store: 'https://play.google.com/store/apps/details?id=me.rainbow',
      chrome_store: 'https://chromewebstore.google.com/detail/opfgelmcmbiajamepnmloijbpoleiama',
    })
  })

  it('exposes no internal fields', async () => {
    const { catalogue } = await openNode()
    const keys = new Set(catalogue.list(all).data.flatMap((wallet) => Object.keys(wallet)))
    expect(['rank', 'source', 'addsEvmNetworks', 'otherNames', 'ios'].filter((key) => keys.has(key))).toEqual([])
  })
})

describe('pictures', () => {
  it('exist for every wallet, are inert and match their media type', async () => {
    const { catalogue } = await openNode()
    for (const { id } of shippedWallets) {
      const image = catalogue.getWalletImage(id)
      expect(image?.mediaType, id).toBe('image/svg+xml')
      expect(isInertSvg(decode(image?.bytes) ?? ''), id).toBe(true)
    }
  })

  it('are a logo if there is one, otherwise initials', async () => {
    const { draw } = await openNode()
    expect(draw('metamask')).not.toContain('<text')
    expect(draw('xverse')).toContain('>X</text>')
  })

  it('do not exist for unknown ids', async () => {
    const { catalogue } = await openNode()
    for (const id of ['', 'unknown', 'constructor', '__proto__']) expect(catalogue.getWalletImage(id)).toBeUndefined()
  })

  it('exist for networks, currencies and tokens, and for nothing else', async () => {
    const { catalogue } = await openNode()
    expect(catalogue.getPublicImage('asset', 'eip155-8453')?.mediaType).toBe('image/svg+xml')
    expect(decode(catalogue.getPublicImage('currency', 'usd')?.bytes)).toMatch(/^<svg /)
    expect(decode(catalogue.getPublicImage('token', 'usdc')?.bytes)).toMatch(/^<svg /)
    expect(catalogue.getPublicImage('token', 'unknown')).toBeUndefined()
  })
})

describe('imported wallets', () => {
  it('survive a restart, with the position and picture of the wallet they replace', async () => {
    const first = await openNode()
    const metamask = first.draw('metamask')
    const text = toText(
      { id: 'c57c', name: 'MetaMask', rdns: 'io.metamask', image_id: '5195', homepage: 'https://metamask.io/start' },
      { id: 'own', name: 'Own' },
    )
    expect(await importWallets({ context: first.context, text, replace: ['metamask'] })).toMatchObject({ imported: 2 })

    const { catalogue, draw } = await openNode()
    expect(catalogue.list({ page: 1, entries: 1 }).data).toMatchObject([{ id: 'c57c', image_id: '5195' }])
    expect(catalogue.list(all).count).toBe(shippedWallets.length + 1)
    expect(draw('5195')).toBe(metamask)
    expect(draw('own')).toContain('>O</text>')
  })

  it('take neither the picture nor the rdns of a shipped wallet if they lead elsewhere', async () => {
    const { context, draw, find } = await openNode()
    const [metamask, phantom] = ['metamask', 'phantom'].map(draw)
    const evil = { name: 'Zebra', mobile_link: 'https://evil.example/open' }
    const text = toText(
      { ...evil, id: 'metamask', rdns: 'io.metamask', homepage: 'https://metamask.io' },
      { ...evil, id: 'other', name: 'Quagga', image_id: 'phantom' },
    )
    await importWallets({ context, text, replace: ['metamask'] })
    await expect.poll(() => find('zebra')?.id).toBe('metamask')
    expect(find('zebra')?.rdns).toBeUndefined()
    expect(draw('metamask')).not.toBe(metamask)
    expect(find('quagga')?.image_id).toBe('other')
    expect(draw('other')).not.toBe(phantom)
    expect(draw('phantom')).toBe(phantom)
  })

  it('do not replace a shipped wallet without consent, even if an earlier version stored them', async () => {
    const wallet = { id: 'metamask', name: 'Zebra', homepage: 'https://evil.example', chains: [] }
    await storage.database.insert(catalogueWallets).values([{ id: 'metamask', importedAt: 1, wallet }])
    const { catalogue, find } = await openNode()
    expect(find('zebra')).toBeUndefined()
    expect(find('metamask')?.homepage).toMatch(/metamask\.io/)
    expect(catalogue.list(all).count).toBe(shippedWallets.length)
  })

  it('appear on all nodes without a restart', async () => {
    const bus = createMemoryBus({ logger: createTestLogger() })
    const [here, there] = [await openNode({ bus }), await openNode({ bus })]
    await importWallets({ context: here.context, text: toText({ id: 'nimbus-nest', name: 'Nimbus Nest' }) })
    await expect
      .poll(() => [here, there].map(({ find }) => find('nimbus nest')?.id))
      .toEqual(['nimbus-nest', 'nimbus-nest'])
  })

  it('appear after a reload', async () => {
    const [here, there] = [await openNode(), await openNode()]
    await importWallets({ context: here.context, text: toText({ id: 'nimbus-nest', name: 'Nimbus Nest' }) })
    expect(there.find('nimbus nest')).toBeUndefined()
    await there.catalogue.reload()
    expect(there.find('nimbus nest')?.id).toBe('nimbus-nest')
  })

  it('reflect the last of many concurrent imports', async () => {
    const { bus, catalogue, context, find } = await openNode()
    for (let round = 0; round < 8; round += 1) {
      await importWallets({ context, text: toText({ id: 'nimbus', name: `Nimbus ${round}` }) })
      await bus.publish('catalogue', 'again')
    }
    await Promise.all(Array.from({ length: 5 }, () => catalogue.reload()))
    expect(find('nimbus')?.name).toBe('Nimbus 7')
  })

  it('keep the order of their list, followed by later lists', async () => {
    const { context, catalogue } = await openNode()
    const at = (time: number) => ({ ...context, now: () => time })
    await importWallets({ context: at(2), text: toText({ id: 'c', name: 'Nimbus C' }, { id: 'a', name: 'Nimbus A' }) })
    await importWallets({ context: at(3), text: toText({ id: 'b', name: 'Nimbus B' }) })
    await catalogue.reload()
    expect(catalogue.list({ ...all, search: 'nimbus' }).data.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('are reloaded after a bus outage', async () => {
    const inner = createMemoryBus({ logger: createTestLogger() })
    const restored = new Set<() => void>()
    const bus: Bus = {
      ...inner,
      onRestored(listener) {
        restored.add(listener)
        return () => void restored.delete(listener)
      },
    }
    const { catalogue, find } = await openNode({ bus })
    const other = await openNode()
    await importWallets({ context: other.context, text: toText({ id: 'nimbus-nest', name: 'Nimbus Nest' }) })
    for (const listener of restored) listener()
    await expect.poll(() => find('nimbus nest')?.id).toBe('nimbus-nest')
    await catalogue.close()
    expect(restored.size).toBe(0)
  })

  it('are listed even if one of them cannot be read', async () => {
    await storage.database.insert(catalogueWallets).values([
      { id: 'broken', importedAt: 1, wallet: { name: 7, chains: 'none' } },
      { id: 'nimbus-nest', importedAt: 1, wallet: { id: 'another', name: 'Nimbus Nest', chains: [] } },
    ])
    const { catalogue, find, logger } = await openNode()
    expect(find('nimbus nest')?.id).toBe('nimbus-nest')
    expect(catalogue.list(all).count).toBe(shippedWallets.length + 1)
    expect(logger.lines).toMatchObject([{ level: 'warn', fields: { walletId: 'broken' } }])
  })
})

it('keeps the current list and logs it when the storage fails; a new catalogue does not open', async () => {
  const storage = await createPgliteStorage({ folder: 'memory' })
  const { bus, catalogue, logger } = await openNode({ storage })
  await storage.close()
  await bus.publish('catalogue', 'changed')
  await expect.poll(() => logger.lines.map(({ level }) => level)).toEqual(['error'])
  await expect(catalogue.reload()).rejects.toMatchObject({ code: 'storage.unavailable' })
  expect(catalogue.list(all).count).toBe(shippedWallets.length)
  await expect(openNode({ storage })).rejects.toMatchObject({ code: 'storage.unavailable' })
})

it('ignores announcements after it is closed', async () => {
  const { bus, catalogue, context, find } = await openNode()
  await catalogue.close()
  await importWallets({ context, text: toText({ id: 'nimbus-nest', name: 'Nimbus Nest' }) })
  await bus.publish('catalogue', 'changed')
  await storage.check()
  expect(find('nimbus nest')).toBeUndefined()
})
