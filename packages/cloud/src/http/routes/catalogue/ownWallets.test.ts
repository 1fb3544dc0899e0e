import {
  adminCatalogueConflictSchema,
  adminGetCatalogueWallet,
  adminListCatalogue,
  type OwnWallet,
} from '@latchkey/protocol/operator'
import { apiErrorSchema } from '@latchkey/protocol/api'
import { getWallets } from '@latchkey/protocol/catalogue'
import { adminListAudit } from '@latchkey/protocol/project'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { createMemoryBus } from '../../../bus/createMemoryBus.ts'
import { createCatalogue } from '../../../catalogue/createCatalogue.ts'
import { createOwnWallets } from '../../../catalogue/createOwnWallets.ts'
import { importWallets } from '../../../catalogue/importWallets.ts'
import { catalogueWallets } from '../../../storage/schema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestDashboard, dashboardEnvironment, type TestRequest } from '../../../test/createTestDashboard.ts'
import { createTestLogger } from '../../../test/createTestLogger.ts'
import { createTestOperator } from '../../../test/createTestOperator.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode } from '../../../test/startEmbeddedCloud.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'

const token = dashboardEnvironment.LATCHKEY_ADMIN_TOKEN
const program = { token, headers: { 'sec-fetch-site': undefined, origin: undefined } }
const onRevision = (revision: number) => ({ ...program.headers, 'if-match': `"${revision}"` })

/** A PNG of one pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const zebra: OwnWallet = {
  id: 'zebra',
  name: 'Zebra Test Wallet',
  homepage: 'https://zebra.example',
  rdns: 'example.zebra',
  chains: ['eip155:31337'],
  mobile_link: 'zebra://',
}

/** The logger, bus and catalogue of a node. */
async function openNode(storage: Storage, bus = createMemoryBus({ logger: createTestLogger() })) {
  const logger = createTestLogger()
  const catalogue = await createCatalogue({ storage, logger, bus })
  onTestFinished(() => catalogue.close())
  const operator = createTestOperator({ database: storage.database, now: Date.now })
  const context = { storage, logger, bus, now: Date.now, ...operator }
  return { catalogue, context, own: createOwnWallets({ ...operator, context, catalogue }) }
}

async function start(storage: Storage) {
  await storage.database.delete(catalogueWallets)
  const { catalogue, context } = await openNode(storage)
  const cloud = await startTestCloud({ storage, catalogue, environment: dashboardEnvironment })
  const dashboard = createTestDashboard(cloud)
  const ask = (path: string, request: TestRequest = {}) =>
    dashboard.ask(`/catalogue${path}`, { ...program, ...request })
  const read = async <schema extends GenericSchema>(
    response: schema,
    answer: Response,
  ): Promise<InferOutput<schema>> => {
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(response, await answer.json())
  }
  return {
    cloud,
    context,
    dashboard,
    ask,
    list: async (query = '') => read(adminListCatalogue.response, await ask(query)),
    get: async (id: string) => read(adminGetCatalogueWallet.response, await ask(`/${id}`)),
    add: async (wallet: OwnWallet) =>
      read(adminGetCatalogueWallet.response, await ask('', { body: { wallet, reason: 'Asked for' } })),
    change: (wallet: OwnWallet, revision: number) =>
      ask(`/${wallet.id}`, { method: 'PUT', body: { wallet }, headers: onRevision(revision) }),
    remove: (id: string, revision: number) => ask(`/${id}`, { method: 'DELETE', headers: onRevision(revision) }),
    /** Why a wallet was refused, by field. */
    refuse: async (wallet: object) => {
      const answer = await ask('', { body: { wallet } })
      expect(answer.status).toBe(400)
      return (parse(apiErrorSchema, await answer.json()).reasons ?? []).map(({ name }) =>
        name.replace('body.wallet.', ''),
      )
    },
    /** As apps get it. */
    find: async (search: string) => {
      const answer = await cloud.ask(`/getWallets?st=latchkey&sv=1&images=1&search=${encodeURIComponent(search)}`)
      return parse(getWallets.response, await answer.json()).data[0]
    },
    listAudit: async (id: string) => {
      const answer = await dashboard.ask(`/audit?object=wallet:${id}`, program)
      return parse(adminListAudit.response, await answer.json()).data
    },
  }
}

