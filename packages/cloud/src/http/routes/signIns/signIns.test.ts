import {
  adminEndSignIns,
  adminFindSignIns,
  adminGetSignInCounts,
  adminListSignIns,
  type ProjectSignIn,
} from '@latchkey/protocol/operator'
import { adminListAudit } from '@latchkey/protocol/project'
import { type GenericSchema, parse } from 'valibot'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { appOrigin, bearer, createSignInCaller } from '../../../test/createSignInCaller.ts'
import { createTestDashboard, dashboardEnvironment, type TestRequest } from '../../../test/createTestDashboard.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode } from '../../../test/startEmbeddedCloud.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'

const token = dashboardEnvironment.LATCHKEY_ADMIN_TOKEN
const day = 86_400_000
const program = { token, headers: { 'sec-fetch-site': undefined, origin: undefined } }

/** A cloud with a project of its own, whose visitors sign in, and what an operator asks about it. */
async function start(storage: Storage, environment: Readonly<Record<string, string>> = {}) {
  const cloud = await startTestCloud({ storage, environment: { ...dashboardEnvironment, ...environment } })
  const { key, projectId } = await cloud.createProject({ allowedOrigins: [appOrigin] })
  const dashboard = createTestDashboard(cloud)
  const app = createSignInCaller({ getTarget: () => ({ cloud, projectId }) })
  const base = `/projects/${projectId}/sign-ins`
  const ask = async <schema extends GenericSchema>(response: schema, path: string, request: TestRequest = {}) => {
    const answer = await dashboard.ask(path, { ...program, ...request })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(response, await answer.json())
  }
  return {
    cloud,
    dashboard,
    app,
    base,
    key,
    count: () => ask(adminGetSignInCounts.response, `${base}/counts`),
    list: (query = '') => ask(adminListSignIns.response, `${base}${query}`),
    find: async (address: string) =>
      (await ask(adminFindSignIns.response, `${base}/find`, { body: { address } })).signIns,
    end: (path: string, request: TestRequest = {}) =>
      ask(adminEndSignIns.response, `${base}${path}`, { method: 'DELETE', ...request }),
    listAudit: async (action: string) => (await ask(adminListAudit.response, `/audit?action=${action}`)).data,
    /** A visitor who signs in a moment after the one before. */
    async signIn(chainId: `eip155:${number}` = 'eip155:1', signer = privateKeyToAccount(generatePrivateKey())) {
      cloud.clock.now += 1_000
      const entered = await app.enter(await app.sign({ chainId, expirationTime: undefined }, {}, signer))
      return { ...entered, signer, id: entered.pci }
    },
  }
}

const readIds = (signIns: readonly ProjectSignIn[]): readonly string[] => signIns.map(({ id }) => id)

