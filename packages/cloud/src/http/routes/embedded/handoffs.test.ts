import { randomBytes } from 'node:crypto'
import {
  answerHandoff,
  claimHandoff,
  createHandoff,
  endHandoff,
  endWalletSession,
  getHandoffState,
  getWalletSession,
  redeemHandoff,
} from '@latchkey/protocol/embedded'
import { eq, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { toSecretHash } from '../../../signIn/sessionSecret.ts'
import { embeddedSessions, securityEvents } from '../../../storage/embeddedSchema.ts'
import { handoffs } from '../../../storage/handoffSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { appOrigin, readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'

let serial = 0
const createEmail = (): string => `opener${(serial += 1)}@example.com`
const createId = (): string => randomBytes(16).toString('base64url')
const seal = (length = 60): string => randomBytes(length).toString('base64')

async function start(storage: Storage, environment: Readonly<Record<string, string>> = {}) {
  const cloud = await startEmbeddedCloud({ storage, environment })
  const { database } = storage
  const post = (path: string, body: object, secret?: string, projectId = cloud.projectId) =>
    cloud.send('POST', path, { body, secret, projectId })
  const tryCreate = (secret: string | undefined, id: string, request = seal()) =>
    post(createHandoff.path, { id, request }, secret)
  /** Returns the id. */
  const create = async (secret: string, request = seal(), projectId = cloud.projectId): Promise<string> => {
    const id = createId()
    const answer = await post(createHandoff.path, { id, request }, secret, projectId)
    expect(answer.status, await answer.clone().text()).toBe(204)
    return id
  }
  const tryRedeem = (id: string, secret?: string, projectId?: string) =>
    post(redeemHandoff.path, { id }, secret, projectId)
  const redeem = async (id: string, secret?: string) => {
    const answer = await tryRedeem(id, secret)
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return parse(redeemHandoff.response, await answer.json())
  }
  const answer = async (id: string, secret: string | undefined, text = seal()) =>
    readRefusalCode(await post(answerHandoff.path, { id, answer: text }, secret))
  const claim = async (id: string, secret: string | undefined) =>
    readRefusalCode(await post(claimHandoff.path, { id }, secret))
  type Known = 'open' | 'redeemed' | 'claimed'
  const askState = (id: string, secret: string | undefined, known?: Known, projectId?: string) =>
    post(getHandoffState.path, { id, ...(known && { known }) }, secret, projectId)
  const readState = async (id: string, secret: string, known?: Known, projectId?: string) => {
    const found = await askState(id, secret, known, projectId)
    expect(found.status, await found.clone().text()).toBe(200)
    expect(found.headers.get('cache-control')).toBe('no-store')
    return parse(getHandoffState.response, await found.json())
  }
  /** Returns how far the hand-off is then, or the code of the refusal. */
  const end = async (id: string, secret: string | undefined) => {
    const answer = await post(endHandoff.path, { id }, secret)
    return answer.ok ? parse(endHandoff.response, await answer.json()).state : readRefusalCode(answer)
  }
  const readRow = async (id: string) => {
    const [row] = await database
      .select()
      .from(handoffs)
      .where(eq(handoffs.idHash, toSecretHash(id)))
    return row
  }
  const readUser = async (secret: string) => {
    const found = await cloud.send('GET', getWalletSession.path, { secret })
    expect(found.status, await found.clone().text()).toBe(200)
    return parse(getWalletSession.response, await found.json()).user
  }
  const logOut = async (secret: string) =>
    (await cloud.send(endWalletSession.method, endWalletSession.path, { secret })).status
  const countSessions = (userId: string) => database.$count(embeddedSessions, eq(embeddedSessions.userId, userId))
  return {
    ...cloud,
    tryCreate,
    createHandoff: create,
    tryRedeem,
    redeem,
    claim,
    answer,
    askState,
    readState,
    end,
    readRow,
    readUser,
    logOut,
    countSessions,
  }
}

describeStorages((getStorage) => {
  it('gives a request to a window without a session, and its answer to the frame', async () => {
    const cloud = await start(getStorage())
    const email = createEmail()
    const { secret, userId } = await cloud.logIn(email)
    const [request, answer] = [seal(), seal()]
    const id = await cloud.createHandoff(secret, request)
    expect(await cloud.readState(id, secret)).toEqual({ state: 'open' })
    const redeemed = await cloud.redeem(id)
    expect(redeemed).toEqual({
      request,
      user: { id: userId, email, userName: null },
      secret: expect.any(String),
    })
    const window = redeemed.secret ?? ''
    expect(window).not.toBe(secret)
    expect(await cloud.readUser(window)).toEqual(redeemed.user)
    expect(await cloud.readState(id, secret)).toEqual({ state: 'redeemed' })
    expect(await cloud.answer(id, window, answer)).toBe(204)
    expect(await cloud.readState(id, secret)).toEqual({ state: 'answered', answer })
    // A connection may be lost before the frame has read it.
    expect(await cloud.readState(id, secret, 'redeemed')).toEqual({ state: 'answered', answer })
    // Logging out in the app leaves the window as it is.
    expect((await cloud.send('DELETE', endWalletSession.path, { secret })).status).toBe(204)
    expect(await cloud.readUser(window)).toEqual(redeemed.user)
  })

  it('records the session that a window begins, which lives as long as others', async () => {
    const cloud = await start(getStorage())
    const { secret, userId } = await cloud.logIn(createEmail())
    const { secret: window = '' } = await cloud.redeem(await cloud.createHandoff(secret))
    const events = await getStorage()
      .database.select({ kind: securityEvents.kind, sessionId: securityEvents.sessionId, by: securityEvents.subject })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
    expect(events).toEqual([{ kind: 'window_session', sessionId: window.split('.')[0], by: secret.split('.')[0] }])
    for (let times = 0; times < 3; times += 1) {
      cloud.clock.now += constants.sessionIdle - constants.seenEvery
      expect((await cloud.readUser(window)).id).toBe(userId)
    }
    cloud.clock.now += 4 * constants.seenEvery
    const late = await cloud.send('GET', getWalletSession.path, { secret: window })
    expect(await readRefusalCode(late)).toBe('session_required')
  })

  it('begins no session for a window that has one of the user', async () => {
    const cloud = await start(getStorage())
    const email = createEmail()
    const { secret, userId } = await cloud.logIn(email)
    const window = await cloud.logIn(email)
    const request = seal()
    const before = await cloud.countSessions(userId)
    const redeemed = await cloud.redeem(await cloud.createHandoff(secret, request), window.secret)
    expect(redeemed).toEqual({ request, user: { id: userId, email, userName: null } })
    expect(await cloud.countSessions(userId)).toBe(before)
    // A session that has ended counts as none.
    expect((await cloud.send('DELETE', endWalletSession.path, { secret: window.secret })).status).toBe(204)
    const again = await cloud.redeem(await cloud.createHandoff(secret), window.secret)
    expect(again.secret).toEqual(expect.any(String))
  })

  it('gives nothing for a guessed id, and stops further guesses (attack 123)', async () => {
    const cloud = await start(getStorage(), { LATCHKEY_RATE_SIGN_IN: '20' })
    const { secret } = await cloud.logIn(createEmail())
    const id = await cloud.createHandoff(secret)
    const near = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`
    expect(await readRefusalCode(await cloud.tryRedeem(near))).toBe('handoff_unknown')
    for (const wrong of ['', id.slice(1), `${id}A`, `${id.slice(0, -1)}B`, `${id.slice(0, -1)}=`])
      expect(await readRefusalCode(await cloud.tryRedeem(wrong)), wrong).toBe('invalid_request')
    const guesses: unknown[] = []
    for (let times = 0; times < 20; times += 1) guesses.push(await readRefusalCode(await cloud.tryRedeem(createId())))
    expect(new Set(guesses)).toEqual(new Set(['handoff_unknown', 'rate_limited']))
    expect(guesses.at(-1)).toBe('rate_limited')
    const metrics = await cloud.metrics.registry.metrics()
    const refused = 1 + guesses.filter((code) => code === 'handoff_unknown').length
    expect(metrics).toContain(`latchkey_handoff_refusals_total{reason="unknown"} ${refused}`)
    // The database does not tell the id either.
    expect(JSON.stringify(await cloud.readRow(id))).not.toContain(id)
  })

  it('gives the request away once (attack 123)', async () => {
    const cloud = await start(getStorage())
    const { secret, userId } = await cloud.logIn(createEmail())
    const id = await cloud.createHandoff(secret)
    const { secret: window = '' } = await cloud.redeem(id)
    for (const session of [undefined, window, secret])
      expect(await readRefusalCode(await cloud.tryRedeem(id, session))).toBe('handoff_unknown')
    expect(await cloud.answer(id, window)).toBe(204)
    expect(await readRefusalCode(await cloud.tryRedeem(id, window))).toBe('handoff_unknown')
    expect(await cloud.countSessions(userId)).toBe(2)
  })

  it('gives the request to one of ten windows at the same time, on two nodes (attack 123)', async () => {
    const cloud = await start(getStorage())
    const other = await start(getStorage())
    const { secret, userId } = await cloud.logIn(createEmail())
    const id = await cloud.createHandoff(secret)
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        readRefusalCode(await (index % 2 === 0 ? cloud : other).tryRedeem(id, undefined, cloud.projectId)),
      ),
    )
    expect(answers.filter((code) => code === 200)).toHaveLength(1)
    expect(answers.filter((code) => code === 'handoff_unknown')).toHaveLength(9)
    expect(await cloud.countSessions(userId)).toBe(2)
  })

  it('refuses the window of another user, and stays good for the right one (attack 123)', async () => {
    const cloud = await start(getStorage())
    const { secret, userId } = await cloud.logIn(createEmail())
    const stranger = await cloud.logIn(createEmail())
    const request = seal()
    const id = await cloud.createHandoff(secret, request)
    expect(await readRefusalCode(await cloud.tryRedeem(id, stranger.secret))).toBe('handoff_foreign')
    expect(await readRefusalCode(await cloud.tryRedeem(createId(), stranger.secret))).toBe('handoff_unknown')
    expect(await readRefusalCode(await cloud.askState(id, stranger.secret))).toBe('handoff_unknown')
    expect(await cloud.end(id, stranger.secret)).toBe('ended')
    expect(await cloud.readState(id, secret)).toEqual({ state: 'open' })
    const redeemed = await cloud.redeem(id)
    expect(redeemed).toMatchObject({ request, user: { id: userId } })
    expect(await cloud.answer(id, stranger.secret)).toBe('handoff_unknown')
    expect(await cloud.end(id, stranger.secret)).toBe('ended')
    expect(await cloud.answer(id, redeemed.secret)).toBe(204)
    expect(await readRefusalCode(await cloud.askState(id, stranger.secret))).toBe('handoff_unknown')
  })

  it('is redeemed within 60 s, and answered within 10 minutes (attack 123)', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const late = await cloud.createHandoff(secret)
    const good = await cloud.createHandoff(secret)
    cloud.clock.now += constants.handoffRedeem - 1
    const { secret: window } = await cloud.redeem(good)
    cloud.clock.now += 1
    expect(await readRefusalCode(await cloud.tryRedeem(late))).toBe('handoff_unknown')
    cloud.clock.now += constants.handoffLife - constants.handoffRedeem - 1
    expect(await cloud.readState(good, secret)).toEqual({ state: 'redeemed' })
    cloud.clock.now += 1
    expect(await cloud.readState(good, secret)).toEqual({ state: 'ended' })
    expect(await cloud.readState(late, secret, 'open')).toEqual({ state: 'ended' })
    expect(await cloud.answer(good, window)).toBe('handoff_unknown')
    expect(await readRefusalCode(await cloud.tryRedeem(late))).toBe('handoff_unknown')
  })

  it('belongs to its project (attack 123)', async () => {
    const cloud = await start(getStorage())
    const { projectId } = await cloud.createProject({ allowedOrigins: [appOrigin] })
    const email = createEmail()
    const { secret } = await cloud.logIn(email)
    const other = await cloud.logIn(email, projectId)
    const id = await cloud.createHandoff(secret)
    expect(await readRefusalCode(await cloud.tryRedeem(id, undefined, projectId))).toBe('handoff_unknown')
    expect(await readRefusalCode(await cloud.tryRedeem(id, other.secret, projectId))).toBe('handoff_unknown')
    expect(await readRefusalCode(await cloud.askState(id, other.secret, undefined, projectId))).toBe('handoff_unknown')
    // The session is not good for another project, so it counts as none.
    const redeemed = await cloud.redeem(id, other.secret)
    expect(redeemed.secret).toEqual(expect.any(String))
  })

  it('ends for a window that has it when the frame logs out', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const id = await cloud.createHandoff(secret)
    const window = await cloud.redeem(id)
    expect(await cloud.readState(id, window.secret ?? '')).toEqual({ state: 'redeemed' })
    expect((await cloud.send('DELETE', endWalletSession.path, { secret })).status).toBe(204)
    expect(await cloud.readState(id, window.secret ?? '')).toEqual({ state: 'ended' })
  })

  it('is worth nothing after the frame has logged out (attack 123)', async () => {
    const cloud = await start(getStorage())
    const email = createEmail()
    const { secret, userId } = await cloud.logIn(email)
    const window = await cloud.logIn(email)
    const id = await cloud.createHandoff(secret)
    expect((await cloud.send('DELETE', endWalletSession.path, { secret })).status).toBe(204)
    for (const session of [undefined, window.secret])
      expect(await readRefusalCode(await cloud.tryRedeem(id, session))).toBe('handoff_unknown')
    expect(await cloud.readState(id, window.secret)).toEqual({ state: 'ended' })
    const idle = await cloud.createHandoff(window.secret)
    const { database } = getStorage()
    await database
      .update(embeddedSessions)
      .set({ expiresAt: cloud.clock.now })
      .where(eq(embeddedSessions.userId, userId))
    expect(await readRefusalCode(await cloud.tryRedeem(idle))).toBe('handoff_unknown')
    expect(await cloud.countSessions(userId)).toBe(2)
  })

  it('takes one answer, after it was redeemed, from its user', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const stranger = await cloud.logIn(createEmail())
    const id = await cloud.createHandoff(secret)
    expect(await cloud.answer(createId(), secret)).toBe('handoff_unknown')
    expect(await cloud.answer(id, secret)).toBe('handoff_unknown')
    const { secret: window } = await cloud.redeem(id)
    expect(await cloud.answer(id, stranger.secret)).toBe('handoff_unknown')
    const answers = Array.from({ length: 5 }, () => seal())
    const codes = await Promise.all(answers.map(async (answer) => cloud.answer(id, window, answer)))
    expect(codes.map(String).toSorted()).toEqual(['204', ...Array.from({ length: 4 }, () => 'handoff_unknown')])
    expect(await cloud.readState(id, secret)).toEqual({ state: 'answered', answer: answers[codes.indexOf(204)] })
    const ended = await cloud.createHandoff(secret)
    await cloud.redeem(ended, secret)
    expect(await cloud.end(ended, secret)).toBe('ended')
    expect(await cloud.answer(ended, window)).toBe('handoff_unknown')
  })

  it('is not ended by the frame once the visitor has approved in the window, only by its answer or its time', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const stranger = await cloud.logIn(createEmail())
    const id = await cloud.createHandoff(secret)
    expect(await cloud.claim(id, secret)).toBe('handoff_unknown')
    const { secret: window = '' } = await cloud.redeem(id)
    expect(await cloud.claim(id, stranger.secret)).toBe('handoff_unknown')
    expect(await cloud.claim(createId(), window)).toBe('handoff_unknown')
    const waiting = cloud.readState(id, secret, 'redeemed')
    expect(await cloud.claim(id, window)).toBe(204)
    expect(await waiting).toEqual({ state: 'claimed' })
    // An answer to the window may have been lost.
    expect(await cloud.claim(id, window)).toBe(204)
    expect(await cloud.end(id, secret)).toBe('claimed')
    // Nor by further hand-offs.
    for (let count = 0; count < 6; count += 1) {
      cloud.clock.now += 1
      await cloud.createHandoff(secret)
    }
    expect(await cloud.readState(id, secret)).toEqual({ state: 'claimed' })
    const answer = seal()
    expect(await cloud.answer(id, window, answer)).toBe(204)
    expect(await cloud.readState(id, secret, 'claimed')).toEqual({ state: 'answered', answer })
    expect(await cloud.end(id, secret)).toBe('answered')
    expect(await cloud.claim(id, window)).toBe('handoff_unknown')

    const late = await cloud.createHandoff(secret)
    await cloud.redeem(late, window)
    expect(await cloud.claim(late, window)).toBe(204)
    cloud.clock.now += constants.handoffLife
    expect(await cloud.readState(late, secret)).toEqual({ state: 'ended' })
    expect(await cloud.claim(late, window)).toBe('handoff_unknown')
  })

  it('lets the frame end it or the window claim it, never both', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    for (let round = 0; round < 10; round += 1) {
      const id = await cloud.createHandoff(secret)
      await cloud.redeem(id, secret)
      const isFrameFirst = round % 2 === 0
      const [first, second] = isFrameFirst
        ? await Promise.all([cloud.end(id, secret), cloud.claim(id, secret)])
        : await Promise.all([cloud.claim(id, secret), cloud.end(id, secret)])
      const [ended, claimed] = isFrameFirst ? [first, second] : [second, first]
      expect([
        ['ended', 'handoff_unknown'],
        ['claimed', 204],
      ]).toContainEqual([ended, claimed])
    }
  })

  it('ends the oldest of six that are open, and counts none that are over', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const ids: string[] = []
    const add = async (): Promise<string> => {
      cloud.clock.now += 1
      const id = await cloud.createHandoff(secret)
      ids.push(id)
      return id
    }
    const readStates = async () => Promise.all(ids.map(async (id) => (await cloud.readState(id, secret)).state))
    for (let count = 0; count < 5; count += 1) await add()
    const [first = '', second = ''] = ids
    await cloud.redeem(second, secret)
    expect(await readStates()).toEqual(['open', 'redeemed', 'open', 'open', 'open'])
    const waiting = cloud.readState(first, secret, 'open')
    await add()
    expect(await waiting).toEqual({ state: 'ended' })
    expect(await readStates()).toEqual(['ended', 'redeemed', 'open', 'open', 'open', 'open'])
    expect(await readRefusalCode(await cloud.tryRedeem(first))).toBe('handoff_unknown')
    expect(await cloud.answer(second, secret)).toBe(204)
    await add()
    expect(await readStates()).toEqual(['ended', 'answered', 'open', 'open', 'open', 'open', 'open'])
    // Another user has other hand-offs.
    const other = await cloud.logIn(createEmail())
    await cloud.createHandoff(other.secret)
    expect((await readStates()).filter((state) => state === 'open')).toHaveLength(5)
  })

  it('keeps twenty of a user at most', async () => {
    const cloud = await start(getStorage())
    const { secret, userId } = await cloud.logIn(createEmail())
    for (let count = 0; count < 22; count += 1) {
      cloud.clock.now += 1
      const id = await cloud.createHandoff(secret)
      await cloud.redeem(id, secret)
      expect(await cloud.answer(id, secret)).toBe(204)
    }
    expect(await getStorage().database.$count(handoffs, eq(handoffs.userId, userId))).toBe(constants.handoffsAtMost)
  })

  it('takes 256 KiB each way and not a byte more, and only base64', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const [request, answer] = [seal(262_144), seal(262_144)]
    const id = await cloud.createHandoff(secret, request)
    const redeemed = await cloud.redeem(id, secret)
    expect(redeemed.request).toBe(request)
    for (const length of [262_145, 262_146, 262_147])
      expect(await cloud.answer(id, secret, seal(length)), String(length)).toBe('invalid_request')
    expect(await cloud.answer(id, secret, answer)).toBe(204)
    expect(await cloud.readState(id, secret)).toEqual({ state: 'answered', answer })
    for (const wrong of [seal(262_145), seal(262_146), 'A', 'AAA', 'AA-_', '<script>'])
      expect(await readRefusalCode(await cloud.tryCreate(secret, createId(), wrong))).toBe('invalid_request')
    const huge = await cloud.tryCreate(secret, createId(), seal(300_000))
    expect(await readRefusalCode(huge)).toBe('payload_too_large')
  })

  it('needs a session for all but redeeming, and an id that is not taken', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const other = await cloud.logIn(createEmail())
    const request = seal()
    const id = await cloud.createHandoff(secret, request)
    for (const session of [undefined, 'no-session']) {
      expect(await readRefusalCode(await cloud.tryCreate(session, createId()))).toBe('session_required')
      expect(await cloud.answer(id, session)).toBe('session_required')
      expect(await readRefusalCode(await cloud.askState(id, session))).toBe('session_required')
      expect(await cloud.end(id, session)).toBe('session_required')
    }
    for (const session of [secret, other.secret])
      expect(await readRefusalCode(await cloud.tryCreate(session, id))).toBe('invalid_request')
    expect((await cloud.redeem(id)).request).toBe(request)
    expect(await readRefusalCode(await cloud.askState(createId(), secret))).toBe('handoff_unknown')
    expect(await readRefusalCode(await cloud.askState(createId(), secret, 'open'))).toBe('handoff_unknown')
  })

  it('tells the state as soon as it changes, on both of two nodes', async () => {
    const cloud = await start(getStorage())
    const other = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const answer = seal()
    const id = await cloud.createHandoff(secret)
    const ask = (known: 'open' | 'redeemed') => {
      const begun = performance.now()
      let isSettled = false
      const states = Promise.all([
        cloud.readState(id, secret, known),
        // Its bus is another one, as if the announcement was lost.
        other.readState(id, secret, known, cloud.projectId),
      ]).finally(() => (isSettled = true))
      return { states, isSettled: () => isSettled, getTime: () => performance.now() - begun }
    }
    const first = ask('open')
    // Answered after those that wait have been received.
    await cloud.readState(id, secret)
    expect(first.isSettled()).toBe(false)
    await cloud.redeem(id, secret)
    expect(await first.states).toEqual([{ state: 'redeemed' }, { state: 'redeemed' }])
    expect(first.getTime()).toBeLessThan(constants.handoffWait - 1_000)
    const second = ask('redeemed')
    // Answered after those that wait have been received.
    await cloud.readState(id, secret)
    expect(second.isSettled()).toBe(false)
    expect(await cloud.answer(id, secret, answer)).toBe(204)
    expect(await second.states).toEqual([
      { state: 'answered', answer },
      { state: 'answered', answer },
    ])
    expect(second.getTime()).toBeLessThan(constants.handoffWait - 1_000)
    // What the caller does not know is told at once.
    expect(await cloud.readState(id, secret, 'open')).toEqual({ state: 'answered', answer })
  })

  it('tells an unchanged state after the wait, and sooner if too many ask', async () => {
    const cloud = await start(getStorage(), { LATCHKEY_REQUEST_TIMEOUT: '12' })
    const { secret } = await cloud.logIn(createEmail())
    const id = await cloud.createHandoff(secret)
    const begun = performance.now()
    const times = await Promise.all(
      Array.from({ length: constants.handoffWaitsAtMost + 1 }, async () => {
        expect(await cloud.readState(id, secret, 'open')).toEqual({ state: 'open' })
        return performance.now() - begun
      }),
    )
    const [soonest = 0, ...others] = times.toSorted((one, two) => one - two)
    expect(soonest).toBeLessThan(4_500)
    for (const time of others) expect(time).toBeGreaterThanOrEqual(5_900)
  })

  it('keeps no request once it was redeemed or has ended, and ends one more than once', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const redeemed = await cloud.createHandoff(secret)
    expect((await cloud.readRow(redeemed))?.request).toEqual(expect.any(String))
    await cloud.redeem(redeemed, secret)
    expect(await cloud.readRow(redeemed)).toMatchObject({ request: null, answer: null, endedAt: null })
    const open = await cloud.createHandoff(secret)
    for (const id of [redeemed, open]) {
      for (let times = 0; times < 2; times += 1) expect(await cloud.end(id, secret)).toBe('ended')
      expect(await cloud.readRow(id)).toMatchObject({ request: null, answer: null, endedAt: cloud.clock.now })
      expect(await cloud.readState(id, secret)).toEqual({ state: 'ended' })
      expect(await readRefusalCode(await cloud.tryRedeem(id))).toBe('handoff_unknown')
    }
    expect(await cloud.end(createId(), secret)).toBe('ended')
    const answered = await cloud.createHandoff(secret)
    await cloud.redeem(answered, secret)
    const answer = seal()
    expect(await cloud.answer(answered, secret, answer)).toBe(204)
    expect(await cloud.end(answered, secret)).toBe('answered')
    expect(await cloud.readState(answered, secret)).toEqual({ state: 'answered', answer })
  })

  it('forgets hand-offs after their life', async () => {
    const cloud = await start(getStorage())
    const email = createEmail()
    const { secret, userId } = await cloud.logIn(email)
    const other = await cloud.logIn(createEmail())
    await cloud.createHandoff(secret)
    await cloud.createHandoff(other.secret)
    const count = (id: string) => getStorage().database.$count(handoffs, eq(handoffs.userId, id))
    cloud.clock.now += constants.handoffLife
    // Those of the user with the next one, without waiting for the sweep.
    const id = await cloud.createHandoff(secret)
    expect([await count(userId), await count(other.userId)]).toEqual([1, 1])
    cloud.clock.now += constants.sweepEvery
    await cloud.begin(createEmail())
    await expect.poll(async () => [await count(userId), await count(other.userId)]).toEqual([0, 0])
    expect(await readRefusalCode(await cloud.askState(id, secret))).toBe('handoff_unknown')
  })
})

describeStorages(
  (getStorage) => {
    it('begins no session beside a logout at the same time', async () => {
      const cloud = await start(getStorage())
      const { database } = getStorage()
      const { secret, userId } = await cloud.logIn(createEmail())
      const id = await cloud.createHandoff(secret)
      const redeemed = await database.transaction(async (transaction) => {
        await transaction
          .update(embeddedSessions)
          .set({ endedAt: cloud.clock.now })
          .where(eq(embeddedSessions.userId, userId))
        const result = cloud.tryRedeem(id)
        // Until it waits for the row of the session.
        await expect.poll(() => database.$count(sql`pg_locks`, sql`not granted`)).toBeGreaterThan(0)
        return { result }
      })
      expect(await readRefusalCode(await redeemed.result)).toBe('handoff_unknown')
      expect(await cloud.countSessions(userId)).toBe(1)
    })
  },
  ['postgres'],
)
