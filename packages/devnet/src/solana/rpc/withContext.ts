import type { Ledger } from '../ledger/Ledger.ts'

/** The version that the node reports to clients. */
export const apiVersion = '3.0.0'

/** Wraps a result together with its slot. */
export function withContext(ledger: Ledger, value: unknown): object {
  return { context: { slot: ledger.clock.getSlot(), apiVersion }, value }
}
