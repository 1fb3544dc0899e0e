import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { type Cloud, createCloud } from '../../createCloud.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'

async function start(environment: Readonly<Record<string, string>> = {}): Promise<Cloud> {
  const { settings } = readSettings({ environment: { LATCHKEY_PORT: '0', LATCHKEY_DATA: 'memory', ...environment } })
  return createCloud({ settings, logger: createTestLogger() })
}

/** Without fetch, which decodes answers. */
async function get(port: number, path: string, encoding?: string) {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding }
  const sent = request({ host: '127.0.0.1', port, path, headers })
  sent.end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

let cloud: Cloud
beforeAll(async () => {
  cloud = await start()
})
afterAll(() => cloud.close())

/** The paths of what the document loads. */
async function listAssets(): Promise<readonly string[]> {
  const { body } = await get(cloud.port, '/dashboard/')
  return [...body.toString().matchAll(/(?:src|href)="(\/dashboard\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
}

describe('the document', () => {
  it.each(['/dashboard/', '/dashboard/invite', '/dashboard/p/shop/settings/origins?days=7'])(
    'is answered at %s, under a policy that allows its own files only',
    async (path) => {
      const { body, headers, status } = await get(cloud.port, path)
      expect(status).toBe(200)
      expect(body.toString()).toMatch(/^<!doctype html>/)
      // Nothing inline, which the policy would stop.
      expect(body.toString()).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('is where /dashboard leads', async () => {
    const { headers, status } = await get(cloud.port, '/dashboard')
    expect([status, headers['location']]).toEqual([308, '/dashboard/'])
  })
})

describe('its files', () => {
  it('are kept for a year, and come in the smallest encoding that the browser reads', async () => {
    // Not those of a packet or two, which are not compressed.
    const assets = (await listAssets()).filter((path) => path.includes('/index-'))
    expect(assets.length).toBeGreaterThan(1)
    for (const path of assets) {
      const plain = await get(cloud.port, path)
      expect(plain.status).toBe(200)
      expect(plain.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^text\/(?:javascript|css); charset=utf-8$/),
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
      })
      expect(plain.headers).not.toHaveProperty('content-encoding')
      const small = await get(cloud.port, path, 'gzip, deflate, br')
      expect(small.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
      const older = await get(cloud.port, path, 'gzip')
      expect(gunzipSync(older.body).equals(plain.body)).toBe(true)
      expect(small.body.length).toBeLessThan(older.body.length)
    }
  })

  it.each([
    '/dashboard/assets/index-00000000.js',
    '/dashboard/assets/',
    '/dashboard/old.js',
    '/dashboard/assets/..%2f..%2fpackage.json',
    '/dashboardx',
  ])('do not include %s', async (path) => {
    const { headers, status } = await get(cloud.port, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('application/json')
  })
})

it('is off with LATCHKEY_DASHBOARD=off', async () => {
  const other = await start({ LATCHKEY_DASHBOARD: 'off' })
  onTestFinished(() => other.close())
  expect((await get(other.port, '/dashboard/')).status).toBe(404)
})

it('is on the port of operators only, if there is one', async () => {
  const other = await start({ LATCHKEY_ADMIN_PORT: '0' })
  onTestFinished(() => other.close())
  expect((await get(other.port, '/dashboard/')).status).toBe(404)
  expect((await get(Number(new URL(other.adminUrl ?? '').port), '/dashboard/')).status).toBe(200)
})
