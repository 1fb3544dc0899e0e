import { describe, expect, it } from 'vitest'
import { isAllowedOrigin } from './isAllowedOrigin.ts'

const allows = (entry: string, origin: string) => isAllowedOrigin({ origin, allowedOrigins: [entry] })

describe('isAllowedOrigin', () => {
  it.each([
    ['https://*.pages.dev', 'https://my-app.pages.dev'],
    ['https://*.pages.dev', 'https://preview.my-app.pages.dev'],
    ['https://*.PAGES.dev/', 'https://my-app.pages.dev'],
    ['*.vercel.app', 'https://my-app.vercel.app'],
    ['https://app-*.example.com', 'https://app-42.example.com'],
    ['http://localhost:*', 'http://localhost'],
    ['http://localhost:*', 'http://localhost:3000'],
    ['https://*.example.com:*', 'https://a.example.com:8443'],
    ['*', 'https://anything.example'],
  ])('matches the pattern %s with %s [S5.044]', (entry, origin) => {
    expect(allows(entry, origin)).toBe(true)
  })

  it.each([
    ['https://*.pages.dev', 'https://pages.dev'],
    ['https://*.pages.dev', 'http://my-app.pages.dev'],
    ['https://*.pages.dev', 'https://my-app.pages.dev:8443'],
    ['https://*.pages.dev', 'https://my-app.pages.dev.evil.example'],
    ['https://*.pages.dev', 'https://evilpages.dev'],
    ['https://*.pages.dev', 'https://my-appxpages.dev'],
    ['https://*.pages.dev', 'https://evil.example/?.pages.dev'],
    ['https://*.pages.dev', 'https://evil.example#.pages.dev'],
    ['https://*.pages.dev', 'https://evil.example\\.pages.dev'],
    ['http://localhost:*', 'http://localhost.evil.example:3000'],
    ['http://localhost:*', 'https://localhost:3000'],
    ['*.vercel.app', 'http://my-app.vercel.app'],
  ])('does not match the pattern %s with %s [S5.044]', (entry, origin) => {
    expect(allows(entry, origin)).toBe(false)
  })

  it.each([
    ['https://example.com', 'https://example.com', true],
    ['https://example.com/some/path?query', 'https://example.com', true],
    ['https://EXAMPLE.com:443', 'https://example.com', true],
    ['example.com', 'https://example.com', true],
    ['https://bücher.example', 'https://xn--bcher-kva.example', true],
    ['https://example.com', 'http://example.com', false],
    ['https://example.com', 'https://www.example.com', false],
    ['https://example.com', 'https://example.com:8443', false],
    ['https://example.com', 'https://example.com.evil.example', false],
    ['https://user:secret@example.com', 'https://example.com', true],
    ['https://example.com@evil.example', 'https://example.com', false],
  ])('compares %s with %s by origin: %s [S5.045]', (entry, origin, expected) => {
    expect(allows(entry, origin)).toBe(expected)
  })

  it.each([[''], ['null'], ['not a url'], ['data:text/html,hello'], ['javascript:alert(1)']])(
    'refuses a value without an origin: %o',
    (origin) => {
      expect(isAllowedOrigin({ origin, allowedOrigins: ['*', '', 'null', 'data:', origin] })).toBe(false)
    },
  )

  it('refuses an origin if the list is empty or has only malformed entries', () => {
    expect(isAllowedOrigin({ origin: 'https://example.com', allowedOrigins: [] })).toBe(false)
    expect(isAllowedOrigin({ origin: 'https://example.com', allowedOrigins: ['', 'https://', '://', '[', '(.'] })).toBe(
      false,
    )
  })

  it('checks every entry of the list', () => {
    expect(
      isAllowedOrigin({ origin: 'https://b.example', allowedOrigins: ['https://a.example', 'https://b.example'] }),
    ).toBe(true)
  })
})
