// Measures logins by e-mail code on one node of the cloud over Postgres and Redis. See README.md.
//
//   node bench/logins.ts [--rate 200] [--seconds 20] [--write]
import { randomBytes } from 'node:crypto'
import { Agent, request as startRequest } from 'node:http'
import { parseArgs } from 'node:util'
import { getFreePort } from '../getFreePort.shared.ts'
import { startMailSink } from './src/logins/startMailSink.ts'
import { startNode } from './src/relay/startNode.ts'
import { createProject } from './src/soak/createProject.ts'
import { getNow, keepSchedule } from './src/soak/runProcess.ts'
import { startBackEnds } from './src/soak/startBackEnds.ts'
import { describeMachine, writeFigures } from './src/writeFigures.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
})
const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
const app = 'https://app.example.com'
const stops: (() => unknown)[] = []

interface Answer {
  readonly status: number
  readonly text: string
}

try {
  const mails = await startMailSink()
  stops.push(() => mails.stop())
  const backEnds = await startBackEnds()
  stops.push(() => backEnds.stop())
  const { databaseUrl, redisUrl } = backEnds
  const projectId = await createProject({ databaseUrl, origin: app })
  const port = await getFreePort()
  const host = `wallet.localhost:${port}`
  const node = await startNode({
    values: [],
    environment: {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      LATCHKEY_TRUST_PROXY: 'loopback',
      LATCHKEY_SIGN_IN_KEY: randomBytes(32).toString('hex'),
      LATCHKEY_SHARE_KEYS: randomBytes(32).toString('hex'),
      LATCHKEY_SECURE_SITE_PORT: String(port),
      LATCHKEY_SECURE_SITE_URL: `http://${host}`,
      LATCHKEY_SMTP_URL: mails.url,
      LATCHKEY_MAIL_FROM: 'login@example.com',
      // The limits of a project are not what is measured.
      LATCHKEY_RATE_SIGN_IN: '10000',
      LATCHKEY_RATE_PROJECT: '1000000',
      LATCHKEY_LOG_LEVEL: 'error',
    },
  })
  stops.push(() => node.kill())

  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  let visitors = 0
  /** Makes a request as the frame does, from an address of its own unless one is given. */
  const ask = (path: string, body: object, client = toAddress((visitors += 1))): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asking = startRequest(
        `http://127.0.0.1:${port}/embedded/v1/${path}?projectId=${projectId}`,
        {
          agent,
          method: 'POST',
          headers: {
            ...{ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
            'content-type': 'application/json',
            'x-forwarded-for': client,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.on('error', reject)
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        },
      )
      asking.on('error', reject)
      asking.end(JSON.stringify(body))
    })
  /** Asks for a code, and returns it with the attempt. */
  const begin = async (email: string, client: string): Promise<{ readonly attempt: string; readonly code: string }> => {
    const code = mails.takeCode(email)
    const { status, text } = await ask('login/email', { email, origin: app }, client)
    if (status !== 200) throw new Error(`The cloud sent no code: ${status} ${text.slice(0, 200)}`)
    const { attempt }: { readonly attempt: string } = JSON.parse(text)
    return { attempt, code: await code }
  }
  const logIn = async (email: string): Promise<void> => {
    const client = toAddress((visitors += 1))
    const { status, text } = await ask('login/otp', { ...(await begin(email, client)), keep: 'memory' }, client)
    if (status !== 200) throw new Error(`The cloud did not accept the code: ${status} ${text.slice(0, 200)}`)
  }

  // The first logins load what the others use.
  for (let index = 0; index < 20; index += 1) await logIn(`first${index}@example.com`)

  const before = await node.readUse()
  const took: number[] = []
  const faults = new Map<string, number>()
  const pending = new Set<Promise<void>>()
  await keepSchedule({
    startAt: getNow() + 200,
    seconds,
    rate,
    act: (index, dueAt) => {
      const running = logIn(`visitor${index}@example.com`)
        .then(() => void took.push(getNow() - dueAt))
        .catch((error: unknown) => {
          const name = error instanceof Error ? error.message : String(error)
          faults.set(name, (faults.get(name) ?? 0) + 1)
        })
      pending.add(running)
      void running.then(() => pending.delete(running))
    },
  })
  await Promise.all(pending)
  const after = await node.readUse()

  const guess = (attempt: string, code: string, offset: number): Promise<Answer> =>
    ask('login/otp', { attempt, code: String((Number(code) + offset) % 1_000_000).padStart(6, '0'), keep: 'memory' })
  // After how many wrong guesses is the code still accepted? And after 200 at once, each from an address of its own?
  let counted = 0
  for (let wrong = 0; wrong < 10; wrong += 1) {
    const { attempt, code } = await begin(`guessed${wrong}@example.com`, toAddress((visitors += 1)))
    for (let offset = 1; offset <= wrong; offset += 1) await guess(attempt, code, offset)
    if ((await guess(attempt, code, 0)).status === 200) counted += 1
  }
  const { attempt, code } = await begin('victim@example.com', toAddress((visitors += 1)))
  await Promise.all(Array.from({ length: 200 }, (_unused, index) => guess(attempt, code, index + 1)))
  const { status: last } = await guess(attempt, code, 0)

  const at = (part: number): number =>
    took.toSorted((one, other) => one - other)[Math.ceil(took.length * part) - 1] ?? Number.NaN
  const failures = Array.from(faults, ([name, count]) => `${count} × ${name}`).join(', ') || 'none'
  const lines = [
    '| what | measured | at most |',
    '| --- | ---: | ---: |',
    `| ${rate} logins a second, from the request for a code to the session, p50 / p99, ms | ${at(0.5).toFixed(0)} / ${at(0.99).toFixed(0)} | p99 300 |`,
    `| of ${rate * seconds}, failed | ${failures} | 0 |`,
    `| processor time of the node for a login, ms | ${(((after.processor - before.processor) / took.length) * 1_000).toFixed(1)} |  |`,
    `| use of its core by the node | ${(((after.processor - before.processor) / seconds) * 100).toFixed(0)} % |  |`,
    `| tries of a code that count; the code itself after 200 guesses at once | ${counted}; ${last === 200 ? 'accepted' : 'refused'} | 5; refused |`,
  ]
  const report = [`${describeMachine()}, Postgres and Redis.`, '', ...lines].join('\n')
  console.log(report)
  if (values.write) writeFigures('logins', report)
} finally {
  for (const stop of stops.toReversed()) await stop()
}

function toAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
