import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { catalogueWallets } from '../storage/schema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createTestOperator } from '../test/createTestOperator.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { importWallets } from './importWallets.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())
beforeEach(async () => {
  await storage.database.delete(catalogueWallets)
})

/** Creates a node that records what is published on its bus. */
async function openNode() {
  const logger = createTestLogger()
  const bus = createMemoryBus({ logger })
  const heard: string[] = []
  await bus.subscribe('catalogue', (message) => heard.push(message))
  const now = () => 1_700_000_000_000
  const context = { bus, logger, storage, now, ...createTestOperator({ database: storage.database, now }) }
  const read = (text: string, replace?: readonly string[]) => importWallets({ context, text, replace })
  return { bus, context, heard, logger, read }
}

async function listStored() {
  const rows = await storage.database.select().from(catalogueWallets).orderBy(asc(catalogueWallets.id))
  return rows.map(({ wallet }) => wallet)
}

const [a, b] = [
  { id: 'a', name: 'Wallet A' },
  { id: 'b', name: 'Wallet B' },
]

describe('accepts a list', () => {
  it.each([
    ['as an array', JSON.stringify([a, b])],
    ['in data, as returned by an API', JSON.stringify({ data: [a, b], count: 2 })],
    ['in listings', JSON.stringify({ listings: [a, b] })],
    ['in wallets', JSON.stringify({ wallets: [a, b] })],
    ['in listings, as a record by id', JSON.stringify({ listings: { a, b }, total: 2 })],
    ['in data, with ids only as keys', JSON.stringify({ data: { a: { name: 'Wallet A' }, b: { name: 'Wallet B' } } })],
    ['as a record by id', JSON.stringify({ a, b })],
    ['as JSON Lines', `${JSON.stringify(a)}\n${JSON.stringify(b)}\n`],
    ['as JSON Lines with CRLF and empty lines', `${JSON.stringify(a)}\r\n\r\n${JSON.stringify(b)}\r\n`],
    ['with a byte order mark', `\uFEFF${JSON.stringify([a, b])}`],
  ])('%s', async (_what, text) => {
    const { heard, read } = await openNode()
    expect(await read(text)).toEqual({ imported: 2, replaced: [], skipped: [] })
    expect(await listStored()).toMatchObject([
      { ...a, order: 0 },
      { ...b, order: 1 },
    ])
    expect(heard).toEqual(['2'])
  })

  it('of one wallet', async () => {
    const { read } = await openNode()
    expect(await read(JSON.stringify(a))).toEqual({ imported: 1, replaced: [], skipped: [] })
  })

  it('that is empty, and then stores and announces nothing', async () => {
    const { heard, read } = await openNode()
    expect(await read('[]')).toEqual({ imported: 0, replaced: [], skipped: [] })
    expect(heard).toEqual([])
  })

  it('from a file', async () => {
    const { context } = await openNode()
    const file = path.join(await createTemporaryFolder(), 'wallets.json')
    await writeFile(file, JSON.stringify([a, b]))
    expect(await importWallets({ context, file })).toEqual({ imported: 2, replaced: [], skipped: [] })
  })
})

describe('parses a wallet', () => {
  it('in the format of our API', async () => {
    const wallet = {
      id: 'own',
      name: 'Own Wallet',
      homepage: 'https://own.example',
      image_id: 'own-image',
      image_url: 'https://own.example/logo.png',
      rdns: 'example.own',
      chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      mobile_link: 'own://',
      link_mode: 'https://go.own.example',
      desktop_link: 'own-desktop://',
      webapp_link: 'https://app.own.example',
      app_store: 'https://apps.apple.com/app/id123456789',
      play_store: 'https://play.google.com/store/apps/details?id=example.own',
      chrome_store: 'https://chromewebstore.google.com/detail/own',
      badge_type: 'certified',
    }
    const { read } = await openNode()
    expect(await read(JSON.stringify([wallet]))).toEqual({ imported: 1, replaced: [], skipped: [] })
    expect(await listStored()).toEqual([{ ...wallet, order: 0 }])
  })

  it('in the format of registries: nested links, null or empty values, unknown fields', async () => {
    const { read } = await openNode()
    const text = JSON.stringify({
      listings: {
        '0a1b': {
          id: '0a1b',
          name: 'Own Wallet',
          slug: 'own',
          description: 'A wallet',
          homepage: 'https://own.example/',
          chains: ['eip155:1', 'eip155:1', 'tezos:NetXdQprcVkpaWU', 'near:mainnet'],
          versions: ['2'],
          sdks: ['sign_v2'],
          app_type: 'wallet',
          image_id: '7c5ff577-a68d-49c5-02cd-3d83637b0b00',
          image_url: { sm: 'https://hosted.example/sm', md: 'https://hosted.example/md' },
          app: { browser: '', ios: 'https://apps.apple.com/app/id123456789', android: null, chrome: '', mac: '' },
          injected: [{ namespace: 'eip155', injected_id: 'isOwn' }],
          rdns: null,
          mobile: { native: 'own:', universal: 'https://go.own.example' },
          desktop: { native: null, universal: 'https://app.own.example' },
          metadata: { shortName: 'Own', colors: { primary: '#fff', secondary: '' } },
        },
      },
    })
    expect(await read(text)).toEqual({ imported: 1, replaced: [], skipped: [] })
    expect(await listStored()).toEqual([
      {
        id: '0a1b',
        name: 'Own Wallet',
        homepage: 'https://own.example/',
        image_id: '7c5ff577-a68d-49c5-02cd-3d83637b0b00',
        chains: ['eip155:1'],
        mobile_link: 'own:',
        link_mode: 'https://go.own.example',
        webapp_link: 'https://app.own.example',
        app_store: 'https://apps.apple.com/app/id123456789',
        order: 0,
      },
    ])
  })
})

