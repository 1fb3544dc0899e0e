import type { BindingAnswer } from '../page/createBindingPort.ts'
import { toProviderError } from '../errors/toProviderError.ts'
import { isRecord } from '../wallet/parse/isRecord.ts'
import type { PortWallet } from '../page/createPagePort.ts'

type Events = (readonly [event: string, data: unknown])[]

interface Session {
  readonly id: string
  /** Returns the events that the page has not received yet, once. */
  takeEvents(): Events
  /** Resolves to true when there are events, and to false when there will be none. */
  whenNews(): Promise<boolean>
  end(): void
}

/** The documents that an installed wallet serves, each with its own event queue. */
export interface Sessions {
  /** Answers a message of a page. `frame` identifies the document, and `origin` is its real origin. */
  answer(parameters: { readonly frame: object; readonly origin: string; readonly message: string }): Promise<string>
  /** Removes a frame and its document. */
  end(frame: object): void
}

/** Creates the wallet's side of the pages that it is installed in. */
export function createSessions(wallet: PortWallet): Sessions {
  const sessions = new Map<object, Session>()

  const getSession = (frame: object, id: string, origin: string): Session => {
    const known = sessions.get(frame)
    if (known?.id === id) return known
    // A frame has one document: a new one replaces the previous one.
    known?.end()
    const session = createSession(wallet, id, origin)
    sessions.set(frame, session)
    return session
  }

  const respond = async (frame: object, origin: string, message: string): Promise<BindingAnswer> => {
    const { type, session: id, method, params } = parse(message)
    if (typeof id !== 'string') return { events: [], isOver: true }
    const session = getSession(frame, id, origin)
    if (type === 'request' && typeof method === 'string') {
      try {
        const result = (await wallet.request({ origin, method, params })) ?? null
        return { events: session.takeEvents(), result }
      } catch (thrown) {
        const { code, message: text, data } = toProviderError(thrown)
        return { events: session.takeEvents(), error: { code, message: text, data } }
      }
    }
    const isOver = !(await session.whenNews())
    return { events: session.takeEvents(), isOver }
  }

  return {
    answer: async ({ frame, origin, message }) => JSON.stringify(await respond(frame, origin, message)),
    end(frame) {
      sessions.get(frame)?.end()
      sessions.delete(frame)
    },
  }
}

function createSession(wallet: PortWallet, id: string, origin: string): Session {
  let events: Events = []
  let isOver = false
  const waiting = new Set<(hasNews: boolean) => void>()
  const wake = (): void => {
    for (const resolve of waiting) resolve(!isOver)
    waiting.clear()
  }
  const stop = wallet.subscribe({
    origin,
    listener({ event, data }) {
      events.push([event, data])
      wake()
    },
  })
  return {
    id,
    takeEvents() {
      const taken = events
      events = []
      return taken
    },
    whenNews() {
      if (isOver || events.length > 0) return Promise.resolve(!isOver)
      return new Promise((resolve) => waiting.add(resolve))
    },
    end() {
      isOver = true
      stop()
      wake()
    },
  }
}

function parse(message: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(message)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
