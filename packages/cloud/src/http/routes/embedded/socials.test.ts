import { startDevnet } from '@latchkey/devnet'
import {
  answerSocialLogin,
  beginSocialLogin,
  getSocialLoginState,
  redeemLoginTicket,
  type SocialProvider,
  socialProviders,
  startSocialLogin,
} from '@latchkey/protocol/embedded'
import { getConfig } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { socialAttempts } from '../../../storage/socialSchema.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { appOrigin, readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import { startIssuer } from '../../../test/startIssuer.ts'
import { siteUrl } from '../../../test/startTestCloud.ts'
import { visitIdentity } from '../../../test/visitIdentity.ts'

let devnet: Awaited<ReturnType<typeof startDevnet>>
beforeAll(async () => {
  devnet = await startDevnet({ chains: [], identity: true })
  // Its libraries load with the first request, which on a busy machine takes longer than the cloud waits for a provider.
  await fetch(`${devnet.description.identity?.url}/google/.well-known/openid-configuration`)
})
afterAll(() => devnet.stop())

async function startSocialCloud(storage: Storage, environment: Readonly<Record<string, string>> = {}) {
  const cloud = await startEmbeddedCloud({
    storage,
    environment: {
      LATCHKEY_SECURE_SITE_URL: siteUrl,
      LATCHKEY_SHARE_KEYS: '22'.repeat(32),
      LATCHKEY_SOCIAL_DEVNET: devnet.description.identity?.url ?? 'none',
      ...environment,
    },
  })
  const start = async (provider: SocialProvider, projectId?: string) => {
    const answer = await cloud.send('POST', startSocialLogin.path, { body: { provider, origin: appOrigin }, projectId })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { attempt, path } = parse(startSocialLogin.response, await answer.json())
    return { attempt, id: new URL(path, siteUrl).searchParams.get('attempt') ?? '' }
  }
  const askBegin = (id: string, cookie?: string, projectId?: string) =>
    cloud.send('POST', beginSocialLogin.path, {
      body: { id },
      projectId,
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    })
  const begin = async (id: string, projectId?: string) => {
    const answer = await askBegin(id, undefined, projectId)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const [line = ''] = answer.headers.getSetCookie()
    const { url } = parse(beginSocialLogin.response, await answer.json())
    return { url: new URL(url), line, cookie: line.slice(0, line.indexOf(';')) }
  }
  const answer = (provider: SocialProvider, query: URLSearchParams, cookie: string | undefined) =>
    cloud.send('POST', answerSocialLogin.path, {
      body: { provider, ...Object.fromEntries(query) },
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    })
  /** Logs in at the provider, as the visitor who began. */
  const reach = async (provider: SocialProvider, person = 'Alice', projectId?: string) => {
    const { attempt, id } = await start(provider, projectId)
    const begun = await begin(id, projectId)
    const back = await visitIdentity({ url: begun.url.href, person })
    return { attempt, id, back, query: back.searchParams, ...begun }
  }
  const finish = async (provider: SocialProvider, person?: string, projectId?: string) => {
    const reached = await reach(provider, person, projectId)
    const done = await answer(provider, reached.query, reached.cookie)
    expect(done.status, await done.clone().text()).toBe(200)
    const result = parse(answerSocialLogin.response, await done.json())
    if (result.outcome !== 'done') throw new TypeError('The provider has refused')
    return { ...reached, ...result }
  }
  const redeem = (attempt: string, ticket: string, projectId?: string) =>
    cloud.send('POST', redeemLoginTicket.path, { body: { attempt, ticket, keep: 'memory' }, projectId })
  const logIn = async (provider: SocialProvider, person?: string, projectId?: string) => {
    const { attempt, ticket } = await finish(provider, person, projectId)
    const answered = await redeem(attempt, ticket, projectId)
    expect(answered.status, await answered.clone().text()).toBe(200)
    return parse(redeemLoginTicket.response, await answered.json())
  }
  const getState = async (attempt: string): Promise<unknown> =>
    (await cloud.send('POST', getSocialLoginState.path, { body: { attempt } })).json()
  return { ...cloud, start, askBegin, begin, answer, reach, finish, redeem, logInAt: logIn, getState }
}

