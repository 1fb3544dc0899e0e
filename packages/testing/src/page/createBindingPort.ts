import type { ProviderPort } from './announceProvider.ts'

/** A function of the test runner in a page, which takes and returns JSON. */
export type PageBinding = (message: string) => Promise<string>

/** A message of the page to the wallet. */
type BindingMessage =
  | { readonly type: 'request'; readonly session: string; readonly method: string; readonly params?: unknown }
  /** Waits for events. */
  | { readonly type: 'listen'; readonly session: string }

/** The answer, and the events that preceded it. */
export interface BindingAnswer {
  readonly events: readonly (readonly [event: string, data: unknown])[]
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
  /** No more events follow. */
  readonly isOver?: boolean | undefined
}

/**
 * Connects a page to a wallet in the test's process, through one function that was exposed to the page.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createBindingPort(binding: PageBinding): ProviderPort {
  const session = `${Date.now()}-${Math.random()}`
  const listeners = new Set<(event: string, data: unknown) => void>()

  const call = async (message: BindingMessage): Promise<BindingAnswer> => {
    const answer: BindingAnswer = JSON.parse(await binding(encode(message)))
    for (const [event, data] of answer.events) for (const listener of listeners) listener(event, data)
    return answer
  }

  const listen = async (): Promise<void> => {
    while (listeners.size > 0) {
      const { isOver } = await call({ type: 'listen', session })
      if (isOver) return
    }
  }

  const encode = (message: BindingMessage): string => {
    try {
      return JSON.stringify(message)
    } catch {
      throw Object.assign(new Error('"params" must be JSON.'), { code: -32602 })
    }
  }

  return {
    async request({ method, params }) {
      const { result, error } = await call({ type: 'request', session, method, params })
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    subscribe(listener) {
      const isFirst = listeners.size === 0
      listeners.add(listener)
      // The connection ends with the page or the test, so the error reaches no one.
      if (isFirst) listen().catch(() => undefined)
      return () => listeners.delete(listener)
    },
  }
}
