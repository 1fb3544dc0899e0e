import type { SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import { createCloudStorage, createSiwx, type CreateCloudStorageParameters } from '@latchkey/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const page = { domain: 'localhost:5173', uri: 'http://localhost:5173' }

/** Adds browser behaviour to `fetch`: sends the page's origin and stores cookies. */
function createBrowserFetch() {
  const cookies = new Map<string, string>()
  const requests: { readonly path: string; readonly authorization: string | null }[] = []
  const browse: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', page.uri)
    const isWithCookies = init?.credentials === 'include'
    if (isWithCookies && cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const request = new Request(input, { ...init, headers })
    requests.push({ path: new URL(request.url).pathname, authorization: headers.get('authorization') })
    const response = await fetch(request, { headers })
    for (const text of isWithCookies ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return { browse, cookies, requests }
}

async function setUp(change: Partial<CreateCloudStorageParameters> = {}) {
  const cloud = await startTestCloud({ storage })
  const browser = createBrowserFetch()
  const items = new Map<string, string>()
  const port = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const now = (): number => cloud.clock.now
  const kept = createCloudStorage({
    cloud: `${cloud.url}/`,
    projectId: 'dev',
    storage: port,
    fetch: browser.browse,
    now,
    ...change,
  })
  const siwx = createSiwx({ ...page, storage: kept, now })
  const signer = privateKeyToAccount(generatePrivateKey())
  const account: SiwxAccount = { chainId: 'eip155:1', accountAddress: signer.address }
  const onPolygon: SiwxAccount = { ...account, chainId: 'eip155:137' }
  const sign = async (of: SiwxAccount = account): Promise<SiwxSession> => {
    const draft = await siwx.createMessage(of)
    return { ...draft, signature: await signer.signMessage({ message: draft.message }) }
  }
  return { ...browser, account, cloud, items, kept, onPolygon, sign, signer, siwx }
}

describe.each([
  ['a token that the page stores', false],
  ['a cookie', true],
])('a page signs in with %s', (_what, cookie) => {
  it('and stays signed in on the next visit, until it signs out', async () => {
    const { account, cookies, items, kept, onPolygon, requests, sign, siwx } = await setUp({ cookie })
    expect(await siwx.getSessions(account)).toEqual([])
    // No request is made for a visitor who never signed in.
    expect(requests).toEqual([])
    const session = await sign()
    await siwx.addSession(session)
    expect(await siwx.getSessions(account)).toEqual([session])
    expect(await siwx.getSessions(onPolygon)).toEqual([])
    expect(cookies.size).toBe(cookie ? 1 : 0)
    expect((await kept.getToken(account))?.split('.')).toHaveLength(3)
    expect(requests.some(({ authorization }) => authorization !== null)).toBe(!cookie)
    expect([...items.values()].join().includes('secret')).toBe(!cookie)
    expect([...items.values()].join().includes('token')).toBe(!cookie)

    await siwx.revokeSession(account)
    expect(await siwx.getSessions(account)).toEqual([])
    expect([items.size, cookies.size]).toEqual([0, 0])
    await expect(siwx.addSession(session)).rejects.toMatchObject({
      code: 'siwx.refused',
      serverCode: 'sign_in_nonce_used',
    })
  })

  it('and replaces all sessions by those signed with one approval, or by none', async () => {
    const { account, items, onPolygon, sign, signer, siwx } = await setUp({ cookie })
    await siwx.addSession(await sign())
    const first = await sign()
    const message = first.message.replace('Chain ID: 1\n', 'Chain ID: 137\n')
    const data = { ...first.data, ...onPolygon }
    const second = { data, message, signature: await signer.signMessage({ message }) }
    await siwx.setSessions([first, second])
    expect(await siwx.getSessions(account)).toEqual([first])
    expect(await siwx.getSessions(onPolygon)).toEqual([second])
    await siwx.setSessions([])
    expect(await siwx.getSessions(account)).toEqual([])
    expect(items.size).toBe(0)
  })
})

it('keeps the token in local storage unless the app names another place [S3.060]', async () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const items = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })
  try {
    const { account, kept, sign, siwx } = await setUp({ storage: undefined })
    await siwx.addSession(await sign())
    const token = await kept.getToken(account)
    expect(token?.split('.')).toHaveLength(3)
    expect([...items.values()].join()).toContain(token)
    await siwx.revokeSession(account)
    expect(items.size).toBe(0)
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage')
    if (original !== undefined) Object.defineProperty(globalThis, 'localStorage', original)
  }
})

it('detects a session that was revoked elsewhere or has expired', async () => {
  const { account, cloud, items, kept, sign, siwx } = await setUp()
  await siwx.addSession(await sign())
  const token = await kept.getToken(account)
  await cloud.ask('/siwx/v1/sign-out', { method: 'POST', body: '{}', headers: { authorization: `Bearer ${token}` } })
  expect(await siwx.getSessions(account)).toEqual([])
  expect(items.size).toBe(0)
  await siwx.addSession(await sign())
  cloud.clock.now += 8 * 86_400_000
  expect(await siwx.getSessions(account)).toEqual([])
})

it('keeps the session if the cloud does not answer, and reports it', async () => {
  const { account, items, kept, sign, siwx } = await setUp()
  await siwx.addSession(await sign())
  const away = createCloudStorage({
    cloud: 'http://127.0.0.1:1',
    projectId: 'dev',
    now: () => Date.UTC(2026, 0, 15, 12),
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  })
  await expect(away.get(account)).rejects.toMatchObject({ code: 'siwx.unreachable' })
  await expect(away.remove(account)).rejects.toMatchObject({ code: 'siwx.unreachable' })
  expect(await kept.getToken(account)).toBeDefined()
})

