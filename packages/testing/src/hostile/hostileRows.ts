import { accountRows } from './accountRows.ts'
import { announceRows } from './announceRows.ts'
import { identityRows } from './identityRows.ts'
import { providerRows } from './providerRows.ts'
import { sessionRows } from './sessionRows.ts'
import type { HostileRow } from './types.ts'

/** All misbehaviours, in the order in which a visitor meets them. */
export const hostileRows: readonly HostileRow[] = [
  ...announceRows,
  ...identityRows,
  ...providerRows,
  ...accountRows,
  ...sessionRows,
]
