import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAuthorizations } from './parseAuthorizations.ts'
import { toMethodsRecap } from './toMethodsRecap.ts'
import { toRecapGrant } from './toRecapGrant.ts'
import { runs } from '../../../../../../fuzz.shared.ts'

const recapPrefix = 'urn:recap:'
/** EIP-5573 names an ability `<namespace>/<name>`, without another slash. */
const method = string({ minLength: 1, maxLength: 8 }).filter((name) => !name.includes('/'))

describe('recaps (ERC-5573)', () => {
  it('grant the methods that they were created with', () => {
    assert(
      property(array(method, { minLength: 1 }), array(string()), (methods, resources) => {
        const { chains, methods: granted } = toRecapGrant([...resources, toMethodsRecap(methods)])
        expect(granted.toSorted()).toStrictEqual([...new Set(methods)].toSorted())
        expect(chains).toStrictEqual([])
      }),
    )
  })

  it('grant the networks that a wallet adds to them', () => {
    assert(
      property(uniqueArray(method, { minLength: 1 }), array(string()), (methods, chains) => {
        const eip155 = Object.fromEntries(methods.map((method) => [`request/${method}`, [{ chains }]]))
        const text = Buffer.from(JSON.stringify({ att: { eip155 } })).toString('base64')
        expect(toRecapGrant([recapPrefix + text]).chains).toStrictEqual(methods.flatMap(() => chains))
      }),
    )
  })

  it('grant nothing, without an exception, if they are anything else', () => {
    const hostile = oneof(
      string(),
      oneof(
        string(),
        oneof(
          jsonValue(),
          record({
            att: oneof(record({ eip155: oneof(array(jsonValue()), dictionary(string(), jsonValue())) }), jsonValue()),
          }),
        ).map((value) => Buffer.from(JSON.stringify(value)).toString('base64')),
      ).map((text) => recapPrefix + text),
    )
    assert(
      property(array(hostile, { maxLength: 3 }), (resources) => {
        expect(toRecapGrant(resources)).toStrictEqual({ methods: [], chains: [] })
      }),
      runs(500),
    )
  })
})

describe('parseAuthorizations', () => {
  const asked = { domain: 'app.example', aud: 'https://app.example', nonce: '12345678' }
  const text = string({ maxLength: 10 })
  const payload = record(
    {
      iss: text,
      version: text,
      iat: text,
      statement: text,
      exp: text,
      nbf: text,
      requestId: text,
      resources: array(text),
    },
    { requiredKeys: ['iss', 'version', 'iat'], noNullPrototype: true },
  ).map((fields) => ({ ...fields, ...asked }))
  const authorization = record(
    { h: record({ t: text }), p: payload, s: record({ t: text, s: text }) },
    { noNullPrototype: true },
  )

  it('parses every sign-in of the request, field by field', () => {
    assert(
      property(array(authorization, { minLength: 1, maxLength: 4 }), (value) => {
        expect(parseAuthorizations(value, asked)).toEqual(value)
      }),
    )
  })

  it('rejects all if one was signed for another app or another request', () => {
    const change = constantFrom('domain', 'aud', 'nonce')
    assert(
      property(array(authorization, { maxLength: 2 }), authorization, change, text, (others, one, name, word) => {
        const foreign = { ...one, p: { ...one.p, [name]: `${asked[name]}${word} ` } }
        expect(parseAuthorizations([...others, foreign], asked)).toBeUndefined()
      }),
    )
  })

  it('never throws, and keeps no field that is not text', () => {
    const broken = record({
      h: record({ t: oneof(text, jsonValue()) }),
      p: dictionary(constantFrom('statement', 'exp', 'nbf', 'requestId', 'resources', 'iat', 'iss'), jsonValue()).map(
        (fields) => ({ iss: 'a', version: '1', iat: 'b', ...fields, ...asked }),
      ),
      s: record({ t: text, s: text, m: jsonValue() }),
    })
    assert(
      property(oneof(array(oneof(broken, anything()), { maxLength: 2 }), anything()), (value) => {
        for (const { p, s } of parseAuthorizations(value, asked) ?? [])
          for (const field of [...Object.values({ ...p, resources: '' }), ...(p.resources ?? []), ...Object.values(s)])
            expect(typeof field).toBe('string')
      }),
      runs(1_000),
    )
  })
})