it('gets the reason why a sign-in is refused', async () => {
  const { account, sign, siwx } = await setUp()
  const session = await sign()
  const forged = { ...session, signature: `0x${'11'.repeat(65)}` }
  await expect(siwx.addSession(forged)).rejects.toMatchObject({
    code: 'siwx.refused',
    serverCode: 'sign_in_signature_invalid',
  })
  expect(await siwx.getSessions(account)).toEqual([])
})

describe.each([
  ['a secret that the page stores', false],
  ['a cookie', true],
])('a token, with %s,', (_what, cookie) => {
  const renewals = (requests: readonly { readonly path: string }[]): number =>
    requests.filter(({ path }) => path === '/siwx/v1/token').length

  it('is renewed before it expires, as long as the session lasts', async () => {
    const { account, cloud, kept, requests, sign, siwx } = await setUp({ cookie })
    await siwx.addSession(await sign())
    const first = await kept.getToken(account)
    const before = renewals(requests)
    cloud.clock.now += 869_000
    expect(await kept.getToken(account)).toBe(first)
    expect(renewals(requests)).toBe(before)
    cloud.clock.now += 2_000
    // Concurrent calls share one renewal.
    const [second, other] = await Promise.all([kept.getToken(account), kept.getToken(account)])
    expect(second).not.toBe(first)
    expect(other).toBe(second)
    expect(renewals(requests)).toBe(before + 1)
    expect(await kept.getToken(account)).toBe(second)

    cloud.clock.now += 6 * 86_400_000
    expect(await siwx.getSessions(account)).toHaveLength(1)
    expect((await kept.getToken(account))?.split('.')).toHaveLength(3)
    cloud.clock.now += 86_400_000
    expect(await kept.getToken(account)).toBeUndefined()
  })

  it('is renewed at once if a back end has refused it', async () => {
    const { account, cloud, kept, requests, sign, siwx } = await setUp({ cookie })
    await siwx.addSession(await sign())
    const first = await kept.getToken(account)
    const before = renewals(requests)
    cloud.clock.now += 1_000
    const second = await kept.getToken(account, { renew: true })
    expect(second).not.toBe(first)
    expect(await kept.getToken(account)).toBe(second)
    expect(renewals(requests)).toBe(before + 1)
  })

  it('ends with its session, wherever that was revoked', async () => {
    const { account, cloud, items, kept, sign, siwx } = await setUp({ cookie })
    await siwx.addSession(await sign())
    const token = await kept.getToken(account)
    const headers = { authorization: `Bearer ${token}` }
    expect((await cloud.ask('/siwx/v1/sign-out', { method: 'POST', body: '{}', headers })).status).toBe(200)
    cloud.clock.now += 900_000
    expect(await kept.getToken(account)).toBeUndefined()
    expect(items.size).toBe(0)
  })

  it('is still returned until it expires if the cloud does not answer', async () => {
    const { account, cloud, kept, sign, siwx } = await setUp({ cookie })
    await siwx.addSession(await sign())
    const token = await kept.getToken(account)
    await cloud.close()
    cloud.clock.now += 890_000
    expect(await kept.getToken(account)).toBe(token)
    await expect(kept.getToken(account, { renew: true })).rejects.toMatchObject({ code: 'siwx.unreachable' })
    cloud.clock.now += 10_000
    await expect(kept.getToken(account)).rejects.toMatchObject({ code: 'siwx.unreachable' })
  })
})

it('renews tokens in several tabs, without ending those of the others or a sign-out', async () => {
  const { account, browse, cloud, items, kept, sign, siwx } = await setUp()
  const otherTab = createCloudStorage({
    cloud: cloud.url,
    projectId: 'dev',
    fetch: browse,
    now: () => cloud.clock.now,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  })
  await siwx.addSession(await sign())
  cloud.clock.now += 880_000
  const tokens = await Promise.all([kept.getToken(account), otherTab.getToken(account)])
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await cloud.ask(`/v1/sessions/${account.accountAddress}`, { headers })).status).toBe(200)
  }
  // What one tab has renewed, the other uses.
  expect(await kept.getToken(account)).toBe(await otherTab.getToken(account))

  cloud.clock.now += 880_000
  const [renewed] = await Promise.all([kept.getToken(account), otherTab.remove(account)])
  expect(renewed === undefined || renewed.length > 0).toBe(true)
  expect(items.size).toBe(0)
  expect(await kept.getToken(account)).toBeUndefined()
})

it('signs in to the first five chains of an approval with more', async () => {
  const { account, sign, signer, siwx } = await setUp()
  const first = await sign()
  const others = await Promise.all(
    [10, 137, 8453, 42161, 59144].map(async (reference) => {
      const message = first.message.replace('Chain ID: 1\n', `Chain ID: ${reference}\n`)
      const data = { ...first.data, chainId: `eip155:${reference}` as const }
      return { data, message, signature: await signer.signMessage({ message }) }
    }),
  )
  await siwx.setSessions([first, ...others])
  expect(await siwx.getSessions(account)).toHaveLength(1)
  expect(await siwx.getSessions({ ...account, chainId: 'eip155:42161' })).toHaveLength(1)
  expect(await siwx.getSessions({ ...account, chainId: 'eip155:59144' })).toHaveLength(0)
})
