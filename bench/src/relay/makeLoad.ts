// A process that generates load on a relay: `node makeLoad.ts <url>`. Its parent controls it with messages.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { WebSocket } from 'ws'
import { createClientKey } from './createClientKey.ts'
import type { LoadOrder, LoadReport } from './messages.ts'

interface Pair {
  readonly topic: string
  readonly publisher: WebSocket
}

/** Number of sockets opened concurrently. */
const openAtOnce = 50
/** Interval between sends, in ms; each sends the matching share of a second's messages. */
const tick = 10
/** How long to wait for pending messages, in ms. */
const patience = 30_000

const relayUrl = process.argv[2] ?? ''
const pairs: Pair[] = []
let lastId = 0
let run = startRun()

function startRun() {
  return {
    sentAt: new Map<string, number>(),
    askedAt: new Map<string, number>(),
    deliveries: [] as number[],
    answers: [] as number[],
    refused: 0,
  }
}

async function connect(): Promise<WebSocket> {
  const url = new URL(relayUrl)
  url.searchParams.set('projectId', 'dev')
  url.searchParams.set('auth', createClientKey().createToken(relayUrl))
  const socket = new WebSocket(url, { perMessageDeflate: false })
  socket.on('message', (data: Buffer) => hear(socket, data.toString('utf8')))
  socket.on('close', (code, reason) => {
    console.error(`A socket was closed: ${code} ${reason.toString()}`)
  })
  await once(socket, 'open')
  return socket
}

function hear(socket: WebSocket, text: string): void {
  const frame: unknown = JSON.parse(text)
  if (typeof frame !== 'object' || frame === null || !('id' in frame)) return
  if ('params' in frame) {
    const message = /"message":"([^"]*)"/.exec(text)?.[1] ?? ''
    const sentAt = run.sentAt.get(message)
    run.sentAt.delete(message)
    if (sentAt !== undefined) run.deliveries.push(performance.now() - sentAt)
    socket.send(`{"id":${String(frame.id)},"jsonrpc":"2.0","result":true}`)
    return
  }
  const askedAt = run.askedAt.get(String(frame.id))
  run.askedAt.delete(String(frame.id))
  if (askedAt === undefined) return
  if ('error' in frame) run.refused += 1
  else run.answers.push(performance.now() - askedAt)
}

function ask(socket: WebSocket, method: string, params: unknown, dueAt = performance.now()): void {
  lastId += 1
  const id = `${Date.now()}${String(lastId).padStart(6, '0')}`
  run.askedAt.set(id, dueAt)
  socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
}

async function open(count: number): Promise<void> {
  let left = count
  const openPairs = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const topic = randomBytes(32).toString('hex')
      const [publisher, subscriber] = [await connect(), await connect()]
      const answered = once(subscriber, 'message')
      ask(subscriber, 'irn_batchSubscribe', { topics: [topic] })
      await answered
      pairs.push({ topic, publisher })
    }
  }
  await Promise.all(Array.from({ length: openAtOnce }, openPairs))
}

async function publish({ bytes, rate, seconds }: Extract<LoadOrder, { kind: 'publish' }>): Promise<LoadReport> {
  run = startRun()
  const total = rate * seconds
  const start = performance.now()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let sent = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      // If a tick is late, the next one sends the missed messages too, so that the rate holds.
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * rate))
      for (; sent < due; sent += 1) {
        const pair = pairs[sent % pairs.length]
        if (pair === undefined) throw new Error('No sockets are open.')
        const { publisher, topic } = pair
        const message = randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')
        // Not from now on: a message that this process sends late would seem faster than it is.
        const dueAt = start + (sent / rate) * 1_000
        run.sentAt.set(message, dueAt)
        ask(publisher, 'irn_publish', { topic, message, ttl: 300, tag: 1108 }, dueAt)
      }
      if (sent < total) return
      clearInterval(timer)
      resolve()
    }, tick)
  })
  const took = performance.now() - start
  delay.disable()
  const deadline = performance.now() + patience
  while (run.sentAt.size + run.askedAt.size > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const { answers, deliveries, refused, sentAt } = run
  return { kind: 'measured', deliveries, answers, refused, lost: sentAt.size, lag: delay.percentile(99) / 1e6, took }
}

process.on('message', (order: LoadOrder) => {
  const work: Promise<LoadReport> =
    order.kind === 'open' ? open(order.pairs).then(() => ({ kind: 'opened' })) : publish(order)
  work.then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
// Exits with its parent, however the parent exits.
process.on('disconnect', () => process.exit(0))