describeStorages((getStorage) => {
  it('lists the sign-ins of a project page by page, newest first, by state and by chain', async () => {
    const { cloud, end, list, signIn } = await start(getStorage())
    const first = await signIn()
    const second = await signIn('eip155:137')
    cloud.clock.now += 6 * day
    const third = await signIn()
    const fourth = await signIn('eip155:137')
    await end(`/${fourth.id}`)
    cloud.clock.now += day
    const all = await list()
    expect(readIds(all.signIns)).toEqual([fourth.id, third.id, second.id, first.id])
    expect(all.next).toBeNull()
    expect(all.signIns.map(({ state }) => state)).toEqual(['ended', 'active', 'expired', 'expired'])
    expect(all.signIns[0]).toEqual({
      id: fourth.id,
      chain: 'eip155:137',
      address: null,
      domain: 'app.example.com',
      createdAt: cloud.clock.now - day,
      expiresAt: cloud.clock.now + 6 * day,
      endedAt: cloud.clock.now - day,
      state: 'ended',
    })
    expect(readIds((await list('?state=active')).signIns)).toEqual([third.id])
    expect(readIds((await list('?state=over')).signIns)).toEqual([fourth.id, second.id, first.id])
    expect(readIds((await list('?chain=eip155:137')).signIns)).toEqual([fourth.id, second.id])
    const page = await list('?entries=3')
    expect(readIds(page.signIns)).toEqual([fourth.id, third.id, second.id])
    const rest = await list(`?entries=3&cursor=${page.next}`)
    expect([readIds(rest.signIns), rest.next]).toEqual([[first.id], null])
  })

  it('continues between sign-ins of the same moment without leaving one out', async () => {
    const { app, list } = await start(getStorage())
    const nonce = await app.askNonce()
    const chains = ['eip155:1', 'eip155:10', 'eip155:137'] as const
    await app.send(await Promise.all(chains.map((chainId) => app.sign({ nonce, chainId }))))
    const seen: string[] = []
    let query = '?entries=1'
    for (const _ of chains) {
      const { next, signIns } = await list(query)
      seen.push(...signIns.map(({ chain }) => chain))
      query = `?entries=1&cursor=${next}`
    }
    expect(seen.toSorted()).toEqual(chains)
  })

  it('shows addresses only if the operator has turned them on', async () => {
    const hidden = await start(getStorage())
    const { signer } = await hidden.signIn()
    const answers = [await hidden.list(), await hidden.find(signer.address), await hidden.count()]
    expect(JSON.stringify(answers).toLowerCase()).not.toContain(signer.address.toLowerCase())
    const shown = await start(getStorage(), { LATCHKEY_SIGN_IN_ADDRESSES: 'on' })
    const { signer: other } = await shown.signIn()
    expect((await shown.list()).signIns.map(({ address }) => address)).toEqual([other.address.toLowerCase()])
  })

  it('finds the sign-ins of a whole address on all chains, never by a part or in another project', async () => {
    const { cloud, dashboard, find, signIn } = await start(getStorage())
    const { id, signer } = await signIn()
    const second = await signIn('eip155:137', signer)
    await signIn()
    for (const text of [
      signer.address,
      signer.address.toLowerCase(),
      ` ${signer.address} `,
      `eip155:10:${signer.address}`,
    ])
      expect(readIds(await find(text)), text).toEqual([second.id, id])
    for (const text of [signer.address.slice(0, -1), '0x', '%', 'eip155:1:', '\0', 'eip155:1'])
      expect(await find(text), text).toEqual([])
    const { projectId } = await cloud.createProject({ name: 'Next' })
    const elsewhere = await dashboard.ask(`/projects/${projectId}/sign-ins/find`, {
      ...program,
      body: { address: signer.address },
    })
    expect(await elsewhere.json()).toEqual({ signIns: [] })
  })

  it('ends a sign-in at once for the visitor, and records it without the address', async () => {
    const { app, base, dashboard, end, key, listAudit, signIn } = await start(getStorage())
    const visitor = await signIn()
    const other = await signIn()
    const readSessions = ({ signer, token: secret }: typeof visitor) =>
      app.get(`/v1/sessions/${signer.address}`, bearer(secret))
    expect((await readSessions(visitor)).status).toBe(200)
    expect(await end(`/${visitor.id}`)).toEqual({ ended: 1 })
    expect(await end(`/${visitor.id}`)).toEqual({ ended: 0 })
    expect((await readSessions(visitor)).status).toBe(401)
    expect((await readSessions(other)).status).toBe(200)
    const entries = (await listAudit('sign-in.end')).filter(({ object }) => object === `sign-in:${visitor.id}`)
    expect(entries).toEqual([expect.objectContaining({ before: { active: 1 }, after: { active: 0, project: key } })])
    expect(JSON.stringify(entries).toLowerCase()).not.toContain(visitor.signer.address.toLowerCase())
    expect(await readRefusalCode(await dashboard.ask(`${base}/unknown`, { ...program, method: 'DELETE' }))).toBe(
      'not_found',
    )
  })

  it('ends all sign-ins of an account on every chain, and leaves those of others', async () => {
    const { end, list, listAudit, signIn } = await start(getStorage())
    const first = await signIn()
    const second = await signIn('eip155:137', first.signer)
    const other = await signIn()
    expect(await end(`/${first.id}/account`)).toEqual({ ended: 2 })
    expect(readIds((await list('?state=active')).signIns)).toEqual([other.id])
    expect(readIds((await list('?state=over')).signIns)).toEqual([second.id, first.id])
    const entries = (await listAudit('sign-in.end-account')).filter(({ object }) => object === `sign-in:${first.id}`)
    expect(entries.map(({ after }) => after['active'])).toEqual([0])
  })

  it('ends all sign-ins of a project, and none of another', async () => {
    const { cloud, dashboard, end, key, list, listAudit, signIn } = await start(getStorage())
    await signIn()
    await signIn('eip155:137')
    const { projectId } = await cloud.createProject({ name: 'Beside' })
    const beside = await dashboard.ask(`/projects/${projectId}/sign-ins`, { ...program, method: 'DELETE' })
    expect(await beside.json()).toEqual({ ended: 0 })
    expect(await end('')).toEqual({ ended: 2 })
    expect((await list('?state=active')).signIns).toEqual([])
    const entries = (await listAudit('sign-in.end-all')).filter(({ object }) => object === `project:${key}`)
    expect(entries).toEqual([expect.objectContaining({ before: expect.objectContaining({ active: 2 }) })])
  })

  it('lets viewers read and editors end, in their own project alone', async () => {
    const { base, cloud, dashboard, end, signIn } = await start(getStorage())
    const { id, signer } = await signIn()
    const viewer = await dashboard.join('viewer')
    const { cookie } = viewer
    for (const path of [base, `${base}/counts`]) expect((await dashboard.ask(path, { cookie })).status).toBe(200)
    expect((await dashboard.ask(`${base}/find`, { cookie, body: { address: signer.address } })).status).toBe(200)
    for (const path of [base, `${base}/${id}`, `${base}/${id}/account`])
      expect(await readRefusalCode(await dashboard.ask(path, { cookie, method: 'DELETE' })), path).toBe(
        'operator_forbidden',
      )
    const { projectId } = await cloud.createProject({ name: 'Foreign' })
    for (const path of [id, `${id}/account`]) {
      const foreign = await dashboard.ask(`/projects/${projectId}/sign-ins/${path}`, { ...program, method: 'DELETE' })
      expect(await readRefusalCode(foreign), path).toBe('not_found')
    }
    const editor = await dashboard.join('editor')
    const asEditor = { cookie: editor.cookie, token: undefined, headers: {} }
    expect(await end(`/${id}/account`, asEditor)).toEqual({ ended: 1 })
  })

  it('counts active sign-ins, their accounts and chains, and how many began on each day', async () => {
    const { cloud, count, end, signIn } = await start(getStorage())
    const empty = await count()
    expect(empty).toMatchObject({ active: 0, accounts: 0, chains: [], tokenLife: 900_000 })
    expect(empty.days).toHaveLength(28)
    const today = Math.floor(cloud.clock.now / day) * day
    const { id, signer } = await signIn()
    await signIn('eip155:137', signer)
    await signIn('eip155:137')
    await end(`/${id}`)
    expect(await count()).toMatchObject({
      active: 2,
      accounts: 2,
      chains: [
        { chain: 'eip155:137', active: 2, began: 2 },
        { chain: 'eip155:1', active: 0, began: 1 },
      ],
    })
    cloud.clock.now += 27 * day
    await signIn()
    const later = await count()
    expect(later).toMatchObject({ active: 1, accounts: 1 })
    expect([later.days[0], later.days.at(-1)]).toEqual([
      { day: today, began: 3 },
      { day: today + 27 * day, began: 1 },
    ])
    expect(later.chains).toEqual([
      { chain: 'eip155:1', active: 1, began: 2 },
      { chain: 'eip155:137', active: 0, began: 2 },
    ])
    cloud.clock.now += day
    expect((await count()).days.map(({ began }) => began)).toEqual([...Array.from({ length: 26 }, () => 0), 1, 0])
  })
})
