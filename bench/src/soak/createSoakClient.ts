import { WebSocket } from 'ws'
import { createClientKey } from '../relay/createClientKey.ts'
import type { Gate } from './createGate.ts'
import type { Target } from './messages.ts'

/** A client of the relay that reconnects like the SDK's. */
export interface SoakClient {
  isOpen(): boolean
  /** Resolves with the result. Rejects with a `SoakError`, also if the socket closes first. */
  request(method: string, params: unknown): Promise<unknown>
  /** Leaves for good. */
  close(): void
}

/** Why a request failed. */
export class SoakError extends Error {
  readonly kind: string
  constructor(kind: string) {
    super(kind)
    this.kind = kind
  }
}

interface Call {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: SoakError) => void
  readonly timer: NodeJS.Timeout
}

/** How long an answer may take before the SDK sends a request again, in ms. */
const patience = 15_000
/** Pauses between attempts to connect, in ms. */
const pauses = [200, 500, 1_000, 2_000, 4_000] as const

/** Connects a client with a new key, and reconnects it until it is closed. */
export function createSoakClient(parameters: {
  readonly target: Target
  readonly address: string
  /** Held while connecting. */
  readonly gate: Gate
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  /** A connection was lost or refused. */
  readonly onFault: (kind: string) => void
}): SoakClient {
  const { address, gate, onFault, onMessage, onOpen, target } = parameters
  const key = createClientKey()
  const calls = new Map<number, Call>()
  let socket: WebSocket | undefined
  let isClosed = false
  let attempts = 0
  let lastId = 0

  const settle = (id: number): Call | undefined => {
    const call = calls.get(id)
    calls.delete(id)
    clearTimeout(call?.timer)
    return call
  }
  const hear = (from: WebSocket, text: string): void => {
    const frame: unknown = JSON.parse(text)
    if (typeof frame !== 'object' || frame === null || !('id' in frame)) return
    if ('params' in frame) {
      from.send(`{"id":${String(frame.id)},"jsonrpc":"2.0","result":true}`)
      const message = /"message":"([^"]*)"/.exec(text)?.[1]
      if (message !== undefined) onMessage(message)
      return
    }
    const call = settle(Number(frame.id))
    if ('result' in frame) call?.resolve(frame.result)
    else call?.reject(new SoakError(/"data":"(\w+)"/.exec(text)?.[1] ?? 'error'))
  }
  const connect = async (): Promise<void> => {
    const leave = await gate.enter()
    if (isClosed) return leave()
    const url = new URL(target.url)
    url.searchParams.set('projectId', target.projectId)
    url.searchParams.set('auth', key.createToken(target.url))
    url.searchParams.set('useOnCloseEvent', 'true')
    const opening = new WebSocket(url, {
      perMessageDeflate: false,
      handshakeTimeout: 30_000,
      headers: { 'x-forwarded-for': address },
    })
    socket = opening
    let failure: string | undefined
    opening.on('message', (data: Buffer) => hear(opening, data.toString('utf8')))
    opening.on('error', (error) => {
      failure = 'code' in error ? String(error.code) : error.message
    })
    opening.on('open', () => {
      leave()
      attempts = 0
      onOpen()
    })
    opening.on('close', (code) => {
      leave()
      if (isClosed) return
      onFault(`socket ${failure ?? code}`)
      for (const id of calls.keys()) settle(id)?.reject(new SoakError('closed'))
      const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0
      attempts += 1
      setTimeout(
        () => {
          if (!isClosed) void connect()
        },
        pause * (0.5 + Math.random()),
      )
    })
  }
  void connect()
  return {
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    request: (method, params) =>
      new Promise((resolve, reject) => {
        if (socket?.readyState !== WebSocket.OPEN) return reject(new SoakError('closed'))
        lastId += 1
        const id = lastId
        const timer = setTimeout(() => settle(id)?.reject(new SoakError('no answer')), patience)
        calls.set(id, { resolve, reject, timer })
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      }),
    close() {
      isClosed = true
      for (const id of calls.keys()) settle(id)?.reject(new SoakError('closed'))
      socket?.close()
    },
  }
}
