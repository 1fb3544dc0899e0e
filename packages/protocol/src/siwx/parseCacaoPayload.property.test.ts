import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCacaoPayload } from './parseCacaoPayload.ts'
import { toRecapStatements } from './toRecapStatements.ts'
import { anyCharacter, runs } from '../../../../fuzz.shared.ts'

const text = string({ maxLength: 20 })
const payload = record(
  {
    iss: constantFrom('did:pkh:eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
    domain: text,
    aud: text,
    version: constant('1'),
    nonce: text,
    iat: text,
    statement: text,
    exp: text,
    nbf: text,
    requestId: text,
    resources: array(text, { maxLength: 3 }),
  },
  { requiredKeys: ['iss', 'domain', 'aud', 'version', 'nonce', 'iat'] },
)

function encode(value: unknown, encoding: 'base64' | 'base64url'): string {
  return `urn:recap:${Buffer.from(JSON.stringify(value)).toString(encoding)}`
}

describe('the recap of a CACAO (ERC-5573)', () => {
  const action = stringMatching(/^[a-z]{1,6}\/[a-zA-Z_]{1,12}$/)
  const recap = record({
    att: dictionary(
      stringMatching(/^[a-z\d]{1,8}$/),
      dictionary(action, array(jsonValue()), { minKeys: 1, maxKeys: 4 }),
      { minKeys: 1, maxKeys: 3 },
    ),
  })

  it('is described in both encodings with every ability that it grants, after the statement', () => {
    assert(
      property(recap, text, constantFrom('base64', 'base64url'), (value, statement, encoding) => {
        const statements = toRecapStatements({ statement, resources: [encode(value, encoding)] })
        expect(statements).not.toContain(statement)
        expect(statements.length).toBeGreaterThan(0)
        for (const described of statements) {
          expect(described?.startsWith(statement)).toBe(true)
          for (const [resource, abilities] of Object.entries(value.att)) {
            if (Object.keys(abilities).length > 0) expect(described).toContain(`for '${resource}'.`)
            for (const name of Object.keys(abilities)) expect(described).toContain(`'${name.split('/')[1]}'`)
          }
        }
      }),
    )
  })

  it('adds nothing to the statement if it is malformed', () => {
    const malformed = oneof(
      string({ unit: anyCharacter }).map((tail) => `urn:recap:é${tail}`),
      oneof(text, integer(), array(text), record({ att: oneof(text, integer(), constant(null)) })).map((value) =>
        encode(value, 'base64'),
      ),
      text.map((tail) => `urn:other:${tail}`),
    )
    assert(
      property(malformed, text, (resource, statement) => {
        expect(toRecapStatements({ statement, resources: [resource] })).toStrictEqual([statement])
      }),
    )
  })
})

describe('parseCacaoPayload', () => {
  it('puts every field of the payload into the text', () => {
    assert(
      property(payload, (value) => {
        const [{ message } = { message: '' }] = parseCacaoPayload(value)
        const { aud, domain, exp, iat, nonce, requestId, resources = [] } = value
        expect(message.startsWith(`${domain} wants you to sign in with your Ethereum account:\n0x5aAe`)).toBe(true)
        for (const line of [
          `URI: ${aud}`,
          `Nonce: ${nonce}`,
          `Issued At: ${iat}`,
          ...resources.map((entry) => `- ${entry}`),
        ])
          expect(message).toContain(`\n${line}`)
        if (exp) expect(message).toContain(`\nExpiration Time: ${exp}`)
        if (requestId) expect(message).toContain(`\nRequest ID: ${requestId}`)
      }),
    )
  })

  it('returns nothing for an issuer that is not an account', () => {
    const issuer = oneof(
      string({ unit: anyCharacter }),
      string({ unit: constantFrom(':', 'did', 'pkh', 'eip155', 'cosmos', '1', '0x', ' ') }),
      constantFrom(
        'eip155:1:0x',
        'did:pkh:eip155:1',
        'did:key:eip155:1:0x',
        'did:pkh:cosmos:a:b',
        'did:pkh:eip155:1:0x:',
      ),
    )
    assert(
      property(payload, issuer, (value, iss) => {
        if (parseCacaoPayload({ ...value, iss }).length > 0)
          expect(iss).toMatch(/^did:pkh:(?:eip155|solana|bip122):[-\w]{1,32}:[^:]+$/)
      }),
      runs(500),
    )
  })
})
