import { createHash, createPrivateKey, randomBytes, sign } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDevnet } from '../startDevnet.ts'

async function startIdentityDevnet(): Promise<string> {
  const devnet = await startDevnet({ chains: [], identity: true })
  onTestFinished(devnet.stop)
  const { identity } = devnet.description
  if (identity === undefined) throw new Error('The identity provider does not run')
  return identity.url
}

const authorizations = {
  google: '/google/auth',
  apple: '/apple/auth',
  github: '/github/login/oauth/authorize',
  facebook: '/facebook/v23.0/dialog/oauth',
  x: '/x/i/oauth2/authorize',
  discord: '/discord/oauth2/authorize',
} as const
type Name = keyof typeof authorizations

const site = 'http://wallet.localhost:8788'
const verifier = randomBytes(32).toString('base64url')
const createUrl = (base: string, name: Name, change: Readonly<Record<string, string | undefined>> = {}): URL => {
  const url = new URL(authorizations[name], base)
  const query = {
    client_id: `latchkey-${name}`,
    redirect_uri: `${site}/login/callback/${name}`,
    response_type: 'code',
    scope: 'openid email',
    state: 'state-of-the-test',
    nonce: 'nonce-of-the-test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  }
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value)
  return url
}

/** Goes through the pages as a browser with cookies does, and returns the last answer of the provider. */
async function logIn(url: URL, form: Readonly<Record<string, string>> = { name: 'Alice', act: 'allow' }) {
  const cookies = new Map<string, string>()
  const ask = async (target: URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(target, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    const isOwn = next !== null && new URL(next, target).host === url.host
    return isOwn ? ask(new URL(next, target)) : response
  }
  const page = await ask(url)
  const action = /action="([^"]+)"/.exec(await page.clone().text())?.[1]?.replaceAll('&amp;', '&')
  if (action === undefined) return page
  return ask(new URL(action, url), { method: 'POST', body: new URLSearchParams(form) })
}

async function readCode(answer: Response): Promise<string> {
  const target = new URL(answer.headers.get('location') ?? '')
  return target.searchParams.get('code') ?? ''
}

const exchange = (base: string, path: string, body: Readonly<Record<string, string>>, authorization?: string) =>
  fetch(new URL(path, base), {
    method: 'POST',
    headers: authorization === undefined ? {} : { authorization },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      ...(authorization === undefined ? { client_id: 'latchkey-github', client_secret: 'secret-of-github' } : {}),
      ...body,
    }),
  })
const readJson = async (answer: Response): Promise<unknown> => JSON.parse(await answer.text())

