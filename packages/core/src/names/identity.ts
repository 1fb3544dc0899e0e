import type { Namespace } from '@latchkey/protocol/caip'
import { selectAccount } from '../account/accountState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { identityCacheItem } from '../kernel/store/lazyStoredItems.ts'
import { defineQuery, type QueryContext, type QueryReader } from '../query/defineQuery.ts'
import { noIdentity, type Identity } from './noIdentity.ts'
import { identitySourcePlugin } from './identitySourcePlugin.ts'
import { toNameFailure } from './toNameFailure.ts'

/** How long an identity is fresh, in ms (S9.005). */
const IDENTITY_FRESH = 300_000

/** How long after a failure an identity is not read again, in ms. */
const IDENTITY_RETRY_BLOCK = 30_000

/** Whose identity. */
export interface IdentityParameters {
  readonly namespace: Namespace
  /** `undefined` while nothing is connected. */
  readonly address: string | undefined
}

/** The namespaces whose accounts have names (S9.073). */
const IDENTITY_NAMESPACES: readonly Namespace[] = ['eip155']

/**
 * The identity of an address, fresh for 5 minutes. The name is read over the app's own endpoints, and from the cloud if the app
 * names none of the registry; its picture comes from the cloud. Namespaces without names have neither.
 *
 * Fails with `names.lookupFailed` if the registry cannot be read. The failure is not shown to the visitor: the address
 * remains. If only the picture cannot be read, it is missing.
 *
 * @example
 * ```ts
 * const { name, avatar } = await identityQuery.read(modal, { namespace: 'eip155', address })
 * ```
 */
export const identityQuery: QueryReader<IdentityParameters, Identity> = /*#__PURE__*/ defineQuery({
  name: 'identity',
  key: ({ namespace, address }: IdentityParameters) =>
    address === undefined ? undefined : [namespace, toKey(namespace, address)],
  staleTime: IDENTITY_FRESH,
  retryBlock: IDENTITY_RETRY_BLOCK,
  persist: identityCacheItem,
  fetch: async (context, { namespace, address = '', signal }) => {
    const fromCloud = readFromCloud(context, { namespace, address, signal })
    // It is awaited only where it is of use.
    fromCloud.catch(() => undefined)
    const name = await readName(context, { namespace, address, signal })
    if (name === undefined) return fromCloud
    if (name === null) return noIdentity
    const known = await fromCloud.catch(() => noIdentity)
    // The picture of another name would mislead.
    return { name, avatar: known.name === name ? known.avatar : null }
  },
})

interface Reading {
  readonly namespace: Namespace
  readonly address: string
  readonly signal: AbortSignal
}

/** The name in the registry; `undefined` if the app names no endpoint of it. */
async function readName({ adapters }: QueryContext, reading: Reading): Promise<string | null | undefined> {
  const { names } = adapters.find(reading.namespace)?.features ?? {}
  if (names === undefined) return undefined
  try {
    return (await names.lookUp(reading)) ?? null
  } catch (cause) {
    return toNameFailure(cause, 'names.lookupFailed', undefined)
  }
}

async function readFromCloud(context: QueryContext, { namespace, address, signal }: Reading): Promise<Identity> {
  if (context.settings.cloud === null || !IDENTITY_NAMESPACES.includes(namespace)) return noIdentity
  const sender = selectAccount(context.account.store.getState(), namespace).address
  try {
    const source = await context.plugin(identitySourcePlugin).load()
    return await source.read({ address, sender, signal })
  } catch (cause) {
    throw signal.aborted ? cause : new ModalError('names.lookupFailed', { cause })
  }
}

/** EVM addresses are the same in any spelling; others are not. */
function toKey(namespace: Namespace, address: string): string {
  return namespace === 'eip155' ? address.toLowerCase() : address
}
