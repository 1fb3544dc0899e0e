interface Attempt<value> {
  readonly controller: AbortController
  readonly result: Promise<value>
  callers: number
}

/**
 * Deduplicates concurrent attempts with the same key; aborts when the last caller aborts. Rejects as the attempt does, or
 * with the reason of the caller's own signal.
 */
export type RunAttempt<value> = (parameters: {
  readonly key: string
  /** Aborts this caller's wait. */
  readonly signal: AbortSignal
  /** Starts the attempt. Its signal aborts when the last caller has aborted. */
  readonly start: (signal: AbortSignal) => Promise<value>
}) => Promise<value>

/**
 * Creates a runner of attempts: a second click on a wallet waits for the first click's prompt instead of opening another.
 */
export function createAttempts<value>(
  options: {
    /** Maps what an attempt rejects with. Called with the abort reason if the last caller aborted. */
    readonly toError?: ((cause: unknown) => Error) | undefined
  } = {},
): RunAttempt<value> {
  const { toError } = options
  const attempts = new Map<string, Attempt<value>>()

  const begin = (key: string, start: (signal: AbortSignal) => Promise<value>): Attempt<value> => {
    const controller = new AbortController()
    const { signal } = controller
    const result = start(signal).catch((cause: unknown) => {
      throw toError ? toError(signal.aborted ? signal.reason : cause) : cause
    })
    const attempt: Attempt<value> = { controller, result, callers: 0 }
    const forget = (): void => {
      if (attempts.get(key) === attempt) attempts.delete(key)
    }
    result.then(forget, forget)
    attempts.set(key, attempt)
    return attempt
  }

  return async ({ key, signal, start }) => {
    signal.throwIfAborted()
    const attempt = attempts.get(key) ?? begin(key, start)
    attempt.callers++
    let giveUp = (): void => undefined
    const aborted = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        attempt.callers--
        if (attempt.callers > 0) return reject(signal.reason)
        // The next caller starts anew. This attempt rejects as soon as it has cleaned up.
        attempts.delete(key)
        attempt.controller.abort(signal.reason)
      }
    })
    signal.addEventListener('abort', giveUp)
    try {
      return await Promise.race([attempt.result, aborted])
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }
}
