import { anything, assert, constantFrom, jsonValue, property, stringMatching } from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { frameAnswerSchema, frameEventSchema, frameRequests, frameRequestSchema } from './frameRequests.ts'
import { appHelloSchema, frameHelloErrorSchema, frameHelloSchema, frameReadySchema } from './handshake.ts'

const schemas = [
  appHelloSchema,
  frameHelloSchema,
  frameHelloErrorSchema,
  frameReadySchema,
  frameRequestSchema,
  frameAnswerSchema,
  frameEventSchema,
  ...Object.values(frameRequests),
]

describe('frame messages', () => {
  it('judge any value without throwing (attack 28)', () => {
    assert(
      property(anything(), constantFrom(...schemas), (value, schema) => {
        expect(typeof safeParse(schema, value).success).toBe('boolean')
      }),
      runs(400),
    )
  })

  it('drop fields that they do not name, at every schema of a request (attack 28)', () => {
    const kept = Object.values(frameRequests).flatMap((schema) => {
      const result = safeParse(schema, { isTrusted: true })
      return result.success ? Object.keys(result.output ?? {}) : []
    })
    expect(kept).not.toContain('isTrusted')
  })

  it('take a greeting of this version only (attack 27)', () => {
    const hello = { type: 'APP_HELLO', version: 4, projectId: 'dev', nonce: 'n'.repeat(22) }
    expect(safeParse(appHelloSchema, hello).success).toBe(true)
    assert(
      property(jsonValue(), (version) => {
        expect(safeParse(appHelloSchema, { ...hello, version }).success).toBe(version === 4)
      }),
      runs(100),
    )
    expect(safeParse(appHelloSchema, { ...hello, nonce: 'short' }).success).toBe(false)
  })

  it('take an id that is a text only (attack 26)', () => {
    const request = { type: 'APP_PING', payload: undefined }
    assert(
      property(jsonValue(), (id) => {
        const isGood = typeof id === 'string' && id.length > 0 && id.length <= 64
        expect(safeParse(frameRequestSchema, { ...request, id }).success).toBe(isGood)
      }),
      runs(100),
    )
  })

  it('take a code of six digits only', () => {
    assert(
      property(stringMatching(/^.{0,8}$/), (otp) => {
        expect(safeParse(frameRequests.CONNECT_OTP, { otp }).success).toBe(/^\d{6}$/.test(otp))
      }),
      runs(100),
    )
    expect(safeParse(frameRequests.CONNECT_OTP, { otp: '012345' }).success).toBe(true)
  })
})