it('drops badges newer than this version', async () => {
  const { read } = await openNode()
  expect(await read(JSON.stringify([{ ...a, badge_type: 'best' }]))).toEqual({ imported: 1, replaced: [], skipped: [] })
  expect(await listStored()).toEqual([{ ...a, chains: [], order: 0 }])
})

describe('skips with a reason', () => {
  it.each([
    ['no object', 7, /^row: /],
    ['null', null, /^row: /],
    ['no id', { name: 'A' }, /^id: /],
    ['no name', { id: 'x' }, /^name: /],
    ['a blank name', { id: 'x', name: '  ' }, /^name: Empty$/],
    ['a blank id', { id: ' ', name: 'X' }, /^id: Empty$/],
    ['an id that is too long', { id: 'x'.repeat(129), name: 'X' }, /^id: .*128/],
    ['a homepage without https:', { id: 'x', name: 'X', homepage: 'http://x.example' }, /^homepage: /],
    ['a link that runs code', { id: 'x', name: 'X', mobile_link: 'javascript:alert(1)' }, /^mobile_link: /],
    ['a nested link that runs code', { id: 'x', name: 'X', mobile: { native: 'data:text/html,x' } }, /^mobile_link: /],
    ['a store link without https:', { id: 'x', name: 'X', app: { ios: 'itms://x' } }, /^app_store: /],
    ['a network that is not a CAIP-2 id', { id: 'x', name: 'X', chains: ['ethereum'] }, /^chains: Not CAIP-2 ids$/],
    ['networks that are not a list', { id: 'x', name: 'X', chains: 'eip155:1' }, /^chains: /],
    ['a character that cannot be stored', { id: 'x', name: 'X\u0000' }, /U\+0000/],
  ])('%s', async (_what, row, reason) => {
    const { read } = await openNode()
    const result = await read(JSON.stringify([a, row, b]))
    expect(result).toEqual({ imported: 2, replaced: [], skipped: [{ row: 2, reason: expect.stringMatching(reason) }] })
    expect(await listStored()).toHaveLength(2)
  })

  it('a duplicate id', async () => {
    const { read } = await openNode()
    expect(await read(JSON.stringify([a, b, { id: 'a', name: 'Another' }]))).toEqual({
      imported: 2,
      replaced: [],
      skipped: [{ row: 3, reason: 'id: Row 1 has the same id, "a"' }],
    })
    expect(await listStored()).toMatchObject([a, b])
  })

  it('a line that is not JSON, by line number', async () => {
    const { read } = await openNode()
    const result = await read(`${JSON.stringify(a)}\n\n{"id": "half\n${JSON.stringify(b)}`)
    expect(result).toEqual({
      imported: 2,
      replaced: [],
      skipped: [{ row: 3, reason: expect.stringMatching(/^Not JSON: /) }],
    })
  })

  it('every row, and then stores and announces nothing', async () => {
    const { heard, read } = await openNode()
    expect(await read('[1, 2]')).toMatchObject({ imported: 0, replaced: [], skipped: [{ row: 1 }, { row: 2 }] })
    expect(await listStored()).toEqual([])
    expect(heard).toEqual([])
  })
})

describe('a row that claims to be a shipped wallet', () => {
  const evil = 'https://evil.example'

  it.each([
    ['by id', { id: 'metamask', name: 'Any' }],
    ['by rdns', { id: 'x', name: 'Any', rdns: 'IO.MetaMask', mobile_link: `${evil}/open` }],
    ['by name and host', { id: 'x', name: 'metamask', homepage: 'https://metamask.io/download', link_mode: evil }],
  ])('%s is skipped, with where its links lead', async (_what, row) => {
    const { read } = await openNode()
    const result = await read(JSON.stringify([a, row]))
    expect(result).toMatchObject({ imported: 1, replaced: [], skipped: [{ row: 2 }] })
    const reason = result.skipped[0]?.reason
    expect(reason).toMatch(/^It would replace the shipped wallet "metamask" \(metamask\.io, .* → /)
    expect(reason).toMatch(/--replace metamask$/)
    expect(reason).toMatch(row.id === 'metamask' ? /→ no links\)/ : /→ .*evil\.example/)
    expect(await listStored()).toMatchObject([a])
  })

  it('is skipped if only another wallet may be replaced', async () => {
    const { read } = await openNode()
    expect(await read(JSON.stringify([{ id: 'metamask', name: 'MetaMask' }]), ['phantom'])).toMatchObject({
      imported: 0,
      skipped: [{ row: 1 }],
    })
  })

  it('replaces it on request, once in a list', async () => {
    const { read } = await openNode()
    const rows = [
      { id: 'x', name: 'Any', rdns: 'io.metamask', homepage: evil },
      { id: 'metamask', name: 'MetaMask' },
    ]
    expect(await read(JSON.stringify(rows), ['metamask'])).toEqual({
      imported: 1,
      replaced: [{ id: 'metamask', row: 1, before: expect.arrayContaining(['metamask.io']), after: ['evil.example'] }],
      skipped: [{ row: 2, reason: 'Row 1 already replaces the shipped wallet "metamask"' }],
    })
    expect(await listStored()).toMatchObject([{ id: 'x', replaces: 'metamask' }])
  })
})

