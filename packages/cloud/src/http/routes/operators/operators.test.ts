import { createHash } from 'node:crypto'
import {
  getMyPasskeys,
  getMySessions,
  listInvitations,
  listOperators,
  operatorMeSchema,
  operatorRoles,
} from '@latchkey/protocol/operator'
import { creationOptionsSchema } from '@latchkey/protocol/embedded'
import { adminListAudit, adminProjectConflictSchema, adminProjectSchema } from '@latchkey/protocol/project'
import { eq } from 'drizzle-orm'
import { looseObject, parse, record, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constants } from '../../../operators/constants.ts'
import { operatorRights } from '../../../operators/operatorRights.ts'
import { audit } from '../../../storage/schema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { operatorInvitations, operators, operatorSessions } from '../../../storage/operatorSchema.ts'
import { createTestAuthenticator } from '../../../test/createTestAuthenticator.ts'
import {
  createTestDashboard,
  dashboardEnvironment,
  dashboardUrl,
  readCookie,
} from '../../../test/createTestDashboard.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startSharedTestCloud, startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

const token = dashboardEnvironment.LATCHKEY_ADMIN_TOKEN
const minute = 60_000
const hour = 60 * minute

let storage: Storage
let cloud: TestCloud
let dashboard: ReturnType<typeof createTestDashboard>
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({ storage, environment: dashboardEnvironment })
  dashboard = createTestDashboard(cloud)
})
afterAll(async () => {
  await cloud.close()
  await storage.close()
})

const readCode = async (answer: Response): Promise<string | number> =>
  answer.ok ? answer.status : parse(looseObject({ code: string() }), await answer.json()).code

const documentSchema = looseObject({
  paths: record(string(), record(string(), looseObject({ operationId: string() }))),
})

