import { describe, expect, it } from 'vitest'
import { parseRecap } from './parseRecap.ts'
import { toRecap, type RecapGrants } from './toRecap.ts'
import { toRecapStatements } from './toRecapStatements.ts'

/** An example of EIP-5573 (CC0). */
interface Vector {
  readonly recap: string
  readonly statement: string
  readonly grants: RecapGrants
}

const message: Vector = {
  recap:
    'urn:recap:eyJhdHQiOnsiaHR0cHM6Ly9leGFtcGxlLmNvbSI6eyJleGFtcGxlL2FwcGVuZCI6W10sImV4YW1wbGUvcmVhZCI6W10sIm90aGVyL2FjdGlvbiI6W119LCJteTpyZXNvdXJjZTp1cmkuMSI6eyJleGFtcGxlL2FwcGVuZCI6W10sImV4YW1wbGUvZGVsZXRlIjpbXX0sIm15OnJlc291cmNlOnVyaS4yIjp7ImV4YW1wbGUvYXBwZW5kIjpbXX0sIm15OnJlc291cmNlOnVyaS4zIjp7ImV4YW1wbGUvYXBwZW5kIjpbXX19LCJwcmYiOltdfQ',
  statement:
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'example': 'append', 'read' for 'https://example.com'. (2) 'other': 'action' for 'https://example.com'. (3) 'example': 'append', 'delete' for 'my:resource:uri.1'. (4) 'example': 'append' for 'my:resource:uri.2'. (5) 'example': 'append' for 'my:resource:uri.3'.",
  grants: {
    'https://example.com': { 'example/append': [], 'example/read': [], 'other/action': [] },
    'my:resource:uri.1': { 'example/append': [], 'example/delete': [] },
    'my:resource:uri.2': { 'example/append': [] },
    'my:resource:uri.3': { 'example/append': [] },
  },
}
const details: Vector = {
  recap:
    'urn:recap:eyJhdHQiOnsiaHR0cHM6Ly9leGFtcGxlLmNvbS9waWN0dXJlcy8iOnsiY3J1ZC9kZWxldGUiOlt7fV0sImNydWQvdXBkYXRlIjpbe31dLCJvdGhlci9hY3Rpb24iOlt7fV19LCJtYWlsdG86dXNlcm5hbWVAZXhhbXBsZS5jb20iOnsibXNnL3JlY2VpdmUiOlt7Im1heF9jb3VudCI6NSwidGVtcGxhdGVzIjpbIm5ld3NsZXR0ZXIiLCJtYXJrZXRpbmciXX1dLCJtc2cvc2VuZCI6W3sidG8iOiJzb21lb25lQGVtYWlsLmNvbSJ9LHsidG8iOiJqb2VAZW1haWwuY29tIn1dfX0sInByZiI6WyJ6ZGo3V2o2Rk5TNHJVVWJzaUp2amp4Y3NOcVpkRENTaVlSOHNLUVhmb1BmcFNadUF3Il19',
  statement:
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'crud': 'delete', 'update' for 'https://example.com/pictures/'. (2) 'other': 'action' for 'https://example.com/pictures/'. (3) 'msg': 'receive', 'send' for 'mailto:username@example.com'.",
  grants: {
    'https://example.com/pictures/': { 'crud/delete': [{}], 'crud/update': [{}], 'other/action': [{}] },
    'mailto:username@example.com': {
      'msg/receive': [{ max_count: 5, templates: ['newsletter', 'marketing'] }],
      'msg/send': [{ to: 'someone@email.com' }, { to: 'joe@email.com' }],
    },
  },
}
const vectors = [message, details]

const encode = (value: unknown): string => `urn:recap:${btoa(JSON.stringify(value))}`

