import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as storageKeys from './storageKeys.ts'

const { siwxCookiePrefix, ...keys } = storageKeys

describe('the table of stored names', () => {
  it('gives every key the prefix @latchkey/ or, for the login, @latchkey-frame/, and a name in snake_case [S9.050]', () => {
    for (const key of Object.values(keys)) expect(key).toMatch(/^@latchkey(?:-frame)?\/[a-z]+(?:_[a-z]+)*$/)
    const login = Object.values(keys).filter((key) => key.startsWith('@latchkey-frame/'))
    expect(login.toSorted()).toStrictEqual([
      '@latchkey-frame/email',
      '@latchkey-frame/email_login_used',
      '@latchkey-frame/last_email_login_time',
      '@latchkey-frame/last_used_chain',
    ])
  })

  it('names each export after its key', () => {
    const toCamelCase = (text: string): string => text.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    for (const [name, key] of Object.entries(keys)) expect(name).toBe(`${toCamelCase(key.split('/')[1] ?? '')}Key`)
  })

  it('contains no name twice', () => {
    expect(new Set(Object.values(storageKeys)).size).toBe(Object.values(storageKeys).length)
  })

  it('has exactly the names that docs/storage.md describes', () => {
    const guide = readFileSync(new URL('../../../../docs/storage.md', import.meta.url), 'utf8')
    const described = [...guide.matchAll(/^\| `([^`…]+)…?` \|/gm)].map(([, name = '']) => name)
    expect(described.toSorted()).toStrictEqual(
      Object.values({ ...keys, siwxCookiePrefix, siwxCloudSessionsKey: `${keys.siwxCloudSessionsKey}:` }).toSorted(),
    )
  })
})
