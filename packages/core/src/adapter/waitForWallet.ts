import type { ClockPort } from '../kernel/ports/ports.ts'
import { withLimits } from './withLimits.ts'

/** How long a stored wallet may take to appear in the page, in ms. Here, so that the first load shares no file with engines. */
const DISCOVERY_TIMEOUT = 1_000

/**
 * A stored connection's wallet, if it is in the page or comes within a second: some put themselves there after the app has
 * started. `undefined` if it does not come or the adapter ends.
 */
export async function waitForWallet<wallet>(parameters: {
  readonly find: () => wallet | undefined
  /** Calls back when some wallet was found. Returns the function that ends it. */
  readonly watch: (listener: () => void) => () => void
  readonly clock: ClockPort
  /** Aborts when the adapter ends. */
  readonly life: AbortSignal
}): Promise<wallet | undefined> {
  const { find, watch, clock, life } = parameters
  const now = find()
  if (now) return now
  let unwatch = (): void => undefined
  const arrival = new Promise<wallet>((resolve) => {
    unwatch = watch(() => {
      const found = find()
      if (found) resolve(found)
    })
  })
  return withLimits(arrival, { clock, signals: [life], timeout: DISCOVERY_TIMEOUT })
    .catch(() => undefined)
    .finally(unwatch)
}
