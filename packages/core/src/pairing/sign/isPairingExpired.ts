/** How long a URI is shown, in seconds (S9.037). */
export const pairingExpirySeconds = 240

/** A URI counts as expired this long before it expires, because a wallet needs time to open, in ms (S9.038). */
const margin = 10_000

/** Returns whether a URI is too old to be scanned or opened. Times in ms since the epoch. */
export function isPairingExpired(parameters: { readonly expiresAt: number; readonly now: number }): boolean {
  return parameters.expiresAt - parameters.now <= margin
}
