import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { type Cloud, createCloud } from '../../createCloud.ts'
import { createTemporaryFolder } from '../../test/createTemporaryFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'

async function start(environment: Readonly<Record<string, string>>): Promise<Cloud> {
  const { settings } = readSettings({ environment: { LATCHKEY_PORT: '0', LATCHKEY_DATA: 'memory', ...environment } })
  return createCloud({ settings, logger: createTestLogger() })
}

/** Without fetch, which decodes answers and resolves paths. */
async function get(port: number, address: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = request({ host: '127.0.0.1', port, path: address, headers })
  sent.end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

const script = 'document.title = "Docs"\n'.repeat(100)

/** A site of two pages, beside a file that is no part of it. */
async function createSite(folder: string): Promise<string> {
  const root = path.join(folder, 'site')
  await mkdir(path.join(root, 'start', 'vite'), { recursive: true })
  await mkdir(path.join(root, 'assets'))
  const files = {
    'index.html': '<!doctype html><title>First</title>',
    '404.html': '<!doctype html><title>Page not found</title>',
    'start/vite/index.html': '<!doctype html><title>Vite</title>',
    'start/vite.md': '# Vite\n',
    'assets/site-1a2b3c4d.js': script,
    'assets/site-1a2b3c4d.js.br': brotliCompressSync(script),
    'notes.secret': 'secret',
    '../outside.txt': 'outside',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, name), content)
  await symlink(path.join(folder, 'outside.txt'), path.join(root, 'linked.txt'))
  return root
}

let folder: string
let site: string
let cloud: Cloud
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lk-docs-'))
  site = await createSite(folder)
  cloud = await start({ LATCHKEY_DOCS: site, LATCHKEY_PUBLIC_URL: 'https://cloud.example.com' })
})
afterAll(async () => {
  await cloud.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the documentation', () => {
  it('has its pages at their folders, and leads there', async () => {
    const { body, headers, status } = await get(cloud.port, '/docs/start/vite/')
    expect([status, body.toString()]).toEqual([200, '<!doctype html><title>Vite</title>'])
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect((await get(cloud.port, '/docs/start/vite.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
    for (const [from, to] of [
      ['/docs', '/docs/'],
      ['/docs/start/vite', '/docs/start/vite/'],
    ] as const) {
      const moved = await get(cloud.port, from)
      expect([moved.status, moved.headers['location']]).toEqual([308, to])
    }
  })

  it('calls nothing but its own files, and is framed by nothing but itself', async () => {
    const { headers } = await get(cloud.port, '/docs/')
    const own = `127.0.0.1:${cloud.port}/docs/ cloud.example.com/docs/`
    expect(headers).toMatchObject({
      'content-security-policy': `connect-src ${own}; frame-src ${own}; form-action 'none'; frame-ancestors 'self'`,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('is compressed as it was built, and files with a hash are kept for a year', async () => {
    const address = '/docs/assets/site-1a2b3c4d.js'
    const small = await get(cloud.port, address, { 'accept-encoding': 'gzip, deflate, br' })
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(small.body).toString()).toBe(script)
    const plain = await get(cloud.port, address, { 'accept-encoding': 'gzip' })
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script])
  })

  it('is not sent again to a browser that has it, unless it has changed', async () => {
    const first = await get(cloud.port, '/docs/')
    const headers = { 'if-none-match': first.headers.etag ?? '' }
    const again = await get(cloud.port, '/docs/', headers)
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag])
    await utimes(path.join(site, 'index.html'), new Date(), new Date(0))
    const other = await start({ LATCHKEY_DOCS: site })
    onTestFinished(() => other.close())
    expect((await get(other.port, '/docs/', headers)).status).toBe(200)
  })

  it.each([
    '/docs/../outside.txt',
    '/docs/..%2foutside.txt',
    '/docs/linked.txt',
    '/docs/notes.secret',
    '/docs/assets/site-1a2b3c4d.js.br',
    '/docs/assets/site-00000000.js',
    '/docsx',
  ])('does not include %s', async (address) => {
    const { headers, status } = await get(cloud.port, address)
    expect([status, headers['content-type']]).toEqual([404, 'application/json'])
  })

  it('shows its own page for an address without one', async () => {
    const { body, headers, status } = await get(cloud.port, '/docs/start/never/')
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body.toString()).toContain('url=/docs/404.html')
    expect((await get(cloud.port, '/docs/404.html')).status).toBe(200)
  })
})

it('is not there without LATCHKEY_DOCS, nor on the port of operators', async () => {
  const [without, apart] = await Promise.all([start({}), start({ LATCHKEY_DOCS: site, LATCHKEY_ADMIN_PORT: '0' })])
  onTestFinished(async () => {
    await Promise.all([without.close(), apart.close()])
  })
  expect((await get(without.port, '/docs/')).status).toBe(404)
  expect((await get(Number(new URL(apart.adminUrl ?? '').port), '/docs/')).status).toBe(404)
  expect((await get(apart.port, '/docs/')).status).toBe(200)
})

it('stops the start if the folder has no site', async () => {
  const empty = await createTemporaryFolder()
  await expect(start({ LATCHKEY_DOCS: empty })).rejects.toThrow(`LATCHKEY_DOCS: there is no index.html in ${empty}`)
})
