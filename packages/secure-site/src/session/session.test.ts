import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { VaultError } from '../vault/VaultError.ts'
import { createMemoryStore } from './createSecretStore.ts'
import { createSession } from './createSession.ts'
import { toFrameFailure } from './toFrameFailure.ts'

interface Call {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: unknown
}
type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }

/** A session over a real connection to a server that answers what the test wants. */
async function open(answers: Readonly<Record<string, (call: Call) => Answer | 'nothing' | Promise<Answer>>>) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const content = await text(request)
      const path = `${request.method} ${request.url?.split('?')[0]}`
      const call = {
        path,
        authorization: request.headers.authorization,
        body: content === '' ? undefined : JSON.parse(content),
      }
      calls.push(call)
      const answer = (await answers[path]?.(call)) ?? { status: 404 }
      if (answer === 'nothing') return request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const users: unknown[] = []
  const timers: { readonly callback: () => void; readonly delay: number }[] = []
  /** Lets a pause between two questions, or the life of a link, pass. */
  const pass = async (delay: number): Promise<void> => {
    await vi.waitFor(() => expect(timers.map((timer) => timer.delay)).toContain(delay), { timeout: 20_000 })
    const index = timers.findIndex((timer) => timer.delay === delay)
    const [timer] = timers.splice(index, 1)
    timer?.callback()
  }
  const store = createMemoryStore()
  const known = createMemoryStore()
  const create = (keep: 'cookie' | 'memory' = 'memory') =>
    createSession({
      projectId: 'p',
      keep,
      store,
      known,
      setTimer: (callback, delay) => {
        timers.push({ callback, delay })
        return () => void timers.splice(0, timers.length, ...timers.filter((timer) => timer.callback !== callback))
      },
      fetch: (path, init) => fetch(new URL(typeof path === 'string' ? path : '', base), init),
      onChange: (user) => users.push(user),
    })
  return { calls, create, session: create(), store, users, pass, timers }
}

const user = { id: 'u_1', email: 'visitor@example.com' }
const sent = {
  status: 200,
  body: { action: 'VERIFY_OTP', attempt: 'secret-of-the-attempt', expiresIn: 600, resendIn: 30 },
}
const entered = { status: 200, body: { user, expiresAt: 1, secret: 'secret-of-the-session' } }
const sendCode = { email: user.email, origin: 'https://app.example', language: 'en' }
const failureOf = (run: Promise<unknown>) => run.then(() => 'nothing', toFrameFailure)

describe('a session', () => {
  it('is begun by a code, goes along with every call, survives the document, and ends', async () => {
    const { calls, create, session, users } = await open({
      'POST /embedded/v1/login/email': () => sent,
      'POST /embedded/v1/login/otp': () => entered,
      'GET /embedded/v1/session': ({ authorization }) =>
        authorization === 'Bearer secret-of-the-session'
          ? { status: 200, body: { user, expiresAt: 1 } }
          : { status: 401, body: { code: 'session_required', message: 'Log in.' } },
      'DELETE /embedded/v1/session': () => ({ status: 204 }),
    })
    expect(await session.find()).toBeUndefined()
    expect(await session.sendCode(sendCode)).toEqual({ number: undefined, expiresIn: 600, resendIn: 30 })
    expect(await session.enterCode({ code: '123456' })).toEqual(user)
    expect(await session.find()).toEqual(user)
    expect(calls.map(({ body }) => body).filter((body) => body !== undefined)).toEqual([
      sendCode,
      { attempt: 'secret-of-the-attempt', code: '123456', keep: 'memory' },
    ])
    const later = create()
    expect(await later.require()).toEqual(user)
    await later.end()
    expect(await create().find()).toBeUndefined()
    expect(users).toEqual([user, user, undefined])
  })

  it('sends a further code for the same attempt, and one to another address for another', async () => {
    const { calls, session } = await open({ 'POST /embedded/v1/login/email': () => sent })
    await session.sendCode(sendCode)
    await session.sendCode(sendCode)
    await session.sendCode({ ...sendCode, email: 'other@example.com' })
    expect(calls.map(({ body }) => body)).toEqual([
      sendCode,
      { ...sendCode, attempt: 'secret-of-the-attempt' },
      { ...sendCode, email: 'other@example.com' },
    ])
  })

  it('is forgotten here, though the server does not answer when it ends', async () => {
    const { create, session, store } = await open({
      'POST /embedded/v1/login/email': () => sent,
      'POST /embedded/v1/login/otp': () => entered,
      'DELETE /embedded/v1/session': () => 'nothing',
    })
    await session.sendCode(sendCode)
    await session.enterCode({ code: '123456' })
    expect(await store.read()).toBe('secret-of-the-session')
    expect(await failureOf(session.end())).toMatchObject({ code: 'server.unreachable' })
    expect(await store.read()).toBeUndefined()
    expect(await failureOf(create().enterCode({ code: '123456' }))).toMatchObject({ code: 'login.noAttempt' })
  })

  it('is not ended by a late answer about the time before the login', async () => {
    let answerLate: (() => void) | undefined
    const { session } = await open({
      'POST /embedded/v1/login/email': () => sent,
      'POST /embedded/v1/login/otp': () => entered,
      'GET /embedded/v1/session': () =>
        new Promise((resolve) => {
          answerLate ??= () => resolve({ status: 401, body: { code: 'session_required', message: 'Log in.' } })
        }),
    })
    await session.sendCode(sendCode)
    const early = session.find()
    await vi.waitFor(() => expect(answerLate).toBeDefined(), { timeout: 20_000 })
    await session.enterCode({ code: '123456' })
    answerLate?.()
    expect(await early).toEqual(user)
  })

  it('that the server has ended is over for every later call', async () => {
    const { session, store, users } = await open({
      'POST /embedded/v1/login/email': () => sent,
      'POST /embedded/v1/login/otp': () => entered,
      'GET /embedded/v1/session': () => ({ status: 401, body: { code: 'session_required', message: 'Log in.' } }),
    })
    await session.sendCode(sendCode)
    await session.enterCode({ code: '123456' })
    expect(await failureOf(session.require())).toMatchObject({ code: 'session.required' })
    expect(await store.read()).toBeUndefined()
    expect(users).toEqual([user, undefined])
  })
})

