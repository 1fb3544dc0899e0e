import {
  anything,
  assert,
  boolean,
  constantFrom,
  integer,
  jsonValue,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { relayLimits } from './relayLimits.ts'
import { relayPublishSchema, relayRequestSchema, relayResponseSchema } from './relaySchemas.ts'
import { runs } from '../../../../fuzz.shared.ts'

const topic = stringMatching(/^[0-9a-f]{64}$/)
const ttl = integer({ min: relayLimits.shortestTtl, max: relayLimits.longestTtl })

describe('relay messages', () => {
  it('fills in a publication with the defaults and keeps what the publisher stated', () => {
    const publication = record(
      {
        topic,
        message: string({ minLength: 1 }),
        ttl: option(ttl),
        tag: option(integer({ min: 0, max: 2_147_483_647 })),
        prompt: option(boolean()),
      },
      { requiredKeys: ['topic', 'message'] },
    )
    assert(
      property(publication, (value) => {
        const parsed = parse(relayPublishSchema, value)
        expect(parsed).toMatchObject({ topic: value.topic, message: value.message })
        expect(parsed.ttl).toBe(value.ttl ?? relayLimits.defaultTtl)
        expect(parsed.tag).toBe(value.tag ?? 0)
      }),
    )
  })

  it('accepts no publication outside the limits', () => {
    const value = record({
      topic: oneof(topic, stringMatching(/^[0-9a-f]{63,65}$/), anything()),
      message: oneof({ weight: 4, arbitrary: string() }, anything()),
      ttl: oneof({ weight: 4, arbitrary: option(integer({ max: 5_000_000 })) }, anything()),
      tag: oneof({ weight: 4, arbitrary: option(nat()) }, anything()),
    })
    assert(
      property(oneof(value, anything()), (value) => {
        const result = safeParse(relayPublishSchema, value)
        if (!result.success) return
        expect(result.output.topic).toMatch(/^[0-9a-f]{64}$/)
        expect(result.output.message).not.toBe('')
        expect(result.output.ttl).toBeGreaterThanOrEqual(relayLimits.shortestTtl)
        expect(result.output.ttl).toBeLessThanOrEqual(relayLimits.longestTtl)
      }),
      runs(1_000),
    )
  })

  it('accepts only calls and answers of JSON-RPC 2.0 with an id', () => {
    const frame = record(
      {
        id: oneof(integer(), string(), anything()),
        jsonrpc: constantFrom('2.0', '1.0', 2),
        method: oneof(string(), anything()),
        params: jsonValue(),
        result: jsonValue(),
        error: anything(),
      },
      { requiredKeys: [] },
    )
    assert(
      property(oneof(frame, anything()), (value) => {
        for (const schema of [relayRequestSchema, relayResponseSchema]) {
          const result = safeParse(schema, value)
          if (!result.success) continue
          expect(result.output.jsonrpc).toBe('2.0')
          expect(['string', 'number']).toContain(typeof result.output.id)
        }
      }),
      runs(1_000),
    )
  })
})
