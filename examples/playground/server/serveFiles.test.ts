import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, request as send, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { serveFiles } from './serveFiles.ts'

const script = 'export const text = "the same words, many times"\n'.repeat(200)

async function serve(): Promise<
  (file: string, encoding?: string) => Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>
> {
  const root = await mkdtemp(path.join(tmpdir(), 'latchkey-files-'))
  const folder = path.join(root, 'dist')
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(root, 'secret.js'), 'secret')
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Page</title>')
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), script)
  await writeFile(path.join(folder, 'assets', 'photo-1a2b.png'), 'png')
  const server = createServer(serveFiles({ folder, policy: "default-src 'self'" })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(root, { recursive: true })
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return async (file, encoding) => {
    const request = send({
      port,
      host: '127.0.0.1',
      path: file,
      headers: encoding ? { 'accept-encoding': encoding } : {},
    })
    request.end()
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject)
    })
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(Buffer.from(chunk))
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
  }
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['GZIP;q=0.5', 'gzip', gunzipSync],
] as const)('compresses a script for %s', async (accepted, coding, decompress) => {
  const get = await serve()
  // The second answer comes from the same compressed content.
  for (const { headers, body } of [
    await get('/assets/app-1a2b.js', accepted),
    await get('/assets/app-1a2b.js', accepted),
  ]) {
    expect(headers['content-encoding']).toBe(coding)
    expect(headers.vary).toBe('accept-encoding')
    expect(body.length).toBeLessThan(script.length / 10)
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(decompress(body).toString()).toBe(script)
  }
})

it('does not compress for a client that does not accept it, nor pictures', async () => {
  const get = await serve()
  for (const accepted of [undefined, 'identity', 'br;q=0, gzip;q=0.0']) {
    const { headers, body } = await get('/assets/app-1a2b.js', accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(script)
  }
  expect((await get('/assets/photo-1a2b.png', 'br')).headers['content-encoding']).toBeUndefined()
})

it('lets browsers keep files with a hash for a year, and asks them to check the page each time', async () => {
  const get = await serve()
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await get('/')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toBe("default-src 'self'")
})

it('serves nothing outside its folder', async () => {
  const get = await serve()
  for (const file of ['/../secret.js', '/assets/../../secret.js', '/assets', '/none.js'])
    expect((await get(file)).status, file).toBe(404)
})
