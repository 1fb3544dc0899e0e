import type { Namespace } from '@latchkey/protocol/caip'
import { selectAccount } from '../account/accountState.ts'
import { nameCacheItem } from '../kernel/store/lazyStoredItems.ts'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { namesPlugin } from './namesPlugin.ts'

/** How long the names of an address are fresh, in ms. */
const NAMES_FRESH = 300_000

/** How long after a failure names are not read again, in ms. */
const NAMES_RETRY_BLOCK = 30_000

/** Whose names. */
export interface RegisteredNamesParameters {
  readonly namespace: Namespace
  /** `undefined` while nothing is connected. */
  readonly address: string | undefined
}

/**
 * The names that an address has registered with the cloud, newest first; fresh for 5 minutes and kept in storage. Only accounts of EVM
 * networks have names. Fails with `names.lookupFailed`.
 *
 * @example
 * ```ts
 * const [name] = await registeredNamesQuery.read(modal, { namespace: 'eip155', address })
 * ```
 */
export const registeredNamesQuery: QueryReader<RegisteredNamesParameters, readonly string[]> =
  /*#__PURE__*/ defineQuery<RegisteredNamesParameters, readonly string[]>({
    name: 'registeredNames',
    // S5.031: no other namespace is asked about.
    key: ({ namespace, address }) =>
      namespace === 'eip155' && address !== undefined ? [address.toLowerCase()] : undefined,
    staleTime: NAMES_FRESH,
    retryBlock: NAMES_RETRY_BLOCK,
    persist: nameCacheItem,
    fetch: async (context, { namespace, address = '', signal }) => {
      if (context.settings.cloud === null) return []
      const sender = selectAccount(context.account.store.getState(), namespace).address
      return (await context.plugin(namesPlugin).load()).list({ address, sender, signal })
    },
  })
