import { once } from 'node:events'
import { relayPush, relayResponseSchema } from '@latchkey/protocol/relay'
import { is, object, parse, unknown, type InferOutput } from 'valibot'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { toText } from '../../relay/frames/parseFrame.ts'
import { type ClientKey, createClientKey } from './createClientKey.ts'

/** A received message with its push id. */
export type Pushed = InferOutput<typeof relayPush.irn_subscription.params>['data'] & { readonly pushId: number }

/** A client that behaves like real ones. */
export interface TestClient {
  readonly clientId: string
  readonly socket: WebSocket
  /** Received messages, in order. */
  readonly pushes: readonly Pushed[]
  /** Every received frame, as text. */
  readonly frames: readonly string[]
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  /** Resolves with the result; rejects with a `RelayAnswerError`. */
  request(method: string, params: unknown): Promise<unknown>
  publish(topic: string, message: string, more?: Readonly<Record<string, unknown>>): Promise<unknown>
  subscribe(...topics: readonly string[]): Promise<unknown>
  acknowledge(pushId: number): void
  /** Sends a raw frame. */
  send(frame: string | Buffer): void
  close(): Promise<void>
}

/** An error answer. */
class RelayAnswerError extends Error {
  readonly code: number
  readonly reason: string | null | undefined

  constructor({ code, data, message }: { code: number; message: string; data?: string | null | undefined }) {
    super(message)
    this.code = code
    this.reason = data
  }
}

/** Connection parameters. */
export interface ConnectParameters {
  readonly url: string
  readonly key?: ClientKey
  readonly projectId?: string | undefined
  /** Default: a valid token for the URL. */
  readonly token?: string | undefined
  /** Where to put the token. */
  readonly placement?: 'query' | 'header'
  /** Whether the client reads close frames, as JavaScript clients do. */
  readonly readsCloseFrames?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** Whether it acknowledges messages. */
  readonly acknowledges?: boolean
}

/** The URL and headers of a client's upgrade request. */
export function getHandshake(parameters: ConnectParameters): {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly clientId: string
} {
  const { headers = {}, placement = 'query', projectId = 'shop', readsCloseFrames = true, url } = parameters
  const key = parameters.key ?? createClientKey()
  const target = new URL(url)
  const token = 'token' in parameters ? parameters.token : key.createToken({ audience: url })
  if (projectId !== '') target.searchParams.set('projectId', projectId)
  if (readsCloseFrames) target.searchParams.set('useOnCloseEvent', 'true')
  if (token !== undefined && placement === 'query') target.searchParams.set('auth', token)
  const authorization = token !== undefined && placement === 'header' ? { authorization: `Bearer ${token}` } : {}
  return { url: target, headers: { ...authorization, ...headers }, clientId: key.clientId }
}

/** Connects a client until the test ends. Rejects if it is refused over HTTP. */
export async function connectTestClient(parameters: ConnectParameters): Promise<TestClient> {
  const { acknowledges = true } = parameters
  const { clientId, headers, url } = getHandshake(parameters)
  const socket = new WebSocket(url, { headers, perMessageDeflate: false })
  onTestFinished(() => socket.terminate())
  const pushes: Pushed[] = []
  const frames: string[] = []
  const waiting = new Map<string, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>()
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => {
      for (const { reject } of waiting.values()) reject(new Error(`The socket was closed with ${code}.`))
      resolve({ code, reason: reason.toString() })
    })
  })
  let lastId = 0
  const send = (frame: string | Buffer): void => socket.send(frame)
  const acknowledge = (pushId: number): void => send(JSON.stringify({ id: pushId, jsonrpc: '2.0', result: true }))
  const pushSchema = object({ id: unknown(), params: relayPush.irn_subscription.params })
  socket.on('message', (data) => {
    const text = toText(data)
    frames.push(text)
    const frame: unknown = JSON.parse(text)
    if (is(pushSchema, frame)) {
      pushes.push({ ...frame.params.data, pushId: Number(frame.id) })
      if (acknowledges) acknowledge(Number(frame.id))
      return
    }
    const { error, id, result } = parse(relayResponseSchema, frame)
    const call = waiting.get(String(id))
    waiting.delete(String(id))
    if (error === undefined) call?.resolve(result)
    else call?.reject(new RelayAnswerError(error))
  })
  await once(socket, 'open')
  const request = (method: string, params: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) throw new Error('The socket is closed.')
      lastId += 1
      // A string of 19 digits, as JavaScript clients generate it.
      const id = `${Date.now()}${String(lastId).padStart(6, '0')}`
      waiting.set(id, { resolve, reject })
      send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    })
  // A socket error is followed by a close event.
  socket.on('error', () => {})
  return {
    clientId,
    socket,
    pushes,
    frames,
    closed,
    request,
    publish: (topic, message, more) => request('irn_publish', { topic, message, ttl: 300, tag: 1108, ...more }),
    subscribe: (...topics) => request('irn_batchSubscribe', { topics }),
    acknowledge,
    send,
    async close() {
      socket.close()
      await closed
    },
  }
}
