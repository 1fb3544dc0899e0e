import type { Address } from 'viem'
import { TestingError } from '../errors/TestingError.ts'
import { partitionAccounts } from './partitionAccounts.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import { toPartAccounts } from './parts/toPartAccounts.ts'
import type { PhoneGrant } from './PhoneGrant.ts'
import { toNamespaces } from './toNamespaces.ts'
import type { Phone, PhoneNamespace, PhoneSession } from './types.ts'

/** Returns what a session grants after a change; throws `testing.invalidParameter` if nothing would be left. */
export function changeGrant(parameters: {
  readonly session: PhoneSession
  readonly wanted: Omit<Parameters<Phone['update']>[0], 'topic'>
  readonly held: readonly Address[]
  readonly parts: readonly PhonePart[]
}): PhoneGrant {
  const { session, wanted, held, parts } = parameters
  const named = partitionAccounts({ addresses: wanted.accounts ?? [], held, parts })
  const isKept = (namespace: PhoneNamespace): boolean => wanted.namespaces?.includes(namespace) ?? true
  const next: PhoneGrant = {
    accounts: isKept('eip155') ? (named.eip155.length > 0 ? named.eip155 : session.accounts) : [],
    chainIds: isKept('eip155') ? (wanted.chainIds ?? session.chainIds) : [],
    methods: wanted.methods ?? session.methods,
    events: wanted.events ?? session.events,
    others: session.others.flatMap((granted) => {
      const part = parts.find(({ namespace }) => namespace === granted.namespace)
      if (part === undefined || !isKept(granted.namespace)) return []
      const own = named.others.flatMap(part.toAccounts)
      return [own.length > 0 ? { ...granted, ...toPartAccounts(part, own, granted.chains) } : granted]
    }),
  }
  if (Object.keys(toNamespaces(next)).length > 0) return next
  throw new TestingError(
    'testing.invalidParameter',
    'Nothing would be left of the session: phone.disconnect() ends it.',
  )
}
