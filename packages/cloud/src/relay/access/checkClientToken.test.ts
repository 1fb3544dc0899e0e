import { describe, expect, it } from 'vitest'
import { createClientKey } from '../../test/relay/createClientKey.ts'
import { checkClientToken } from './checkClientToken.ts'
import { isAcceptedAudience } from './isAcceptedAudience.ts'
import { parseClientId } from './parseClientId.ts'

const audience = 'wss://relay.example.com'
const audiences = { hosts: new Set(['relay.example.com']), isLoopbackAccepted: false }
const key = createClientKey('a client of these tests')
const seconds = Math.floor(Date.now() / 1_000)
const check = (token: string) => checkClientToken({ token, audiences, now: seconds * 1_000 })

describe('checkClientToken', () => {
  it("accepts the published test vector of the relay's authentication", () => {
    const token =
      'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWtvZEhad25lVlJTaHRhTGY4SktZa3hwREdwMXZHWm5wR21kQnBYOE0yZXh4SCIsInN1YiI6ImM0NzlmZTVkYzQ2NGU3NzFlNzhiMTkzZDIzOWE2NWI1OGQyNzhjYWQxYzM0YmZiMGI1NzE2ZTViYjUxNDkyOGUiLCJhdWQiOiJ3c3M6Ly9yZWxheS53YWxsZXRjb25uZWN0LmNvbSIsImlhdCI6MTY1NjkxMDA5NywiZXhwIjoxNjU2OTk2NDk3fQ.bAKl1swvwqqV_FgwvD4Bx3Yp987B9gTpZctyBviA-EkAuWc8iI8SyokOjkv9GJESgid4U8Tf2foCgrQp2qrxBA'
    const accepted = { hosts: new Set(['relay.walletconnect.com']), isLoopbackAccepted: false }
    const at = (now: number) => checkClientToken({ token, audiences: accepted, now: now * 1_000 })
    const clientId = 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH'
    expect(at(1_656_910_097)).toEqual({ clientId })
    expect(at(1_656_996_497 + 120)).toEqual({ clientId })
    expect(at(1_656_996_497 + 121)).toEqual({ fault: 'JWT Token is expired' })
    expect(at(1_656_910_097 - 120)).toEqual({ clientId })
    expect(at(1_656_910_097 - 121)).toEqual({ fault: 'JWT Token is not yet valid' })
  })

  it.each([
    ['no expiry', { exp: undefined }],
    ['no expiry and an age of a day', { iat: seconds - 86_400, exp: undefined }],
    ['an expiry in ten years', { exp: seconds + 315_360_000 }],
    ['an expiry that has just passed', { exp: seconds - 119 }],
    ['a clock that is slightly fast', { iat: seconds + 119 }],
    ['a URL as sub, as sent by Rust clients', { sub: 'http://example.com' }],
    ['an act claim', { act: 'client_auth' }],
    ['a path and a query in aud', { aud: `${audience}/relay?x=1` }],
    ['a trailing slash in aud', { aud: `${audience}/` }],
    ['another case in aud', { aud: 'wss://Relay.Example.com' }],
  ])('accepts %s', (_what, claims) => {
    expect(check(key.createToken({ audience, claims }))).toEqual({ clientId: key.clientId })
  })

  it.each([
    ['an expiry that has passed', { exp: seconds - 121 }, 'JWT Token is expired'],
    ['no expiry and an age of more than a day', { iat: seconds - 86_521, exp: undefined }, 'JWT Token is expired'],
    [
      'an expiry in ten years and an age of more than a day',
      { iat: seconds - 86_521, exp: seconds + 315_360_000 },
      'JWT Token is expired',
    ],
    ['an iat long before the epoch', { iat: -1e308, exp: undefined }, 'JWT Token is expired'],
    ['a clock that is too fast', { iat: seconds + 121 }, 'JWT Token is not yet valid'],
    ['another relay', { aud: 'wss://relay.example.org' }, 'JWT aud names another relay'],
    ['another port', { aud: 'wss://relay.example.com:8443' }, 'JWT aud names another relay'],
    ['a host with the same prefix', { aud: 'wss://relay.example.com.evil.example' }, 'JWT aud names another relay'],
    ['a host before an @', { aud: 'wss://relay.example.com@evil.example' }, 'JWT aud names another relay'],
    ['another scheme', { aud: 'ftp://relay.example.com' }, 'JWT aud names another relay'],
    ['an aud that is not a URL', { aud: 'relay.example.com' }, 'JWT aud names another relay'],
    ['a loopback name', { aud: 'ws://localhost:1234' }, 'JWT aud names another relay'],
    ['another iss', { iss: createClientKey('another').clientId }, 'JWT signature is invalid'],
    [
      'an iss with another kind of key',
      { iss: 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme' },
      'did:key',
    ],
    ['an iss that is not a did:key', { iss: 'did:web:example.com' }, 'did:key'],
    ['an iss that is too long', { iss: `${key.clientId}${key.clientId}` }, 'did:key'],
    ['no iss', { iss: undefined }, 'JWT is malformed'],
    ['no sub', { sub: undefined }, 'JWT is malformed'],
    ['no aud', { aud: undefined }, 'JWT is malformed'],
    ['no iat', { iat: undefined }, 'JWT is malformed'],
    ['an iat that is not a number', { iat: '1' }, 'JWT is malformed'],
    ['an exp that is not a number', { exp: '1' }, 'JWT is malformed'],
  ])('refuses %s', (_what, claims, fault) => {
    expect(check(key.createToken({ audience, claims }))).toEqual({ fault: expect.stringContaining(fault) })
  })

  it.each([
    ['none', 'none'],
    ['HS256', 'HS256'],
    ['lower case', 'eddsa'],
    ['nothing', undefined],
  ])('refuses the algorithm %s', (_what, alg) => {
    expect(check(key.createToken({ audience, header: { alg } }))).toEqual({
      fault: expect.stringMatching(/EdDSA|malformed/),
    })
  })

  it.each([
    ['nothing', () => ''],
    ['two parts', (token: string) => token.slice(0, token.lastIndexOf('.'))],
    ['four parts', (token: string) => `${token}.AA`],
    ['padding', (token: string) => `${token}==`],
    ['another payload', (token: string) => token.replace(/\.(.)/, (_match, letter: string) => `.${letter}AAAA`)],
    ['lower case, as in a folded header', (token: string) => token.toLowerCase()],
    ['a truncated signature', (token: string) => token.slice(0, -8)],
    ['an empty signature', (token: string) => `${token.slice(0, token.lastIndexOf('.'))}.`],
    ['something long', (token: string) => `${token}${'A'.repeat(8_192)}`],
    ['JSON that is not an object', () => 'IngI.IngI.AAAA'],
    ['bytes that are not JSON', () => 'AAAA.AAAA.AAAA'],
  ])('refuses a token with %s', (_what, change) => {
    expect(check(change(key.createToken({ audience })))).toEqual({ fault: expect.stringMatching(/^JWT /) })
  })

  it('gives reasons that fit into a close frame', () => {
    const { fault } = { fault: '', ...check(key.createToken({ audience, claims: { iss: 'x'.repeat(900) } })) }
    expect(Buffer.byteLength(`JWT validation error: ${fault}`)).toBeLessThanOrEqual(123)
  })
})

describe('isAcceptedAudience', () => {
  it.each([
    'ws://localhost',
    'ws://localhost:5555',
    'ws://127.0.0.1:5555/',
    'wss://[::1]:5555/relay?x',
    'ws://relay.localhost:80',
    'http://127.8.9.1',
  ])('accepts the loopback name of %s in development', (audience) => {
    expect(isAcceptedAudience(audience, { hosts: new Set(), isLoopbackAccepted: true })).toBe(true)
    expect(isAcceptedAudience(audience, { hosts: new Set(), isLoopbackAccepted: false })).toBe(false)
  })

  it.each(['ws://localhost.evil.example', 'ws://127.0.0.1.evil.example', 'ws://10.0.0.1', 'localhost'])(
    'does not accept %s as a loopback name',
    (audience) => {
      expect(isAcceptedAudience(audience, { hosts: new Set(), isLoopbackAccepted: true })).toBe(false)
    },
  )
})

describe('parseClientId', () => {
  it('parses Ed25519 keys only', () => {
    expect(parseClientId(key.clientId)?.asymmetricKeyType).toBe('ed25519')
    expect(parseClientId(key.clientId.slice(0, -1))).toBeUndefined()
    expect(parseClientId(key.clientId.replace('did:key:z', 'did:key:m'))).toBeUndefined()
    expect(parseClientId(`${key.clientId}#fragment`)).toBeUndefined()
    expect(parseClientId('')).toBeUndefined()
  })
})
