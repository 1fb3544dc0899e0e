import type { PairedSession } from '../../../adapter/PairingClient.ts'
import { parseGrants } from './parseGrants.ts'
import { parsePeer } from './parsePeer.ts'
import { parseProperties } from './parseProperties.ts'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'

/** The maximum lifetime of a session before it is extended: seven days, in ms. */
export const longestSession = 604_800_000

/** The content of a settlement. */
export type Settlement = Pick<PairedSession, 'grants' | 'peer' | 'properties' | 'expiresAt'>

/** Parses a wallet's `wc_sessionSettle`. Returns `undefined` if it is malformed, grants no account or has expired. */
export function parseSettlement(params: Readonly<Record<string, unknown>>, now: number): Settlement | undefined {
  const { namespaces, controller, expiry, sessionProperties } = params
  const grants = parseGrants(namespaces)
  if (!grants || typeof expiry !== 'number' || !(expiry * 1_000 > now) || !isPlainObject(controller)) return undefined
  return {
    grants,
    peer: parsePeer(controller['metadata']),
    properties: parseProperties(sessionProperties),
    expiresAt: Math.min(expiry * 1_000, now + longestSession),
  }
}
