import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from './createHttpServer.ts'
import { createTestGuards } from '../test/createTestGuards.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** Longer than what the operating system buffers. */
const longText = 'x'.repeat(32_000_000)

async function serve({ connectionsAtMost = 100, requestTimeout = 10_000 } = {}) {
  const app = new Hono<HttpEnvironment>()
  app.get('/long', (context) => context.text(longText))
  app.get('/stream', (context) => context.body(new Blob([longText]).stream()))
  const guards = createTestGuards({ now: () => Date.now() })
  app.get('/x', (context) => context.text('x'))
  const server = await createHttpServer({
    app,
    relay: {
      handleUpgrade: (upgraded, socket) =>
        void socket.end(`HTTP/1.1 101 Switching Protocols\r\nX-Path: ${upgraded.url}\r\nUpgrade: websocket\r\n\r\n`),
    },
    host: '127.0.0.1',
    port: 0,
    requestTimeout,
    connectionsAtMost,
    securityLog: guards.securityLog,
  })
  onTestFinished(() => server.close({ timeout: 0 }))
  const readRefusals = async (): Promise<unknown> =>
    (await guards.metrics.registry.getSingleMetric('latchkey_refusals_total')?.get())?.values.map(
      ({ labels, value }) => [labels, value],
    )
  return { ...server, readRefusals }
}

/** Requests a WebSocket upgrade and returns the status of the answer. */
async function upgrade(port: number, path: string): Promise<number | undefined> {
  const asking = request({ port, path, headers: { connection: 'Upgrade', upgrade: 'websocket' } })
  asking.end()
  const answers = new AbortController()
  const { signal } = answers
  const [answer] = await Promise.race([once(asking, 'upgrade', { signal }), once(asking, 'response', { signal })])
  answers.abort()
  asking.destroy()
  return answer.statusCode
}

describe('createHttpServer', () => {
  it('passes upgrades at / and /relay to the relay, and no others', async () => {
    const { port } = await serve()
    for (const path of ['/', '/?auth=x', '/relay', '/relay/', '/relay?auth=x'])
      expect(await upgrade(port, path)).toBe(101)
    for (const path of ['/relayed', '/x', '/admin/v1/projects']) expect(await upgrade(port, path)).toBe(404)
  })

  it('answers invalid HTTP with 400 and a silent client with 408', async () => {
    const { port } = await serve({ requestTimeout: 1_000 })
    const nonsense = connect(port)
    nonsense.end('nonsense\r\n\r\n')
    expect(await text(nonsense)).toMatch(/^HTTP\/1\.1 400 /)
    const silent = connect(port)
    silent.write('GET /x HTTP/1.1\r\nHost: x\r\n')
    expect(await text(silent)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each(['/long', '/stream'])('closes a connection whose client does not read the answer of %s', async (path) => {
    const { port, readRefusals } = await serve({ requestTimeout: 1_000 })
    const deaf = connect(port)
    deaf.on('error', () => {})
    deaf.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await once(deaf, 'readable')
    await expect
      .poll(readRefusals, { timeout: 30_000 })
      .toEqual([[{ purpose: 'http', share: 'client', unit: 'unsent' }, 1]])
    // The rest of what the operating system had buffered, and then nothing more.
    expect((await text(deaf).catch(() => '')).length).toBeLessThan(longText.length)
  })

  it.each(['/long', '/stream'])('sends all of %s to a client that reads it', async (path) => {
    const { port } = await serve({ requestTimeout: 60_000 })
    const reader = connect(port)
    reader.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect((await text(reader)).length).toBeGreaterThan(longText.length)
  })

  it('limits the number of connections', async () => {
    const { port, readRefusals } = await serve({ connectionsAtMost: 2 })
    const open = [connect(port), connect(port)]
    await Promise.all(open.map((socket) => once(socket, 'connect')))
    const third = connect(port)
    third.on('error', () => {})
    await once(third, 'close')
    expect(await readRefusals()).toEqual([[{ purpose: 'http', share: 'node', unit: 'sockets' }, 1]])
    open[0]?.end()
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/x`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    for (const socket of open) socket.destroy()
  })

  it('closes idle connections at once', async () => {
    const server = await serve()
    expect(await (await fetch(`http://127.0.0.1:${server.port}/x`)).text()).toBe('x')
    await server.close({ timeout: 60_000 })
    await server.close({ timeout: 60_000 })
  })

  it('reports an invalid address', async () => {
    const start = (host: string, port: number) =>
      createHttpServer({
        app: new Hono(),
        relay: { handleUpgrade: () => {} },
        host,
        port,
        requestTimeout: 1_000,
        connectionsAtMost: 10,
        securityLog: { refused: () => {} },
      })
    const { port } = await serve()
    await expect(start('127.0.0.1', port)).rejects.toMatchObject({ code: 'port.taken' })
    await expect(start('203.0.113.7', 0)).rejects.toMatchObject({
      code: 'config.invalid',
      message: expect.stringMatching(/^Cannot listen on 203\.0\.113\.7 \(.*EADDRNOTAVAIL/),
    })
  })
})
