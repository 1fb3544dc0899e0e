// Measures how long the worst single request keeps the main thread of a node busy: for every route, the largest bodies that it
// reads, grown at each of their parts, the longest queries and the longest paths.
// Usage: node --conditions @latchkey/source scripts/benchRequests.ts [--again 15] [--list 20] [--only path] [--operators] [--short]
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getFreePort } from '../../../getFreePort.shared.ts'
import { createClientKey } from '../src/test/relay/createClientKey.ts'
import { startPostgres } from '../src/test/startPostgres.ts'
import { type Attempt, listAttempts } from './attack/listAttempts.ts'

const { values } = parseArgs({
  options: {
    again: { type: 'string', default: '15' },
    list: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    operators: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
})
const origin = 'https://app.example.com'
const adminToken = randomBytes(32).toString('hex')
const postgres = await startPostgres({ isDurable: false })
const upstream = createServer((asked, response) => {
  asked
    .resume()
    .on('end', () =>
      response.setHeader('content-type', 'application/json').end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'),
    )
})
upstream.listen(0, '127.0.0.1')
await once(upstream, 'listening')
const [port, sitePort] = [await getFreePort(), await getFreePort()]
const siteHost = `wallet.localhost:${sitePort}`
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: await postgres.createDatabase('requests'),
  LATCHKEY_PORT: String(port),
  LATCHKEY_ADMIN_TOKEN: adminToken,
  LATCHKEY_TRUST_PROXY: 'loopback',
  LATCHKEY_SIGN_IN_KEY: randomBytes(32).toString('hex'),
  LATCHKEY_SHARE_KEYS: randomBytes(32).toString('hex'),
  LATCHKEY_SECURE_SITE_PORT: String(sitePort),
  LATCHKEY_SECURE_SITE_URL: `http://${siteHost}`,
  LATCHKEY_SMTP_URL: 'smtp://127.0.0.1:1',
  LATCHKEY_MAIL_FROM: 'login@example.com',
  LATCHKEY_RPC_EIP155_1: `http://127.0.0.1:${getPort(upstream.address())}`,
  LATCHKEY_BUNDLER_KEY_EIP155_1: `0x${'11'.repeat(32)}`,
  // Each attempt is made from an address of its own, but all are of one project.
  LATCHKEY_RATE_SIGN_IN: '10000',
  LATCHKEY_RATE_PROJECT: '100000000',
  LATCHKEY_RATE_RPC_PROJECT: '100000000',
}
let node: ChildProcess | undefined
try {
  node = fork(fileURLToPath(new URL('meteredNode.ts', import.meta.url)), {
    execArgv: ['--conditions=@latchkey/source'],
    env: { ...process.env, ...environment },
  })
  await once(node, 'message')
  const projectId = await createProject()
  const relayUrl = `ws://127.0.0.1:${port}`
  const attempts = listAttempts().filter(
    ({ isOperators, path }) => path.includes(values.only) && isOperators === values.operators,
  )
  console.error(`${attempts.length} attempts`)

  const measured: { readonly attempt: Attempt; readonly took: number; readonly status: number }[] = []
  const measure = async (attempt: Attempt): Promise<{ readonly took: number; readonly status: number }> => {
    await readBusy(node)
    const target = { attempt, projectId, auth: createClientKey().createToken({ audience: relayUrl }) }
    const status = await send(target)
    // What it leaves behind is also its.
    await sleep(3)
    return { took: await readBusy(node), status }
  }
  for (const attempt of attempts.slice(0, 100)) await measure(attempt)
  for (const attempt of attempts) {
    measured.push({ attempt, ...(await measure(attempt)) })
  }
  const byTime = (left: { readonly took: number }, right: { readonly took: number }): number => right.took - left.took
  const worst: typeof measured = []
  for (const { attempt, status } of measured.toSorted(byTime).slice(0, Number(values.list) * 2)) {
    const times: number[] = []
    for (let again = 0; again < Number(values.again); again += 1) times.push((await measure(attempt)).took)
    worst.push({
      attempt,
      status,
      took: times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0,
    })
  }
  const rows = worst.toSorted(byTime)
  const [longest] = rows
  if (values.short)
    console.log(
      `${longest?.took.toFixed(1)} (${longest?.attempt.method} ${longest?.attempt.path}, ${attempts.length} tried)`,
    )
  else
    for (const { attempt, status, took } of rows.slice(0, Number(values.list)))
      console.log(
        `${took.toFixed(1)} ms  ${status}  ${attempt.method} ${attempt.path}  ${attempt.what}, ${attempt.body?.length ?? 0} characters`,
      )
  const statuses = new Map<number, number>()
  for (const { status } of measured) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  console.error(Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', '))
} finally {
  node?.disconnect()
  upstream.close()
  upstream.closeAllConnections()
  await postgres.stop()
}

function getPort(address: ReturnType<typeof upstream.address>): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function createProject(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/admin/v1/projects`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Attacked', allowedOrigins: [origin], isAnalyticsEnabled: true }),
  })
  const text = await response.text()
  const id = /"projectId":\s*"([^"]+)"/.exec(text)?.[1]
  if (id === undefined) throw new Error(`The cloud created no project. It answered ${response.status}: ${text}`)
  return id
}

async function readBusy(child: ChildProcess | undefined): Promise<number> {
  if (child === undefined) return 0
  const answered = once(child, 'message')
  child.send('read')
  const [busy]: unknown[] = await answered
  return Number(busy)
}

async function send(parameters: {
  readonly attempt: Attempt
  readonly projectId: string
  readonly auth: string
}): Promise<number> {
  const { attempt, auth, projectId } = parameters
  const { body, isOperators, isSite, method, query } = attempt
  const pairs = new URLSearchParams({ projectId, ...(attempt.path === '/rpc' ? { auth } : {}) })
  const path = `${attempt.concretePath}?${pairs.toString()}${query === undefined ? '' : `&${query}`}`
  const address = randomBytes(2)
  const sent = request({
    host: '127.0.0.1',
    port: isSite ? sitePort : port,
    method,
    path,
    headers: {
      host: isSite ? siteHost : `127.0.0.1:${port}`,
      origin: isSite ? `http://${siteHost}` : origin,
      ...(isSite && { 'sec-fetch-site': 'same-origin' }),
      ...(isOperators && { authorization: `Bearer ${adminToken}` }),
      'x-forwarded-for': `198.${18 + ((address[0] ?? 0) % 2)}.${address[0] ?? 0}.${address[1] ?? 0}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    },
  })
  sent.on('error', () => {})
  sent.end(body)
  try {
    const [response] = await once(sent, 'response')
    response.resume()
    await once(response, 'end')
    return response.statusCode
  } catch {
    return 0
  }
}
