import { anything, assert, bigInt, constantFrom, integer, jsonValue, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestFrame } from './constants.ts'
import { parseRelayFrame } from './parseRelayFrame.ts'
import {
  assertUnpolluted,
  grow,
  measureGrowth,
  mutatedJson,
  repetition,
  runs,
  tooSteep,
} from '../../../../../../fuzz.shared.ts'

/** The JSON of an id, as relays and clients send them: numbers of up to 25 digits, and text. */
const idJson = oneof(
  bigInt({ min: 0n, max: 10n ** 25n }).map(String),
  oneof(string({ maxLength: 60, unit: constantFrom('a', '0', '-', 'é') }), integer().map(String)).map((id) =>
    JSON.stringify(id),
  ),
)
const text = string()

function toFrame(id: string, fields: Readonly<Record<string, unknown>>): string {
  return `{"id":${id},${JSON.stringify({ jsonrpc: '2.0', ...fields }).slice(1)}`
}

describe('parseRelayFrame', () => {
  it('reads a message, and acknowledges it with its own id to the last digit', () => {
    const method = constantFrom('irn_subscription', 'iridium_subscription')
    assert(
      property(idJson, method, text, text, jsonValue(), (id, method, topic, message, extra) => {
        const frame = toFrame(id, { method, params: { id: extra, data: { topic, message, extra } } })
        const receipt = `{"id":${id},"jsonrpc":"2.0","result":true}`
        expect(parseRelayFrame(frame)).toStrictEqual({ kind: 'message', topic, message, receipt })
      }),
    )
  })

  it('acknowledges a message with its own id, whatever other ids it contains', () => {
    const near = bigInt({ min: -500n, max: 500n })
    assert(
      property(bigInt({ min: 10n ** 18n, max: 10n ** 19n }), near, near, (id, before, after) => {
        const data = JSON.stringify({ topic: '', message: '"id":1' })
        const params = `{"id":${id + before},"data":${data},"list":[{"id":${id + after}}]}`
        const frame = `{"params":${params},"method":"irn_subscription","id" : ${id},"more":{"id":${id + after}}}`
        expect(parseRelayFrame(frame)).toMatchObject({ receipt: `{"id":${id},"jsonrpc":"2.0","result":true}` })
      }),
    )
  })

  it('reads an answer with its id and its result or fault', () => {
    assert(
      property(idJson, jsonValue(), integer(), text, (id, result, code, message) => {
        const answer = { kind: 'answer', id: id.replaceAll('"', '') } as const
        const value: unknown = JSON.parse(JSON.stringify(result))
        expect(parseRelayFrame(toFrame(id, { result }))).toStrictEqual({ ...answer, result: value, fault: undefined })
        expect(parseRelayFrame(toFrame(id, { error: { code, message } }))).toStrictEqual({
          ...answer,
          result: undefined,
          fault: { code, message: message.slice(0, 300) },
        })
      }),
    )
  })

  it('never throws, and returns nothing but messages and answers with an id', () => {
    const fields = record(
      {
        id: oneof(integer(), text, jsonValue()),
        method: oneof({ weight: 4, arbitrary: constantFrom('irn_subscription', 'irn_publish') }, jsonValue()),
        params: oneof(
          {
            weight: 4,
            arbitrary: record({ data: record({ topic: oneof(text, jsonValue()), message: oneof(text, jsonValue()) }) }),
          },
          record({ data: jsonValue() }),
          jsonValue(),
        ),
        result: jsonValue(),
        error: oneof(record({ code: jsonValue(), message: jsonValue() }), jsonValue()),
      },
      { requiredKeys: [] },
    )
    const frame = oneof(
      fields.map((value) => JSON.stringify(value)),
      jsonValue().map((value) => JSON.stringify(value)),
      string({ unit: constantFrom('{', '}', '[', '"id":', '1', '"', ',', ' ', '\\', 'null') }),
      anything(),
    )
    assert(
      property(frame, (value) => {
        const parsed = parseRelayFrame(value)
        if (parsed === undefined) return
        if (parsed.kind === 'message') {
          const { id } = JSON.parse(String(value))
          expect(JSON.parse(parsed.receipt)).toStrictEqual({ id, jsonrpc: '2.0', result: true })
          expect([typeof parsed.topic, typeof parsed.message]).toStrictEqual(['string', 'string'])
        } else {
          expect(parsed.id.length).toBeLessThanOrEqual(64)
          expect(['undefined', 'number']).toContain(typeof parsed.fault?.code)
          expect((parsed.fault?.message ?? '').length).toBeLessThanOrEqual(300)
        }
      }),
      runs(1_000),
    )
  })

  it('rejects a frame that is too long', () => {
    const frame = toFrame('1', { result: 'x'.repeat(longestFrame) })
    expect(parseRelayFrame(frame)).toBeUndefined()
  })
})

describe('parseRelayFrame and frames with mistakes', () => {
  const id = oneof(integer({ min: 0 }), string({ unit: constantFrom('1', '9'), minLength: 19, maxLength: 19 }))
  const jsonrpc = constantFrom('2.0')
  const data = record({
    topic: constantFrom('a'.repeat(64)),
    message: text,
    publishedAt: integer({ min: 0 }),
    tag: integer({ min: 0 }),
  })
  const frame = oneof(
    record({
      id,
      jsonrpc,
      method: constantFrom('irn_subscription'),
      params: record({ id: text, data }),
    }),
    record({ id, jsonrpc, result: oneof(constantFrom(true, 'ab'), record({ messages: constantFrom([], [{}]) })) }),
    record({ id, jsonrpc, error: record({ code: integer(), message: text }) }),
  )

  it('never throws, and reads what JSON.parse reads', () => {
    assert(
      property(mutatedJson(frame), (raw) => {
        const parsed = parseRelayFrame(raw)
        assertUnpolluted()
        if (parsed === undefined) return
        const value = JSON.parse(raw)
        if (parsed.kind === 'message') {
          expect([parsed.topic, parsed.message]).toStrictEqual([value.params.data.topic, value.params.data.message])
          expect(JSON.parse(parsed.receipt)).toStrictEqual({ id: value.id, jsonrpc: '2.0', result: true })
        } else expect(String(value.id)).toBe(String(Number.isSafeInteger(value.id) ? parsed.id : value.id))
      }),
      runs(500),
    )
  })

  it('takes time in proportion to the length', () => {
    const pieces = ['"id":', '"id":1e999,', '"', '\\"', '\\\\', '{"id":', '[', ' ', '"a":{},', '" ', '"a" ']
    const starts = ['', '{"id":12345678901234567890,', '{"id":12345678901234567890,"a":"', '{"id":9e99,"result":[']
    assert(
      property(repetition(pieces), constantFrom(...starts), constantFrom('', '}', '"}', ']}'), (parts, start, end) => {
        expect(measureGrowth((size) => parseRelayFrame(start + grow(parts, size) + end))).toBeLessThan(tooSteep)
      }),
      runs(15, 100),
    )
  })
})
