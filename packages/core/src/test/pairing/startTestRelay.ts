import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeIss, decodeJWT } from '@walletconnect/relay-auth'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { toHex } from '../../pairing/sign/crypto/toHex.ts'

/** A request that a client sent. */
export interface RecordedCall {
  readonly client: string
  readonly id: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A relay whose behaviour a test controls. */
export interface TestRelay {
  readonly url: string
  /** All requests, in order. */
  readonly calls: RecordedCall[]
  /** The URLs of all sockets that were opened. */
  readonly opened: string[]
  /** The acknowledged pushes. */
  readonly receipts: { readonly client: string; readonly id: number }[]
  countSockets(): number
  /** Sets the relay's behaviour from now on. */
  behave(behaviour: TestRelayBehaviour): void
  /** Sends a frame to every socket. */
  push(text: string): void
  /** Closes every socket with a code, or without one as a lost connection does. */
  cut(code?: number): void
  /** Closes the port and keeps the stored data. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export interface TestRelayBehaviour {
  /** Closes each new socket with 3000 and this reason. */
  readonly refusal?: string | undefined
  /** Reads requests without answering. */
  readonly isSilent?: boolean | undefined
  /** Returns the error for a call. */
  readonly fault?: ((call: RecordedCall) => { readonly code: number; readonly message: string } | undefined) | undefined
  /** Delivers each message twice. */
  readonly isRepeating?: boolean | undefined
}

interface StoredMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  readonly publisher: string
  readonly acknowledged: Set<string>
}

interface Client {
  readonly id: string
  readonly socket: WebSocket
  readonly topics: Set<string>
}

/** Starts a relay on a free local port, with a mailbox per client id as the protocol defines. */
export async function startTestRelay(): Promise<TestRelay> {
  const calls: RecordedCall[] = []
  const opened: string[] = []
  const receipts: { client: string; id: number }[] = []
  const messages: StoredMessage[] = []
  const clients = new Set<Client>()
  let behaviour: TestRelayBehaviour = {}
  let server = createServer()
  let port = 0
  let lastPush = Date.now() * 1_000

  const deliver = (client: Client, stored: StoredMessage): void => {
    const { topic, message, tag, attestation, publisher, acknowledged } = stored
    if (!client.topics.has(topic) || publisher === client.id || acknowledged.has(client.id)) return
    const id = ++lastPush
    const data = { topic, message, tag, attestation, publishedAt: Date.now() }
    const frame = JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: topic, data } })
    const onReceipt = (raw: Buffer): void => {
      const answer = JSON.parse(raw.toString()) as { id: unknown; result?: unknown }
      if (answer.id !== id || answer.result !== true) return
      acknowledged.add(client.id)
      receipts.push({ client: client.id, id })
      client.socket.off('message', onReceipt)
    }
    client.socket.on('message', onReceipt)
    client.socket.send(frame)
    if (behaviour.isRepeating) client.socket.send(frame.replace(`"id":${id}`, `"id":${++lastPush}`))
  }

  const subscribe = (client: Client, topics: readonly string[]): readonly string[] => {
    for (const topic of topics) client.topics.add(topic)
    // After the response, which is sent in this turn.
    setImmediate(() => {
      for (const stored of messages) if (topics.includes(stored.topic)) deliver(client, stored)
    })
    return topics.map((topic) => `sub-${topic.slice(0, 8)}`)
  }

  const publish = (client: Client, part: Omit<StoredMessage, 'publisher' | 'acknowledged'>): true => {
    if (messages.some(({ topic, message }) => topic === part.topic && message === part.message)) return true
    const stored = { ...part, publisher: client.id, acknowledged: new Set<string>() }
    messages.push(stored)
    for (const other of clients) deliver(other, stored)
    return true
  }

  const text = (params: RecordedCall['params'], key: string): string => {
    const value = params[key]
    if (typeof value !== 'string') throw new TypeError(`${key} is missing`)
    return value
  }

  const answer = (client: Client, { method, params }: RecordedCall): unknown => {
    const attestation = typeof params['attestation'] === 'string' ? params['attestation'] : undefined
    switch (method) {
      case 'irn_subscribe':
        return subscribe(client, [text(params, 'topic')])[0]
      case 'irn_batchSubscribe':
        return subscribe(client, params['topics'] as string[])
      case 'irn_batchFetchMessages':
      case 'irn_fetchMessages':
        return { messages: [], hasMore: false }
      case 'irn_unsubscribe':
        client.topics.delete(text(params, 'topic'))
        return true
      case 'irn_publish':
        return publish(client, {
          topic: text(params, 'topic'),
          message: text(params, 'message'),
          tag: Number(params['tag']),
          attestation,
        })
      case 'wc_proposeSession': {
        const topic = text(params, 'pairingTopic')
        subscribe(client, [topic])
        return publish(client, { topic, message: text(params, 'sessionProposal'), tag: 1100, attestation })
      }
      case 'wc_approveSession': {
        const [topic, pairing] = [text(params, 'sessionTopic'), text(params, 'pairingTopic')]
        subscribe(client, [topic])
        publish(client, { topic, message: text(params, 'sessionSettlementRequest'), tag: 1102, attestation })
        return publish(client, {
          topic: pairing,
          message: text(params, 'sessionProposalResponse'),
          tag: 1101,
          attestation,
        })
      }
      default:
        throw new TypeError(`Unknown method ${method}`)
    }
  }

  const onSocket = (socket: WebSocket, url: string): void => {
    opened.push(url)
    if (behaviour.refusal !== undefined) return socket.close(3_000, behaviour.refusal)
    const token = new URL(url, 'ws://localhost').searchParams.get('auth') ?? ''
    const client: Client = { id: toHex(decodeIss(decodeJWT(token).payload.iss)), socket, topics: new Set() }
    clients.add(client)
    socket.on('close', () => clients.delete(client))
    socket.on('message', (raw: Buffer) => {
      const frame = JSON.parse(raw.toString()) as { id: unknown; method?: string; params?: Record<string, unknown> }
      if (frame.method === undefined) return
      const call = { client: client.id, id: String(frame.id), method: frame.method, params: frame.params ?? {} }
      calls.push(call)
      if (behaviour.isSilent) return
      const fault = behaviour.fault?.(call)
      const outcome = fault ? { error: fault } : tryAnswer(() => answer(client, call))
      socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', ...outcome }))
    })
  }

  const start = async (): Promise<void> => {
    server = createServer()
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', (socket, request) => onSocket(socket, request.url ?? ''))
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
    port = (server.address() as AddressInfo).port
  }
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const { socket } of clients) socket.terminate()
    server.closeAllConnections()
    await closed
  }

  await start()
  return {
    url: `ws://127.0.0.1:${port}`,
    calls,
    opened,
    receipts,
    countSockets: () => clients.size,
    behave: (next) => {
      behaviour = next
    },
    push: (frame) => {
      for (const { socket } of clients) socket.send(frame)
    },
    cut: (code) => {
      for (const { socket } of clients) {
        if (code === undefined) socket.terminate()
        else socket.close(code)
      }
    },
    stop,
    start,
    close: stop,
  }
}

function tryAnswer(run: () => unknown): object {
  try {
    return { result: run() }
  } catch (error) {
    return { error: { code: -32_600, message: String(error), data: 'InvalidMethod' } }
  }
}
