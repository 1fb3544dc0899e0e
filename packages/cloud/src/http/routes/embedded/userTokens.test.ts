import { getSessions } from '@latchkey/protocol/api'
import { renewSignInToken } from '@latchkey/protocol/siwx'
import { createUserToken, getUserTokenKeys, userTokenSchema } from '@latchkey/protocol/embedded'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JWTVerifyOptions } from 'jose'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import { siteUrl } from '../../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const shop = 'https://shop.example.com'
const site = { LATCHKEY_SECURE_SITE_URL: siteUrl }
let serial = 0
const createEmail = (): string => `token${(serial += 1)}@example.com`

async function start(environment: Readonly<Record<string, string>> = site) {
  const cloud = await startEmbeddedCloud({ storage, environment })
  const grant = (secret: string, origin: string) =>
    cloud.send('POST', '/embedded/v1/grants', { body: { origin }, secret })
  const ask = (secret: string, origin: string, projectId?: string) =>
    cloud.send('POST', createUserToken.path, { body: { origin }, secret, projectId })
  const createToken = async (secret: string, origin = shop) =>
    parse(createUserToken.response, await (await ask(secret, origin)).json())
  const readKeys = async () =>
    parse(getUserTokenKeys.response, await (await cloud.send('GET', getUserTokenKeys.path)).json())
  /** As the back end of an app does. */
  const verify = async (token: string, options: JWTVerifyOptions = {}) =>
    jwtVerify(token, createLocalJWKSet(await readKeys()), {
      issuer: siteUrl,
      audience: shop,
      typ: 'latchkey-user+jwt',
      clockTolerance: 60,
      currentDate: new Date(cloud.clock.now),
      ...options,
    })
  return { ...cloud, grant, ask, createToken, readKeys, verify }
}

it('signs a token that a back end verifies with the public keys, for a day [S3.051] [S9.048] [S9.049]', async () => {
  const cloud = await start()
  const { secret, userId } = await cloud.logIn(createEmail())
  await cloud.grant(secret, shop)
  const { expiresAt, token } = await cloud.createToken(secret)
  expect(token.split('.')).toHaveLength(3)
  const { payload, protectedHeader } = await cloud.verify(token)
  const issuedAt = Math.floor(cloud.clock.now / 1_000)
  expect(parse(userTokenSchema, { header: protectedHeader, payload })).toEqual({
    header: { alg: 'EdDSA', typ: 'latchkey-user+jwt', kid: (await cloud.readKeys()).keys[0]?.kid },
    payload: {
      iss: siteUrl,
      sub: userId,
      aud: shop,
      projectId: cloud.projectId,
      iat: issuedAt,
      exp: issuedAt + 86_400,
    },
  })
  expect(expiresAt).toBe((issuedAt + 86_400) * 1_000)
  cloud.clock.now += 86_400_000 + 61_000
  await expect(cloud.verify(token)).rejects.toThrow('exp')
})

it('lets the operator choose how long a token is valid, and none outlives its session [S9.049]', async () => {
  const cloud = await start({ ...site, LATCHKEY_TOKEN_LIFE: '600' })
  const { secret } = await cloud.logIn(createEmail())
  await cloud.grant(secret, shop)
  expect((await cloud.createToken(secret)).expiresAt).toBe(cloud.clock.now + 600_000)
  const end = cloud.clock.now + constants.sessionLife
  for (let days = 0; days < 87; days += 29) {
    cloud.clock.now += 29 * 86_400_000
    await cloud.createToken(secret)
  }
  cloud.clock.now = end - 300_000
  expect((await cloud.createToken(secret)).expiresAt).toBe(end)
})

it('is not taken by the API of the wallet, nor by that of sign-in (attack 112)', async () => {
  const cloud = await start()
  const { secret } = await cloud.logIn(createEmail())
  await cloud.grant(secret, shop)
  const { token } = await cloud.createToken(secret)
  const paths = [
    ['GET', '/embedded/v1/session'],
    ['GET', '/embedded/v1/vault'],
    ['GET', '/embedded/v1/devices'],
    ['GET', '/embedded/v1/passkeys'],
    ['GET', '/embedded/v1/grants'],
    ['POST', '/embedded/v1/passkeys/options'],
  ] as const
  for (const [method, path] of paths)
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `__Host-latchkey-wallet=${token}` }])
      expect(await readRefusalCode(await cloud.send(method, path, { headers }))).toBe('session_required')
  expect(await readRefusalCode(await cloud.ask(token, shop))).toBe('session_required')
  for (const [method, path] of [
    ['GET', getSessions.path.replace('{address}', `eip155:1:0x${'ab'.repeat(20)}`)],
    ['POST', renewSignInToken.path],
  ] as const)
    expect((await cloud.send(method, path, { secret: token, ...(method === 'POST' && { body: {} }) })).status).toBe(401)
  // The keys are others, so a back end that checks sign-ins takes none.
  const signIn = JSON.stringify(await (await cloud.send('GET', '/.well-known/jwks.json')).json())
  for (const { kid, x } of (await cloud.readKeys()).keys) {
    expect(signIn).not.toContain(kid)
    expect(signIn).not.toContain(x)
  }
})

it('is for one app, which the user has let use the wallet (attack 141)', async () => {
  const cloud = await start()
  const other = 'https://other.example.com'
  await cloud.projects.update(cloud.projectId, { allowedOrigins: [shop, other] })
  const { secret } = await cloud.logIn(createEmail())
  await cloud.grant(secret, shop)
  expect(await readRefusalCode(await cloud.ask(secret, other))).toBe('origin_not_allowed')
  expect(await readRefusalCode(await cloud.ask(secret, 'https://evil.example.com'))).toBe('origin_not_allowed')
  const { token } = await cloud.createToken(secret)
  expect((await cloud.verify(token)).payload.aud).toBe(shop)
  await expect(cloud.verify(token, { audience: other })).rejects.toThrow('aud')
  await cloud.grant(secret, other)
  const theirs = await cloud.createToken(secret, other)
  expect((await cloud.verify(theirs.token, { audience: other })).payload.aud).toBe(other)
  await expect(cloud.verify(theirs.token)).rejects.toThrow('aud')
})

it('names a user by another id in each project (attack 113)', async () => {
  const cloud = await start()
  const email = createEmail()
  const { secret } = await cloud.logIn(email)
  await cloud.grant(secret, shop)
  const { projectId } = await cloud.createProject({ allowedOrigins: [shop] })
  expect(await readRefusalCode(await cloud.ask(secret, shop, projectId))).toBe('session_required')
  const there = await cloud.logIn(email, projectId)
  await cloud.send('POST', '/embedded/v1/grants', { body: { origin: shop }, secret: there.secret, projectId })
  const answer = await cloud.ask(there.secret, shop, projectId)
  const { token } = parse(createUserToken.response, await answer.json())
  expect(decodeJwt(token)).toMatchObject({ sub: there.userId, projectId })
  expect(decodeJwt(token).sub).not.toBe(decodeJwt((await cloud.createToken(secret)).token).sub)
  expect(decodeProtectedHeader(token).kid).toBe((await cloud.readKeys()).keys[0]?.kid)
})
