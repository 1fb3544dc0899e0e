import {
  addPasskey,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  getPasskeys,
  verifyPasskeyLogin,
} from '@latchkey/protocol/embedded'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { embeddedUsers, passkeyChallenges, passkeys, securityEvents } from '../../../storage/embeddedSchema.ts'
import { type AnswerChange, createTestAuthenticator } from '../../../test/createTestAuthenticator.ts'
import { createTestId, createTestMember, createTestVault, toNewBoxes } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import { siteUrl, startTestCloud } from '../../../test/startTestCloud.ts'

let serial = 0
const createEmail = (): string => `passkey${(serial += 1)}@example.com`
type Authenticator = ReturnType<typeof createTestAuthenticator>

async function start(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage })
  const readOptions = async (secret: string) =>
    parse(getPasskeyOptions.response, await (await cloud.send('POST', getPasskeyOptions.path, { secret })).json())
  const add = (secret: string, body: object) => cloud.send('POST', addPasskey.path, { secret, body })
  const register = async (
    authenticator: Authenticator,
    { change, methodId = createTestId(), secret }: { secret: string; methodId?: string; change?: AnswerChange },
  ) => add(secret, { credential: authenticator.create(await readOptions(secret), change), methodId })
  const readLoginOptions = async (projectId?: string) =>
    parse(
      getPasskeyLoginOptions.response,
      await (await cloud.send('POST', getPasskeyLoginOptions.path, { projectId })).json(),
    )
  const logInWith = (credential: object, more: { projectId?: string; keep?: string } = {}) => {
    const { keep = 'memory', projectId } = more
    return cloud.send('POST', verifyPasskeyLogin.path, { body: { credential, keep }, projectId })
  }
  const logInBy = async (authenticator: Authenticator, change?: AnswerChange) =>
    logInWith(authenticator.get(await readLoginOptions(), change))

  /** A user with a vault that a passkey opens. */
  const createOwner = async (counter = 0) => {
    const email = createEmail()
    const { secret, userId } = await cloud.logIn(email)
    const authenticator = createTestAuthenticator({ site: siteUrl, counter })
    const member = createTestMember('passkey')
    expect(await readRefusalCode(await register(authenticator, { secret, methodId: member.id }))).toBe(204)
    const vault = createTestVault()
    expect((await cloud.create(secret, vault.create([member]))).status).toBe(204)
    return { email, secret, userId, authenticator, member, vault }
  }
  return { ...cloud, readOptions, add, register, readLoginOptions, logInWith, logInBy, createOwner }
}

