import type { Namespace } from '@latchkey/protocol/caip'
import { identityCacheItem } from '../kernel/store/lazyStoredItems.ts'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { toNameFailure } from './toNameFailure.ts'

/** How long an identity is fresh, in ms (S9.005). */
const IDENTITY_FRESH = 300_000

/** How long after a failure an identity is not read again, in ms. */
const IDENTITY_RETRY_BLOCK = 30_000

/** How an account presents itself. */
export interface Identity {
  /** The name that the account has chosen and that stands for it, such as `ada.eth`; null if there is none. */
  readonly name: string | null
}

/** Whose identity. */
export interface IdentityParameters {
  readonly namespace: Namespace
  /** `undefined` while nothing is connected. */
  readonly address: string | undefined
}

/**
 * The identity of an address, read over the app's own endpoints and fresh for 5 minutes. Namespaces without names have none.
 *
 * Fails with `names.lookupFailed` if the registry cannot be read. The failure is not shown to the visitor: the address
 * remains.
 *
 * @example
 * ```ts
 * const { name } = await identityQuery.read(modal, { namespace: 'eip155', address })
 * ```
 */
export const identityQuery: QueryReader<IdentityParameters, Identity> = /*#__PURE__*/ defineQuery({
  name: 'identity',
  key: ({ namespace, address }: IdentityParameters) =>
    address === undefined ? undefined : [namespace, toKey(namespace, address)],
  staleTime: IDENTITY_FRESH,
  retryBlock: IDENTITY_RETRY_BLOCK,
  persist: identityCacheItem,
  fetch: async ({ adapters }, { namespace, address = '', signal }) => {
    const { names } = adapters.find(namespace)?.features ?? {}
    try {
      return { name: (await names?.lookUp({ address, signal })) ?? null }
    } catch (cause) {
      return toNameFailure(cause, 'names.lookupFailed', { name: null })
    }
  },
})

/** EVM addresses are the same in any spelling; others are not. */
function toKey(namespace: Namespace, address: string): string {
  return namespace === 'eip155' ? address.toLowerCase() : address
}
