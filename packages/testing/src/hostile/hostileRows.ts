import { accountRows } from './accountRows.ts'
import { announceRows } from './announceRows.ts'
import { identityRows } from './identityRows.ts'
import { providerRows } from './providerRows.ts'
import { sessionRows } from './sessionRows.ts'
import type { HostileRow } from './types.ts'

/** Every misbehaviour, in the order in which a visitor would meet it. */
export const hostileRows: readonly HostileRow[] = [
  ...announceRows,
  ...identityRows,
  ...providerRows,
  ...accountRows,
  ...sessionRows,
]
