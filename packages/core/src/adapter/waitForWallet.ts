import type { ClockPort } from '../kernel/ports/ports.ts'
import type { FoundWallet } from './AdapterEngine.ts'
import { isDisputed } from './isDisputed.ts'
import { withLimits } from './withLimits.ts'

/** How long a stored wallet may take to appear in the page, in ms. Declared here because the shell must not import it. */
const DISCOVERY_TIMEOUT = 1_000

/**
 * Returns the wallet of a stored connection, if it is in the page or appears within a second: some wallets load after the
 * app. Returns `undefined` if it does not appear, if another wallet claims to be the same one, or if the adapter is destroyed.
 *
 * @example
 * ```ts
 * const wallet = await waitForWallet({ ...engineContext, clock, connectorId })
 * ```
 */
export async function waitForWallet<wallet extends FoundWallet>(parameters: {
  readonly connectorId: string
  findWallet(id: string): wallet | undefined
  /** The wallets that discovery lists. */
  listWallets(): readonly FoundWallet[]
  /** Calls the listener when a wallet appeared. Returns a function that stops listening. */
  watchWallets(listener: () => void): () => void
  readonly clock: ClockPort
  /** Aborts when the adapter is destroyed. */
  readonly signal: AbortSignal
}): Promise<wallet | undefined> {
  const { connectorId, findWallet, listWallets, watchWallets, clock, signal } = parameters
  // The stored connection does not say which of the claimants the visitor chose.
  const toTrusted = (wallet: wallet): wallet | undefined =>
    isDisputed(
      connectorId,
      listWallets().map(({ descriptor }) => descriptor),
    )
      ? undefined
      : wallet
  const known = findWallet(connectorId)
  if (known) return toTrusted(known)
  let unwatch = (): void => undefined
  const arrival = new Promise<wallet | undefined>((resolve) => {
    unwatch = watchWallets(() => {
      const wallet = findWallet(connectorId)
      if (wallet) resolve(toTrusted(wallet))
    })
  })
  return withLimits(arrival, { clock, signals: [signal], timeout: DISCOVERY_TIMEOUT })
    .catch(() => undefined)
    .finally(unwatch)
}
