import { ModalError } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'

/**
 * Waits for a promise, but not longer than a time (ms) and until a signal aborts; then rejects at once, with
 * `wallet.timeout` or the signal's reason. Leaves no timer and no listener.
 */
export async function withLimits<value>(
  promise: Promise<value>,
  limits: {
    readonly clock: ClockPort
    readonly signals: readonly (AbortSignal | undefined)[]
    readonly timeout?: number | undefined
  },
): Promise<value> {
  const { clock, signals, timeout } = limits
  const ends: (() => void)[] = []
  const limit = new Promise<never>((_resolve, reject) => {
    for (const signal of signals) {
      if (signal === undefined) continue
      const abort = (): void => reject(signal.reason)
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort)
      ends.push(() => signal.removeEventListener('abort', abort))
    }
    if (timeout !== undefined) ends.push(clock.after(timeout, () => reject(new ModalError('wallet.timeout'))))
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    for (const end of ends) end()
  }
}
