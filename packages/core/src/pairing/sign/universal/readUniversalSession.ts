import { shareStructure } from '../../../kernel/store/shareStructure.ts'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import type { PairedSession } from '../../../adapter/PairingClient.ts'
import { parseGrants } from '../messages/parseGrants.ts'
import { parsePeer } from '../messages/parsePeer.ts'
import { parseProperties } from '../messages/parseProperties.ts'

/** Reads a session of `@walletconnect/sign-client`. Returns `undefined` if it is malformed. */
export function readUniversalSession(value: unknown): PairedSession | undefined {
  if (!isPlainObject(value)) return undefined
  const { topic, pairingTopic, expiry, namespaces, peer, sessionProperties } = value
  const grants = parseGrants(namespaces)
  if (typeof topic !== 'string' || typeof expiry !== 'number' || !grants) return undefined
  return shareStructure<PairedSession>(undefined, {
    topic,
    pairingTopic: typeof pairingTopic === 'string' ? pairingTopic : '',
    expiresAt: expiry * 1_000,
    grants,
    peer: parsePeer(isPlainObject(peer) ? peer['metadata'] : undefined),
    properties: parseProperties(sessionProperties),
  })
}
