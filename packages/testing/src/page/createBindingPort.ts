import type { ProviderPort } from './announceProvider.ts'

/** A function of the test runner in a page: JSON there, JSON back. */
export type PageBinding = (message: string) => Promise<string>

/** What a page asks of the wallet on the other side. */
type BindingMessage =
  | { readonly type: 'request'; readonly session: string; readonly method: string; readonly params?: unknown }
  /** Waits for the next events. */
  | { readonly type: 'listen'; readonly session: string }

/** What it gets: events that came before the answer, and the answer. */
export interface BindingAnswer {
  readonly events: readonly (readonly [event: string, data: unknown])[]
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
  /** There will be no more events. */
  readonly isOver?: boolean | undefined
}

/**
 * The way from a page to a wallet in the test's own process, through one function that the page was given.
 *
 * Uses nothing from outside of itself, so that its text can be sent to a page as a script.
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
      // The way is cut when the page or the test ends: nobody is left to hear of it.
      if (isFirst) listen().catch(() => undefined)
      return () => listeners.delete(listener)
    },
  }
}
