import { apiErrorSchema } from '@latchkey/protocol/api'
import { getWallets, type CatalogueWallet } from '@latchkey/protocol/catalogue'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryBus } from '../../../bus/createMemoryBus.ts'
import type { CatalogueImage } from '../../../catalogue/CatalogueImage.ts'
import { type Catalogue, createCatalogue } from '../../../catalogue/createCatalogue.ts'
import { importWallets } from '../../../catalogue/importWallets.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestLogger } from '../../../test/createTestLogger.ts'
import { createTestOperator } from '../../../test/createTestOperator.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

/** An imported wallet; shipped ones have no badge. */
const imported = {
  id: 'zebra-test-wallet',
  name: 'Zebra Test Wallet',
  image_id: 'zebra-image',
  homepage: 'https://zebra.example',
  rdns: 'example.zebra',
  chains: ['eip155:31337'],
  mobile_link: 'zebra://',
  badge_type: 'certified',
}

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
  const logger = createTestLogger()
  const now = () => 1
  const operator = createTestOperator({ database: storage.database, now })
  const context = { storage, logger, bus: createMemoryBus({ logger }), now, ...operator }
  await importWallets({ context, text: JSON.stringify([imported]) })
})
afterAll(() => storage.close())

async function start(): Promise<TestCloud> {
  const logger = createTestLogger()
  const catalogue = await createCatalogue({ storage, logger, bus: createMemoryBus({ logger }) })
  onTestFinished(() => catalogue.close())
  return startTestCloud({ storage, catalogue })
}

async function list(cloud: TestCloud, query = '') {
  const response = await cloud.ask(`/getWallets?st=latchkey&sv=1${query}`)
  expect(response.status).toBe(200)
  return parse(getWallets.response, await response.json())
}

const getIds = (wallets: readonly CatalogueWallet[]): readonly string[] => wallets.map(({ id }) => id)

describe('GET /getWallets', () => {
  it('returns data and count [S7.038]', async () => {
    const { count, data } = await list(await start())
    expect(data).toHaveLength(40)
    expect(count).toBeGreaterThanOrEqual(150)
    expect(data.every(({ name }) => name !== '')).toBe(true)
  })

  it('pages with page and entries without gaps or duplicates [S7.035]', async () => {
    const cloud = await start()
    const { count } = await list(cloud)
    const pages = Math.ceil(count / 30)
    const ids: string[] = []
    for (let page = 1; page <= pages; page += 1) {
      const answer = await list(cloud, `&page=${page}&entries=30`)
      expect(answer.count).toBe(count)
      expect(answer.data).toHaveLength(page < pages ? 30 : count - 30 * (pages - 1))
      ids.push(...getIds(answer.data))
    }
    expect(new Set(ids).size).toBe(count)
    expect((await list(cloud, `&page=${pages + 1}&entries=30`)).data).toEqual([])
    expect((await list(cloud, '&entries=4')).data).toHaveLength(4)
    expect((await list(cloud, '&entries=100')).data).toHaveLength(100)
  })

  it('filters by include, exclude and chains [S7.036]', async () => {
    const cloud = await start()
    const all = getIds((await list(cloud)).data)
    const [first = '', second = '', third = ''] = all
    const included = await list(cloud, `&include=${third},${first},nobody`)
    expect([getIds(included.data), included.count]).toEqual([[third, first], 2])
    const { count } = await list(cloud)
    const excluded = await list(cloud, `&exclude=${first},${second}&entries=100`)
    expect(excluded.count).toBe(count - 2)
    expect(getIds(excluded.data)).not.toContain(first)
    expect((await list(cloud, `&include=${first},${second}&exclude=${first}`)).count).toBe(1)

    const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const onBitcoin = await list(cloud, `&chains=${bitcoin}&entries=100`)
    const onEither = await list(cloud, `&chains=${bitcoin},${solana}&entries=100`)
    expect(onBitcoin.count).toBeGreaterThan(0)
    expect(onBitcoin.data.every(({ chains }) => chains.includes(bitcoin))).toBe(true)
    expect(onEither.count).toBeGreaterThan(onBitcoin.count)
    expect(onEither.data.every(({ chains }) => chains.some((chain) => [bitcoin, solana].includes(chain)))).toBe(true)
  })

  it('searches and filters by badge_type [S7.037]', async () => {
    const cloud = await start()
    for (const search of ['Zebra Test', 'zebr', 'zebar test wallet', 'example.zebra']) {
      const result = await list(cloud, `&search=${encodeURIComponent(search)}&entries=100`)
      expect([search, result.data[0]?.id]).toEqual([search, imported.id])
    }
    expect((await list(cloud, '&search=qqqqqqqq')).count).toBe(0)
    expect((await list(cloud, '&badge_type=certified')).data).toEqual([expect.objectContaining(imported)])
    expect((await list(cloud, '&badge_type=unknown')).data).toEqual([])
  })

  it('contains the images of the first wallets if the request asks for them, and no others', async () => {
    const cloud = await start()
    const plain = await list(cloud, '&entries=8')
    expect(plain.data.filter((wallet) => 'image_data' in wallet)).toEqual([])
    const { data } = await list(cloud, '&entries=8&images=3')
    expect(data.map(({ image_data: _image, ...wallet }) => wallet)).toEqual(plain.data)
    const images = data.flatMap(({ image_data }) => image_data ?? [])
    expect(images).toHaveLength(3)
    expect(data.slice(3).every(({ image_data }) => image_data === undefined)).toBe(true)
    const response = await cloud.ask(`/getWalletImage/${data[0]?.image_id}?st=latchkey&sv=1`)
    const image = Buffer.from(await response.arrayBuffer()).toString('base64')
    expect(images[0]).toBe(`data:image/svg+xml;base64,${image}`)
  })

  it('ignores empty filters', async () => {
    const cloud = await start()
    const { count } = await list(cloud)
    expect((await list(cloud, '&include=&exclude=,&chains=&search=&badge_type=')).count).toBe(count)
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=one',
    'page=10001',
    'entries=0',
    'entries=101',
    `search=${'s'.repeat(129)}`,
  ])('refuses %s and names it', async (query) => {
    const cloud = await start()
    const response = await cloud.ask(`/getWallets?${query}`)
    expect(response.status).toBe(400)
    const { reasons } = parse(apiErrorSchema, await response.json())
    expect(reasons?.map(({ name }) => name)).toContain(`query.${query.split('=')[0]}`)
  })
})

