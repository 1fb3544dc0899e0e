import { describe, expect, it } from 'vitest'
import { judgeOrigin } from './judgeOrigin.ts'

const lists = {
  site: 'https://wallet.example',
  allowedOrigins: ['https://app.example', 'https://*.shop.example'],
  ancestors: ['http://localhost:*', 'https://*.vercel.app', 'https://*.pages.dev'],
  isDevelopment: false,
}
const judge = (origin: string, change: Partial<typeof lists> = {}) => judgeOrigin({ ...lists, ...change, origin })

describe('judgeOrigin', () => {
  it('matches a wildcard entry as a pattern and compares every other entry by origin [S5.044] [S5.045]', () => {
    expect(judge('https://app.example')).toBe('allowed')
    expect(judge('https://a.shop.example')).toBe('allowed')
    expect(judge('https://a.b.shop.example')).toBe('allowed')
    expect(judge('https://shop.example')).toBe('refused')
    expect(judge('https://app.example:8443')).toBe('refused')
  })

  it.each([
    ['an unlisted origin (attack 1)', 'https://evil.test'],
    ['a default ancestor that the project does not list (attack 2)', 'https://evil.vercel.app'],
    ['an origin that is opaque (attack 4)', 'null'],
    ['a data: page (attack 5)', 'data:'],
    ['a host that looks like a listed one (attack 6)', 'https://app.example.evil.test'],
    ['a host that ends like a listed one (attack 6)', 'https://evil-shop.example'],
    ['another port (attack 7)', 'https://app.example:444'],
    ['http in place of https (attack 8)', 'http://app.example'],
    ['the secure site itself', 'https://wallet.example'],
    ['another port of the secure site (attack 7)', 'https://wallet.example:8443'],
    ['a URL with a path', 'https://app.example/'],
    ['a URL with credentials', 'https://app.example@evil.test'],
    ['an empty text', ''],
    ['a browser extension', 'chrome-extension://abcdefgh'],
  ])('refuses %s', (_name, origin) => {
    expect(judge(origin)).toBe('refused')
  })

  it('refuses the host of the secure site even if the project lists it', () => {
    expect(judge('https://wallet.example:8443', { allowedOrigins: ['https://wallet.example:*'] })).toBe('refused')
  })

  it('allows pages of the same machine in development only', () => {
    for (const origin of [
      'http://localhost:3000',
      'http://127.0.0.1:5173',
      'http://app.localhost:5173',
      'http://[::1]:80',
    ])
      for (const isDevelopment of [true, false])
        expect(judge(new URL(origin).origin, { isDevelopment })).toBe(isDevelopment ? 'allowed' : 'refused')
    expect(judge('http://localhost.evil.test', { isDevelopment: true })).toBe('refused')
    expect(judge('http://127.0.0.1.evil.test', { isDevelopment: true })).toBe('refused')
  })

  it.each([[[]], [['*']], [['https://*']], [['https://*.*']]])(
    'calls a project unverified that names no origins (%j), and admits only the ancestors of the operator',
    (allowedOrigins: string[]) => {
      expect(judge('https://mine.vercel.app', { allowedOrigins })).toBe('unverified')
      expect(judge('https://evil.test', { allowedOrigins })).toBe('refused')
      expect(judge('https://evil.test', { allowedOrigins, ancestors: ['*'] })).toBe('refused')
    },
  )
})
