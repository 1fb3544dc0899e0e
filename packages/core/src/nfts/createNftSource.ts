// Owns how an account's non-fungible tokens are read from the cloud.
import { getNfts } from '@latchkey/protocol/api'
import { parseCaipAddress, type CaipAddress } from '@latchkey/protocol/caip'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { toPictureUrl } from '../cloud/toPictureUrl.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isCursorRefused } from '../query/definePagedQuery.ts'
import { unsupportedPage, type NftPage } from './NftPage.ts'

/** Where non-fungible tokens come from. It does not cache; the query does. */
export interface NftSource {
  /**
   * Reads a page of tokens.
   *
   * @throws `api.refused` with status 400 if the cursor is not valid any more; `nfts.failed`, which it also shows.
   */
  readPage(parameters: {
    readonly caipAddress: CaipAddress
    /** `next` of the previous page. */
    readonly cursor: string | undefined
    readonly signal: AbortSignal
  }): Promise<NftPage>
}

/** Creates the source of one modal. */
export function createNftSource(
  context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings' | 'showError'>,
): NftSource {
  return {
    readPage: async ({ caipAddress, cursor, signal }) => {
      const { address = '', networkId: chainId = '' } = parseCaipAddress(caipAddress) ?? {}
      try {
        const client = context.plugin(apiPlugin).get()
        const query = { chainId, cursor }
        const page = await callEndpoint(client, getNfts, { parameters: { address }, query, signal })
        if (page.nfts.length === 0 && page.unavailable?.length) return unsupportedPage
        const { cloud } = context.settings
        return {
          // What a cloud says of another chain is not of this list.
          nfts: page.nfts
            .filter((nft) => nft.chainId === chainId)
            .map((nft) => ({ ...nft, imageUrl: toPictureUrl(nft.imageUrl, cloud) })),
          next: page.next ?? undefined,
        }
      } catch (cause) {
        if (signal.aborted) throw cause
        if (isModalError(cause, 'api.notConfigured')) return unsupportedPage
        if (cursor !== undefined && isCursorRefused(cause)) throw cause
        const error = new ModalError('nfts.failed', { cause })
        await fillMessage(error)
        context.showError(error)
        throw error
      }
    },
  }
}
