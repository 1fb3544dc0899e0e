// Owns how an account's transactions are read from the cloud, and which of them are spam.
import { getHistory, type Transaction } from '@latchkey/protocol/api'
import { parseCaipAddress, type CaipAddress } from '@latchkey/protocol/caip'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { toPictureUrl } from '../cloud/toPictureUrl.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { unsupportedPage, type ActivityPage } from './ActivityPage.ts'
import { isCursorRefused } from '../query/definePagedQuery.ts'
import { isSpam } from './isSpam.ts'

/** Where transactions come from. It does not cache; the query does. */
export interface ActivitySource {
  /**
   * Reads a page of transactions.
   *
   * @throws `api.refused` with status 400 if the cursor is not valid any more; `activity.failed`, which it also shows.
   */
  readPage(parameters: {
    readonly caipAddress: CaipAddress
    /** `next` of the previous page. */
    readonly cursor: string | undefined
    readonly signal: AbortSignal
  }): Promise<ActivityPage>
}

/** Creates the source of one modal. */
export function createActivitySource(
  context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings' | 'showError'>,
): ActivitySource {
  return {
    readPage: async ({ caipAddress, cursor, signal }) => {
      const { address: account = '', networkId: chainId = '' } = parseCaipAddress(caipAddress) ?? {}
      try {
        const client = context.plugin(apiPlugin).get()
        const parameters = { account }
        const page = await callEndpoint(client, getHistory, { parameters, query: { chainId, cursor }, signal })
        const rows = page.data.map((row) => withPictureUrls(row, context.settings.cloud))
        const spam = rows.filter((transaction) => isSpam(transaction, account))
        const data = rows.filter((transaction) => !spam.includes(transaction))
        return { data, spam, next: page.next ?? undefined }
      } catch (cause) {
        if (signal.aborted) throw cause
        if (isModalError(cause, 'api.notConfigured')) return unsupportedPage
        if (cursor !== undefined && isCursorRefused(cause)) throw cause
        const error = new ModalError('activity.failed', { cause })
        await fillMessage(error)
        context.showError(error)
        throw error
      }
    },
  }
}

/** Completes the paths of pictures. */
function withPictureUrls(transaction: Transaction, cloud: string | null): Transaction {
  const complete = <picture extends { readonly url?: string | null | undefined } | null | undefined>(
    picture: picture,
  ) => picture && { ...picture, url: toPictureUrl(picture.url, cloud) }
  return {
    ...transaction,
    transfers: transaction.transfers.map(({ fungible_info: token, nft_info: nft, ...transfer }) => ({
      ...transfer,
      fungible_info: token && { ...token, icon: complete(token.icon) },
      nft_info: nft && { ...nft, content: nft.content && { ...nft.content, preview: complete(nft.content.preview) } },
    })),
  }
}
