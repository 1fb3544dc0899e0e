import { array, assert, bigInt, constantFrom, integer, jsonValue, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRequestId } from './findRequestId.ts'
import { parseFrame } from './parseFrame.ts'
import {
  assertUnpolluted,
  grow,
  measureGrowth,
  mutatedJson,
  repetition,
  runs,
  tooSteep,
} from '../../../../../fuzz.shared.ts'

/** The JSON of an id, as clients send them: whole numbers of any length, and text. */
const idJson = oneof(
  bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String),
  string({ maxLength: 40 }).map((id) => JSON.stringify(id)),
)
const space = string({ unit: constantFrom(' ', '\n', '\t', '\r'), maxLength: 2 })

describe('parseFrame', () => {
  it('reads every request with the text of its own id, whatever else is called an id in it', () => {
    assert(
      property(idJson, string(), jsonValue(), idJson, space, (id, method, value, other, space) => {
        const rest = JSON.stringify({ jsonrpc: '2.0', method }).slice(1, -1)
        const params = `{"id":${other},"value":${JSON.stringify(value)},"text":${JSON.stringify(`"id":${other}`)}}`
        for (const frame of [
          `{"id":${id},${rest},"params":${params}}`,
          `{"params":${params},${rest}${space},"id"${space}:${space}${id}${space}}`,
        ]) {
          const parsed: unknown = JSON.parse(params)
          expect(parseFrame(frame)).toStrictEqual({ kind: 'request', id, method, params: parsed })
        }
      }),
    )
  })

  it('reads an answer to a push, and an error in answer to one', () => {
    assert(
      property(integer({ min: 0 }), constantFrom(true, 0, '', {}), jsonValue(), (pushId, result, error) => {
        for (const id of [pushId, String(pushId)])
          expect(parseFrame(JSON.stringify({ id, jsonrpc: '2.0', result }))).toStrictEqual({
            kind: 'acknowledgement',
            pushId,
          })
        expect(parseFrame(JSON.stringify({ id: pushId, jsonrpc: '2.0', error }))).toStrictEqual({ kind: 'complaint' })
      }),
    )
  })

  it('never throws, and answers everything else with an id that is JSON', () => {
    const fields = record(
      {
        id: oneof(integer(), string({ maxLength: 200, size: 'max' }), jsonValue()),
        jsonrpc: oneof({ weight: 3, arbitrary: constantFrom('2.0', '1.0') }, jsonValue()),
        method: oneof({ weight: 3, arbitrary: constantFrom('irn_publish') }, jsonValue()),
        params: jsonValue(),
        result: jsonValue(),
        error: jsonValue(),
      },
      { requiredKeys: [] },
    )
    const frame = oneof(
      oneof(fields, jsonValue()).map((value) => JSON.stringify(value)),
      fields.chain((value) => integer({ min: 0, max: 40 }).map((end) => JSON.stringify(value).slice(0, -end))),
      string({ unit: constantFrom('{', '}', '[', ']', '"id"', ':', '1', '"', ',', ' ', '\\', 'null', '"method"') }),
      string(),
    )
    assert(
      property(frame, (text) => {
        const parsed = parseFrame(text)
        if (parsed.kind === 'request' || parsed.kind === 'malformed') {
          expect(['string', 'number']).toContain(typeof JSON.parse(parsed.id))
          expect(parsed.id.length).toBeLessThanOrEqual(128)
        }
        if (parsed.kind === 'request') {
          const { id, jsonrpc, method } = JSON.parse(text)
          expect(typeof parsed.method).toBe('string')
          expect([JSON.parse(parsed.id), '2.0', parsed.method]).toStrictEqual([id, jsonrpc, method])
        }
      }),
      runs(1_000),
    )
  })
})

describe('findRequestId', () => {
  it('finds in every object the text of the value that JSON.parse gives', () => {
    const value = record(
      { idle: jsonValue(), id: oneof(integer(), string(), jsonValue()), pid: jsonValue() },
      { requiredKeys: [] },
    )
    assert(
      property(value, integer({ min: 0, max: 2 }), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent)
        const found = findRequestId(text)
        expect(found === undefined ? undefined : JSON.parse(found)).toStrictEqual(JSON.parse(text).id)
      }),
      runs(500),
    )
  })
})

describe('parseFrame and frames with mistakes', () => {
  const id = oneof(integer({ min: 0 }), string({ unit: constantFrom('1', '9'), minLength: 19, maxLength: 19 }))
  const topic = constantFrom('a'.repeat(64), 'b'.repeat(64))
  const jsonrpc = constantFrom('2.0')
  const frame = oneof(
    record({
      id,
      jsonrpc,
      method: constantFrom('irn_publish', 'iridium_publish'),
      params: record({ topic, message: string(), ttl: integer({ min: 0 }), tag: integer({ min: 0 }) }),
    }),
    record({ id, jsonrpc, method: constantFrom('irn_subscribe'), params: record({ topic }) }),
    record({
      id,
      jsonrpc,
      method: constantFrom('irn_batchSubscribe'),
      params: record({ topics: array(topic, { maxLength: 3 }) }),
    }),
    record({ id, jsonrpc, result: constantFrom(true) }),
    record({ id, jsonrpc, error: record({ code: integer(), message: string() }) }),
  )

  it('never throws, and reads the id, method and parameters that JSON.parse reads', () => {
    assert(
      property(mutatedJson(frame), (text) => {
        const parsed = parseFrame(text)
        assertUnpolluted()
        expect(parseFrame(text).kind).toBe(parsed.kind)
        if (parsed.kind === 'malformed') {
          expect(parsed.message).not.toBe('')
          expect(['string', 'number']).toContain(typeof JSON.parse(parsed.id))
        }
        if (parsed.kind === 'acknowledgement') expect(JSON.parse(text).method).toBeUndefined()
        if (parsed.kind !== 'request') return
        const value = JSON.parse(text)
        expect([value.jsonrpc, value.method, value.id]).toStrictEqual(['2.0', parsed.method, JSON.parse(parsed.id)])
        expect(parsed.id.length).toBeLessThanOrEqual(128)
      }),
      runs(500),
    )
  })

  it('takes time in proportion to the length', () => {
    const pieces = ['"id":', '"id":1,', '"', '\\"', '\\\\', '{"id":', '[', ' ', '"a":{},', String.raw`"\u0069d":1,`]
    assert(
      property(
        repetition(pieces),
        constantFrom('', '{', '{"id":'),
        constantFrom('', '}', '"}'),
        (parts, start, end) => {
          expect(measureGrowth((size) => parseFrame(start + grow(parts, size) + end))).toBeLessThan(tooSteep)
        },
      ),
      runs(15, 100),
    )
  })
})
