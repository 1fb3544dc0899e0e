import { adminGetSponsorship, adminListAudit } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sponsorshipCalls, sponsorshipNetworks } from '../../storage/sponsorshipSchema.ts'
import type { Storage } from '../../storage/Storage.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { operatorToken, startTestCloud } from '../../test/startTestCloud.ts'
import { ensureDevSponsorship } from './ensureDevSponsorship.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

async function start() {
  const cloud = await startTestCloud({ storage })
  const { key } = await cloud.createProject()
  const administer = async (
    method: string,
    path: string,
    body?: object,
    { revision, token = operatorToken }: { readonly token?: string; readonly revision?: number | undefined } = {},
  ) => {
    const answer = await cloud.ask(`/admin/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(revision === undefined ? {} : { 'if-match': `"${revision}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const content: unknown = await answer.json()
    return { status: answer.status, content }
  }
  const path = `/projects/${key}/sponsorship`
  const read = async () => parse(adminGetSponsorship.response, (await administer('GET', path)).content).networks
  const set = (change: object, network = 'eip155:1', revision?: number) =>
    administer('PUT', `${path}/${network}`, change, { revision })
  return { ...cloud, administer, key, path, read, set }
}

it('sponsors nothing by default, and records each change with the fields that differ', async () => {
  const { administer, key, path, read, set } = await start()
  expect(await read()).toEqual([])
  const target = `0x${'Ab'.repeat(20)}`
  expect((await set({ calls: [{ target, selector: '0xA9059CBB', valueAtMost: '0' }] })).status).toBe(200)
  const [network] = await read()
  expect(network).toMatchObject({
    chainId: 'eip155:1',
    calls: [{ target: target.toLowerCase(), selector: '0xa9059cbb', valueAtMost: '0' }],
  })
  await set({ gasAtMost: 100_000 })
  // Nothing differs.
  await set({ gasAtMost: 100_000 })
  expect((await read())[0]).toEqual({ ...network, gasAtMost: 100_000, revision: 3 })
  expect((await administer('DELETE', `${path}/eip155:1`)).content).toEqual({ project: key, networks: [] })
  expect(await administer('DELETE', `${path}/eip155:1`)).toMatchObject({
    status: 400,
    content: { message: expect.stringContaining('sponsors nothing on eip155:1') },
  })
  const audit = parse(adminListAudit.response, (await administer('GET', '/audit')).content).data
  const own = audit.filter(({ object }) => object === `sponsorship:${key}:eip155:1`)
  expect(own.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
    'sponsorship.remove token:1',
    'sponsorship.update token:1',
    'sponsorship.update token:1',
  ])
  expect(own[1]).toMatchObject({ before: { gasAtMost: 300_000 }, after: { gasAtMost: 100_000 } })
  expect(own[0]).toMatchObject({ before: { gasAtMost: 100_000 }, after: { gasAtMost: null, calls: null } })
})

it('changes nothing for a revision that is not the latest, and keeps the reason of a change', async () => {
  const { administer, key, path, read, set } = await start()
  expect((await set({}, 'eip155:1', 0)).status).toBe(200)
  // Another operator had the same idea.
  expect(await set({}, 'eip155:1', 0)).toMatchObject({ status: 409, content: { code: 'sponsorship_conflict' } })
  expect((await set({ gasAtMost: 100_000, reason: ' Too dear. ' }, 'eip155:1', 1)).status).toBe(200)
  const stale = [
    await set({ gasAtMost: 7 }, 'eip155:1', 1),
    await administer('DELETE', `${path}/eip155:1`, undefined, { revision: 1 }),
  ]
  expect(stale.map(({ status }) => status)).toEqual([409, 409])
  expect(await read()).toMatchObject([{ gasAtMost: 100_000, revision: 2 }])
  const audit = parse(adminListAudit.response, (await administer('GET', '/audit')).content).data
  const [last, first] = audit.filter(({ object }) => object === `sponsorship:${key}:eip155:1`)
  expect([first?.reason, last?.reason]).toEqual([null, 'Too dear.'])
  expect((await administer('DELETE', `${path}/eip155:1`, undefined, { revision: 2 })).status).toBe(200)
  expect(await read()).toEqual([])
})

it.each([
  [{ gasAtMost: 500_001 }, 'More than 500000 units of gas'],
  [{ gasAtMost: 0 }, 'Less than one unit of gas'],
  [{ userWei: '-1' }, 'Not an amount in wei'],
  [{ userWei: '0.5' }, 'Not an amount in wei'],
  [{ userWei: '11', projectWei: '10' }, 'the whole project only 10'],
  [{ newUserPercent: 101 }, 'More than 100 %'],
  [{ calls: [{ target: '0x12', selector: 'any', valueAtMost: '0' }] }, 'Not the address of a contract, or any'],
  [{ calls: [{ target: 'any', selector: 'mint', valueAtMost: '0' }] }, 'Not a selector'],
  [{ calls: [1, 2].map(() => ({ target: 'any', selector: 'any', valueAtMost: '0' })) }, 'Two entries'],
  [{ paymasterUrls: ['http://paymaster.example.com/'] }, 'Not a URL'],
  [{ paymasterUrls: ['https://user:pass@paymaster.example.com/'] }, 'Not a URL'],
  [{ paymasterUrls: ['https://paymaster.example.com:8443/'] }, 'Not a URL'],
  [{ suspendedUntil: 5 }, 'Only null'],
  [{ unknown: 1 }, 'unknown'],
  [{ reason: 'a'.repeat(501) }, 'Longer than 500 characters'],
])('refuses %j and changes nothing', async (change, message) => {
  const { read, set } = await start()
  const { content, status } = await set(change)
  expect(status).toBe(400)
  expect(JSON.stringify(content)).toContain(message)
  expect(await read()).toEqual([])
})

it('refuses networks without smart accounts, projects that do not exist, and clients without the operator’s token', async () => {
  const { administer, path, set } = await start()
  expect(await set({}, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toMatchObject({
    status: 400,
    content: { message: expect.stringContaining('has no smart accounts') },
  })
  expect((await administer('GET', '/projects/none/sponsorship')).status).toBe(404)
  for (const [method, place] of [
    ['GET', path],
    ['PUT', `${path}/eip155:1`],
    ['DELETE', `${path}/eip155:1`],
  ] as const)
    expect(
      (await administer(method, place, method === 'PUT' ? {} : undefined, { token: 'another-token' })).status,
    ).toBe(401)
})

it('lets the project dev sponsor on local chains, and keeps what its operator has changed', async () => {
  const { administer } = await start()
  const networks = ['eip155:31337', 'eip155:31338'] as const
  const ensure = () => ensureDevSponsorship({ database: storage.database, networks, now: () => 1 })
  await Promise.all([ensure(), ensure()])
  expect(await storage.database.$count(sponsorshipNetworks)).toBe(2)
  expect(await storage.database.$count(sponsorshipCalls)).toBe(2)
  await administer('PUT', '/projects/dev/sponsorship/eip155:31337', { calls: [], gasAtMost: 7 })
  await ensure()
  const { content } = await administer('GET', '/projects/dev/sponsorship')
  expect(parse(adminGetSponsorship.response, content).networks).toMatchObject([
    { calls: [], gasAtMost: 7 },
    { calls: [{ target: 'any', selector: 'any' }], gasAtMost: 500_000 },
  ])
})
