import { isCaipAddress, isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { SessionGrant } from '../../../adapter/types.ts'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import type { PairedSession } from '../../../adapter/PairingClient.ts'

/** Limits far above any real session. */
const limits = { namespaces: 100, accounts: 2_000, words: 500, wordLength: 128 }

/**
 * Parses the namespaces that a wallet granted (CAIP-25 session scopes, also with the chain in the key as `eip155:1`). Omits
 * namespaces that Latchkey does not know. Returns `undefined` if any of the others is malformed, or if none has an account.
 */
export function parseGrants(namespaces: unknown): PairedSession['grants'] | undefined {
  if (!isPlainObject(namespaces)) return undefined
  const entries = Object.entries(namespaces)
  if (entries.length > limits.namespaces) return undefined
  const grants: Partial<Record<Namespace, SessionGrant>> = {}
  for (const [key, value] of entries) {
    const [namespace] = key.split(':')
    if (!isNamespace(namespace)) continue
    const grant = parseGrant(key, value)
    if (!grant) return undefined
    if (grant.accounts.length > 0) grants[namespace] = merge(grants[namespace], grant)
  }
  return Object.keys(grants).length > 0 ? grants : undefined
}

function parseGrant(key: string, value: unknown): SessionGrant | undefined {
  if (!isPlainObject(value)) return undefined
  const { accounts, methods, events } = value
  if (!isList(accounts, limits.accounts, isCaipAddress) || !accounts.every((account) => account.startsWith(`${key}:`)))
    return undefined
  if (!isList(methods, limits.words, isWord) || !isList(events, limits.words, isWord)) return undefined
  // Omit networks without an account, because the wallet answers no request there.
  const networkIds = accounts.map((account) => account.slice(0, account.lastIndexOf(':'))).filter(isNetworkId)
  return merge(undefined, { accounts, networkIds, methods, events })
}

function merge(one: SessionGrant | undefined, other: SessionGrant): SessionGrant {
  const join = <item>(name: (grant: SessionGrant) => readonly item[]): readonly item[] => [
    ...new Set([...(one ? name(one) : []), ...name(other)]),
  ]
  return {
    accounts: join((grant) => grant.accounts),
    networkIds: join((grant) => grant.networkIds),
    methods: join((grant) => grant.methods),
    events: join((grant) => grant.events),
  }
}

function isNetworkId(value: string): value is CaipNetworkId {
  return isCaipNetworkId(value)
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= limits.wordLength
}

function isList<item>(value: unknown, limit: number, isItem: (entry: unknown) => entry is item): value is item[] {
  return Array.isArray(value) && value.length <= limit && value.every(isItem)
}