describe('rejects', () => {
  it.each([
    ['text that is not JSON', 'id,name\na,Wallet A\n', /neither JSON nor JSON Lines/],
    ['truncated JSON', '[{"id": "a", "name": "Wallet A"}, {"id"', /neither JSON nor JSON Lines/],
    ['nothing', '', /neither JSON nor JSON Lines/],
    ['a text', '"wallets"', /not a wallet list/],
    ['an object without a list', '{"data": {"count": 3}}', /not a wallet list/],
    ['too many rows', `[${'1,'.repeat(20_000)}1]`, /20001 rows/],
    ['too large a text', JSON.stringify([{ ...a, more: 'x'.repeat(16 * 1024 * 1024) }]), /too large/],
  ])('%s', async (_what, text, message) => {
    const { heard, read } = await openNode()
    await expect(read(text)).rejects.toMatchObject({
      name: 'CloudError',
      code: 'catalogue.invalid',
      message: expect.stringMatching(message),
    })
    expect(await listStored()).toEqual([])
    expect(heard).toEqual([])
  })

  it('a missing file, and a file that is too large before reading it', async () => {
    const { context } = await openNode()
    const folder = await createTemporaryFolder()
    const missing = importWallets({ context, file: path.join(folder, 'missing.json') })
    await expect(missing).rejects.toMatchObject({
      code: 'catalogue.invalid',
      message: expect.stringContaining('ENOENT'),
    })
    const file = path.join(folder, 'large.json')
    await writeFile(file, ' '.repeat(16 * 1024 * 1024 + 1))
    const large = importWallets({ context, file })
    await expect(large).rejects.toMatchObject({ code: 'catalogue.invalid', message: expect.stringContaining('17 MB') })
  })
})

describe('stores', () => {
  it('a list imported twice without duplicates, with the newer values', async () => {
    const { read } = await openNode()
    await read(JSON.stringify([a, b]))
    expect(await read(JSON.stringify([{ id: 'b', name: 'Renamed' }]))).toEqual({
      imported: 1,
      replaced: [],
      skipped: [],
    })
    expect(await listStored()).toMatchObject([a, { id: 'b', name: 'Renamed' }])
  })

  it('all or nothing, without changing existing wallets', async () => {
    const { heard, read } = await openNode()
    await read(JSON.stringify([{ id: 'w3', name: 'Before' }]))
    await storage.database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$
      begin if new.id = 'w1200' then raise exception 'the disk is full'; end if; return new; end $$`)
    await storage.database.execute(sql`
      create trigger refuse before insert on catalogue_wallets for each row execute function refuse()`)
    onTestFinished(async () => {
      await storage.database.execute(sql`drop trigger refuse on catalogue_wallets`)
      await storage.database.execute(sql`drop function refuse`)
    })
    const many = Array.from({ length: 1300 }, (_unused, index) => ({ id: `w${index}`, name: `Wallet ${index}` }))
    await expect(read(JSON.stringify(many))).rejects.toMatchObject({
      code: 'storage.unavailable',
      message: expect.stringContaining('Nothing was imported'),
    })
    expect(await listStored()).toMatchObject([{ id: 'w3', name: 'Before' }])
    expect(heard).toEqual(['1'])
  })

  it('as many wallets as a registry has', async () => {
    const { read } = await openNode()
    const many = Array.from({ length: 5000 }, (_unused, index) => ({ id: `w${index}`, name: `Wallet ${index}` }))
    expect(await read(JSON.stringify(many))).toEqual({ imported: 5000, replaced: [], skipped: [] })
    expect(await storage.database.$count(catalogueWallets)).toBe(5000)
  })

  it('even if the other nodes cannot be notified, and logs it', async () => {
    const { bus, logger, read } = await openNode()
    await bus.close()
    expect(await read(JSON.stringify([a]))).toEqual({ imported: 1, replaced: [], skipped: [] })
    expect(await listStored()).toHaveLength(1)
    expect(logger.lines).toMatchObject([{ level: 'warn' }])
  })
})
