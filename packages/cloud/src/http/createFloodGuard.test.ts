import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { getRequestAddress } from '../request/getClientAddress.ts'
import { createTestGuards } from '../test/createTestGuards.ts'
import { createFloodGuard } from './createFloodGuard.ts'
import { createHttpServer } from './createHttpServer.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

async function serve() {
  let time = 1_700_000_000_000
  let answered = 0
  const app = new Hono<HttpEnvironment>()
  app.post('/refused', (context) => {
    answered += 1
    return context.text('Too many', 429)
  })
  app.post('/served', async (context) => {
    answered += 1
    return context.text(String((await context.req.text()).length))
  })
  const guards = createTestGuards({ now: () => time })
  const server = await createHttpServer({
    app,
    relay: undefined,
    host: '127.0.0.1',
    port: 0,
    requestTimeout: 10_000,
    connectionsAtMost: 1_000,
    flood: createFloodGuard({
      readAddress: (asking) => getRequestAddress({ request: asking, isProxy: () => true }),
      securityLog: guards.securityLog,
      now: () => time,
    }),
    securityLog: guards.securityLog,
  })
  onTestFinished(() => server.close({ timeout: 0 }))
  const ask = async (path: string, address: string) => {
    const asking = request({
      port: server.port,
      path,
      method: 'POST',
      headers: { 'x-forwarded-for': address, origin: 'https://app.example.com' },
    })
    asking.end('x'.repeat(1_000))
    const [answer] = await once(asking, 'response')
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  const readCutOffs = async (): Promise<number> => {
    const counted = await guards.metrics.registry.getSingleMetric('latchkey_refusals_total')?.get()
    return counted?.values.find(({ labels }) => labels['purpose'] === 'flood')?.value ?? 0
  }
  return { port: server.port, ask, wait: (ms: number) => (time += ms), countAnswered: () => answered, readCutOffs }
}

const [flooder, neighbor] = ['203.0.113.66', '203.0.113.67']

it('cuts off an address after 100 refusals, and no other', async () => {
  const { ask, countAnswered, readCutOffs, wait } = await serve()
  for (let index = 0; index < 100; index += 1)
    expect(await ask('/refused', flooder)).toMatchObject({ status: 429, body: 'Too many' })
  expect(await readCutOffs()).toBe(0)
  const answered = countAnswered()

  const cut = await ask('/served', flooder)
  expect(cut.status).toBe(429)
  expect(cut.headers).toMatchObject({ connection: 'close', 'access-control-allow-origin': '*' })
  expect(JSON.parse(cut.body)).toMatchObject({ code: 'rate_limited' })
  expect(countAnswered()).toBe(answered)
  expect(await readCutOffs()).toBe(1)
  expect(await ask('/served', neighbor)).toMatchObject({ status: 200, body: '1000' })

  // The delay that the answer names is enough.
  wait(Number(cut.headers['retry-after']) * 1_000)
  expect(await ask('/served', flooder)).toMatchObject({ status: 200, body: '1000' })
})

it('reads nothing more from a connection that it cuts off', async () => {
  const { ask, port } = await serve()
  for (let index = 0; index < 100; index += 1) await ask('/refused', flooder)
  const socket = connect(port, '127.0.0.1')
  // What the node has not read when it closes makes the system reset the connection.
  socket.on('error', () => {})
  socket.write(`POST /served HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${flooder}\r\nContent-Length: 100000000\r\n\r\n`)
  const [head] = await once(socket, 'data')
  expect(String(head)).toMatch(/^HTTP\/1\.1 429 /)
  await once(socket, 'close')
  expect(socket.bytesWritten).toBeLessThan(100_000)
})

it('never cuts off an address that is served', async () => {
  const { ask } = await serve()
  for (let index = 0; index < 150; index += 1) expect((await ask('/served', flooder)).status).toBe(200)
})
