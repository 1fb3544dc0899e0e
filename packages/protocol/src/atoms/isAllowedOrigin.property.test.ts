import { array, assert, constantFrom, integer, property, string, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowedOrigin } from './isAllowedOrigin.ts'
import { anyCharacter } from '../../../../fuzz.shared.ts'

const label = stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const host = tuple(label, label, constantFrom('com', 'org', 'dev')).map((parts) => parts.join('.'))

describe('isAllowedOrigin', () => {
  it('allows an origin on its own list', () => {
    assert(
      property(host, array(host), (host, others) => {
        expect(isAllowedOrigin({ origin: `https://${host}`, allowedOrigins: [...others, host] })).toBe(true)
        expect(isAllowedOrigin({ origin: `http://${host}`, allowedOrigins: [host] })).toBe(false)
      }),
    )
  })

  it('allows subdomains at any depth by a pattern, and no host that only contains the text', () => {
    assert(
      property(array(label, { minLength: 1, maxLength: 4 }), host, label, (labels, host, other) => {
        const allowedOrigins = [`https://*.${host}`]
        expect(isAllowedOrigin({ origin: `https://${labels.join('.')}.${host}`, allowedOrigins })).toBe(true)
        for (const foreign of [
          host,
          `${labels.join('.')}.${host}.${other}.com`,
          `${other}${host}`,
          `${other}.com/.${host}`,
        ])
          expect(isAllowedOrigin({ origin: `https://${foreign}`, allowedOrigins })).toBe(false)
      }),
    )
  })

  it('allows a port by `:*` alone', () => {
    assert(
      property(host, integer({ min: 1_024, max: 65_535 }), (host, port) => {
        const origin = `https://${host}:${port}`
        expect(isAllowedOrigin({ origin, allowedOrigins: [`https://${host}:*`] })).toBe(true)
        expect(isAllowedOrigin({ origin, allowedOrigins: ['https://*', host, 'https://*.com', 'https://*.org'] })).toBe(
          false,
        )
      }),
    )
  })

  it('neither throws nor allows an origin for which no entry names the host', () => {
    const entry = string({
      unit: constantFrom('a', '.', '*', ':', '/', '?', '[', '(', '\\', '^', '$', '|', ' ', '@', 'https://', 'com'),
    })
    assert(
      property(array(entry), string({ unit: anyCharacter }), (entries, origin) => {
        const allowedOrigins = entries.filter((text) => !text.includes('*'))
        expect(isAllowedOrigin({ origin: 'https://zzz.dev', allowedOrigins })).toBe(false)
        expect(typeof isAllowedOrigin({ origin, allowedOrigins: entries })).toBe('boolean')
      }),
    )
  })
})
