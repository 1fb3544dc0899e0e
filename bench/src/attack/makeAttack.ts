// A process that attacks a node from one address: `node makeAttack.ts`. Its parent controls it with messages.
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request as startRequest } from 'node:http'
import { WebSocket } from 'ws'
import { createClientKey } from '../relay/createClientKey.ts'
import { getNow, keepSchedule } from '../soak/runProcess.ts'
import type { AttackOrder, AttackReport } from './messages.ts'

/** All attempts come from here. */
const address = '203.0.113.66'
/** Attempts that wait for an answer. An attacker does not need the answers, but connections are limited. */
const openAtMost = 400
const hash = 'ab'.repeat(32)

const bodies = {
  rpc: JSON.stringify(
    Array.from({ length: 50 }, (_none, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_getLogs',
      params: [{ fromBlock: '0x0', toBlock: 'latest', topics: Array.from({ length: 4 }, () => `0x${hash.repeat(8)}`) }],
    })),
  ),
  'sign-in': JSON.stringify({
    sessions: Array.from({ length: 5 }, () => ({
      data: {
        domain: 'app.example.com',
        accountAddress: `0x${hash.slice(0, 40)}`,
        chainId: 'eip155:1',
        uri: 'https://app.example.com',
        version: '1',
        nonce: hash.slice(0, 16),
      },
      message: 'x'.repeat(16_000),
      signature: `0x${hash}${hash}1b`,
    })),
  }),
} as const

async function attack({ attack: kind, endsAt, origin, projectId, rate, url }: AttackOrder): Promise<AttackReport> {
  const outcomes: Record<string, number> = {}
  const count = (outcome: string): void => void (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1)
  const agent = new Agent({ keepAlive: true, maxSockets: openAtMost })
  let open = 0
  const post = (path: string, body?: string): void => {
    const target = new URL(path, url.replace('ws:', 'http:'))
    target.searchParams.set('projectId', projectId)
    open += 1
    const done = (outcome: string): void => {
      open -= 1
      count(outcome)
    }
    const asking = startRequest(
      target,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          origin,
          'x-forwarded-for': address,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => done(String(response.statusCode)))
      },
    )
    asking.on('error', (error) => done('code' in error ? String(error.code) : 'error'))
    asking.end(body)
  }
  const connect = (onOpen: (socket: WebSocket) => void): void => {
    const target = new URL(url)
    target.searchParams.set('projectId', projectId)
    target.searchParams.set('auth', createClientKey().createToken(url))
    open += 1
    const socket = new WebSocket(target, { perMessageDeflate: false, headers: { 'x-forwarded-for': address } })
    socket.on('open', () => {
      count('open')
      onOpen(socket)
    })
    socket.on('error', (error) => count(error.message))
    socket.on('close', (code) => {
      open -= 1
      count(`closed ${code}`)
    })
  }
  const sockets: WebSocket[] = []
  const text = randomBytes(48_000).toString('base64')
  const acts: Readonly<Record<AttackOrder['attack'], () => void>> = {
    'relay sockets': () => connect((socket) => socket.close()),
    'relay messages'() {
      if (sockets.length < 16) return connect((socket) => void sockets.push(socket))
      const place = Math.floor(Math.random() * sockets.length)
      const socket = sockets[place]
      if (socket?.readyState !== WebSocket.OPEN) return void sockets.splice(place, 1)
      const params = { topic: randomBytes(32).toString('hex'), message: `${randomUUID()}${text}`, ttl: 300, tag: 1108 }
      if (socket.bufferedAmount < 4_000_000)
        socket.send(
          JSON.stringify({ id: Math.floor(Math.random() * 1e15), jsonrpc: '2.0', method: 'irn_publish', params }),
        )
    },
    rpc: () => post('/v1/?chainId=eip155:1', bodies.rpc),
    'sign-in': () => post('/siwx/v1/sessions', bodies['sign-in']),
    events: () =>
      post(
        '/e',
        JSON.stringify({
          eventId: randomUUID(),
          url: origin,
          domain: 'app.example.com',
          timestamp: Date.now(),
          props: { type: 'track', event: 'X', properties: { text: text.slice(0, 30_000) } },
        }),
      ),
    config: () => post('/appkit/v1/config'),
  }
  const startAt = getNow()
  await keepSchedule({
    startAt,
    seconds: Math.max(0, (endsAt - startAt) / 1_000),
    rate,
    act() {
      if (open < openAtMost) acts[kind]()
      else count('not attempted')
    },
  })
  for (const socket of sockets) socket.terminate()
  agent.destroy()
  return outcomes
}

process.on('message', (order: AttackOrder) => {
  attack(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
