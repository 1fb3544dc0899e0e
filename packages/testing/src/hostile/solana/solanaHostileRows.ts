import { solanaAnnounceRows } from './solanaAnnounceRows.ts'
import { solanaConnectRows } from './solanaConnectRows.ts'
import type { SolanaHostileRow } from './SolanaHostileTools.ts'
import { solanaSessionRows } from './solanaSessionRows.ts'

/** Every misbehaviour of a Solana wallet, in the order in which a visitor would meet it. */
export const solanaHostileRows: readonly SolanaHostileRow[] = [
  ...solanaAnnounceRows,
  ...solanaConnectRows,
  ...solanaSessionRows,
]
