import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Bus } from '../bus/Bus.ts'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { catalogueWallets } from '../storage/schema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
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

/** A node with a bus of its own, or the one that is given. */
async function openNode(parameters: { readonly bus?: Bus; readonly storage?: Storage } = {}) {
  const logger = createTestLogger()
  const bus = parameters.bus ?? createMemoryBus({ logger })
  const context = { bus, logger, storage: parameters.storage ?? storage, now: Date.now }
  const catalogue = await createCatalogue(context)
  onTestFinished(() => catalogue.close())
  const find = (search: string) => catalogue.list({ ...all, search }).data[0]
  const draw = (imageId: string) => decode(catalogue.getWalletImage(imageId)?.bytes)
  return { catalogue, context, bus, logger, find, draw }
}

const decode = (bytes: Uint8Array | undefined): string | undefined =>
  bytes === undefined ? undefined : new TextDecoder().decode(bytes)
const toText = (...wallets: readonly object[]): string => JSON.stringify(wallets)

describe('a fresh catalogue', () => {
  it('has of a wallet its id, name, image_id, rdns and chains [S3.015]', async () => {
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

  it('has of a wallet its mobile_link, desktop_link and webapp_link [S3.016]', async () => {
    const { find } = await openNode()
    expect(find('ledger')).toMatchObject({ mobile_link: 'ledgerlive://', desktop_link: 'ledgerlive://' })
    expect(find('safe')).toMatchObject({ mobile_link: 'safe://', webapp_link: 'https://app.safe.global' })
  })

  it('has of a wallet its homepage, universal link and places in the stores', async () => {
    const { find } = await openNode()
    expect(find('rainbow')).toMatchObject({
      homepage: 'https://rainbow.me',
      link_mode: 'https://rnbwapp.com',
      app_store: 'https://apps.apple.com/app/id1457119021',
      play_store: 'https://play.google.com/store/apps/details?id=me.rainbow',
      chrome_store: 'https://chromewebstore.google.com/detail/opfgelmcmbiajamepnmloijbpoleiama',
    })
  })

  it('shows visitors nothing of how it is made', async () => {
    const { catalogue } = await openNode()
    const keys = new Set(catalogue.list(all).data.flatMap((wallet) => Object.keys(wallet)))
    expect(['rank', 'source', 'addsEvmNetworks', 'otherNames', 'ios'].filter((key) => keys.has(key))).toEqual([])
  })
})

describe('pictures', () => {
  it('are there for every wallet, inert, and of the media type they say', async () => {
    const { catalogue } = await openNode()
    for (const { id } of shippedWallets) {
      const image = catalogue.getWalletImage(id)
      expect(image?.mediaType, id).toBe('image/svg+xml')
      expect(isInertSvg(decode(image?.bytes) ?? ''), id).toBe(true)
    }
  })

  it('are a logo where there is one, and initials where there is none', async () => {
    const { draw } = await openNode()
    expect(draw('metamask')).not.toContain('<text')
    expect(draw('xverse')).toContain('>X</text>')
  })

  it('are not there for what is no wallet', async () => {
    const { catalogue } = await openNode()
    for (const id of ['', 'unknown', 'constructor', '__proto__']) expect(catalogue.getWalletImage(id)).toBeUndefined()
  })

  it('are there for networks, currencies and tokens, and for nothing else', async () => {
    const { catalogue } = await openNode()
    expect(catalogue.getPublicImage('asset', 'eip155-8453')?.mediaType).toBe('image/svg+xml')
    expect(decode(catalogue.getPublicImage('currency', 'usd')?.bytes)).toMatch(/^<svg /)
    expect(decode(catalogue.getPublicImage('token', 'usdc')?.bytes)).toMatch(/^<svg /)
    expect(catalogue.getPublicImage('token', 'unknown')).toBeUndefined()
  })
})

describe('imported wallets', () => {
  it('are there after a restart, in their place, with the picture of the wallet that they are', async () => {
    const first = await openNode()
    const metamask = first.draw('metamask')
    const text = toText(
      { id: 'c57c', name: 'MetaMask', rdns: 'io.metamask', image_id: '5195' },
      { id: 'own', name: 'Own' },
    )
    expect(await importWallets({ context: first.context, text })).toEqual({ imported: 2, skipped: [] })

    const { catalogue, draw } = await openNode()
    expect(catalogue.list({ page: 1, entries: 1 }).data).toMatchObject([{ id: 'c57c', image_id: '5195' }])
    expect(catalogue.list(all).count).toBe(shippedWallets.length + 1)
    expect(draw('5195')).toBe(metamask)
    expect(draw('own')).toContain('>O</text>')
  })

  it('show on the node that imports and on every other, without a restart', async () => {
    const bus = createMemoryBus({ logger: createTestLogger() })
    const [here, there] = [await openNode({ bus }), await openNode({ bus })]
    await importWallets({ context: here.context, text: toText({ id: 'nimbus-nest', name: 'Nimbus Nest' }) })
    await expect
      .poll(() => [here, there].map(({ find }) => find('nimbus nest')?.id))
      .toEqual(['nimbus-nest', 'nimbus-nest'])
  })

  it('show when they are read again', async () => {
    const [here, there] = [await openNode(), await openNode()]
    await importWallets({ context: here.context, text: toText({ id: 'nimbus-nest', name: 'Nimbus Nest' }) })
    expect(there.find('nimbus nest')).toBeUndefined()
    await there.catalogue.reload()
    expect(there.find('nimbus nest')?.id).toBe('nimbus-nest')
  })

  it('show after many imports at once, as the last of them left them', async () => {
    const { bus, catalogue, context, find } = await openNode()
    for (let round = 0; round < 8; round += 1) {
      await importWallets({ context, text: toText({ id: 'nimbus', name: `Nimbus ${round}` }) })
      await bus.publish('catalogue', 'again')
    }
    await Promise.all(Array.from({ length: 5 }, () => catalogue.reload()))
    expect(find('nimbus')?.name).toBe('Nimbus 7')
  })

  it('keep the order of their list, and later lists follow', async () => {
    const { context, catalogue } = await openNode()
    const at = (time: number) => ({ ...context, now: () => time })
    await importWallets({ context: at(2), text: toText({ id: 'c', name: 'Nimbus C' }, { id: 'a', name: 'Nimbus A' }) })
    await importWallets({ context: at(3), text: toText({ id: 'b', name: 'Nimbus B' }) })
    await catalogue.reload()
    expect(catalogue.list({ ...all, search: 'nimbus' }).data.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('are read again when the bus is back, since what was said meanwhile was missed', async () => {
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

  it('leave the others there if one of them cannot be read any more', async () => {
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

it('keeps the list that it has when the storage goes away, and says so; a new one does not open', async () => {
  const own = await openTestStorage()
  const { bus, catalogue, logger } = await openNode({ storage: own })
  await own.close()
  await bus.publish('catalogue', 'changed')
  await expect.poll(() => logger.lines.map(({ level }) => level)).toEqual(['error'])
  await expect(catalogue.reload()).rejects.toMatchObject({ code: 'storage.unavailable' })
  expect(catalogue.list(all).count).toBe(shippedWallets.length)
  await expect(openNode({ storage: own })).rejects.toMatchObject({ code: 'storage.unavailable' })
})

it('hears nothing any more when it is closed', async () => {
  const { bus, catalogue, context, find } = await openNode()
  await catalogue.close()
  await importWallets({ context, text: toText({ id: 'nimbus-nest', name: 'Nimbus Nest' }) })
  await bus.publish('catalogue', 'changed')
  await storage.check()
  expect(find('nimbus nest')).toBeUndefined()
})
