import { solanaAnnounceRows } from './solanaAnnounceRows.ts'
import { solanaConnectRows } from './solanaConnectRows.ts'
import type { SolanaHostileRow } from './SolanaHostileTools.ts'
import { solanaSessionRows } from './solanaSessionRows.ts'

/** All misbehaviours of a Solana wallet, in the order in which a visitor meets them. */
export const solanaHostileRows: readonly SolanaHostileRow[] = [
  ...solanaAnnounceRows,
  ...solanaConnectRows,
  ...solanaSessionRows,
]