describe('the examples of EIP-5573', () => {
  it.each(vectors)('are parsed (case %#)', ({ grants, recap }) => {
    expect(parseRecap(['https://example.com', recap])).toEqual(grants)
  })

  it.each(vectors)('are described in the words of the standard (case %#)', ({ recap, statement }) => {
    expect(toRecapStatements({ resources: [recap] })).toContain(statement)
    expect(toRecapStatements({ statement: 'Sign in.', resources: [recap] })).toContain(`Sign in. ${statement}`)
  })

  it.each(vectors)('are written as they are parsed, whatever the order of their keys (case %#)', ({ grants }) => {
    const reversed = Object.fromEntries(
      Object.entries(grants)
        .toReversed()
        .map(([resource, abilities]) => [resource, Object.fromEntries(Object.entries(abilities).toReversed())]),
    )
    expect(toRecap(reversed)).toBe(toRecap(grants))
    const parsed = parseRecap([toRecap(reversed)])
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(grants))
  })
})

describe('toRecap', () => {
  it('writes unpadded base64url', () => {
    const recap = toRecap({ 'https://example.com/?>~ü': { 'crud/read': [{}] } })
    expect(recap).toMatch(/^urn:recap:[\w-]+$/)
    expect(recap).toMatch(/[-_]/)
    expect(parseRecap([recap])).toEqual({ 'https://example.com/?>~ü': { 'crud/read': [{}] } })
  })
})

describe('parseRecap', () => {
  it('accepts padded base64, which some wallets write', () => {
    const value = { att: { eip155: { 'request/personal_sign': [{ a: 'x?>' }] } } }
    const recaps = [encode(value), encode(value).replaceAll('+', '-').replaceAll('/', '_')]
    for (const recap of recaps) expect(parseRecap([recap])).toEqual(value.att)
    expect(recaps[0]).toMatch(/=$/)
  })

  it.each([
    ['no resources', undefined],
    ['an empty list', []],
    ['no ReCap', ['https://example.com']],
    ['a ReCap that is not the last resource', [details.recap, 'https://example.com']],
    ['text that is not base64', ['urn:recap:%']],
    ['bytes that are not JSON', [`urn:recap:${btoa('{')}`]],
    ['a list', [encode([])]],
    ['nothing granted', [encode({ att: {} })]],
    ['a resource without abilities', [encode({ att: { eip155: {} } })]],
    ['a list of abilities', [encode({ att: { eip155: [] } })]],
    ['limits that are not a list', [encode({ att: { eip155: { 'request/personal_sign': {} } } })]],
    ['an ability without a namespace', [encode({ att: { eip155: { personal_sign: [{}] } } })]],
    ['one malformed resource of two', [encode({ att: { a: { 'crud/read': [{}] }, b: 1 } })]],
  ])('returns undefined for %s', (_name, resources) => {
    expect(parseRecap(resources)).toBeUndefined()
    expect(toRecapStatements({ statement: 'Sign in.', resources })).toEqual(['Sign in.'])
  })
})

describe('toRecapStatements', () => {
  const preamble = 'I further authorize the stated URI to perform the following actions on my behalf:'

  it('returns no statement without the words', () => {
    const resources = [toRecap({ eip155: { 'request/personal_sign': [{}] } })]
    const words = `${preamble} (1) 'request': 'personal_sign' for 'eip155'.`
    expect(toRecapStatements({ resources })).toEqual([words])
    expect(toRecapStatements({ statement: 'Sign in.', resources })).toEqual([`Sign in. ${words}`])
    const other = `${preamble} (1) 'request': 'eth_sign' for 'eip155'.`
    expect(toRecapStatements({ statement: other, resources })).toEqual([`${other} ${words}`])
  })

  it('returns the statement alone if it has the words already', () => {
    const resources = [toRecap({ eip155: { 'request/personal_sign': [{}] } })]
    const statement = `Sign in. ${preamble} (1) 'request': 'personal_sign' for 'eip155'.`
    expect(toRecapStatements({ statement, resources })).toEqual([statement])
  })

  it('sorts by language first and by bytes second', () => {
    const resources = [toRecap({ eip155: { 'request/eth_b': [{}], 'request/eth_A': [{}], 'request/eth_a': [{}] } })]
    const toWords = (names: string): string => `${preamble} (1) 'request': ${names} for 'eip155'.`
    expect(toRecapStatements({ resources })).toEqual([
      toWords("'eth_a', 'eth_A', 'eth_b'"),
      toWords("'eth_A', 'eth_a', 'eth_b'"),
    ])
  })
})
