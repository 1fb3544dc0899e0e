import type { Chain } from '../chain/Chain.ts'

/** The version that the node reports to clients. */
export const apiVersion = '3.0.0'

/** Wraps a result together with its slot. */
export function withContext(chain: Chain, value: unknown): object {
  return { context: { slot: chain.clock.getSlot(), apiVersion }, value }
}
