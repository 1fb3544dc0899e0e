/** Which way something has gone, and how much of it. */
export function splitDifference(difference: bigint): { readonly kind: 'out' | 'in'; readonly size: bigint } {
  return difference < 0n ? { kind: 'out', size: -difference } : { kind: 'in', size: difference }
}
