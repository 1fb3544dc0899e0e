import { createHmac } from 'node:crypto'
import {
  adminDeleteUser,
  adminEndUserSessions,
  adminFindUsers,
  adminGetUser,
  adminGetUserCounts,
  adminRevealUser,
} from '@latchkey/protocol/operator'
import { adminListAudit } from '@latchkey/protocol/project'
import { eq } from 'drizzle-orm'
import { type GenericSchema, parse } from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { createWalletDeletions } from '../../../embedded/deletions/createWalletDeletions.ts'
import { createMailer } from '../../../embedded/mail/createMailer.ts'
import { createWalletNotices } from '../../../embedded/notices/createWalletNotices.ts'
import { userDeletions } from '../../../storage/deletionSchema.ts'
import { embeddedUsers, loginMethods, securityEvents, vaults } from '../../../storage/embeddedSchema.ts'
import { handoffs } from '../../../storage/handoffSchema.ts'
import { walletNotices } from '../../../storage/noticeSchema.ts'
import { audit as auditTable } from '../../../storage/schema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestDashboard, dashboardEnvironment } from '../../../test/createTestDashboard.ts'
import { createTestLogger } from '../../../test/createTestLogger.ts'
import { createTestOperator } from '../../../test/createTestOperator.ts'
import { createTestId, createTestMember, createTestVault } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'

const token = dashboardEnvironment.LATCHKEY_ADMIN_TOKEN
const day = 86_400_000

let serial = 0
const createEmail = (): string => `visitor${(serial += 1)}@users.example.com`

/** A cloud with a project of its own, and what an operator asks about its users. */
async function start(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage, environment: dashboardEnvironment })
  const dashboard = createTestDashboard(cloud)
  const program = { token, headers: { 'sec-fetch-site': undefined, origin: undefined } }
  const base = `/projects/${cloud.projectId}/users`
  const read = async <schema extends GenericSchema>(response: schema, answer: Response) => {
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(response, await answer.json())
  }
  const find = async (text: string, project = cloud.projectId) =>
    (
      await read(
        adminFindUsers.response,
        await dashboard.ask(`/projects/${project}/users/find`, { ...program, body: { find: text } }),
      )
    ).users
  const get = async (userId: string) => read(adminGetUser.response, await dashboard.ask(`${base}/${userId}`, program))
  const count = async () => read(adminGetUserCounts.response, await dashboard.ask(base, program))
  const listAudit = async (userId: string) =>
    (await read(adminListAudit.response, await dashboard.ask(`/audit?object=user:${userId}`, program))).data
  /** Whether the wallet is logged in with a secret. */
  const isLoggedIn = async (secret: string) => (await cloud.send('GET', '/embedded/v1/session', { secret })).status
  /** A user with a wallet of a device, a passkey and a code. */
  const createUser = async (change: Parameters<ReturnType<typeof createTestVault>['create']>[1] = {}) => {
    const email = createEmail()
    const user = await cloud.logIn(email)
    const vault = createTestVault()
    const members = [createTestMember('device'), createTestMember('passkey'), createTestMember('code')]
    expect(await readRefusalCode(await cloud.create(user.secret, vault.create(members, change)))).toBe(204)
    const [eip155 = '', solana = ''] = vault.successor.addresses
    return { ...user, email, eip155, solana, vault, members }
  }
  /** A second node. It deletes users only when the test calls it. */
  const startNode = (canSend = true) => {
    const { database } = storage
    const context = { storage, logger: createTestLogger(), now: () => cloud.clock.now }
    const { audit } = createTestOperator({ database, now: context.now })
    const mail = { smtpUrl: cloud.mailbox.smtpUrl, from: 'no-reply@example.com' }
    const mailer = createMailer({
      settings: canSend ? mail : undefined,
      logger: context.logger,
      timeout: constants.mailTimeout,
    })
    const notices = createWalletNotices({ context, mailer })
    const deletions = createWalletDeletions({ context, audit, notices, canSend })
    const close = async (): Promise<void> => {
      await deletions.close()
      await notices.close()
      mailer.close()
    }
    onTestFinished(close)
    return { deleteDue: deletions.deleteDue, close, logger: context.logger }
  }
  /** The texts of mails about a deletion, the oldest first. */
  const readMails = async (email: string) =>
    (await cloud.mailbox.list(email))
      .filter(({ subject }) => subject === 'The deletion of your wallet at Shop')
      .map(({ text }) => text)
      .toReversed()
  return {
    cloud,
    dashboard,
    program,
    base,
    read,
    find,
    get,
    count,
    listAudit,
    isLoggedIn,
    createUser,
    startNode,
    readMails,
  }
}

