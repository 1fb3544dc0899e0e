/** How long a URI is shown (S9.037), in seconds. */
export const pairingExpirySeconds = 240

/** A wallet needs some time to open: what expires within this many ms counts as expired (S9.038). */
const margin = 10_000

/** Whether a URI is too old to be scanned or opened. Times in ms since the epoch. */
export function isPairingExpired(parameters: { readonly expiresAt: number; readonly now: number }): boolean {
  return parameters.expiresAt - parameters.now <= margin
}