/** One database for the tests of a block that need only one kind. */
function useStorage(): { readonly getStorage: () => Storage } {
  let storage: Storage | undefined
  beforeAll(async () => {
    storage = await openTestStorage()
  })
  afterAll(() => storage?.close())
  return {
    getStorage: () => {
      if (storage === undefined) throw new TypeError('The storage is not open yet.')
      return storage
    },
  }
}

/** A code that is not the given one. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describeStorages((getStorage) => {
  it.each(socialProviders.map((provider) => [provider] as const))(
    'logs in with %s, keeps the user, and takes another name of the same account',
    async (provider) => {
      const cloud = await startSocialCloud(getStorage())
      const first = await cloud.logInAt(provider, 'Alice')
      // Apple tells no name after the first login, so the address is shown in its place.
      const name = provider === 'apple' ? 'alice@identity.example' : 'Alice'
      expect(first.user).toEqual({ id: expect.any(String), email: null, userName: name })
      const renamed = await cloud.logInAt(provider, 'Alice as Bob')
      expect(renamed.user.id).toBe(first.user.id)
      expect(renamed.user.userName).not.toBe(name)
      const session = await cloud.send('GET', '/embedded/v1/session', { secret: renamed.secret })
      expect(await session.json()).toMatchObject({ user: renamed.user })
    },
  )

  it('knows a user by provider and subject, never by a handle that another account has taken over (attack 140)', async () => {
    const cloud = await startSocialCloud(getStorage())
    for (const provider of socialProviders) {
      const owner = await cloud.logInAt(provider, 'carol')
      const thief = await cloud.logInAt(provider, 'mallory as carol')
      expect(thief.user.userName, provider).toBe(owner.user.userName)
      expect(thief.user.id, provider).not.toBe(owner.user.id)
    }
    const users = await Promise.all(socialProviders.map((provider) => cloud.logInAt(provider, 'dave')))
    expect(new Set(users.map(({ user }) => user.id)).size).toBe(socialProviders.length)
  })

  it('refuses the answer of a provider in a browser that has not begun the attempt (attacks 97 and 136)', async () => {
    const cloud = await startSocialCloud(getStorage())
    const attacker = await cloud.reach('google', 'Mallory')
    const victim = await cloud.begin((await cloud.start('google')).id)
    for (const cookie of [undefined, victim.cookie, '__Host-latchkey-social=', `${victim.cookie}x`]) {
      const answer = await cloud.answer('google', attacker.query, cookie)
      expect(await readRefusalCode(answer), cookie).toBe('login_code_expired')
    }
    expect(await cloud.getState(attacker.attempt)).toEqual({ state: 'open' })
    expect((await cloud.answer('google', attacker.query, attacker.cookie)).status).toBe(200)
  })

  it('binds the attempt to one browser by a cookie that only this host reads (attack 136)', async () => {
    const cloud = await startSocialCloud(getStorage())
    const { id } = await cloud.start('github')
    const { cookie, line } = await cloud.begin(id)
    expect(line).toMatch(/^__Host-latchkey-social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    // The same browser may load the page again; another browser has no part in it.
    const again = await cloud.askBegin(id, cookie)
    expect([again.status, again.headers.getSetCookie()[0]?.startsWith(cookie)]).toEqual([200, true])
    expect(await readRefusalCode(await cloud.askBegin(id))).toBe('login_code_expired')
    expect(await readRefusalCode(await cloud.askBegin(id, `__Host-latchkey-social=${'A'.repeat(43)}`))).toBe(
      'login_code_expired',
    )
  })

  it('refuses a code of another login (attack 98)', async () => {
    const cloud = await startSocialCloud(getStorage())
    for (const provider of socialProviders) {
      const attacker = await cloud.reach(provider, 'Mallory')
      const victim = await cloud.reach(provider, 'Alice')
      const injected = new URLSearchParams(victim.query)
      injected.set('code', attacker.query.get('code') ?? '')
      expect(await readRefusalCode(await cloud.answer(provider, injected, victim.cookie)), provider).toBe(
        'upstream_failed',
      )
      expect(await cloud.getState(victim.attempt), provider).toEqual({ state: 'ended' })
    }
  })

  it('refuses a login without PKCE (attack 99)', async () => {
    const cloud = await startSocialCloud(getStorage())
    for (const provider of socialProviders) {
      const { url, cookie } = await cloud.begin((await cloud.start(provider)).id)
      expect(url.searchParams.get('code_challenge_method'), provider).toBe('S256')
      expect(url.searchParams.get('code_challenge'), provider).toMatch(/^[\w-]{43}$/)
      // X shows no login without it.
      if (provider === 'x') continue
      url.searchParams.delete('code_challenge')
      url.searchParams.delete('code_challenge_method')
      const back = await visitIdentity({ url: url.href, person: 'Alice' })
      expect(await readRefusalCode(await cloud.answer(provider, back.searchParams, cookie)), provider).toBe(
        'upstream_failed',
      )
    }
  })

  it('takes the answer of a provider for its own attempts only (attack 137), and once', async () => {
    const cloud = await startSocialCloud(getStorage())
    const { cookie, query } = await cloud.reach('github')
    for (const provider of ['google', 'x', 'discord'] as const) {
      expect(await readRefusalCode(await cloud.answer(provider, query, cookie)), provider).toBe('login_code_expired')
    }
    const answers = await Promise.all([1, 2, 3].map(() => cloud.answer('github', query, cookie)))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 401, 401])
  })

  it('uses one redirect address for each provider, and the provider no other (attack 103)', async () => {
    const cloud = await startSocialCloud(getStorage())
    for (const provider of socialProviders) {
      const { url } = await cloud.begin((await cloud.start(provider)).id)
      expect(url.searchParams.get('redirect_uri')).toBe(`${siteUrl}/login/callback/${provider}`)
      url.searchParams.set('redirect_uri', `https://wallet.evil.net/login/callback/${provider}`)
      await expect(visitIdentity({ url: url.href, person: 'Alice' })).rejects.toThrow(/redirect_uri/)
    }
  })

  it('takes a ticket for its own attempt, project and minute only, and once (attacks 104, 105 and 113)', async () => {
    const cloud = await startSocialCloud(getStorage())
    const { projectId: foreign } = await cloud.createProject({ allowedOrigins: [appOrigin] })
    const attacker = await cloud.finish('google', 'Mallory')
    const victim = await cloud.start('google')
    const refused = [
      // The attacker's ticket, in the victim's frame.
      [victim.attempt, attacker.ticket],
      [victim.attempt, attacker.code],
      // Without the secret of the attempt.
      [attacker.id, attacker.ticket],
      [`${attacker.id}.${'A'.repeat(43)}`, attacker.ticket],
      [attacker.attempt, `${attacker.ticket}x`],
      [attacker.attempt, attacker.ticket, foreign],
      [attacker.attempt, attacker.code, foreign],
    ] as const
    for (const [attempt, ticket, project] of refused) {
      expect(await readRefusalCode(await cloud.redeem(attempt, ticket, project))).toBe('login_code_expired')
    }
    const answers = await Promise.all([1, 2, 3].map(() => cloud.redeem(attacker.attempt, attacker.ticket)))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 401, 401])
    expect(await readRefusalCode(await cloud.redeem(attacker.attempt, attacker.code))).toBe('login_code_expired')

    const late = await cloud.finish('google')
    cloud.clock.now += constants.ticketLife
    expect(await readRefusalCode(await cloud.redeem(late.attempt, late.ticket))).toBe('login_code_expired')
    expect((await cloud.redeem(late.attempt, late.code)).status).toBe(200)
  })

  it('accepts at most five tries of the typed code, also at the same time, within five minutes', async () => {
    const cloud = await startSocialCloud(getStorage())
    const { attempt, code } = await cloud.finish('x')
    const answers = await Promise.all(Array.from({ length: 12 }, () => cloud.redeem(attempt, other(code))))
    const codes = await Promise.all(answers.map(readRefusalCode))
    expect(codes.filter((each) => each === 'login_code_wrong')).toHaveLength(4)
    expect(codes.filter((each) => each === 'login_tries_exhausted')).toHaveLength(8)
    expect(await readRefusalCode(await cloud.redeem(attempt, code))).toBe('login_tries_exhausted')
    const late = await cloud.finish('x')
    cloud.clock.now += constants.socialCodeLife
    expect(await readRefusalCode(await cloud.redeem(late.attempt, late.code))).toBe('login_code_expired')
    expect(await cloud.getState(late.attempt)).toEqual({ state: 'ended' })
  })

  it('completes no attempt by the server alone (attack 136)', async () => {
    const cloud = await startSocialCloud(getStorage())
    const { attempt, code, ticket } = await cloud.finish('google', 'Victim')
    // Who began the attempt learns how far it is, and nothing to log in with.
    expect(await cloud.getState(attempt)).toEqual({ state: 'answered' })
    const text = JSON.stringify(await getStorage().database.select().from(socialAttempts))
    for (const secret of [code, ticket, attempt.slice(attempt.indexOf('.') + 1)])
      expect(text).not.toContain(`"${secret}"`)
    const { secret = '' } = parse(redeemLoginTicket.response, await (await cloud.redeem(attempt, ticket)).json())
    expect((await cloud.send('GET', '/embedded/v1/session', { secret })).status).toBe(200)
    expect(await cloud.getState(attempt)).toEqual({ state: 'ended' })
  })

  it('ends an attempt that the visitor cancels, and one that takes longer than ten minutes', async () => {
    const cloud = await startSocialCloud(getStorage())
    for (const provider of socialProviders) {
      const { attempt, id } = await cloud.start(provider)
      const { cookie, url } = await cloud.begin(id)
      const { searchParams } = await visitIdentity({ url: url.href, person: undefined })
      const refused = await cloud.answer(provider, searchParams, cookie)
      expect(await refused.json(), provider).toEqual({ outcome: 'refused', origin: appOrigin })
      expect(await cloud.getState(attempt), provider).toEqual({ state: 'ended' })
    }
    const slow = await cloud.reach('discord')
    cloud.clock.now += constants.socialLife
    expect(await cloud.getState(slow.attempt)).toEqual({ state: 'ended' })
    expect(await readRefusalCode(await cloud.answer('discord', slow.query, slow.cookie))).toBe('login_code_expired')
  })

  it('takes the callback and the ticket on another node than the one that began', async () => {
    const one = await startSocialCloud(getStorage())
    const two = await startSocialCloud(getStorage())
    const { projectId } = one
    const { attempt, id } = await one.start('google')
    const { cookie, url } = await two.begin(id, projectId)
    const { searchParams } = await visitIdentity({ url: url.href, person: 'Alice' })
    const done = parse(answerSocialLogin.response, await (await one.answer('google', searchParams, cookie)).json())
    const ticket = done.outcome === 'done' ? done.ticket : ''
    const answers = await Promise.all([one, two, one, two].map((node) => node.redeem(attempt, ticket, projectId)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])
  })
})

describe('an issuer of OpenID Connect', () => {
  const { getStorage } = useStorage()

  async function startAtIssuer() {
    const issuer = await startIssuer()
    const cloud = await startSocialCloud(getStorage(), {
      LATCHKEY_SOCIAL_GOOGLE: `client:a-secret-of-the-test@${issuer.url}`,
    })
    const answerWith = async (change: Readonly<Record<string, string>> = {}) => {
      const { attempt, id } = await cloud.start('google')
      const { cookie, url } = await cloud.begin(id)
      issuer.setNonce(url.searchParams.get('nonce') ?? '')
      const query = { code: 'code', state: url.searchParams.get('state') ?? '', iss: issuer.url, ...change }
      const kept = Object.entries(query).filter(([, value]) => value !== '')
      const answer = await cloud.answer('google', new URLSearchParams(kept), cookie)
      return { attempt, status: await readRefusalCode(answer) }
    }
    return { cloud, issuer, answerWith }
  }

  it('is believed only if it is the one that was asked (attack 100)', async () => {
    const { answerWith, issuer } = await startAtIssuer()
    expect(await answerWith()).toMatchObject({ status: 200 })
    expect(await answerWith({ iss: 'https://accounts.google.com' })).toMatchObject({ status: 'upstream_failed' })
    expect(await answerWith({ iss: '' })).toMatchObject({ status: 'upstream_failed' })
    issuer.setToken((proper) => ({ claims: { ...proper, iss: 'https://accounts.google.com' } }))
    expect(await answerWith()).toMatchObject({ status: 'upstream_failed' })
  })

  it('is not believed with the nonce of another login, or none (attack 101)', async () => {
    const { answerWith, issuer } = await startAtIssuer()
    for (const nonce of ['nonce-of-another-login', undefined, '']) {
      issuer.setToken((proper) => ({ claims: { ...proper, nonce } }))
      expect(await answerWith()).toMatchObject({ status: 'upstream_failed' })
    }
  })

  it.each([
    ['without a signature', { alg: 'none' }, {}],
    ['with a signature of another key', { key: 'other' }, {}],
    ['signed with its public key as a secret', { alg: 'HS256' }, {}],
    ['for another client', {}, { aud: 'another-client' }],
    ['for two clients', {}, { aud: ['client', 'another-client'] }],
    ['that has expired', {}, { exp: Math.floor(Date.now() / 1_000) - 60 }],
    ['that is not valid yet', {}, { nbf: Math.floor(Date.now() / 1_000) + 600 }],
    ['without a subject', {}, { sub: undefined }],
    ['with a subject that is no text', {}, { sub: 7 }],
    ['with a subject of two lines', {}, { sub: 'a\nb' }],
  ] as const)('is not believed with an ID token %s (attack 102)', async (_name, form, change) => {
    const { answerWith, cloud, issuer } = await startAtIssuer()
    issuer.setToken((proper) => ({ ...form, claims: { ...proper, ...change } }))
    const { attempt, status } = await answerWith()
    expect(status).toBe('upstream_failed')
    expect(await cloud.getState(attempt)).toEqual({ state: 'ended' })
    expect(JSON.stringify(cloud.logger.lines)).not.toContain('Alice')
  })
})

describe('a provider that the operator has not set up', () => {
  const { getStorage } = useStorage()

  it('is not offered, and refused (S5.006) by its name', async () => {
    const cloud = await startSocialCloud(getStorage(), {
      LATCHKEY_SOCIAL_DEVNET: 'none',
      LATCHKEY_SOCIAL_GITHUB: 'id:a-secret-of-the-test',
      LATCHKEY_SOCIAL_X: 'id:a-secret-of-the-test',
    })
    const start = (provider: string) =>
      cloud.send('POST', startSocialLogin.path, { body: { provider, origin: appOrigin } })
    expect(await readRefusalCode(await start('google'))).toBe('not_configured')
    for (const provider of ['farcaster', 'telegram', '__proto__', '']) {
      expect(await readRefusalCode(await start(provider)), provider).toBe('invalid_request')
    }
    const config = await cloud.ask(`${getConfig.path}?st=x&sv=y`, {
      headers: { origin: appOrigin },
      projectId: cloud.projectId,
    })
    // The operator has set none: the app chooses from them.
    expect(await config.json()).toMatchObject({ features: { socials: ['x', 'github'] }, offered: ['socials'] })
  })

  it('says that it does not answer, and is asked again by the next login', async () => {
    const cloud = await startSocialCloud(getStorage(), {
      LATCHKEY_SOCIAL_GOOGLE: 'id:a-secret-of-the-test@http://127.0.0.1:1',
    })
    const { attempt, id } = await cloud.start('google')
    expect(await readRefusalCode(await cloud.askBegin(id))).toBe('upstream_failed')
    expect(await cloud.getState(attempt)).toEqual({ state: 'ended' })
    expect(JSON.stringify(cloud.logger.lines)).toContain('A social login failed')
  })

  it('is started by apps only that may embed the frame', async () => {
    const cloud = await startSocialCloud(getStorage())
    const body = { provider: 'google', origin: 'https://evil.net' }
    expect(await readRefusalCode(await cloud.send('POST', startSocialLogin.path, { body }))).toBe('origin_not_allowed')
  })
})
