import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'

/**
 * Rejects on timeout or abort, with the signal's reason. Cleans up its timer and listeners, and swallows a late rejection.
 *
 * @example
 * ```ts
 * const accounts = await withLimits(wallet.connect(), { clock, signals: [signal], timeout: 3_000 })
 * ```
 *
 * @throws `wallet.timeout` after the timeout.
 */
export async function withLimits<value>(
  promise: Promise<value>,
  limits: {
    readonly clock: ClockPort
    readonly signals: readonly (AbortSignal | undefined)[]
    /** In ms. Without it only the signals limit the wait. */
    readonly timeout?: number | undefined
  },
): Promise<value> {
  const { clock, signals, timeout } = limits
  const cleanups: (() => void)[] = []
  const limit = new Promise<never>((_resolve, reject) => {
    for (const signal of signals) {
      if (signal === undefined) continue
      const abort = (): void => reject(signal.reason)
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort)
      cleanups.push(() => signal.removeEventListener('abort', abort))
    }
    if (timeout !== undefined) cleanups.push(clock.after(timeout, () => reject(new ModalError('wallet.timeout'))))
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    for (const cleanUp of cleanups) cleanUp()
  }
}
