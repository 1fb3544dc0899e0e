import type { Ledger } from '../ledger/Ledger.ts'

/** The version that the node gives itself out as, for clients that ask. */
export const apiVersion = '3.0.0'

/** An answer together with the slot that it is from. */
export function withContext(ledger: Ledger, value: unknown): object {
  return { context: { slot: ledger.clock.getSlot(), apiVersion }, value }
}