describe('a login that the link of a mail confirms', () => {
  const link = { ...sent, body: { ...sent.body, action: 'VERIFY_DEVICE', number: '07' } }
  const waits = { status: 200, body: {} }
  const confirmed = { status: 200, body: { session: { ...entered.body, browser: 'known-browser' } } }
  const expired = { status: 401, body: { code: 'login_code_expired', message: 'Because.' } }
  /** Answers the questions in order, and the last one for ever. */
  const answerEach = (...answers: readonly (Answer | 'nothing')[]) => {
    let asked = 0
    return () => answers[Math.min((asked += 1), answers.length) - 1] ?? waits
  }
  const noSignal = { signal: new AbortController().signal }

  it('begins once the visitor has confirmed it, and makes the browser known beyond its session', async () => {
    const { calls, create, pass, session, store, timers, users } = await open({
      'POST /embedded/v1/login/email': () => link,
      'POST /embedded/v1/login/device': answerEach(waits, waits, confirmed),
      'DELETE /embedded/v1/session': () => ({ status: 204 }),
    })
    expect(await session.sendCode(sendCode)).toEqual({ number: '07', expiresIn: 600, resendIn: 30 })
    const waiting = session.awaitDevice(noSignal)
    await pass(2_000)
    await pass(2_000)
    expect(await waiting).toEqual(user)
    expect(users).toEqual([user])
    expect(await store.read()).toBe('secret-of-the-session')
    const asked = calls.filter(({ path }) => path.endsWith('/device'))
    expect(asked.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ attempt: 'secret-of-the-attempt', keep: 'memory' })),
    )
    expect(timers).toEqual([])
    await session.end()
    const later = create()
    await later.sendCode(sendCode)
    expect(calls.at(-1)?.body).toEqual({ ...sendCode, browser: 'known-browser' })
  })

  it('survives a connection that is lost for a while, and waits as long as the server wants', async () => {
    const limited = { status: 429, headers: { 'retry-after': '9' }, body: { code: 'rate_limited', message: 'Slower.' } }
    const { pass, session } = await open({
      'POST /embedded/v1/login/email': () => link,
      'POST /embedded/v1/login/device': answerEach('nothing', { status: 502 }, limited, confirmed),
    })
    await session.sendCode(sendCode)
    const waiting = session.awaitDevice(noSignal)
    await pass(2_000)
    await pass(2_000)
    await pass(9_000)
    expect(await waiting).toEqual(user)
  })

  it('ends after a wrong number, and when the link has expired though the server does not answer', async () => {
    const { calls, pass, session, timers } = await open({
      'POST /embedded/v1/login/email': () => link,
      'POST /embedded/v1/login/device': answerEach(waits, expired, 'nothing'),
    })
    await session.sendCode(sendCode)
    const wrong = failureOf(session.awaitDevice(noSignal))
    await pass(2_000)
    expect(await wrong).toMatchObject({ code: 'login.codeExpired' })
    const late = failureOf(session.awaitDevice(noSignal))
    await vi.waitFor(() => expect(timers.map(({ delay }) => delay)).toContain(2_000), { timeout: 20_000 })
    await pass(600_000)
    expect(await late).toMatchObject({ code: 'login.codeExpired' })
    expect(timers).toEqual([])
    expect(calls.filter(({ path }) => path.endsWith('/device'))).toHaveLength(3)
  })

  it('ends when the page ends it, another mail is sent or another login begins, and asks nothing after that', async () => {
    const { calls, session, store, timers, users } = await open({
      'POST /embedded/v1/login/email': () => link,
      'POST /embedded/v1/login/device': () => waits,
      'DELETE /embedded/v1/session': () => ({ status: 204 }),
    })
    const page = new AbortController()
    const ends: readonly (() => unknown)[] = [
      () => page.abort(),
      () => session.sendCode(sendCode),
      () => session.begin({ user, secret: 'other' }),
      () => session.end(),
    ]
    for (const end of ends) {
      await session.sendCode(sendCode)
      const waiting = failureOf(session.awaitDevice(end === ends[0] ? page : noSignal))
      await vi.waitFor(() => expect(timers.map(({ delay }) => delay)).toContain(2_000), { timeout: 20_000 })
      await end()
      expect(await waiting).toMatchObject({ code: 'request.aborted' })
      expect(timers).toEqual([])
    }
    expect(calls.filter(({ path }) => path.endsWith('/device'))).toHaveLength(ends.length)
    expect(users).toEqual([user, undefined])
    expect(await store.read()).toBeUndefined()
    expect(await failureOf(session.awaitDevice(noSignal))).toMatchObject({ code: 'login.noAttempt' })
  })

  it('still waits after a mail that could not be sent', async () => {
    const { pass, session } = await open({
      'POST /embedded/v1/login/email': answerEach(link, 'nothing'),
      'POST /embedded/v1/login/device': answerEach(waits, confirmed),
    })
    await session.sendCode(sendCode)
    const waiting = session.awaitDevice(noSignal)
    expect(await failureOf(session.sendCode(sendCode))).toMatchObject({ code: 'server.unreachable' })
    await pass(2_000)
    expect(await waiting).toEqual(user)
  })
})

