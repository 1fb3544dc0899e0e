import { isNamespace, parseCaipAddress } from '@latchkey/protocol/caip'
import { definePagedQuery, type PagedQuery } from '../query/definePagedQuery.ts'
import { NFT_NAMESPACES, NFTS_FRESH } from './constants.ts'
import { unsupportedPage, type NftPage } from './NftPage.ts'
import { nftSourcePlugin } from './nftSourcePlugin.ts'
import { toNftList, type NftList } from './toNftList.ts'

/** The non-fungible tokens of an account, read in pages. `read` and `loadMore` fail with `nfts.failed`. */
export type NftsQuery = PagedQuery<NftPage, NftList>

/**
 * The non-fungible tokens of an account on one network, in pages that the cloud sizes, fresh for 60 s. Spam is apart. On a network whose
 * tokens are not read, and without a cloud, the list is empty and no request is made. Names, descriptions and pictures come from the
 * contracts, which can say anything: show them as text, never as links.
 *
 * @example
 * ```ts
 * const { nfts, next } = await nftsQuery.read(modal, { caipAddress })
 * nfts.map(({ name, tokenId }) => name ?? `#${tokenId}`) // ['Picture 7']
 * if (next !== undefined) await nftsQuery.loadMore(modal, { caipAddress })
 * ```
 */
export const nftsQuery: NftsQuery = /*#__PURE__*/ definePagedQuery<NftPage, NftList>({
  name: 'nfts',
  staleTime: NFTS_FRESH,
  getFixed: ({ settings }, caipAddress) => {
    const { namespace = '' } = parseCaipAddress(caipAddress) ?? {}
    const isRead = settings.cloud !== null && isNamespace(namespace) && NFT_NAMESPACES.includes(namespace)
    return isRead ? undefined : unsupportedPage
  },
  fetch: async (context, parameters) => (await context.plugin(nftSourcePlugin).load()).readPage(parameters),
  toList: toNftList,
})