/** A catalogue with known image bytes. */
function createPictures(pictures: Readonly<Record<string, CatalogueImage>>): Catalogue {
  return {
    list: () => ({ data: [], count: 0 }),
    listEntries: () => ({ data: [], count: 0 }),
    getWalletImage: (id) => pictures[`wallet/${id}`],
    getPublicImage: (kind, id) => pictures[`${kind}/${id}`],
    reload: async () => {},
  }
}

const svg = { mediaType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') }
const png = { mediaType: 'image/png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]) }

describe.each([
  { path: '/getWalletImage/', kind: 'wallet', id: 'S7.044' },
  { path: '/public/getAssetImage/', kind: 'asset', id: 'S7.045' },
  { path: '/public/getCurrencyImage/', kind: 'currency', id: 'S7.046' },
  { path: '/public/getTokenImage/', kind: 'token', id: 'S7.047' },
])('GET $path{id}', ({ id, kind, path }) => {
  const catalogue = createPictures({ [`${kind}/a-1`]: svg, [`${kind}/eip155:1`]: png })

  it(`returns the exact image, with or without a project, to pages of every origin [${id}]`, async () => {
    const { url } = await startTestCloud({ storage, catalogue })
    for (const query of ['', '?projectId=nobody&st=latchkey&sv=1']) {
      const response = await fetch(`${url}${path}a-1${query}`, { headers: { origin: 'https://any.example' } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(new Uint8Array(await (await response.blob()).arrayBuffer())).toEqual(svg.bytes)
    }
    const other = await fetch(`${url}${path}eip155:1`)
    expect(other.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await other.arrayBuffer())).toEqual(png.bytes)
  })

  it('is cacheable and answers 304 if unchanged', async () => {
    const { url } = await startTestCloud({ storage, catalogue })
    const response = await fetch(`${url}${path}a-1`)
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const ask = async (known: string) => {
      const { headers, status } = await fetch(`${url}${path}a-1`, { headers: { 'if-none-match': known } })
      return { status, etag: headers.get('etag') }
    }
    expect(await ask(etag)).toEqual({ status: 304, etag })
    expect(await ask(`"other", W/${etag}`)).toEqual({ status: 304, etag })
    expect(await ask('"other"')).toEqual({ status: 200, etag })
    const head = await fetch(`${url}${path}a-1`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it('cannot run scripts when opened directly', async () => {
    const { url } = await startTestCloud({ storage, catalogue })
    const { headers } = await fetch(`${url}${path}a-1`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']))
    expect(policy?.join()).not.toContain('script')
  })

  it('answers with an error for unknown ids', async () => {
    const { url } = await startTestCloud({ storage, catalogue })
    for (const unknown of ['b', '%00', 'a-1%20', 'x'.repeat(129), '..%2Fa-1', '%E0%A4%A', '__proto__']) {
      const response = await fetch(`${url}${path}${unknown}`)
      const { code } = parse(apiErrorSchema, await response.json())
      expect([unknown, code]).toEqual([unknown, expect.stringMatching(/^(?:not_found|invalid_request)$/)])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('the shipped pictures', () => {
  it('exist for wallets, networks, currencies and tokens', async () => {
    const cloud = await start()
    const { data } = await list(cloud, '&entries=100')
    const images = data.flatMap(({ image_id: image }) => (image == null ? [] : [image]))
    expect(images.length).toBeGreaterThan(0)
    for (const path of [
      ...images.slice(0, 10).map((image) => `/getWalletImage/${image}`),
      '/getWalletImage/zebra-image',
      '/public/getAssetImage/eip155:1',
      '/public/getCurrencyImage/usd',
      '/public/getTokenImage/usdc',
    ]) {
      const response = await fetch(`${cloud.url}${path}`)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('content-type')).toMatch(/^image\//)
      expect((await response.blob()).size).toBeGreaterThan(100)
    }
  })
})
