import type { SocketEvent, WebSocketLike } from '../../pairing/sign/relay/WebSocketLike.ts'

/** A request as it was written to a socket. */
export interface WrittenCall {
  readonly id: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** One socket, whose other end a test holds. */
export interface FakeSocket {
  readonly url: string
  /** The frames that the client wrote. */
  readonly written: string[]
  /** The requests among them. */
  getCalls(): readonly WrittenCall[]
  open(): void
  say(frame: string): void
  /** Answers the latest request of a method. */
  answer(method: string, outcome: { readonly result: unknown } | { readonly error: unknown }): void
  close(code: number, reason?: string): void
  /** With which code the client has closed it. */
  getClosedBy(): number | undefined
}

/** Opens sockets that do nothing by themselves, and throw when they are used as no real one could be. */
export function createFakeSockets(): {
  readonly all: FakeSocket[]
  open(url: string): WebSocketLike
  last(): FakeSocket
} {
  const all: FakeSocket[] = []
  return {
    all,
    last: () => {
      const last = all.at(-1)
      if (!last) throw new Error('No socket was opened')
      return last
    },
    open: (url) => {
      const listeners: [string, (event: SocketEvent) => void][] = []
      const written: string[] = []
      let state: 'connecting' | 'open' | 'closed' = 'connecting'
      let closedBy: number | undefined
      const fire = (type: string, event: SocketEvent): void => {
        for (const [wanted, listener] of listeners) if (wanted === type) listener(event)
      }
      const getCalls = (): readonly WrittenCall[] =>
        written.map((frame) => JSON.parse(frame) as WrittenCall).filter(({ method }) => method !== undefined)
      all.push({
        url,
        written,
        getCalls,
        open: () => {
          if (state !== 'connecting') throw new Error('The socket cannot open any more')
          state = 'open'
          fire('open', {})
        },
        say: (data) => {
          if (state === 'open') fire('message', { data })
        },
        answer: (method, outcome) => {
          const call = getCalls().findLast((entry) => entry.method === method)
          if (!call) throw new Error(`${method} was not asked`)
          fire('message', { data: JSON.stringify({ id: call.id, jsonrpc: '2.0', ...outcome }) })
        },
        close: (code, reason = '') => {
          if (state === 'closed') throw new Error('The socket is closed')
          state = 'closed'
          if (code === 1_006) fire('error', {})
          fire('close', { code, reason })
        },
        getClosedBy: () => closedBy,
      })
      return {
        send: (text) => {
          if (state === 'connecting') throw new DOMException('Still in CONNECTING state', 'InvalidStateError')
          if (state === 'open') written.push(text)
        },
        close: (code) => {
          closedBy ??= code
          state = 'closed'
        },
        addEventListener: (type, listener) => {
          listeners.push([type, listener])
        },
      }
    },
  }
}