describeStorages((getStorage) => {
  it('lists what ships with the cloud and what operators have added, by search, page and kind', async () => {
    const { add, list } = await start(getStorage())
    const shipped = await list()
    expect(shipped.wallets).toHaveLength(40)
    expect(shipped).toMatchObject({
      own: 0,
      wallets: expect.arrayContaining([expect.objectContaining({ id: 'metamask', isOwn: false })]),
    })
    await add(zebra)
    expect(await list('?which=own')).toMatchObject({ count: 1, own: 1, wallets: [{ id: 'zebra', isOwn: true }] })
    expect(await list('?search=zebra')).toMatchObject({ count: 1, wallets: [{ id: 'zebra', picture: 'zebra' }] })
    const last = Math.ceil((shipped.count + 1) / 40)
    expect((await list(`?page=${last}`)).wallets.at(-1)?.id).toBe('zebra')
  })

  it('serves an added wallet to apps at once, with its changes and its picture, until it is removed', async () => {
    const { add, change, cloud, find, get, remove } = await start(getStorage())
    expect(await find('zebra')).toBeUndefined()
    expect(await add(zebra)).toEqual({ wallet: zebra, isOwn: true, revision: 1 })
    const monogram = await find('zebra')
    expect(monogram).toMatchObject(zebra)
    expect(monogram?.image_data).toMatch(/^data:image\/svg\+xml/)
    const drawn = { ...zebra, name: 'Zebra Two', image_data: picture, webapp_link: '' }
    expect((await change(drawn, 1)).status).toBe(200)
    const { webapp_link: _empty, ...stored } = drawn
    expect(await get('zebra')).toEqual({ wallet: stored, isOwn: true, revision: 2 })
    const changed = await find('zebra')
    expect(changed).toMatchObject({ name: 'Zebra Two', image_data: picture })
    // Browsers keep a picture under its id.
    expect(changed?.image_id).not.toBe(monogram?.image_id)
    const image = await cloud.ask(`/getWalletImage/${changed?.image_id}`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await remove('zebra', 2)).status).toBe(200)
    expect(await find('zebra')).toBeUndefined()
  })

  it('brings changes to other nodes', async () => {
    const storage = getStorage()
    await storage.database.delete(catalogueWallets)
    const bus = createMemoryBus({ logger: createTestLogger() })
    const [first, second] = [await openNode(storage, bus), await openNode(storage, bus)]
    const find = () => second.catalogue.list({ page: 1, entries: 1, search: 'zebra' }).data[0]?.name
    await first.own.add({ wallet: zebra })
    await expect.poll(find).toBe('Zebra Test Wallet')
    await first.own.change({ id: 'zebra', revision: 1, wallet: { ...zebra, name: 'Zebra Two' } })
    await expect.poll(find).toBe('Zebra Two')
    await first.own.remove({ id: 'zebra', revision: 2 })
    await expect.poll(find).toBeUndefined()
  })

  it('says at which field a wallet cannot be stored', async () => {
    const { add, refuse } = await start(getStorage())
    await add(zebra)
    expect(await refuse(zebra)).toEqual(['id'])
    const other = { ...zebra, id: 'other', rdns: 'example.other', homepage: 'https://other.example' }
    for (const [field, value] of [
      ['id', 'with/slash'],
      ['id', 'new'],
      ['name', ' '],
      ['homepage', 'http://other.example'],
      ['webapp_link', 'javascript:alert(1)'],
      ['mobile_link', 'javascript:alert(1)'],
      ['chains', ['nowhere']],
      ['image_data', 'data:text/html;base64,PHN2Zz4='],
      ['image_data', `data:image/png;base64,${Buffer.from('<html>').toString('base64')}`],
      [
        'image_data',
        `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="a()"></svg>').toString('base64')}`,
      ],
      ['image_data', `data:image/png;base64,${'A'.repeat(17_000)}`],
    ] as const)
      expect((await refuse({ ...other, [field]: value }))[0], `${field} ${String(value).slice(0, 60)}`).toMatch(
        new RegExp(`^${field}`),
      )
  })

  it('lets a wallet take the place of a shipped one only if it says so, and gives it back', async () => {
    const { add, find, get, list, refuse, remove } = await start(getStorage())
    expect((await get('metamask')).isOwn).toBe(false)
    const { count } = await list()
    const fork = { ...zebra, id: 'fork', name: 'Fork', rdns: 'io.metamask' }
    expect(await refuse(fork)).toEqual(['replaces'])
    expect(await refuse({ ...zebra, replaces: 'metamask' })).toEqual(['replaces'])
    await add({ ...fork, replaces: 'metamask' })
    expect(await list()).toMatchObject({ count, own: 1 })
    expect(await find('fork')).toMatchObject({ id: 'fork', homepage: 'https://zebra.example' })
    await remove('fork', 1)
    expect(await find('metamask')).toMatchObject({ id: 'metamask' })
  })

  it('changes and removes nothing that others have changed since, and shows theirs', async () => {
    const { add, change, context, get, remove } = await start(getStorage())
    await add(zebra)
    expect((await change({ ...zebra, name: 'Theirs' }, 1)).status).toBe(200)
    for (const answer of [await change({ ...zebra, name: 'Mine' }, 1), await remove('zebra', 1)]) {
      expect(answer.status).toBe(409)
      const { code, theirs } = parse(adminCatalogueConflictSchema, await answer.json())
      expect([code, theirs.wallet.name, theirs.revision]).toEqual(['catalogue_conflict', 'Theirs', 2])
    }
    // An import is a change too.
    await importWallets({ context, text: JSON.stringify([{ ...zebra, name: 'Imported' }]) })
    expect((await remove('zebra', 2)).status).toBe(409)
    expect(await get('zebra')).toMatchObject({ wallet: { name: 'Imported' }, revision: 3 })
    const both = await Promise.all([change({ ...zebra, name: 'One' }, 3), change({ ...zebra, name: 'Two' }, 3)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('records additions, changes and removals, with a hash instead of the picture', async () => {
    const { add, change, listAudit, remove } = await start(getStorage())
    const id = `zebra-${getStorage().kind}`
    await add({ ...zebra, id })
    await change({ ...zebra, id, name: 'Zebra Two', image_data: picture }, 1)
    await change({ ...zebra, id, name: 'Zebra Two', image_data: picture }, 2)
    await remove(id, 2)
    const entries = await listAudit(id)
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['catalogue.remove', null],
      ['catalogue.update', null],
      ['catalogue.add', 'Asked for'],
    ])
    expect(entries[1]).toMatchObject({
      before: { name: 'Zebra Test Wallet' },
      after: { name: 'Zebra Two', picture: expect.stringMatching(/^[\da-f]{16}$/) },
    })
    expect(JSON.stringify(entries)).not.toContain(picture)
  })

  it('lets viewers read and editors change', async () => {
    const { add, ask, dashboard } = await start(getStorage())
    await add({ ...zebra, image_data: picture })
    const { cookie } = await dashboard.join('viewer')
    const viewer = { cookie, token: undefined, headers: {} }
    for (const path of ['', '/zebra', '/zebra/picture']) expect((await ask(path, viewer)).status, path).toBe(200)
    const body = { wallet: zebra }
    for (const [path, method] of [
      ['', 'POST'],
      ['/zebra', 'PUT'],
      ['/zebra', 'DELETE'],
    ] as const)
      expect(await readRefusalCode(await ask(path, { ...viewer, method, body }))).toBe('operator_forbidden')
    const editor = { ...viewer, cookie: (await dashboard.join('editor')).cookie, headers: { 'if-match': '"1"' } }
    expect((await ask('/zebra', { ...editor, method: 'DELETE' })).status).toBe(200)
    for (const path of ['/zebra', '/zebra/picture']) expect(await readRefusalCode(await ask(path))).toBe('not_found')
  })
})
