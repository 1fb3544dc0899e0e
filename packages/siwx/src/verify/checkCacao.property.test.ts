import { parseCacaoPayload, toRecap, type SiwxSession } from '@latchkey/protocol/siwx'
import { array, assert, constantFrom, integer, property, record, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertUnpolluted, mutatedValue, runs } from '../../../../fuzz.shared.ts'
import { SiwxError } from '../errors/SiwxError.ts'
import { checkCacao } from './checkCacao.ts'
import { parseSession } from './parseSession.ts'
import { verifySession } from './verifySession.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const nonce = 'abcdefgh1234'
const domain = 'app.example'
const now = Date.UTC(2026, 0, 1)
const recap = array(constantFrom('request/eth_sign', 'request/personal_sign', 'crud/read'), { minLength: 1 }).map(
  (abilities) => toRecap({ eip155: Object.fromEntries(abilities.map((ability) => [ability, [{}]])) }),
)
const payload = record(
  {
    iss: constantFrom(`did:pkh:eip155:1:${address}`, `did:pkh:eip155:137:${address.toLowerCase()}`),
    domain: constantFrom(domain),
    aud: constantFrom('https://app.example', 'https://app.example/login?a=b#c'),
    version: constantFrom('1'),
    nonce: constantFrom(nonce),
    iat: constantFrom('2026-01-01T00:00:00Z', '2025-12-31T23:59:59.999Z'),
    statement: stringMatching(/^[\w .:,'()]{1,40}$/),
    exp: constantFrom('2027-01-01T00:00:00Z'),
    requestId: stringMatching(/^\w{0,8}$/),
    resources: tuple(array(constantFrom('https://a.example', 'ipfs://b'), { maxLength: 2 }), recap).map(
      ([others, last]) => [...others, last],
    ),
  },
  { requiredKeys: ['iss', 'domain', 'aud', 'version', 'nonce', 'iat'] },
)

/** A session as a wallet returns it, but for its signature, which is nonsense. */
const session = tuple(
  payload,
  constantFrom('eip191', 'eip1271', 'eip6492'),
  stringMatching(/^0x[\da-f]{130}$/),
  integer({ min: 0, max: 1 }),
).map(([p, t, s, which]): SiwxSession => {
  const texts = parseCacaoPayload(p)
  const signed = texts[which % texts.length]
  if (signed === undefined) throw new TypeError('The payload of the test is not a sign-in')
  return { ...signed, signature: s, cacao: { h: { t: 'caip122' }, p, s: { t, s } } }
})

/** Runs a check; undefined if it throws a documented error. Any other error fails the test. */
function attempt<value>(check: () => value): value | undefined {
  try {
    return check()
  } catch (error) {
    expect(error).toBeInstanceOf(SiwxError)
    return undefined
  }
}

describe('checkCacao', () => {
  it('accepts every text that wallets sign for a payload', () => {
    assert(
      property(session, (value) => {
        const parsed = parseSession(JSON.parse(JSON.stringify(value)))
        expect(checkCacao(parsed)).toBe(value.cacao?.s.t === 'eip191' ? 'key' : 'contract')
      }),
    )
  })

  it('throws only its documented error, and accepts only the text of the payload with the signature of the CACAO', () => {
    assert(
      property(mutatedValue(session), (value) => {
        const parsed = attempt(() => parseSession(value))
        assertUnpolluted()
        if (parsed?.cacao === undefined) return
        const kind = attempt(() => checkCacao(parsed))
        if (kind === undefined) return
        const { p, s } = parsed.cacao
        expect(parseCacaoPayload(p).map(({ message }) => message)).toContain(parsed.message)
        expect(parsed.signature.toLowerCase()).toContain(s.s.toLowerCase().replace(/^0x/, ''))
        expect(parsed.message).toContain(`Nonce: ${p.nonce}`)
      }),
      runs(500),
    )
  })
})

describe('verifySession', () => {
  it('rejects every altered session with its documented error, because its signature is nonsense', async () => {
    const { asyncProperty } = await import('fast-check')
    await assert(
      asyncProperty(mutatedValue(session), async (value) => {
        const parsed = attempt(() => parseSession(value))
        if (parsed === undefined) return
        const outcome: unknown = await verifySession({
          session: parsed,
          expected: { domain, nonce },
          now: () => now,
        }).catch((error: unknown) => error)
        expect(outcome).toBeInstanceOf(SiwxError)
      }),
      runs(100, 20),
    )
  })
})