describe('the rights', () => {
  const logins = ['getOperatorLoginOptions', 'logInOperator', 'getInvitationOptions', 'acceptInvitation']
  const refusals = ['unauthorized', 'operator_session_required', 'operator_forbidden', 'passkey_proof_required']

  it('hold for each endpoint, role and credential', async () => {
    const people = Object.fromEntries(
      await Promise.all(operatorRoles.map(async (role) => [role, await dashboard.join(role)] as const)),
    )
    const stale = await dashboard.join('owner')
    await cloud.storage.database
      .update(operatorSessions)
      .set({ provenAt: cloud.clock.now - constants.proofLife })
      .where(eq(operatorSessions.id, stale.session.id))
    const document = parse(documentSchema, await (await fetch(`${cloud.url}/openapi.json`)).json())
    const seen: string[] = []
    const wrong: string[] = []
    for (const [path, operations] of Object.entries(document.paths)) {
      if (!path.startsWith('/admin/v1')) continue
      for (const [method, { operationId: name }] of Object.entries(operations)) {
        seen.push(name)
        const right = operatorRights[name]
        if (right === undefined) continue
        const call = async (credentials: object): Promise<string> => {
          // Nothing is found and no body is right, so that a call that is admitted changes nothing.
          const target = path.slice('/admin/v1'.length).replaceAll(/\{\w+\}/g, 'unknown')
          const answer = await dashboard.ask(target, { method: method.toUpperCase(), ...credentials })
          const text = await answer.text()
          const found = refusals.find((code) => text.includes(`"${code}"`))
          return found ?? (text.includes('not both') ? 'both' : 'admitted')
        }
        const program = { headers: { 'sec-fetch-site': undefined, origin: undefined } }
        const rank = operatorRoles.indexOf(right.role)
        const ofRole = (index: number) => (index >= rank ? 'admitted' : 'operator_forbidden')
        const cases = [
          ['none', program, right.isForTokens ? 'unauthorized' : 'operator_session_required'],
          ['page without a session', {}, 'operator_session_required'],
          ...operatorRoles.map((role, index) => [role, { cookie: people[role]?.cookie }, ofRole(index)] as const),
          ['stale owner', { cookie: stale.cookie }, right.needsProof ? 'passkey_proof_required' : 'admitted'],
          ['token', { token, ...program }, right.isForTokens ? 'admitted' : 'operator_forbidden'],
          ['wrong token', { token: 'a-wrong-admin-token', ...program }, 'unauthorized'],
          ['both', { token, cookie: people['owner']?.cookie }, 'both'],
        ] as const
        for (const [who, credentials, expected] of cases) {
          const answered = await call(credentials)
          if (answered !== expected) wrong.push(`${name}, ${who}: ${answered} instead of ${expected}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(seen.toSorted()).toEqual([...Object.keys(operatorRights), ...logins].toSorted())
  })

  it('keep operators, invitations and the own account from the token, and changes from viewers', () => {
    const closed = Object.entries(operatorRights).filter(([, { isForTokens }]) => !isForTokens)
    expect(closed.map(([name]) => name)).toEqual(
      expect.arrayContaining(['listOperators', 'changeOperatorRole', 'removeOperator', 'createInvitation', 'getMe']),
    )
    const proven = Object.entries(operatorRights).filter(([, { needsProof }]) => needsProof)
    expect(proven.map(([name]) => name).toSorted()).toEqual(
      [
        ...[
          'adminDeleteUser',
          'adminExportUsers',
          'changeOperatorRole',
          'createInvitation',
          'getMyPasskeyOptions',
          'removeMyPasskey',
        ],
        ...['removeOperator', 'addAlertWebhook', 'removeAlertWebhook', 'rotateAlertWebhook'],
      ].toSorted(),
    )
    const viewers = Object.entries(operatorRights).filter(
      ([, { isForTokens, role }]) => isForTokens && role === 'viewer',
    )
    expect(viewers.map(([name]) => name).toSorted()).toEqual(
      [
        ...['Breakdown', 'Csv', 'Durations', 'Funnel', 'Series'].map((report) => `adminGetAnalytics${report}`),
        ...['adminFindUsers', 'adminGetUser', 'adminGetUserCounts'],
        ...['adminGetLogins', 'adminPreviewMail'],
        ...['adminGetCataloguePicture', 'adminGetCatalogueWallet', 'adminListCatalogue'],
        ...['adminFindSignIns', 'adminGetSignInCounts', 'adminListSignIns'],
        ...['adminGetProject', 'adminGetSponsorship', 'adminListEvents', 'adminListProjects', 'adminListRefusals'],
        ...['adminGetAlertSettings', 'adminListAlertDeliveries', 'adminListAlerts'],
        ...['adminGetMailHealth', 'adminGetRelayHealth', 'adminGetStorageHealth'],
        ...['adminListExecutors', 'adminListUpstreams'],
      ].toSorted(),
    )
  })
})

it('counts and logs what is refused to operators, and records no change', async () => {
  const viewer = await dashboard.join('viewer')
  const stranger = createTestAuthenticator({ site: dashboardUrl })
  stranger.create({ challenge: '', user: { id: Buffer.from('stranger').toString('base64url') } })
  const program = { 'sec-fetch-site': undefined, origin: undefined }
  const attempts = {
    'operator role': () => dashboard.ask('/projects', { cookie: viewer.cookie, body: { name: 'Forbidden' } }),
    'operator token': () => dashboard.ask('/operators', { token, headers: program }),
    'operator origin': () =>
      dashboard.ask('/me', { cookie: viewer.cookie, headers: { 'sec-fetch-site': 'cross-site' } }),
    'credential operator_passkey': async () => (await dashboard.logIn(stranger)).answer,
    'credential operator_invitation': () =>
      dashboard.ask('/invitations/accept/options', { body: { token: 'A'.repeat(43) } }),
  }
  const readAudit = () => storage.database.$count(audit)
  const readCount = async (name: string) => {
    const [purpose, unit] = name.split(' ')
    const text = await cloud.metrics.registry.metrics()
    const line = `latchkey_refusals_total{purpose="${purpose}",share="address",unit="${unit}"} `
    return Number(
      text
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.slice(line.length) ?? 0,
    )
  }
  const entries = await readAudit()
  for (const [name, attempt] of Object.entries(attempts)) {
    cloud.logger.lines.length = 0
    // The log writes a limited number of lines a second.
    cloud.clock.now += 1_000
    const before = await readCount(name)
    expect((await attempt()).status, name).toBeGreaterThanOrEqual(400)
    expect(await readCount(name), name).toBe(before + 1)
    const lines = cloud.logger.lines.filter(({ fields }) => fields['event'] === 'refused')
    expect(lines.map(({ fields }) => `${String(fields['purpose'])} ${String(fields['unit'])}`)).toEqual([name])
    expect(JSON.stringify(lines)).not.toMatch(/@|10\.0\./)
  }
  expect(await readAudit()).toBe(entries)
})

describe('pages of other origins', () => {
  const foreign = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { origin: 'https://a.dashboard.example.com', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'https://dashboard.example.com:8443', 'sec-fetch-site': 'same-site' }],
    ['a browser that states no site', { 'sec-fetch-site': undefined }],
    ['a page that only forges the site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', { origin: undefined }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a request without the header', { 'x-latchkey-dashboard': undefined }],
  ] as const

  it.each(foreign)('cannot act with the session of an operator or begin one: %s', async (_name, headers) => {
    const { authenticator, cookie } = await dashboard.join('owner')
    const body = { name: 'Forged' }
    expect(await readCode(await dashboard.ask('/projects', { cookie, body, headers }))).toBe('origin_not_allowed')
    const { answer } = await dashboard.logIn(authenticator, {}, { headers })
    expect(await readCode(answer)).toBe('origin_not_allowed')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await dashboard.ask('/me', { cookie })).status).toBe(200)
  })

  it('cannot read with it either, and get no CORS headers', async () => {
    const { cookie } = await dashboard.join('viewer')
    const headerSets = [
      ...['cross-site', 'same-site', 'none', undefined].map((site) => ({ 'sec-fetch-site': site })),
      { origin: 'https://evil.example' },
    ]
    for (const headers of headerSets) {
      const answer = await dashboard.ask('/projects', { cookie, headers })
      expect(await readCode(answer)).toBe('origin_not_allowed')
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('an invitation', () => {
  it('registers a passkey, which logs in, and works once', async () => {
    const { token: secret } = await dashboard.invitations.invite({ email: 'mira@example.com', role: 'editor' })
    const { answer, authenticator, options } = await dashboard.accept(secret)
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(options).toMatchObject({
      rp: { id: 'dashboard.example.com' },
      user: { name: 'mira@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-latchkey-operator=[\w-]+\.[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const me = await dashboard.ask('/me', { cookie: readCookie(answer) })
    expect(parse(operatorMeSchema, await me.json()).operator).toMatchObject({
      email: 'mira@example.com',
      role: 'editor',
    })
    expect((await dashboard.logIn(authenticator)).answer.status).toBe(200)

    const again = await dashboard.ask('/invitations/accept/options', { body: { token: secret } })
    expect(await readCode(again)).toBe('invitation_unknown')
    const rows = await storage.database.select().from(operatorInvitations)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is used by one of several that open it at the same time, on any node', async () => {
    const other = await startTestCloud({ storage, environment: dashboardEnvironment })
    const { token: secret } = await dashboard.invitations.invite({ email: 'race@example.com', role: 'owner' })
    const answers = await Promise.all(
      [cloud.url, other.url].map(async (at) => readCode((await dashboard.accept(secret, {}, { at })).answer)),
    )
    expect(answers).toHaveLength(2)
    expect(answers).toEqual(expect.arrayContaining([200, 'invitation_unknown']))
  })

  it('survives a passkey that is refused, and ends when it expires, is withdrawn or replaced', async () => {
    const { invitations } = dashboard
    const email = 'late@example.com'
    const first = await invitations.invite({ email, role: 'viewer' })
    for (const change of [
      { origin: 'https://evil.example' },
      { isUserVerified: false },
      { rpId: 'example.com' },
      { crossOrigin: true },
    ])
      expect(await readCode((await dashboard.accept(first.token, change)).answer)).toBe('passkey_refused')
    const second = await invitations.invite({ email, role: 'viewer' })
    const open = async (secret: string) =>
      readCode(await dashboard.ask('/invitations/accept/options', { body: { token: secret } }))
    expect(await open(first.token)).toBe('invitation_unknown')
    expect(await open(second.token)).toBe(200)
    await invitations.withdraw(second.invitation.id)
    expect(await open(second.token)).toBe('invitation_unknown')
    const third = await invitations.invite({ email, role: 'viewer' })
    cloud.clock.now += constants.invitationLife
    expect(await open(third.token)).toBe('invitation_unknown')
    expect(await invitations.list()).toEqual([])
  })

  it('is created by an owner over HTTP, and ends with the owner', async () => {
    const owner = await dashboard.join('owner')
    const body = { email: 'Next@Example.com', role: 'owner' }
    const created = await dashboard.ask('/invitations', { cookie: owner.cookie, body })
    expect(await created.json()).toMatchObject({
      invitation: { email: 'next@example.com', isRecovery: false },
      link: expect.stringMatching(/^https:\/\/dashboard\.example\.com\/dashboard\/invite#[\w-]{43}$/),
    })
    const taken = { email: owner.email, role: 'viewer' }
    expect(await readCode(await dashboard.ask('/invitations', { cookie: owner.cookie, body: taken }))).toBe(
      'operator_exists',
    )
    const list = parse(
      listInvitations.response,
      await (await dashboard.ask('/invitations', { cookie: owner.cookie })).json(),
    )
    expect(list.invitations.map(({ email }) => email)).toEqual(['next@example.com'])
    await dashboard.join('owner')
    await dashboard.register.remove(owner.email)
    expect(await dashboard.invitations.list()).toEqual([])
  })
})

describe('a login', () => {
  it('begins a session of its own, whatever cookie the browser had, and ends that one', async () => {
    const { authenticator, cookie, session } = await dashboard.join('viewer')
    const planted = `__Host-latchkey-operator=${session.id}.${'A'.repeat(43)}`
    const fixed = await dashboard.logIn(authenticator, {}, { cookie: planted })
    expect(readCookie(fixed.answer)).not.toBe(planted)
    expect(await readCode(await dashboard.ask('/me', { cookie: planted }))).toBe('operator_session_required')
    // A secret that is not right ends nothing.
    expect((await dashboard.ask('/me', { cookie })).status).toBe(200)
    const next = readCookie((await dashboard.logIn(authenticator, {}, { cookie })).answer)
    expect(next).not.toBe(cookie)
    expect(await readCode(await dashboard.ask('/me', { cookie }))).toBe('operator_session_required')
    expect((await dashboard.ask('/me', { cookie: next })).status).toBe(200)
    const hashes = await storage.database.select().from(operatorSessions)
    expect(JSON.stringify(hashes)).not.toContain(next.split('.')[1])
  })

  it('takes an answer once, also on another node', async () => {
    const other = await startTestCloud({ storage, environment: dashboardEnvironment })
    const { authenticator } = await dashboard.join('viewer')
    const { answer, credential } = await dashboard.logIn(authenticator)
    expect(answer.status).toBe(200)
    for (const at of [cloud.url, other.url])
      expect(await readCode(await dashboard.ask('/operators/login/verify', { at, body: { credential } }))).toBe(
        'passkey_refused',
      )
  })

  it.each([
    ['of another origin', { origin: 'https://a.dashboard.example.com' }],
    ['of another site', { rpId: 'example.com' }],
    ['within another page', { topOrigin: 'https://evil.example' }],
    ['within a page that the browser does not name', { crossOrigin: true }],
    ['without verification', { isUserVerified: false }],
    ['with a forged signature', { isForged: true }],
    ['for another operator', { userHandle: Buffer.from('another').toString('base64url') }],
    ['for a challenge that was not given', { challenge: createHash('sha256').digest('base64url') }],
    ['of a registration', { type: 'webauthn.create' }],
  ])('refuses a passkey %s', async (_name, change) => {
    const { authenticator } = await dashboard.join('viewer')
    expect(await readCode((await dashboard.logIn(authenticator, change)).answer)).toBe('passkey_refused')
  })

  it('refuses a passkey that it does not know, and a challenge that is too old or for a proof', async () => {
    const stranger = createTestAuthenticator({ site: dashboardUrl })
    stranger.create({ challenge: '', user: { id: Buffer.from('stranger').toString('base64url') } })
    expect(await readCode((await dashboard.logIn(stranger)).answer)).toBe('passkey_refused')
    const { authenticator, cookie } = await dashboard.join('viewer')
    const verify = async (options: { challenge: string }) =>
      readCode(await dashboard.ask('/operators/login/verify', { body: { credential: authenticator.get(options) } }))
    const forProof = await dashboard.ask('/me/proof/options', { method: 'POST', cookie })
    expect(await verify(parse(looseObject({ challenge: string() }), await forProof.json()))).toBe('passkey_refused')
    const options = await dashboard.readLoginOptions()
    cloud.clock.now += constants.challengeLife
    expect(await verify(options)).toBe('passkey_refused')
  })

  it('is limited for each address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const codes: (string | number)[] = []
    for (let count = 0; count < 21; count += 1)
      codes.push(await readCode(await dashboard.ask('/operators/login/options', { method: 'POST', headers })))
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(codes[20]).toBe('rate_limited')
  })
})

describe('a session', () => {
  const isOver = async (cookie: string, at?: string) =>
    (await readCode(await dashboard.ask('/me', { cookie, at }))) === 'operator_session_required'

  it('ends after 12 hours without a request, and after 7 days', async () => {
    const { cookie } = await dashboard.join('viewer')
    cloud.clock.now += 12 * hour - 1
    expect(await isOver(cookie)).toBe(false)
    cloud.clock.now += 12 * hour
    expect(await isOver(cookie)).toBe(true)

    const busy = await dashboard.join('viewer')
    for (let passed = 0; passed < 7 * 24 - 10; passed += 10) {
      cloud.clock.now += 10 * hour
      expect(await isOver(busy.cookie)).toBe(false)
    }
    cloud.clock.now += 10 * hour
    expect(await isOver(busy.cookie)).toBe(true)
  })

  it('ends at once on all nodes: by a change of role, a removal, an owner and by hand', async () => {
    const other = await startTestCloud({ storage, environment: dashboardEnvironment })
    other.clock.now = cloud.clock.now
    const owner = await dashboard.join('owner')
    const changed = await dashboard.join('editor')
    const removed = await dashboard.join('editor')
    const ended = await dashboard.join('editor')
    const body = { role: 'viewer' }
    const put = { method: 'PUT', cookie: owner.cookie, body }
    expect((await dashboard.ask(`/operators/${changed.id}`, put)).status).toBe(200)
    expect((await dashboard.ask(`/operators/${removed.id}`, { method: 'DELETE', cookie: owner.cookie })).status).toBe(
      204,
    )
    const all = await dashboard.ask(`/operators/${ended.id}/sessions`, { method: 'DELETE', cookie: owner.cookie })
    expect(await all.json()).toEqual({ ended: 1 })
    for (const { cookie } of [changed, removed, ended]) {
      expect(await isOver(cookie)).toBe(true)
      expect(await isOver(cookie, other.url)).toBe(true)
    }
    expect(await readCode((await dashboard.logIn(removed.authenticator)).answer)).toBe('passkey_refused')

    const mine = await dashboard.ask('/me/sessions', { cookie: owner.cookie })
    const { current, sessions } = parse(getMySessions.response, await mine.json())
    expect(sessions).toMatchObject([{ id: current, browser: 'Chrome, Linux' }])
    const foreign = await dashboard.join('owner')
    const end = (id: string) => dashboard.ask(`/me/sessions/${id}`, { method: 'DELETE', cookie: owner.cookie })
    expect(await readCode(await end(foreign.session.id))).toBe('not_found')
    const out = await end('current')
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-latchkey-operator=; Max-Age=0;/)
    expect(await isOver(owner.cookie, other.url)).toBe(true)
    expect(await isOver(foreign.cookie)).toBe(false)
  })

  it('proves presence with a passkey for 5 minutes, with one of the operator only', async () => {
    const owner = await dashboard.join('owner')
    const stranger = await dashboard.join('owner')
    const body = { email: 'proven@example.com', role: 'viewer' }
    const invite = async () => readCode(await dashboard.ask('/invitations', { cookie: owner.cookie, body }))
    expect(await invite()).toBe(200)
    cloud.clock.now += 5 * minute
    expect(await invite()).toBe('passkey_proof_required')
    const borrowed = await dashboard.prove({ cookie: owner.cookie, authenticator: stranger.authenticator })
    expect(await readCode(borrowed)).toBe('passkey_refused')
    expect(await invite()).toBe('passkey_proof_required')
    expect((await dashboard.prove(owner)).status).toBe(200)
    expect(await invite()).toBe(200)
  })
})

describe('passkeys and recovery', () => {
  it('adds a second passkey, removes the first, and keeps the last', async () => {
    const operator = await dashboard.join('viewer')
    const { cookie } = operator
    const second = createTestAuthenticator({ site: dashboardUrl })
    const asked = await dashboard.ask('/me/passkeys/options', { method: 'POST', cookie })
    const options = parse(creationOptionsSchema, await asked.json())
    expect(options.excludeCredentials).toMatchObject([{ id: operator.authenticator.id }])
    const credential = second.create(options)
    expect((await dashboard.ask('/me/passkeys', { cookie, body: { credential } })).status).toBe(204)
    expect(await readCode(await dashboard.ask('/me/passkeys', { cookie, body: { credential } }))).toBe(
      'passkey_refused',
    )
    expect((await dashboard.logIn(second)).answer.status).toBe(200)
    const list = parse(getMyPasskeys.response, await (await dashboard.ask('/me/passkeys', { cookie })).json())
    expect(list.passkeys.map(({ id }) => id).toSorted()).toEqual([operator.authenticator.id, second.id].toSorted())
    const remove = (id: string) => dashboard.ask(`/me/passkeys/${id}`, { method: 'DELETE', cookie })
    expect((await remove(operator.authenticator.id)).status).toBe(204)
    expect(await readCode(await remove(second.id))).toBe('last_passkey')
    expect(await readCode((await dashboard.logIn(operator.authenticator)).answer)).toBe('passkey_refused')
  })

  it('keeps the last owner, and lets them recover: a link replaces passkeys and sessions once', async () => {
    await storage.database.delete(operators)
    const owner = await dashboard.join('owner')
    cloud.clock.now += 1
    await dashboard.join('editor')
    const change = { method: 'PUT', cookie: owner.cookie, body: { role: 'editor' } }
    expect(await readCode(await dashboard.ask(`/operators/${owner.id}`, change))).toBe('last_owner')
    const removal = { method: 'DELETE', cookie: owner.cookie }
    expect(await readCode(await dashboard.ask(`/operators/${owner.id}`, removal))).toBe('last_owner')

    const { invitation, token: secret } = await dashboard.invitations.recover(owner.email)
    expect(invitation).toMatchObject({ email: owner.email, role: 'owner', isRecovery: true })
    // Until it is used, nothing changes.
    expect((await dashboard.ask('/me', { cookie: owner.cookie })).status).toBe(200)
    const { answer, authenticator } = await dashboard.accept(secret)
    const me = parse(operatorMeSchema, await answer.clone().json())
    expect(me.operator).toMatchObject({ id: owner.id, role: 'owner' })
    expect(await readCode(await dashboard.ask('/me', { cookie: owner.cookie }))).toBe('operator_session_required')
    expect(await readCode((await dashboard.logIn(owner.authenticator)).answer)).toBe('passkey_refused')
    expect((await dashboard.logIn(authenticator)).answer.status).toBe(200)
    const again = await dashboard.ask('/invitations/accept/options', { body: { token: secret } })
    expect(await readCode(again)).toBe('invitation_unknown')

    const cookie = readCookie(answer)
    const list = parse(listOperators.response, await (await dashboard.ask('/operators', { cookie })).json())
    expect(list.operators).toMatchObject([{ email: owner.email, passkeys: 1, sessions: 2 }, { role: 'editor' }])
    const trail = await dashboard.ask(`/audit?object=operator:${owner.email}`, { cookie })
    const { data } = parse(adminListAudit.response, await trail.json())
    expect(data.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      `operator.login operator:${owner.email}`,
      `operator.recovered operator:${owner.email}`,
      'operator.recover user:test',
      `operator.join operator:${owner.email}`,
      'operator.invite user:test',
    ])
    expect(JSON.stringify(data)).not.toContain(secret)
  })
})

describe('a project', () => {
  it('is changed by one of two editors, and the other reads what was changed', async () => {
    const { cookie, email } = await dashboard.join('editor')
    const { key } = await cloud.createProject({ name: 'Shop', allowedOrigins: ['https://a.example'] })
    const read = await dashboard.ask(`/projects/${key}`, { cookie })
    const etag = read.headers.get('etag') ?? ''
    expect(etag).toBe('"1"')
    const patch = (change: object, version: string | undefined, reason?: string) =>
      dashboard.ask(`/projects/${key}`, {
        method: 'PATCH',
        cookie,
        body: { change, reason },
        headers: { 'if-match': version },
      })
    const saved = await patch({ name: 'Shop 2' }, etag, 'A second shop')
    expect(saved.headers.get('etag')).toBe('"2"')
    expect(parse(adminProjectSchema, await saved.json())).toMatchObject({ name: 'Shop 2', revision: 2 })
    const requestId = saved.headers.get('x-request-id')
    await cloud.projects.update(key, { isAnalyticsEnabled: true })

    const late = await patch({ name: 'My shop' }, etag)
    expect(late.status).toBe(409)
    expect(parse(adminProjectConflictSchema, await late.json())).toMatchObject({
      code: 'project_conflict',
      before: { name: 'Shop', revision: 1, isAnalyticsEnabled: false, allowedOrigins: ['https://a.example'] },
      theirs: { name: 'Shop 2', revision: 3, isAnalyticsEnabled: true },
      yours: { name: 'My shop' },
    })
    // What changes nothing is no conflict for others.
    expect((await patch({ name: 'Shop 2' }, '"3"')).headers.get('etag')).toBe('"3"')
    for (const version of [undefined, '3', '*', '"x"'])
      expect(await readCode(await patch({ name: 'Other' }, version))).toBe('invalid_request')
    // A revision that the trail does not know.
    expect(await (await patch({ name: 'Other' }, '"9"')).json()).toMatchObject({
      before: null,
      theirs: { revision: 3 },
    })

    const trail = await dashboard.ask(`/audit?object=project:${key}&actor=operator:${email}`, {
      token,
      headers: { 'sec-fetch-site': undefined },
    })
    expect(parse(adminListAudit.response, await trail.json()).data).toEqual([
      expect.objectContaining({
        before: { name: 'Shop' },
        after: { name: 'Shop 2' },
        reason: 'A second shop',
        requestId,
      }),
    ])
  })
})

describe('a cloud without a dashboard', () => {
  it('has no logins, and its cookies count for nothing', async () => {
    const { cookie } = await dashboard.join('owner')
    const environment = { ...dashboardEnvironment, LATCHKEY_DASHBOARD: 'off' }
    const { url: at } = await startTestCloud({ storage, environment })
    const login = await dashboard.ask('/operators/login/options', { at, method: 'POST' })
    expect(await readCode(login)).toBe('not_configured')
    expect(await readCode(await dashboard.ask('/projects', { at, cookie }))).toBe('operator_session_required')
    const both = { at, cookie, token, headers: { 'sec-fetch-site': undefined } }
    expect((await dashboard.ask('/projects', both)).status).toBe(200)
  })
})