describe('a refusal of the server', () => {
  const refuse = (status: number, code: string, more: object = {}, headers = {}) => ({
    status,
    headers,
    body: { code, message: 'Because.', ...more },
  })
  it.each([
    ['no address', refuse(400, 'invalid_request'), { code: 'login.emailInvalid' }],
    [
      'a code moments ago',
      refuse(429, 'rate_limited', {}, { 'retry-after': '12' }),
      { code: 'login.cooldown', seconds: 12 },
    ],
    [
      'too many codes',
      refuse(429, 'rate_limited', {}, { 'retry-after': '3600' }),
      { code: 'login.limited', seconds: 3_600 },
    ],
    ['no mail server', refuse(501, 'not_configured'), { code: 'login.unavailable' }],
    ['a mail server that refuses', refuse(502, 'upstream_failed'), { code: 'login.unavailable' }],
    ['another failure', refuse(500, 'internal'), { code: 'server.unreachable' }],
    ['a page instead of JSON', { status: 502 }, { code: 'server.unreachable' }],
    ['an answer in another form', { status: 200, body: { attempt: 1 } }, { code: 'server.unreachable' }],
    ['no answer', 'nothing' as const, { code: 'server.unreachable' }],
  ])('to send a code is told to the page: %s', async (_name, answer, expected) => {
    const { session } = await open({ 'POST /embedded/v1/login/email': () => answer })
    expect(await failureOf(session.sendCode(sendCode))).toMatchObject(expected)
  })

  it.each([
    [
      'wrong',
      refuse(401, 'login_code_wrong', { reasons: [{ name: 'triesLeft', description: '3' }] }),
      { code: 'login.codeWrong', triesLeft: 3 },
    ],
    ['expired', refuse(401, 'login_code_expired'), { code: 'login.codeExpired' }],
    ['wrong too often', refuse(401, 'login_tries_exhausted'), { code: 'login.codeExhausted' }],
  ])('of a code is told to the page: %s', async (_name, answer, expected) => {
    const { session } = await open({
      'POST /embedded/v1/login/email': () => sent,
      'POST /embedded/v1/login/otp': () => answer,
    })
    await session.sendCode(sendCode)
    expect(await failureOf(session.enterCode({ code: '123456' }))).toMatchObject(expected)
  })

  it('calls no wallet damaged whose keys are only closed', () => {
    expect(toFrameFailure(new VaultError('vault.notOpen'))).toMatchObject({ code: 'request.failed' })
    expect(toFrameFailure(new VaultError('vault.damaged'))).toMatchObject({ code: 'wallet.damaged' })
  })

  it('reveals nothing of an unexpected error', () => {
    expect(toFrameFailure(new TypeError('secret'))).toMatchObject({ code: 'request.failed' })
    expect(toFrameFailure(new TypeError('secret')).message).not.toContain('secret')
  })
})
