import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { isAllowedOrigin } from '../atoms/isAllowedOrigin.ts'
import { adminCreateProject } from './adminProjectEndpoints.ts'
import { allowedOriginSchema } from './adminOrigin.ts'
import { adminProjectChangeSchema } from './adminProject.ts'

describe('allowedOriginSchema', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com', 'https://app.example.com'],
    [' HTTPS://App.Example.com/ ', 'https://app.example.com', 'https://app.example.com'],
    ['app.example.com', 'https://app.example.com', 'https://app.example.com'],
    ['http://app.example.com:8080', 'http://app.example.com:8080', 'http://app.example.com:8080'],
    ['https://*.example.com', 'https://*.example.com', 'https://a.b.example.com'],
    ['https://app-*.example.com', 'https://app-*.example.com', 'https://app-7.example.com'],
    ['http://localhost:*', 'http://localhost:*', 'http://localhost:5173'],
    ['http://[::1]:3000', 'http://[::1]:3000', 'http://[::1]:3000'],
    ['*', '*', 'https://anything.example'],
  ])('accepts %j, which then allows an origin', (text, entry, origin) => {
    expect(parse(allowedOriginSchema, text)).toBe(entry)
    expect(isAllowedOrigin({ origin, allowedOrigins: [entry] })).toBe(true)
  })

  it.each(
    [
      '',
      'https://',
      'https://app.example.com/path',
      'https://app.example.com?x=1',
      'https://user:pass@app.example.com',
      'https://app.example.com:70000',
      'https://app.example.com:8*',
      'ftp://app.example.com',
      'javascript://app.example.com',
      'https://exa mple.com',
      'https://*.example.com/*',
      'https://.example.com',
      'https://a..example.com',
      'http://[zz]',
      'http://1.2.3.4.5',
    ].filter((text) => text !== 'null'),
  )('refuses %j', (text) => {
    expect(safeParse(allowedOriginSchema, text).success).toBe(false)
  })
})

describe('adminProjectChangeSchema', () => {
  it.each([
    [{}],
    [{ name: ' Shop ' }],
    [{ features: { email: true, socials: ['google'], swaps: false } }],
    [{ relay: null }],
    [{ relay: { url: null, projectId: 'abc' } }],
    [{ relay: { url: 'wss://relay.example.com/x', projectId: 'abc' } }],
    [{ relay: { url: 'ws://127.0.0.1:8787', projectId: 'abc' } }],
  ])('accepts %j', (change) => {
    expect(safeParse(adminProjectChangeSchema, change).success).toBe(true)
  })

  it.each([
    [{ name: ' ' }],
    [{ name: 'Shop\0' }],
    [{ name: 'Shop \uD83D' }],
    [{ unknown: 1 }],
    [{ features: { swap: true } }],
    [{ features: { socials: ['myspace'] } }],
    [{ relay: { url: 'ws://relay.example.com', projectId: 'abc' } }],
    [{ relay: { url: 'ws://localhost.evil.example', projectId: 'abc' } }],
    [{ relay: { url: 'https://relay.example.com', projectId: 'abc' } }],
    [{ relay: { url: null, projectId: '' } }],
    [{ relay: { url: null, projectId: 'a\0' } }],
    [{ relay: { url: 'wss://a\0.example/', projectId: 'abc' } }],
    [{ relay: { url: 'wss://a.example/\0', projectId: 'abc' } }],
  ])('refuses %j', (change) => {
    expect(safeParse(adminProjectChangeSchema, change).success).toBe(false)
  })

  it('requires a name to create a project', () => {
    expect(safeParse(adminCreateProject.body, { isActive: true })).toMatchObject({
      success: false,
      issues: [{ path: [{ key: 'name' }] }],
    })
  })
})
