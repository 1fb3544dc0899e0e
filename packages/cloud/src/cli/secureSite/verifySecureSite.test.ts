import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { socialPaths } from '@latchkey/protocol/embedded'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { type Cloud, createCloud } from '../../createCloud.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { parseSecureSite } from './parseSecureSite.ts'
import { verifySecureSite } from './verifySecureSite.ts'

let cloud: Cloud
beforeAll(async () => {
  const environment = { LATCHKEY_PORT: '0', LATCHKEY_DATA: 'memory', LATCHKEY_SECURE_SITE_PORT: '0' }
  cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
})
afterAll(() => cloud.close())

/** Verifies a site, and returns the result with what was printed. */
async function verify(url: string) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    const isSame = await verifySecureSite({ url, projectId: 'dev' })
    return { isSame, printed: write.mock.calls.map(([line]) => line).join('') }
  } finally {
    write.mockRestore()
  }
}

/** A server between: it passes on what the cloud answers, after `change` has had its way. */
async function startForger(
  change: (path: string, body: string, headers: IncomingHttpHeaders) => string,
): Promise<string> {
  const target = new URL(cloud.secureSiteUrl ?? '')
  const server = createServer((asked, response) => {
    const pass = async (): Promise<void> => {
      const headers = { host: target.host }
      const sent = request({ host: '127.0.0.1', port: target.port, path: asked.url, headers })
      sent.end()
      const [answer] = await once(sent, 'response')
      const here: OutgoingHttpHeaders = {}
      const body = change(asked.url ?? '', await text(answer), answer.headers)
      for (const [name, value] of Object.entries(answer.headers))
        here[name] = String(value).replaceAll(target.origin, `http://${asked.headers.host}`)
      response.writeHead(answer.statusCode, { ...here, 'content-length': Buffer.byteLength(body) }).end(body)
    }
    void pass()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return `http://wallet.localhost:${typeof address === 'object' ? address?.port : ''}`
}

describe('latchkey-cloud secure-site verify', () => {
  it('finds the files and headers of this version, also through a proxy', async () => {
    const expected = { isSame: true, printed: expect.stringMatching(/answers the \d+ files of this version/) }
    expect(await verify(cloud.secureSiteUrl ?? '')).toEqual(expected)
    expect(await verify(await startForger((_path, body) => body))).toEqual(expected)
  })

  it('finds another byte in a document or a script, and a weaker policy', async () => {
    const document = await startForger((path, body) => (path.startsWith('/frame') ? `${body} ` : body))
    expect(await verify(document)).toEqual({
      isSame: false,
      printed: expect.stringContaining('/frame.html: has sha384-'),
    })
    const script = await startForger((path, body) => (path.startsWith('/assets/frame') ? `${body};` : body))
    expect(await verify(script)).toEqual({
      isSame: false,
      printed: expect.stringMatching(/\/assets\/frame\S+: has sha384-/),
    })
    const recover = await startForger((path, body) => (path === '/recover.html' ? `${body} ` : body))
    expect(await verify(recover)).toEqual({
      isSame: false,
      printed: expect.stringContaining('/recover.html: has sha384-'),
    })
    const embeddable = await startForger((path, body, headers) => {
      const name = 'content-security-policy'
      if (path === '/recover.html') headers[name] = String(headers[name]).replace("; frame-ancestors 'none'", '')
      return body
    })
    expect(await verify(embeddable)).toEqual({
      isSame: false,
      printed: expect.stringContaining('/recover.html: the header content-security-policy is'),
    })
    const login = await startForger((path, body) => (path === socialPaths.wait ? `${body} ` : body))
    expect(await verify(login)).toEqual({
      isSame: false,
      printed: expect.stringContaining('/login.html: has sha384-'),
    })
    const loose = await startForger((path, body, headers) => {
      const name = 'content-security-policy'
      if (path === socialPaths.wait) headers[name] = String(headers[name]).replace('; trusted-types', '; trusted-type')
      return body
    })
    expect(await verify(loose)).toEqual({
      isSame: false,
      printed: expect.stringContaining(`${socialPaths.wait}: the header content-security-policy is`),
    })
    const policy = await startForger((_path, body, headers) => {
      headers['content-security-policy'] = String(headers['content-security-policy']).replace(
        "connect-src 'self'",
        'connect-src *',
      )
      return body
    })
    expect(await verify(policy)).toEqual({
      isSame: false,
      printed: expect.stringContaining('the header content-security-policy is'),
    })
  })

  it('says that a site does not answer', async () => {
    await expect(verifySecureSite({ url: 'http://wallet.localhost:1', projectId: 'dev' })).rejects.toMatchObject({
      code: 'upstream.failed',
    })
  })

  it('takes one URL', () => {
    expect(parseSecureSite(['verify', 'https://wallet.example.com/', '--project', 'abc'])).toEqual({
      url: 'https://wallet.example.com',
      projectId: 'abc',
    })
    for (const values of [
      [],
      ['verify'],
      ['verify', 'wallet.example.com'],
      ['check', 'https://a.example'],
      ['verify', 'https://a.example', 'x'],
    ])
      expect(() => parseSecureSite(values)).toThrow(/secure-site verify|must be a URL/)
  })
})
