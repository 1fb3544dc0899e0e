import { bitcoinAnnounceRows } from './bitcoinAnnounceRows.ts'
import { bitcoinConnectRows } from './bitcoinConnectRows.ts'
import type { BitcoinHostileRow } from './BitcoinHostileTools.ts'
import { bitcoinSatsAnnounceRows } from './bitcoinSatsAnnounceRows.ts'
import { bitcoinSatsConnectRows } from './bitcoinSatsConnectRows.ts'
import { bitcoinSatsSessionRows } from './bitcoinSatsSessionRows.ts'
import { bitcoinSessionRows } from './bitcoinSessionRows.ts'

/** All misbehaviours of a Bitcoin wallet, in the order in which a visitor meets them. */
export const bitcoinHostileRows: readonly BitcoinHostileRow[] = [
  ...bitcoinAnnounceRows,
  ...bitcoinSatsAnnounceRows,
  ...bitcoinConnectRows,
  ...bitcoinSatsConnectRows,
  ...bitcoinSessionRows,
  ...bitcoinSatsSessionRows,
]
