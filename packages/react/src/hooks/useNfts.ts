import { nftsQuery, selectAccount, type Namespace, type NftsState } from '@latchkey/core'
import { queryClientPlugin, selectNfts } from '@latchkey/core/internal'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useNfts`. */
export interface UseNftsReturnType extends NftsState {
  /** Reads the next page. Never rejects: a failure is in `error`. */
  readonly loadMore: () => Promise<void>
  /** Repeats what failed, or reads the list again. Never rejects. */
  readonly retry: () => Promise<void>
}

/**
 * Returns the non-fungible tokens of the connected account on its network. Spam is apart: show how many there are, and reveal them on
 * request. Names and pictures come from the contracts and can say anything. Requires a cloud.
 *
 * @example
 * ```tsx
 * function Pictures() {
 *   const { nfts, spam, next, error, loadMore, retry } = useNfts()
 *   return (
 *     <>
 *       {nfts.map(({ address, tokenId, name, collection }) => (
 *         <p key={address + tokenId}>{name ?? `#${tokenId}`} {collection}</p>
 *       ))}
 *       <p>{spam.length} hidden</p>
 *       {error && <button onClick={() => void retry()}>{error.message}. Retry</button>}
 *       {next !== undefined && <button onClick={() => void loadMore()}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useNfts(parameters: { readonly namespace?: Namespace | undefined } = {}): UseNftsReturnType {
  const modal = useModalInstance('useNfts')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const caipAddress = useSelector(account.store, (state) => selectAccount(state, namespace).caipAddress)
  const request = { caipAddress }
  const { data, error, isFetching, isFetchNextPageError, refetch } = useInfiniteQuery(
    nftsQuery.options(modal, request),
    modal.plugin(queryClientPlugin).get().client,
  )
  const loadMore = async (): Promise<void> => {
    await nftsQuery.loadMore(modal, request).catch(() => undefined)
  }
  return {
    ...selectNfts({ data, error, isFetching }),
    loadMore,
    retry: async () => {
      await (isFetchNextPageError ? loadMore() : refetch())
    },
  }
}
