import type { SocketEvent, WebSocketLike } from '../../pairing/sign/relay/WebSocketLike.ts'

/** A request written to a socket. */
export interface WrittenCall {
  readonly id: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A socket controlled by a test. */
export interface FakeSocket {
  readonly url: string
  /** The frames written by the client. */
  readonly written: string[]
  /** Returns the requests among them. */
  getCalls(): readonly WrittenCall[]
  open(): void
  say(frame: string): void
  /** Answers the latest request of a method. */
  answer(method: string, outcome: { readonly result: unknown } | { readonly error: unknown }): void
  close(code: number, reason?: string): void
  /** Returns the code with which the client closed it. */
  getClosedBy(): number | undefined
}

/** Creates sockets that a test controls. They throw when they are used in a way that real sockets do not allow. */
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
        for (const [name, listener] of listeners) if (name === type) listener(event)
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
          if (!call) throw new Error(`${method} was not called`)
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
