import {
  assert,
  bigInt,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePayload } from './parsePayload.ts'
import { assertUnpolluted, mutatedJson, runs } from '../../../../../../fuzz.shared.ts'

const id = bigInt({ min: 0n, max: 10n ** 25n }).map(String)
const toPayload = (id: string, fields: Readonly<Record<string, unknown>>): string =>
  `{"id":${id},${JSON.stringify({ jsonrpc: '2.0', ...fields }).slice(1)}`

describe('parsePayload', () => {
  it('reads a request with its id to the last digit', () => {
    assert(
      property(id, string(), dictionary(string(), jsonValue()), (id, method, params) => {
        expect(parsePayload(toPayload(id, { method, params }))).toEqual({
          kind: 'request',
          id,
          method: method.slice(0, 128),
          params: JSON.parse(JSON.stringify(params)),
        })
      }),
    )
  })

  it('reads a response with its result, or its error with code, message and details', () => {
    assert(
      property(id, jsonValue(), integer(), string(), (id, value, code, message) => {
        const result: unknown = JSON.parse(JSON.stringify(value))
        expect(parsePayload(toPayload(id, { result }))).toStrictEqual({
          kind: 'response',
          id,
          result,
          fault: undefined,
        })
        expect(parsePayload(toPayload(id, { error: { code, message, data: result } }))).toStrictEqual({
          kind: 'response',
          id,
          result: undefined,
          fault: { code, message: message.slice(0, 1_000), data: result },
        })
      }),
    )
  })

  it('never throws, and returns nothing but bounded requests and responses', () => {
    const payload = record(
      {
        id: oneof(integer(), string(), jsonValue()),
        method: oneof(string({ maxLength: 300, size: 'max' }), jsonValue()),
        params: jsonValue(),
        result: jsonValue(),
        error: oneof(
          record({
            code: jsonValue(),
            message: oneof(string({ maxLength: 2_000, size: 'max' }), jsonValue()),
            data: jsonValue(),
          }),
          jsonValue(),
        ),
      },
      { requiredKeys: [] },
    )
    const text = oneof(
      payload.map((value) => JSON.stringify(value)),
      string({ unit: constantFrom('{', '}', '[', '"id":', '1', '"', ',', ' ', '\\', 'null') }),
      string(),
    )
    assert(
      property(text, (text) => {
        const parsed = parsePayload(text)
        if (parsed === undefined) return
        const value = JSON.parse(text)
        expect(JSON.parse(parsed.id)).toStrictEqual(value.id)
        if (parsed.kind === 'request') {
          expect(parsed.method).toBe(value.method.slice(0, 128))
          expect(Object.getPrototypeOf(parsed.params)).toBe(Object.prototype)
        } else {
          expect(typeof parsed.fault?.code).toBe(parsed.fault === undefined ? 'undefined' : 'number')
          expect((parsed.fault?.message ?? '').length).toBeLessThanOrEqual(1_000)
        }
      }),
      runs(1_000),
    )
  })
})

describe('parsePayload and payloads with mistakes', () => {
  const requestId = oneof(integer({ min: 0 }), string({ unit: constantFrom('1', '9'), minLength: 19, maxLength: 19 }))
  const jsonrpc = constantFrom('2.0')
  const request = constantFrom(
    { method: 'wc_sessionSettle', params: { namespaces: { eip155: { accounts: [], methods: [], events: [] } } } },
    { method: 'wc_sessionEvent', params: { event: { name: 'chainChanged', data: 1 }, chainId: 'eip155:1' } },
    { method: 'wc_sessionPing', params: {} },
  )
  const payload = oneof(
    record({ id: requestId, jsonrpc }).chain((head) => request.map((body) => ({ ...head, ...body }))),
    record({ id: requestId, jsonrpc, result: constantFrom(true, { responderPublicKey: 'ab'.repeat(32) }) }),
    record({ id: requestId, jsonrpc, error: record({ code: integer(), message: string() }) }),
  )

  it('never throws, and reads what JSON.parse reads', () => {
    assert(
      property(mutatedJson(payload), (raw) => {
        const parsed = parsePayload(raw)
        assertUnpolluted()
        if (parsed === undefined) return
        const value = JSON.parse(raw)
        expect(JSON.parse(parsed.id)).toStrictEqual(value.id)
        if (parsed.kind === 'request') expect(parsed.method).toBe(value.method.slice(0, 128))
        else expect(typeof value.method).not.toBe('string')
      }),
      runs(500),
    )
  })
})
