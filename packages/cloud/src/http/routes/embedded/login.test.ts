import { verifyLoginCode } from '@latchkey/protocol/embedded'
import { count, eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { embeddedSessions, embeddedUsers, loginAttempts } from '../../../storage/embeddedSchema.ts'
import { beforeStatements } from '../../../test/beforeStatements.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { createEmail, endpoints, other, readRefusal, startLogin } from '../../../test/startLogin.ts'

describeStorages((getStorage) => {
  it('logs in with the code of a mail, keeps the user, and logs out', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const { secret, user } = await cloud.logIn(email, projectId)
    expect(user.email).toBe(email)
    expect(await (await cloud.askSession(secret, projectId)).json()).toMatchObject({ user })

    cloud.clock.now += constants.resendAfter
    const again = await cloud.logIn(email.toUpperCase(), projectId)
    expect(again.user).toEqual(user)
    expect(again.secret).not.toBe(secret)

    const authorization = `Bearer ${secret}`
    expect(
      (await cloud.ask(endpoints.session, { method: 'DELETE', headers: { authorization }, projectId })).status,
    ).toBe(204)
    expect(await readRefusal(await cloud.askSession(secret, projectId))).toMatchObject({ code: 'session_required' })
    expect((await cloud.askSession(again.secret, projectId)).status).toBe(200)
  })

  it('stores neither codes nor secrets', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const { attempt, code } = await cloud.begin(createEmail(), { projectId })
    const answer = await cloud.verify(attempt, code, projectId)
    const { secret = '' } = parse(verifyLoginCode.response, await answer.json())
    const { database } = getStorage()
    const rows = JSON.stringify([
      await database.select().from(loginAttempts),
      await database.select().from(embeddedSessions),
    ])
    for (const one of [attempt, secret]) expect(rows).not.toContain(one.slice(one.indexOf('.') + 1))
    expect(rows).not.toContain(`"${code}"`)
    expect(JSON.stringify(cloud.logger.lines)).not.toContain(code)
  })

  it('ends a session after 30 days without use and after 90 days in any case', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const { secret } = await cloud.logIn(createEmail(), projectId)
    for (let days = 0; days < 87; days += 29) {
      cloud.clock.now += 29 * 86_400_000
      expect((await cloud.askSession(secret, projectId)).status, String(days)).toBe(200)
    }
    cloud.clock.now += 3 * 86_400_000
    expect((await cloud.askSession(secret, projectId)).status).toBe(401)
    const idle = await cloud.logIn(createEmail(), projectId)
    cloud.clock.now += constants.sessionIdle
    expect((await cloud.askSession(idle.secret, projectId)).status).toBe(401)
  })

  it('accepts at most five tries of a code, also at the same time (attack 87)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const { attempt, code } = await cloud.begin(createEmail(), { projectId })
    const guesses = Array.from({ length: 20 }, (_, index) => cloud.verify(attempt, other(code, index + 1), projectId))
    const refusals = await Promise.all((await Promise.all(guesses)).map(readRefusal))
    expect(refusals.filter((refusal) => refusal.code === 'login_code_wrong')).toHaveLength(4)
    expect(refusals.filter((refusal) => refusal.code === 'login_tries_exhausted')).toHaveLength(16)
    expect(await readRefusal(await cloud.verify(attempt, code, projectId))).toMatchObject({
      code: 'login_tries_exhausted',
    })
    expect(await cloud.metrics.registry.metrics()).toContain('latchkey_login_wrong_codes_total 5')
  })

  it('accepts a code for its own attempt only (attack 88)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const mine = await cloud.begin(createEmail(), { projectId })
    const victim = createEmail()
    let theirs = await cloud.begin(victim, { projectId })
    // One pair in a million has the same code.
    for (; theirs.code === mine.code; theirs = await cloud.begin(victim, { projectId })) {
      cloud.clock.now += constants.resendAfter
    }
    expect(await readRefusal(await cloud.verify(theirs.attempt, mine.code, projectId))).toEqual({
      status: 401,
      code: 'login_code_wrong',
      message: 'The code is wrong.',
      reasons: [{ name: 'triesLeft', description: '4' }],
    })
    // Not even if the hash of the code is written over that of the other attempt.
    const idOf = ({ attempt }: { readonly attempt: string }): string => attempt.slice(0, attempt.indexOf('.'))
    const { database } = getStorage()
    const [own] = await database
      .select({ codeHash: loginAttempts.codeHash })
      .from(loginAttempts)
      .where(eq(loginAttempts.id, idOf(mine)))
    const written = await database
      .update(loginAttempts)
      .set({ codeHash: own?.codeHash ?? '' })
      .where(eq(loginAttempts.id, idOf(theirs)))
      .returning({ codeHash: loginAttempts.codeHash })
    expect(written).toEqual([{ codeHash: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await readRefusal(await cloud.verify(theirs.attempt, mine.code, projectId))).toMatchObject({
      code: 'login_code_wrong',
    })
    expect((await cloud.verify(mine.attempt, mine.code, projectId)).status).toBe(200)
  })

  it('accepts a code once, also if it comes twice at the same time (attack 89)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const { attempt, code } = await cloud.begin(createEmail(), { projectId })
    const answers = await Promise.all([1, 2, 3, 4].map(() => cloud.verify(attempt, code, projectId)))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 401, 401, 401])
    expect(await readRefusal(await cloud.verify(attempt, code, projectId))).toMatchObject({
      code: 'login_code_expired',
    })
  })

  it('refuses a code after ten minutes by the clock of the cloud (attack 90)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const { attempt, code } = await cloud.begin(createEmail(), { projectId })
    cloud.clock.now += constants.codeLife
    expect(await readRefusal(await cloud.verify(attempt, code, projectId))).toMatchObject({
      code: 'login_code_expired',
    })
  })

  it('refuses a code from a browser without the secret of the attempt (attack 91)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const { attempt, code } = await cloud.begin(createEmail(), { projectId })
    const id = attempt.slice(0, attempt.indexOf('.'))
    for (const forged of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, '\u0000', '']) {
      expect((await cloud.verify(forged, code, projectId)).status, forged).not.toBe(200)
    }
    expect((await cloud.verify(attempt, code, projectId)).status).toBe(200)
  })

  it('sends nothing to what is not one address (attack 92)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    for (const email of [
      'visitor@example.com\r\nBcc: thief@example.com',
      'visitor@example.com,thief@example.com',
      '"visitor\r\n"@example.com',
      'Visitor <visitor@example.com>',
      'visitor@example.com\u0000',
      '@example.com',
      'visitor@localhost',
    ]) {
      expect(await readRefusal(await cloud.request(email, { projectId })), email).toMatchObject({
        code: 'invalid_request',
      })
    }
    expect(await cloud.mailbox.list()).toEqual([])
  })

  it('answers the same for an address that has a wallet and one that has none, after as many statements (attack 93)', async () => {
    let statements = 0
    const storage = getStorage()
    const act = (): void => void (statements += 1)
    const database = beforeStatements({ database: storage.database, counts: 'all', act })
    const cloud = await startLogin({ ...storage, database })
    const projectId = await cloud.createProject()
    const known = createEmail()
    await cloud.logIn(known, projectId)
    const describe = async (email: string) => {
      const answers = []
      // The fewest statements of three requests, because the cloud may do something else meanwhile.
      for (let request = 0; request < 3; request += 1) {
        cloud.clock.now += constants.resendAfter
        const before = statements
        const answer = await cloud.request(email, { projectId })
        const taken = statements - before
        const body: Readonly<Record<string, unknown>> = JSON.parse(await answer.text())
        answers.push({
          taken,
          answer: { status: answer.status, headers: [...answer.headers.keys()], body: { ...body, attempt: '' } },
        })
      }
      const taken = Math.min(...answers.map((each) => each.taken))
      expect(taken).toBeGreaterThan(0)
      return { taken, answers: answers.map(({ answer }) => answer) }
    }
    expect(await describe(known)).toEqual(await describe(createEmail()))
  })

  it('waits 30 s between codes to an address, also for requests at the same time (attack 94)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const answers = await Promise.all([1, 2, 3, 4].map(() => cloud.request(email, { projectId })))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 429, 429, 429])
    cloud.clock.now += constants.resendAfter - 1
    const refused = await cloud.request(email, { projectId })
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await readRefusal(refused)).toMatchObject({ message: 'Please try again after 1 seconds' })
    expect(await cloud.mailbox.list(email)).toHaveLength(1)
  })

  it('sends at most 5 mails an hour and 20 a day to an address, for all clients together (attack 94)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const [hour, day] = [3_600_000, 86_400_000]
    // Begins a window of the limits, so that all requests are in it.
    cloud.clock.now += day - (cloud.clock.now % day)
    let serial = 0
    const askFor = async (count: number): Promise<readonly number[]> => {
      const statuses: number[] = []
      for (let index = 0; index < count; index += 1) {
        const client = `203.0.113.${(serial += 1)}`
        statuses.push((await cloud.request(email, { projectId, client })).status)
        cloud.clock.now += constants.resendAfter
      }
      return statuses
    }
    for (let hours = 0; hours < 4; hours += 1) {
      expect(await askFor(6), String(hours)).toEqual([200, 200, 200, 200, 200, 429])
      // What was sent within the last hour counts in part.
      cloud.clock.now += 2 * hour - (cloud.clock.now % hour)
    }
    expect(await askFor(2)).toEqual([429, 429])
    expect(await cloud.mailbox.list(email)).toHaveLength(20)
    cloud.clock.now += 2 * day - (cloud.clock.now % day)
    expect(await askFor(1)).toEqual([200])
  })

  it('sends at most 20 mails an hour for a client, to whatever addresses (attack 94)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    cloud.clock.now += 3_600_000 - (cloud.clock.now % 3_600_000)
    const client = '203.0.113.99'
    const answers = []
    for (let index = 0; index < 21; index += 1) answers.push(await cloud.request(createEmail(), { projectId, client }))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await cloud.request(createEmail(), { projectId, client: '203.0.113.98' })).status).toBe(200)
  })

  it('takes no session from a cookie that came along, and replaces it (attack 110)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const attacker = await cloud.logIn(createEmail(), projectId)
    const { attempt, code } = await cloud.begin(createEmail(), { projectId })
    const cookie = `__Host-latchkey-wallet=${attacker.secret}`
    const answer = await cloud.post(endpoints.verify, { attempt, code, keep: 'cookie' }, projectId, { cookie })
    const body: Readonly<Record<string, unknown>> = JSON.parse(await answer.text())
    expect(body).not.toHaveProperty('secret')
    const [set = ''] = answer.headers.getSetCookie()
    expect(set).toMatch(
      /^__Host-latchkey-wallet=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    )
    const own = set.slice(0, set.indexOf(';'))
    expect(own).not.toBe(cookie)
    const session = await cloud.ask(endpoints.session, { headers: { cookie: own }, projectId })
    expect(await session.json()).toMatchObject({ user: body['user'] })
    // What the attacker has set still leads to the attacker's own user.
    const before = await cloud.ask(endpoints.session, { headers: { cookie }, projectId })
    expect(await before.json()).toMatchObject({ user: { id: attacker.user.id } })
  })

  it('knows attempts, users and sessions of one project only (attack 113)', async () => {
    const cloud = await startLogin(getStorage())
    const [one, two] = [await cloud.createProject(), await cloud.createProject()]
    const email = createEmail()
    const { attempt, code } = await cloud.begin(email, { projectId: one })
    expect(await readRefusal(await cloud.verify(attempt, code, two))).toMatchObject({ code: 'login_code_expired' })
    const session = parse(verifyLoginCode.response, await (await cloud.verify(attempt, code, one)).json())
    expect((await cloud.askSession(session.secret, two)).status).toBe(401)
    const there = await cloud.logIn(email, two)
    expect(there.user.id).not.toBe(session.user.id)
  })

  it('lets an attempt of a stranger cancel no code and use up no try of the visitor (attack 138)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const visitor = await cloud.begin(email, { projectId })
    cloud.clock.now += constants.resendAfter
    const stranger = await cloud.begin(email, { projectId, client: '203.0.113.200' })
    for (let step = 1; step <= 5; step += 1) await cloud.verify(stranger.attempt, other(stranger.code, step), projectId)
    expect((await cloud.verify(visitor.attempt, visitor.code, projectId)).status).toBe(200)
  })

  it('replaces the code of an attempt by a new one, with five new tries', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const first = await cloud.begin(email, { projectId })
    for (let step = 1; step <= 5; step += 1) await cloud.verify(first.attempt, other(first.code, step), projectId)
    cloud.clock.now += constants.resendAfter
    let second = await cloud.begin(email, { projectId, attempt: first.attempt })
    // One pair in a million is the same code.
    for (; second.code === first.code; second = await cloud.begin(email, { projectId, attempt: first.attempt })) {
      cloud.clock.now += constants.resendAfter
    }
    expect(second.attempt).toBe(first.attempt)
    expect((await cloud.verify(first.attempt, first.code, projectId)).status).toBe(401)
    expect((await cloud.verify(first.attempt, second.code, projectId)).status).toBe(200)
    cloud.clock.now += constants.resendAfter
    // An attempt to another address gets none.
    expect((await cloud.begin(createEmail(), { projectId, attempt: first.attempt })).attempt).not.toBe(first.attempt)
  })

  it('tells addresses in other scripts apart (attack 139)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const { user } = await cloud.logIn(email, projectId)
    // Cyrillic in the local part, and the Kelvin sign, which becomes a `k` in lower case.
    for (const alike of [email.replace('i', '\u0456'), `\u212A${email}`]) {
      expect((await cloud.request(alike, { projectId })).status, alike).toBe(400)
    }
    // A Cyrillic letter in the domain: the mail goes there, and the user is another one.
    const there = await cloud.logIn(email.replace('example', 'ex\u0430mple'), projectId)
    expect(there.user.email).toBe(email.replace('example', 'xn--exmple-4nf'))
    expect(there.user.id).not.toBe(user.id)
  })

  it('refuses origins that the project does not list', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const refused = await cloud.request(createEmail(), { projectId, origin: 'https://evil.example.com' })
    expect(await readRefusal(refused)).toMatchObject({
      code: 'origin_not_allowed',
      message: expect.stringContaining('Unauthorized: origin not allowed'),
    })
    expect(await cloud.mailbox.list()).toEqual([])
  })

  it('keeps nothing and lets the visitor try again at once if the mail server is down', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    await cloud.mailbox.setMode('down')
    expect(await readRefusal(await cloud.request(email, { projectId }))).toMatchObject({ code: 'upstream_failed' })
    const rows = await getStorage().database.select().from(loginAttempts).where(eq(loginAttempts.email, email))
    expect(rows).toEqual([])
    await cloud.mailbox.setMode('accepting')
    expect((await cloud.logIn(email, projectId)).user.email).toBe(email)
  })

  it('creates one user if two attempts of a new address end at the same time', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const attempts = [await cloud.begin(email, { projectId })]
    for (let index = 1; index < 4; index += 1) {
      cloud.clock.now += constants.resendAfter
      attempts.push(await cloud.begin(email, { projectId }))
    }
    const [users] = await getStorage().database.select({ count: count() }).from(embeddedUsers)
    const answers = await Promise.all(attempts.map(({ attempt, code }) => cloud.verify(attempt, code, projectId)))
    const ids = await Promise.all(
      answers.map(async (answer) => parse(verifyLoginCode.response, await answer.json()).user.id),
    )
    expect(new Set(ids).size).toBe(1)
    const [after] = await getStorage().database.select({ count: count() }).from(embeddedUsers)
    expect(after?.count).toBe((users?.count ?? 0) + 1)
  })
})