describe('the identity provider', () => {
  it('answers each account with the same id and any name, as each provider documents it', async () => {
    const base = await startIdentityDevnet()
    const users = {
      github: ['/github/login/oauth/access_token', '/github/user'],
      facebook: ['/facebook/v23.0/oauth/access_token', '/facebook/v23.0/me?fields=id,name'],
      x: ['/x/2/oauth2/token', '/x/2/users/me'],
      discord: ['/discord/api/oauth2/token', '/discord/api/users/@me'],
    } as const
    const read = async (name: keyof typeof users, typed: string): Promise<unknown> => {
      const [token, user] = users[name]
      const code = await readCode(await logIn(createUrl(base, name), { name: typed, act: 'allow' }))
      const secret = { client_id: `latchkey-${name}`, client_secret: `secret-of-${name}` }
      const basic = `Basic ${Buffer.from(`latchkey-${name}:secret-of-${name}`).toString('base64')}`
      const redirect = { redirect_uri: `${site}/login/callback/${name}`, code, code_verifier: verifier }
      const answer =
        name === 'x'
          ? await exchange(base, token, redirect, basic)
          : await exchange(base, token, { ...redirect, ...secret })
      const tokens = await readJson(answer)
      if (typeof tokens !== 'object' || tokens === null || !('access_token' in tokens)) return tokens
      const authorization = `Bearer ${String(tokens.access_token)}`
      return readJson(await fetch(new URL(user, base), { headers: { authorization } }))
    }
    expect(await read('github', 'Alice')).toMatchObject({ id: expect.any(Number), login: 'alice', name: 'Alice' })
    expect(await read('facebook', 'Alice')).toEqual({ id: expect.stringMatching(/^\d+$/), name: 'Alice' })
    expect(await read('x', 'Alice')).toMatchObject({ data: { username: 'alice' } })
    const alice = await read('discord', 'Alice')
    expect(await read('discord', 'Alice as Bob')).toEqual({ ...Object(alice), username: 'bob', global_name: 'Bob' })
    expect(await read('discord', 'Bob')).not.toMatchObject({ id: Object(alice).id })
  })

  it('takes a code once, with its redirect URI, its verifier and its secret only', async () => {
    const base = await startIdentityDevnet()
    const path = '/github/login/oauth/access_token'
    const good = { redirect_uri: `${site}/login/callback/github`, code_verifier: verifier }
    const refusals = [
      { code_verifier: 'v'.repeat(43) },
      { redirect_uri: `${site}/login/callback/x` },
      { client_secret: 'other' },
    ]
    for (const change of refusals) {
      const code = await readCode(await logIn(createUrl(base, 'github')))
      expect(await readJson(await exchange(base, path, { ...good, code, ...change }))).toHaveProperty('error')
    }
    const withoutVerifier = await readCode(await logIn(createUrl(base, 'github')))
    const { redirect_uri: uri } = good
    expect(await readJson(await exchange(base, path, { redirect_uri: uri, code: withoutVerifier }))).toHaveProperty(
      'error',
    )
    const code = await readCode(await logIn(createUrl(base, 'github')))
    expect(await readJson(await exchange(base, path, { ...good, code }))).toHaveProperty('access_token')
    expect(await readJson(await exchange(base, path, { ...good, code }))).toHaveProperty('error')
  })

  it.each(Object.keys(authorizations).map((name) => [name] as [Name]))(
    'redirects to registered addresses only: %s',
    async (name) => {
      const base = await startIdentityDevnet()
      const other = name === 'x' ? 'github' : 'x'
      for (const uri of [
        `https://evil.net/login/callback/${name}`,
        `${site}/login/callback/${other}`,
        `${site}/login/callback/${name}/more`,
        `${site}/login/callback/${name}?to=evil`,
      ]) {
        const answer = await logIn(createUrl(base, name, { redirect_uri: uri }))
        expect(answer.status, uri).toBe(400)
        expect(answer.headers.get('location'), uri).toBeNull()
      }
      const cancelled = await logIn(createUrl(base, name, { response_mode: undefined }), { act: 'cancel' })
      const target = new URL(cancelled.headers.get('location') ?? '')
      expect([target.pathname, target.searchParams.get('error')]).toEqual([`/login/callback/${name}`, 'access_denied'])
    },
  )

  it('lets Apple’s client in by a JWT of its key only, and posts the answer as a form', async () => {
    const base = await startIdentityDevnet()
    const posted = await (
      await logIn(createUrl(base, 'apple', { response_mode: 'form_post', scope: 'openid email name' }))
    ).text()
    const code = /name="code" value="([^"]+)"/.exec(posted)?.[1] ?? ''
    expect(posted).toContain(`action="${site}/login/callback/apple"`)
    const body = {
      client_id: 'latchkey-apple',
      code,
      redirect_uri: `${site}/login/callback/apple`,
      code_verifier: verifier,
    }
    const ask = (secret: string) => exchange(base, '/apple/token', { ...body, client_secret: secret })
    for (const secret of [
      'secret-of-apple',
      createJwt({ audience: `${base}/apple`, key: otherKey }),
      createJwt({ audience: 'https://appleid.apple.com', key: appleKey }),
    ]) {
      expect((await ask(secret)).status).toBe(401)
    }
    const answer = await ask(createJwt({ audience: `${base}/apple`, key: appleKey }))
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(await readJson(answer)).toHaveProperty('id_token')
  })

  it('answers no other host and no unknown provider', async () => {
    const base = await startIdentityDevnet()
    expect((await fetch(`${base}/telegram/auth`)).status).toBe(404)
    expect((await fetch(base.replace('127.0.0.1', 'localhost'))).status).toBe(421)
  })
})

/** The private key that a cloud in development has. */
const appleKey =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgn5ZnPiq3aQeeXDgQg6lhbOH0Qi9O3IKMrvZI/wFAOzShRANCAATgqyZ4ZGmFB7NlXVekusZgVbIzP57Twgb7xJ0n6OiRlL6PTwNUIsDG8aap+CuOioIQA1RZICSoOGopUYIYrX/s'
const otherKey = appleKey.replace('n5ZnPiq3aQ', 'n5ZnPiq3aR')

function createJwt({ audience, key }: { readonly audience: string; readonly key: string }): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1_000)
  const header = encode({ alg: 'ES256', kid: 'DEVNETKEY1' })
  const payload = encode({ iss: 'DEVNETTEAM', sub: 'latchkey-apple', aud: audience, iat: now, exp: now + 300 })
  const signature = sign('sha256', Buffer.from(`${header}.${payload}`), {
    key: createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }),
    dsaEncoding: 'ieee-p1363',
  })
  return `${header}.${payload}.${signature.toString('base64url')}`
}
