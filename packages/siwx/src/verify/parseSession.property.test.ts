import { anything, array, assert, constantFrom, jsonValue, oneof, option, property, record, string } from 'fast-check'
import { expect, it } from 'vitest'
import { SiwxError } from '../errors/SiwxError.ts'
import { parseSession } from './parseSession.ts'
import { runs } from '../../../../fuzz.shared.ts'

const text = string({ maxLength: 40 })
const data = record({
  domain: text,
  accountAddress: text,
  chainId: constantFrom('eip155:1', 'solana:x', 'bip122:abc'),
  uri: text,
  version: constantFrom('1'),
  nonce: text,
})
const cacao = record({
  h: record({ t: text }),
  p: record({ iss: text, domain: text, aud: text, version: text, nonce: text, iat: text }),
  s: record({ t: text, s: text }),
})
const session = record(
  { data, message: text, signature: text, cacao },
  { requiredKeys: ['data', 'message', 'signature'] },
)

it('reads every session of the documented form, and drops what does not belong to it', () => {
  assert(
    property(session, jsonValue(), (value, extra) => {
      expect(parseSession({ ...value, extra, data: { ...value.data, extra } })).toEqual(value)
    }),
  )
})

it('refuses anything else with its documented error, and reads what it returned to the same again', () => {
  const broken = record({
    data: oneof(
      data,
      record({
        ...Object.fromEntries(['domain', 'uri', 'version', 'nonce'].map((name) => [name, option(anything())])),
      }),
      anything(),
    ),
    message: oneof(text, anything()),
    signature: oneof(text, anything()),
    cacao: oneof(option(cacao), anything()),
  })
  assert(
    property(oneof(broken, anything(), array(session)), (value) => {
      try {
        const parsed = parseSession(value)
        expect(parseSession(parsed)).toStrictEqual(parsed)
        expect(value).toMatchObject(JSON.parse(JSON.stringify(parsed)))
      } catch (error) {
        expect(error).toBeInstanceOf(SiwxError)
        expect(error).toMatchObject({ code: 'siwx.messageInvalid' })
      }
    }),
    runs(1_000),
  )
})