describeStorages((getStorage) => {
  it('registers a passkey, lists it, and logs in with it on a new device', async () => {
    const cloud = await start(getStorage())
    const { authenticator, email, member, secret, userId } = await cloud.createOwner()
    const list = await cloud.send('GET', getPasskeys.path, { secret })
    expect(parse(getPasskeys.response, await list.json()).passkeys).toMatchObject([
      { id: authenticator.id, methodId: member.id, transports: ['internal'], usedAt: null },
    ])
    const options = await cloud.readOptions(secret)
    expect(options).toMatchObject({
      rp: { id: 'wallet.example.com' },
      excludeCredentials: [{ id: authenticator.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const answer = await cloud.logInBy(authenticator)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const session = parse(verifyPasskeyLogin.response, await answer.json())
    expect(session).toMatchObject({ user: { id: userId, email }, methodId: member.id })
    const share = await cloud.askShare('recovery', session.secret, session.methodId)
    expect(await share.json()).toEqual({ share: member.server.toString('base64') })
    const kinds = await getStorage()
      .database.select({ kind: securityEvents.kind })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_login']))
  })

  it('names the user after a login as the login with a social provider did', async () => {
    const cloud = await start(getStorage())
    const { authenticator, userId } = await cloud.createOwner()
    const set = getStorage().database.update(embeddedUsers).set({ userName: 'Alice' })
    await set.where(eq(embeddedUsers.id, userId))
    const answer = await cloud.logInBy(authenticator)
    expect(parse(verifyPasskeyLogin.response, await answer.json()).user).toMatchObject({ userName: 'Alice' })
  })

  it('lets an authenticator repeat a registration that no vault has named', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const authenticator = createTestAuthenticator({ site: siteUrl })
    expect((await cloud.register(authenticator, { secret })).status).toBe(204)
    // The wallet was not created after all.
    expect((await cloud.readOptions(secret)).excludeCredentials).toEqual([])
    const again = createTestAuthenticator({ site: siteUrl })
    const member = createTestMember('passkey')
    expect((await cloud.register(again, { secret, methodId: member.id })).status).toBe(204)
    expect((await cloud.create(secret, createTestVault().create([member]))).status).toBe(204)
    expect((await cloud.readOptions(secret)).excludeCredentials).toMatchObject([{ id: again.id }])
    expect((await cloud.logInBy(again)).status).toBe(200)
  })

  it('deletes challenges that have expired, also in a cloud that sends no mails', async () => {
    const cloud = await startTestCloud({ storage: getStorage(), hasEmbeddedRoutes: true })
    const ask = async () => {
      const answer = await cloud.ask(getPasskeyLoginOptions.path, { method: 'POST' })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return parse(getPasskeyLoginOptions.response, await answer.json()).challenge
    }
    const count = (challenge: string) =>
      getStorage().database.$count(passkeyChallenges, eq(passkeyChallenges.challenge, challenge))
    const old = await ask()
    cloud.clock.now += constants.sweepEvery
    const current = await ask()
    await expect.poll(() => count(old)).toBe(0)
    expect(await count(current)).toBe(1)
  })

  it('keeps a session in a cookie where scripts cannot read it', async () => {
    const cloud = await start(getStorage())
    const { authenticator } = await cloud.createOwner()
    const credential = authenticator.get(await cloud.readLoginOptions())
    const answer = await cloud.logInWith(credential, { keep: 'cookie' })
    expect(await answer.json()).not.toHaveProperty('secret')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-latchkey-wallet=[\w.-]+; .*HttpOnly; Secure; SameSite=None; Partitioned$/,
    )
  })

  it('accepts an embedding page at the top at registration and login, if the project lists it', async () => {
    const cloud = await start(getStorage())
    const { authenticator, secret } = await cloud.createOwner()
    const topOrigin = 'https://shop.example.com'
    expect((await cloud.logInBy(authenticator, { topOrigin })).status).toBe(200)
    // As Safari, which says that it is embedded but not where.
    expect((await cloud.logInBy(authenticator, { crossOrigin: true })).status).toBe(200)
    const second = createTestAuthenticator({ site: siteUrl })
    expect((await cloud.register(second, { secret, change: { topOrigin } })).status).toBe(204)
  })

  const hostile: readonly (readonly [name: string, change: AnswerChange])[] = [
    ['another origin', { origin: 'https://evil.example.com' }],
    ['another port', { origin: `${siteUrl}:8443` }],
    ['a sibling of the site', { origin: 'https://x.wallet.example.com' }],
    ['another rpId', { rpId: 'example.com' }],
    ['a challenge that was not given', { challenge: 'A'.repeat(43) }],
    ['no user verification', { isUserVerified: false }],
    ['an unlisted page at the top', { topOrigin: 'https://evil.example.com' }],
    ['the site itself at the top', { topOrigin: siteUrl }],
    ['a page at the top that says it is not embedded', { topOrigin: 'https://shop.example.com', crossOrigin: false }],
  ]

  it.each(hostile)('logs no visitor in for %s (attack 108)', async (_name, change) => {
    const cloud = await start(getStorage())
    const { authenticator } = await cloud.createOwner()
    expect(await readRefusalCode(await cloud.logInBy(authenticator, change))).toBe('passkey_refused')
    expect((await cloud.logInBy(authenticator)).status).toBe(200)
  })

  it.each(hostile)('registers no passkey for %s (attack 108)', async (_name, change) => {
    const cloud = await start(getStorage())
    const { secret, userId } = await cloud.logIn(createEmail())
    const authenticator = createTestAuthenticator({ site: siteUrl })
    expect(await readRefusalCode(await cloud.register(authenticator, { secret, change }))).toBe('passkey_refused')
    expect(await getStorage().database.$count(passkeys, eq(passkeys.userId, userId))).toBe(0)
  })

  it('refuses an answer for another purpose, key or user (attack 108)', async () => {
    const cloud = await start(getStorage())
    const { authenticator } = await cloud.createOwner()
    const other = await cloud.createOwner()
    const { user } = await cloud.readOptions(other.secret)
    for (const change of [{ type: 'webauthn.create' }, { isForged: true }, { userHandle: user.id }])
      expect(await readRefusalCode(await cloud.logInBy(authenticator, change))).toBe('passkey_refused')
    const unknown = createTestAuthenticator({ site: siteUrl })
    unknown.create({ challenge: '', user })
    expect(await readRefusalCode(await cloud.logInBy(unknown))).toBe('passkey_refused')
  })

  it('takes a challenge once, for five minutes, for its project and its purpose (attack 108)', async () => {
    const cloud = await start(getStorage())
    const { authenticator, secret } = await cloud.createOwner()
    const used = authenticator.get(await cloud.readLoginOptions())
    const answers = await Promise.all([1, 2, 3].map(async () => readRefusalCode(await cloud.logInWith(used))))
    expect(answers.map(String).toSorted()).toEqual(['200', 'passkey_refused', 'passkey_refused'])
    // A try that fails uses it up as well.
    const options = await cloud.readLoginOptions()
    await cloud.logInWith(authenticator.get(options, { isForged: true }))
    expect(await readRefusalCode(await cloud.logInWith(authenticator.get(options)))).toBe('passkey_refused')
    const late = await cloud.readLoginOptions()
    cloud.clock.now += constants.challengeLife
    expect(await readRefusalCode(await cloud.logInWith(authenticator.get(late)))).toBe('passkey_refused')
    const { projectId } = await cloud.createProject({ allowedOrigins: ['https://shop.example.com'] })
    const there = await cloud.readLoginOptions(projectId)
    expect(await readRefusalCode(await cloud.logInWith(authenticator.get(there)))).toBe('passkey_refused')
    const registration = await cloud.readOptions(secret)
    expect(await readRefusalCode(await cloud.logInWith(authenticator.get(registration)))).toBe('passkey_refused')
    // That of another session.
    const other = await cloud.logIn(createEmail())
    const second = createTestAuthenticator({ site: siteUrl })
    const credential = second.create(await cloud.readOptions(secret))
    expect(await readRefusalCode(await cloud.add(other.secret, { credential, methodId: createTestId() }))).toBe(
      'passkey_refused',
    )
  })

  it('refuses a counter that does not rise, as that of a copy (attack 108)', async () => {
    const cloud = await start(getStorage())
    const { authenticator } = await cloud.createOwner(10)
    expect((await cloud.logInBy(authenticator, { counter: 20 })).status).toBe(200)
    for (const counter of [20, 19, 0])
      expect(await readRefusalCode(await cloud.logInBy(authenticator, { counter }))).toBe('passkey_refused')
    const both = [await cloud.readLoginOptions(), await cloud.readLoginOptions()]
    const answers = await Promise.all(
      both.map(async (options) => readRefusalCode(await cloud.logInWith(authenticator.get(options, { counter: 21 })))),
    )
    expect(answers.map(String).toSorted()).toEqual(['200', 'passkey_refused'])
    expect(await cloud.metrics.registry.metrics()).toContain('latchkey_passkey_refusals_total{purpose="login"} 4')
  })

  it('knows a passkey in its own project only (attack 113)', async () => {
    const cloud = await start(getStorage())
    const { authenticator } = await cloud.createOwner()
    const { projectId } = await cloud.createProject({ allowedOrigins: ['https://shop.example.com'] })
    const credential = authenticator.get(await cloud.readLoginOptions(projectId))
    expect(await readRefusalCode(await cloud.logInWith(credential, { projectId }))).toBe('passkey_refused')
  })

  it('registers no credential for a second user or method, so a login replaces no passkey (attack 151)', async () => {
    const cloud = await start(getStorage())
    const { authenticator, member, secret } = await cloud.createOwner()
    const thief = await cloud.logIn(createEmail())
    expect(await readRefusalCode(await cloud.register(authenticator, { secret: thief.secret }))).toBe('passkey_refused')
    const second = createTestAuthenticator({ site: siteUrl })
    // The session of a thief adds a passkey of its own for the method that the vault trusts.
    const answer = await cloud.register(second, { secret, methodId: member.id })
    expect(await readRefusalCode(answer)).toBe('passkey_refused')
    expect(await readRefusalCode(await cloud.logInBy(second))).toBe('passkey_refused')
    // Nor for a method whose passkey the server does not know.
    const bare = await cloud.logIn(createEmail())
    const [passkey, code] = [createTestMember('passkey'), createTestMember('code')]
    expect((await cloud.create(bare.secret, createTestVault().create([passkey, code]))).status).toBe(204)
    for (const { id: methodId } of [passkey, code]) {
      const third = createTestAuthenticator({ site: siteUrl })
      expect(await readRefusalCode(await cloud.register(third, { secret: bare.secret, methodId }))).toBe(
        'passkey_refused',
      )
    }
  })

  it('logs in with a passkey only while the vault names it, which a session cannot change', async () => {
    const cloud = await start(getStorage())
    const { authenticator, member, secret, vault } = await cloud.createOwner()
    const second = createTestAuthenticator({ site: siteUrl })
    const added = createTestMember('passkey')
    expect((await cloud.register(second, { secret, methodId: added.id })).status).toBe(204)
    expect(await readRefusalCode(await cloud.logInBy(second))).toBe('passkey_refused')
    const manifest = vault.signManifest([member, added], 2)
    expect((await cloud.change(secret, { manifest, boxes: toNewBoxes([added]) })).status).toBe(204)
    expect((await cloud.logInBy(second)).status).toBe(200)
    const without = vault.signManifest([added], 3)
    expect((await cloud.change(secret, { manifest: without, boxes: [] })).status).toBe(204)
    expect(await readRefusalCode(await cloud.logInBy(authenticator))).toBe('passkey_refused')
    expect(await getStorage().database.$count(passkeys, eq(passkeys.id, authenticator.id))).toBe(0)
  })

  it('forgets a passkey that no vault has named for a day, and takes 20 of a user', async () => {
    const cloud = await start(getStorage())
    const { secret, userId } = await cloud.logIn(createEmail())
    const register = async () =>
      readRefusalCode(await cloud.register(createTestAuthenticator({ site: siteUrl }), { secret }))
    const codes: unknown[] = []
    for (let index = 0; index < 21; index += 1) codes.push(await register())
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 204), 'passkey_refused'])
    cloud.clock.now += constants.unnamedPasskeyKept + 1
    expect(await register()).toBe(204)
    expect(await getStorage().database.$count(passkeys, eq(passkeys.userId, userId))).toBe(1)
  })

  it('refuses a body with the result of a PRF anywhere, and logs nothing of it (attack 109)', async () => {
    const cloud = await start(getStorage())
    const { authenticator, secret } = await cloud.createOwner()
    const result = Buffer.alloc(32, 7).toString('base64')
    const results = { prf: { results: { first: result } } }
    const second = createTestAuthenticator({ site: siteUrl })
    const created = second.create(await cloud.readOptions(secret))
    const methodId = createTestId()
    const deep = Array.from({ length: 2_000 }).reduce<object>((inner) => ({ inner }), results)
    for (const body of [
      { credential: { ...created, clientExtensionResults: results }, methodId },
      { credential: { ...created, response: { ...created.response, ...results } }, methodId },
      { credential: created, methodId, more: [{ list: [results] }] },
      { credential: created, methodId, clientExtensionResults: { hmacGetSecret: { output1: result } } },
      { credential: created, methodId, clientExtensionResults: { prf: { enabled: true, results: { first: {} } } } },
      { credential: created, methodId, deep },
    ])
      expect(await readRefusalCode(await cloud.add(secret, body))).toBe('invalid_request')
    const credential = authenticator.get(await cloud.readLoginOptions())
    expect(await readRefusalCode(await cloud.logInWith({ ...credential, clientExtensionResults: results }))).toBe(
      'invalid_request',
    )
    expect(JSON.stringify(cloud.logger.lines)).not.toContain(result)
    // Whether there is a PRF is no secret.
    const enabled = { ...created, clientExtensionResults: { prf: { enabled: true } } }
    expect((await cloud.add(secret, { credential: enabled, methodId })).status).toBe(204)
  })

  it('takes an attestation of the passkey by itself, and none of its maker, which would need certificates', async () => {
    const cloud = await start(getStorage())
    const { secret } = await cloud.logIn(createEmail())
    const register = async (attestation: 'self' | 'maker') =>
      readRefusalCode(
        await cloud.register(createTestAuthenticator({ site: siteUrl }), { secret, change: { attestation } }),
      )
    expect(await register('maker')).toBe('passkey_refused')
    expect(await register('self')).toBe(204)
  })
})
