import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'

/**
 * Waits for a promise, but not longer than a time and until a signal aborts; then rejects at once, with the signal's reason.
 * Leaves no timer and no listener, and a refusal that comes later to nobody.
 *
 * @example
 * ```ts
 * const accounts = await withLimits(wallet.connect(), { clock, signals: [life, signal], timeout: 3_000 })
 * ```
 *
 * @throws `wallet.timeout` when the time is over.
 */
export async function withLimits<value>(
  promise: Promise<value>,
  limits: {
    readonly clock: ClockPort
    readonly signals: readonly (AbortSignal | undefined)[]
    /** In ms; without one there is no end but the signals'. */
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
