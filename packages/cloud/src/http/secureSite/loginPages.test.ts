import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { socialProviders } from '@latchkey/protocol/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { type Cloud, createCloud } from '../../createCloud.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'

let cloud: Cloud
let site: URL
beforeAll(async () => {
  const environment = { LATCHKEY_PORT: '0', LATCHKEY_DATA: 'memory', LATCHKEY_SECURE_SITE_PORT: '0' }
  cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  site = new URL(cloud.secureSiteUrl ?? '')
})
afterAll(() => cloud.close())

/** Asks the listener of the secure site, as a browser that has its name does. */
async function ask(path: string, form?: string) {
  const method = form === undefined ? 'GET' : 'POST'
  const type = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = request({ host: '127.0.0.1', port: site.port, path, method, headers: { host: site.host, ...type } })
  sent.end(form)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

describe('the pages of social logins', () => {
  it('are one document with its own policy, which no page can embed and which keeps its opener', async () => {
    const wait = await ask('/login/social')
    for (const path of socialProviders.map((provider) => `/login/callback/${provider}`)) {
      const { body, headers, status } = await ask(`${path}?code=1&state=2`)
      expect([path, status, body === wait.body]).toEqual([path, 200, true])
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'unsafe-none',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(new RegExp(`script-src ${site.origin}/assets/ 'sha256-[^']+';`))
      for (const rule of [
        "default-src 'none'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]) {
        expect(policy.split('; ')).toContain(rule)
      }
    }
    expect((await ask('/login/callback/telegram')).status).toBe(404)
    expect((await ask('/login/callback/')).status).toBe(404)
  })

  it('take the form of Apple only, and lead to the same page with what it reads, whatever the form contains (attack 13)', async () => {
    const path = '/login/callback/apple'
    const target = async (form: string) => {
      const { headers, status } = await ask(path, form)
      expect(status).toBe(303)
      // Browsers apply the policy of a redirect, too.
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
      return String(headers.location)
    }
    expect(await target('code=c1&state=s1&id_token=t&user=%7B%22name%22%3A%22Alice%22%7D')).toBe(
      `${path}?state=s1&code=c1`,
    )
    expect(await target('error=user_cancelled_authorize&state=s1')).toBe(
      `${path}?state=s1&error=user_cancelled_authorize`,
    )
    for (const form of [
      'state=%0d%0aLocation:%20https://evil.net',
      'redirect_uri=https://evil.net&next=//evil.net',
      'code=%2F%2Fevil.net%2F..&state=https%3A%2F%2Fevil.net%23%3F%26',
      `code=${'x'.repeat(20_000)}`,
      '',
      '%',
    ]) {
      const url = new URL(await target(form), site)
      expect([url.origin, url.pathname, url.hash]).toEqual([site.origin, path, ''])
      expect([...url.searchParams.keys()].filter((name) => !['state', 'code', 'iss', 'error'].includes(name))).toEqual(
        [],
      )
    }
    for (const provider of socialProviders.filter((each) => each !== 'apple')) {
      expect((await ask(`/login/callback/${provider}`, 'code=1&state=2')).status).toBe(404)
    }
  })
})
