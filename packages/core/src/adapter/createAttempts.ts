interface Attempt<value> {
  readonly controller: AbortController
  readonly result: Promise<value>
  callers: number
}

/**
 * Runs what somebody wants, once for all who want the same meanwhile, until the last of them gives up. Rejects as the run
 * does, or with the reason of a caller's own signal.
 */
export type RunAttempt<value> = (parameters: {
  /** What is wanted. */
  readonly key: string
  /** Gives up for this caller. */
  readonly signal: AbortSignal
  /** Begins the run. Its signal aborts when the last caller has given up. */
  readonly start: (signal: AbortSignal) => Promise<value>
}) => Promise<value>

/** Makes a runner of attempts: a second click on a wallet waits for the first one's prompt instead of asking again. */
export function createAttempts<value>(): RunAttempt<value> {
  const attempts = new Map<string, Attempt<value>>()

  return async ({ key, signal, start }) => {
    signal.throwIfAborted()
    const begin = (): Attempt<value> => {
      const controller = new AbortController()
      const attempt: Attempt<value> = { controller, result: start(controller.signal), callers: 0 }
      const forget = (): void => {
        if (attempts.get(key) === attempt) attempts.delete(key)
      }
      attempt.result.then(forget, forget)
      attempts.set(key, attempt)
      return attempt
    }
    const attempt = attempts.get(key) ?? begin()
    attempt.callers++
    let giveUp = (): void => undefined
    const givenUp = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        attempt.callers--
        if (attempt.callers > 0) return reject(signal.reason)
        // Whoever comes now begins anew. This attempt rejects as soon as it has cleared up.
        attempts.delete(key)
        attempt.controller.abort(signal.reason)
      }
    })
    signal.addEventListener('abort', giveUp)
    try {
      return await Promise.race([attempt.result, givenUp])
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }
}