async function readProjectKey(database: Storage['database'], userId: string): Promise<string> {
  const [user] = await database.select().from(embeddedUsers).where(eq(embeddedUsers.id, userId))
  return user?.projectKey ?? ''
}

describeStorages((getStorage) => {
  it('finds users by a whole address, id or wallet, never by a part or in another project', async () => {
    const { cloud, createUser, find } = await start(getStorage())
    const solana = '7'.repeat(43)
    const user = await createUser({ solana })
    const other = await cloud.logIn(createEmail())
    const found = [
      {
        id: user.userId,
        createdAt: expect.any(Number),
        email: 'v•••@users.example.com',
        eip155: user.eip155,
      },
    ]
    for (const text of [
      user.email,
      ` ${user.email.toUpperCase()} `,
      user.userId,
      user.eip155,
      user.eip155.toUpperCase().replace('0X', '0x'),
      `eip155:1:${user.eip155}`,
      solana,
      `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`,
    ])
      expect(await find(text), text).toEqual(found)
    const parts = [
      user.email.slice(1),
      user.email.slice(0, -1),
      user.email.split('@')[0] ?? '',
      '@users.example.com',
      user.userId.slice(0, 12),
      user.eip155.slice(0, -1),
      '%',
      createEmail(),
    ]
    for (const text of parts) expect(await find(text), text).toEqual([])
    const { projectId } = await cloud.createProject({ name: 'Other' })
    for (const text of [user.email, user.userId, user.eip155]) expect(await find(text, projectId), text).toEqual([])
    // Without a wallet.
    expect(await find(other.userId)).toMatchObject([{ id: other.userId, eip155: null }])
  })

  it('finds the user of a wallet that an earlier version has stored, once the wallet changes', async () => {
    const { cloud, createUser, find } = await start(getStorage())
    const { eip155, members, secret, userId, vault } = await createUser()
    await getStorage().database.update(vaults).set({ eip155Address: null }).where(eq(vaults.userId, userId))
    expect(await find(eip155)).toEqual([])
    expect((await find(userId)).map(({ id }) => id)).toEqual([userId])
    const change = { manifest: vault.signManifest(members, 2), boxes: [] }
    expect(await readRefusalCode(await cloud.change(secret, change))).toBe(204)
    expect((await find(eip155)).map(({ id }) => id)).toEqual([userId])
  })

  it('counts users, wallets, live sessions and new users of the project alone', async () => {
    const { cloud, count, createUser } = await start(getStorage())
    const none = { users: 0, withWallet: 0, sessions: 0, newIn7Days: 0, newIn30Days: 0, toBeDeleted: 0 }
    expect(await count()).toEqual(none)
    const user = await createUser()
    await cloud.logIn(user.email)
    await cloud.logIn(createEmail())
    const { projectId } = await cloud.createProject({ name: 'Elsewhere', allowedOrigins: ['https://shop.example.com'] })
    await cloud.logIn(createEmail(), projectId)
    expect(await count()).toEqual({ ...none, users: 2, withWallet: 1, sessions: 3, newIn7Days: 2, newIn30Days: 2 })
    cloud.clock.now += 7 * day
    await cloud.logIn(createEmail())
    expect(await count()).toEqual({ ...none, users: 3, withWallet: 1, sessions: 4, newIn7Days: 1, newIn30Days: 3 })
    // Sessions that were not used for 30 days are not live.
    cloud.clock.now += constants.sessionIdle - day
    expect(await count()).toMatchObject({ users: 3, sessions: 1, newIn7Days: 0, newIn30Days: 1 })
  })

  it('shows logins, wallet, sessions, codes and events of a user, without secrets and addresses', async () => {
    const { cloud, createUser, dashboard, get, program, base } = await start(getStorage())
    const user = await createUser()
    const { attempt, code } = await cloud.begin(user.email)
    expect((await cloud.verify({ attempt, code: code === '000000' ? '000001' : '000000' })).ok).toBe(false)
    const { database } = getStorage()
    const projectKey = await readProjectKey(database, user.userId)
    const event = { projectKey, userId: user.userId, createdAt: cloud.clock.now + 1 }
    await database.insert(securityEvents).values([
      { ...event, id: createTestId(), kind: 'app_granted', subject: 'https://shop.example.com' },
      { ...event, id: createTestId(), kind: 'email_updated', subject: user.email },
    ])
    const detail = await get(user.userId)
    expect(detail).toMatchObject({
      id: user.userId,
      email: 'v•••@users.example.com',
      hasName: false,
      logins: [{ kind: 'email' }],
      wallet: { eip155: user.eip155, solana: user.solana, devices: 1, passkeys: 1, codes: 1 },
      earlierWallets: 0,
      liveSessions: 1,
      deletion: null,
    })
    expect(detail.sessions).toEqual([
      expect.objectContaining({ id: user.secret.split('.')[0], expiresAt: expect.any(Number) }),
    ])
    expect(detail.codes.map(({ state, wrong }) => [state, wrong])).toEqual([
      ['open', 1],
      ['used', 0],
    ])
    expect(detail.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'app_granted', subject: 'https://shop.example.com' }),
        expect.objectContaining({ kind: 'email_updated', subject: null }),
        expect.objectContaining({ kind: 'vault_created', subject: null }),
      ]),
    )
    expect(JSON.stringify(detail)).not.toContain(user.email)
    expect(await readRefusalCode(await dashboard.ask(`${base}/unknown`, program))).toBe('not_found')
    // The user of another project.
    const { projectId } = await cloud.createProject({ name: 'Next' })
    const elsewhere = `/projects/${projectId}/users/${user.userId}`
    for (const [path, method] of [
      ['', 'GET'],
      ['/reveal', 'POST'],
      ['/sessions', 'DELETE'],
      ['/deletion', 'DELETE'],
    ] as const)
      expect(await readRefusalCode(await dashboard.ask(`${elsewhere}${path}`, { ...program, method }))).toBe(
        'not_found',
      )
    expect((await get(user.userId)).liveSessions).toBe(1)
  })

  it('reveals an address to editors, 60 an hour, and records it without the address', async () => {
    const { base, cloud, createUser, dashboard, listAudit, read } = await start(getStorage())
    const user = await createUser()
    const editor = await dashboard.join('editor')
    const viewer = await dashboard.join('viewer')
    const ask = (cookie: string) => dashboard.ask(`${base}/${user.userId}/reveal`, { cookie, method: 'POST' })
    expect(await readRefusalCode(await ask(viewer.cookie))).toBe('operator_forbidden')
    expect(await read(adminRevealUser.response, await ask(editor.cookie))).toEqual({ email: user.email, name: null })
    expect(await listAudit(user.userId)).toMatchObject([
      {
        actor: `operator:${editor.email}`,
        action: 'user.reveal',
        before: null,
        after: { email: true, name: false },
        requestId: expect.any(String),
      },
    ])
    const codes: unknown[] = []
    // Of sixty at once, a busy machine refused some for another reason than the limit.
    for (let part = 0; part < 6; part += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(editor.cookie)))
      codes.push(...(await Promise.all(answers.map(readRefusalCode))))
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(59)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1)
    expect(await listAudit(user.userId)).toHaveLength(60)
    // Another operator has a budget of their own, and the hour passes.
    expect((await ask((await dashboard.join('owner')).cookie)).status).toBe(200)
    cloud.clock.now += 2 * 3_600_000
    expect((await ask(editor.cookie)).status).toBe(200)
    const rows = await getStorage().database.select().from(auditTable).where(eq(auditTable.action, 'user.reveal'))
    expect(JSON.stringify(rows)).not.toContain(user.email)
  })

  it('exports all users of the project to owners who have just used their passkey, and records it', async () => {
    const { base, cloud, createUser, dashboard } = await start(getStorage())
    const { database } = getStorage()
    const [user, formula] = [await createUser(), await createUser()]
    await database.update(embeddedUsers).set({ userName: '=1+1, "x"' }).where(eq(embeddedUsers.id, formula.userId))
    const [row] = await database.select().from(embeddedUsers).where(eq(embeddedUsers.id, user.userId))
    const projectKey = row?.projectKey ?? ''
    // More than are read at once, many of one moment.
    const ids = Array.from({ length: 1_100 }, () => crypto.randomUUID())
    await database
      .insert(embeddedUsers)
      .values(ids.map((id, index) => ({ id, projectKey, createdAt: cloud.clock.now + (index >> 9) })))
    const owner = await dashboard.join('owner')
    const editor = await dashboard.join('editor')
    const ask = (cookie: string) => dashboard.ask(`${base}.csv`, { cookie })
    expect(await readRefusalCode(await ask(editor.cookie))).toBe('operator_forbidden')
    cloud.clock.now += 300_000
    expect(await readRefusalCode(await ask(owner.cookie))).toBe('passkey_proof_required')
    await dashboard.prove(owner)
    const answer = await ask(owner.cookie)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [titles, ...rows] = (await answer.text()).trimEnd().split('\r\n')
    expect(titles).toBe('id,created,email,name,logins,eip155,solana')
    const ofUser = rows.find((line) => line.startsWith(user.userId))?.split(',') ?? []
    expect([...ofUser.slice(2, 5), ...ofUser.slice(5).map((address) => address.toLowerCase())]).toEqual([
      ...[user.email, '', 'email'],
      ...[user.eip155, user.solana].map((address) => address.toLowerCase()),
    ])
    expect(rows.find((line) => line.startsWith(formula.userId))).toContain(`,"'=1+1, ""x""",email,`)
    expect(rows).toHaveLength(ids.length + 2)
    expect(new Set(rows.map((line) => line.split(',')[0]))).toEqual(new Set([user.userId, formula.userId, ...ids]))
    const entries = await database.select().from(auditTable).where(eq(auditTable.action, 'users.export'))
    expect(entries).toMatchObject([{ actor: `operator:${owner.email}`, object: `project:${projectKey}` }])
    expect(JSON.stringify(entries)).toContain('1102')
    expect(JSON.stringify(entries)).not.toContain(user.email)
  })

  it('ends one session or all, so that the wallet is logged out there', async () => {
    const { base, cloud, createUser, dashboard, get, isLoggedIn, listAudit, program, read } = await start(getStorage())
    const user = await createUser()
    const [second, third] = [await cloud.logIn(user.email), await cloud.logIn(user.email)]
    const { database } = getStorage()
    const projectKey = await readProjectKey(database, user.userId)
    const ids = [user, second, third].map(({ secret }) => secret.split('.')[0] ?? '')
    await database.insert(handoffs).values(
      ids.map((sessionId) => ({
        idHash: createTestId(),
        projectKey,
        userId: user.userId,
        sessionId,
        createdAt: cloud.clock.now,
      })),
    )
    const other = await createUser()
    expect((await get(user.userId)).sessions.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())

    const one = `${base}/${user.userId}/sessions/${ids[1]}`
    const viewer = await dashboard.join('viewer')
    expect(await readRefusalCode(await dashboard.ask(one, { cookie: viewer.cookie, method: 'DELETE' }))).toBe(
      'operator_forbidden',
    )
    const editor = await dashboard.join('editor')
    // Ended twice, it is one entry.
    for (const _time of [1, 2])
      expect((await dashboard.ask(one, { cookie: editor.cookie, method: 'DELETE' })).status).toBe(204)
    expect(await Promise.all([user, second, third].map(({ secret }) => isLoggedIn(secret)))).toEqual([200, 401, 200])
    expect(await database.$count(handoffs, eq(handoffs.userId, user.userId))).toBe(2)
    // The session of another user is not ended through this one.
    const foreign = `${base}/${user.userId}/sessions/${other.secret.split('.')[0]}`
    expect((await dashboard.ask(foreign, { ...program, method: 'DELETE' })).status).toBe(204)
    expect(await isLoggedIn(other.secret)).toBe(200)

    const all = await dashboard.ask(`${base}/${user.userId}/sessions`, { cookie: editor.cookie, method: 'DELETE' })
    expect(await read(adminEndUserSessions.response, all)).toEqual({ ended: 2 })
    expect(await Promise.all([user, third, other].map(({ secret }) => isLoggedIn(secret)))).toEqual([401, 401, 200])
    expect(await database.$count(handoffs, eq(handoffs.userId, user.userId))).toBe(0)
    expect(await listAudit(user.userId)).toMatchObject([
      {
        actor: `operator:${editor.email}`,
        action: 'user.end-sessions',
        before: { sessions: 2 },
        after: { sessions: 0 },
      },
      { actor: `operator:${editor.email}`, action: 'user.end-session', before: { sessions: 1 } },
    ])
    const { events, liveSessions } = await get(user.userId)
    expect(liveSessions).toBe(0)
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['session_ended_by_operator', 'sessions_ended_by_operator']),
    )
    // Ending sessions does not keep the user out.
    expect(await isLoggedIn((await cloud.logIn(user.email)).secret)).toBe(200)
  })

  it('deletes a user in 7 days, and the mail and the audit trail together prove it', async () => {
    const { base, cloud, count, createUser, dashboard, get, isLoggedIn, listAudit, read, readMails, startNode } =
      await start(getStorage())
    const user = await createUser()
    const owner = await dashboard.join('owner')
    const order = async () =>
      read(
        adminDeleteUser.response,
        await dashboard.ask(`${base}/${user.userId}?language=en`, { cookie: owner.cookie, method: 'DELETE' }),
      )
    const ordered = await order()
    expect(ordered).toEqual({ deleteAt: cloud.clock.now + 7 * day, isTold: true })
    await expect
      .poll(() => readMails(user.email), { timeout: 30_000 })
      .toEqual([expect.stringContaining('They will be deleted in 7 days. Until then, you can log in and save')])
    expect(await get(user.userId)).toMatchObject({ deletion: { deleteAt: ordered.deleteAt, by: 'operator' } })
    expect(await count()).toMatchObject({ toBeDeleted: 1 })
    // Ordered again it keeps its date, and the wallet works on.
    cloud.clock.now += 3_600_000
    await dashboard.prove(owner)
    expect(await order()).toEqual(ordered)
    expect(await isLoggedIn(user.secret)).toBe(200)
    const node = startNode()
    cloud.clock.now = ordered.deleteAt - 1
    await node.deleteDue()
    expect(await isLoggedIn((await cloud.logIn(user.email)).secret)).toBe(200)
    expect(await readMails(user.email)).toHaveLength(1)

    // Two nodes at the same time: one deletes.
    cloud.clock.now = ordered.deleteAt + constants.resendAfter
    const { database } = getStorage()
    const second = startNode()
    const deleted = await Promise.all([node.deleteDue(), second.deleteDue()])
    expect(deleted.toSorted((one, other) => one - other)).toEqual([0, 1])
    for (const table of [embeddedUsers, vaults] as const)
      expect(JSON.stringify(await database.select().from(table))).not.toContain(user.userId)
    await expect.poll(() => readMails(user.email), { timeout: 30_000 }).toHaveLength(2)

    // Address and key together lead to the entry; neither does alone.
    const [, mail = ''] = await readMails(user.email)
    expect(mail).toContain('We have deleted the encrypted keys of the wallet')
    const [key = ''] = /^[\da-f]{64}$/m.exec(mail) ?? []
    const proof = createHmac('sha256', Buffer.from(key, 'hex')).update(user.email).digest('hex')
    const [entry] = await listAudit(user.userId)
    expect(entry).toMatchObject({
      actor: `operator:${owner.email}`,
      action: 'user.delete',
      object: `user:${user.userId}`,
      after: { hadWallet: true, proof },
    })
    await node.close()
    await second.close()
    const kept = JSON.stringify([await database.select().from(auditTable), await database.select().from(walletNotices)])
    expect(kept).not.toContain(key)
    expect(JSON.stringify(await database.select().from(auditTable))).not.toContain(user.email)
    expect([...node.logger.lines, ...second.logger.lines]).toEqual([])
  })

  it('keeps a user whose deletion is withdrawn', async () => {
    const { base, cloud, createUser, dashboard, get, listAudit, readMails, startNode } = await start(getStorage())
    const user = await createUser()
    const owner = await dashboard.join('owner')
    const path = `${base}/${user.userId}`
    const erase = (url: string, cookie = owner.cookie) => dashboard.ask(url, { cookie, method: 'DELETE' })
    for (const role of ['viewer', 'editor'] as const)
      expect(await readRefusalCode(await erase(path, (await dashboard.join(role)).cookie))).toBe('operator_forbidden')
    // A passkey that was used 5 minutes ago.
    cloud.clock.now += 300_000
    expect(await readRefusalCode(await erase(path))).toBe('passkey_proof_required')
    await dashboard.prove(owner)
    expect((await erase(path)).status).toBe(200)
    expect((await erase(`${path}/deletion`)).status).toBe(204)
    expect((await erase(`${path}/deletion`)).status).toBe(204)
    expect(await get(user.userId)).toMatchObject({ deletion: null })
    await expect
      .poll(() => readMails(user.email), { timeout: 30_000 })
      .toEqual([
        expect.stringContaining('They will be deleted in 7 days.'),
        expect.stringContaining('They will not be deleted. Both stay as they were.'),
      ])
    cloud.clock.now += 8 * day
    await startNode().deleteDue()
    expect((await listAudit(user.userId)).map(({ action }) => action)).toEqual([
      'user.withdraw-deletion',
      'user.order-deletion',
    ])
    expect(await getStorage().database.$count(embeddedUsers, eq(embeddedUsers.id, user.userId))).toBe(1)
  })

  it('deletes users without an address or a mail server too, without a proof', async () => {
    const { base, cloud, createUser, dashboard, listAudit, read, startNode } = await start(getStorage())
    const { database } = getStorage()
    const [silent, unreachable] = [await createUser(), await createUser()]
    await database.delete(loginMethods).where(eq(loginMethods.userId, silent.userId))
    const owner = await dashboard.join('owner')
    const order = async (userId: string) =>
      read(
        adminDeleteUser.response,
        await dashboard.ask(`${base}/${userId}`, { cookie: owner.cookie, method: 'DELETE' }),
      )
    expect(await order(silent.userId)).toMatchObject({ isTold: false })
    await order(unreachable.userId)
    cloud.clock.now += 7 * day
    const node = startNode(false)
    expect(await node.deleteDue()).toBe(2)
    for (const { userId } of [silent, unreachable]) {
      expect(await database.$count(embeddedUsers, eq(embeddedUsers.id, userId))).toBe(0)
      expect((await listAudit(userId))[0]).toMatchObject({
        actor: `operator:${owner.email}`,
        action: 'user.delete',
        after: { hadWallet: true, proof: null },
      })
    }
    expect(await database.$count(userDeletions)).toBe(0)
    expect(node.logger.lines).toEqual([])
  })
})
