import type { CaipAddress } from '@latchkey/protocol/caip'
import { RENEWAL_PAUSES } from '../balance/constants.ts'
import type { Modal } from '../plugin/Modal.ts'
import { queryScopePlugin } from '../query/defineQuery.ts'
import { nftsQuery } from './nftsQuery.ts'
import type { NftList } from './toNftList.ts'

/**
 * Reads the non-fungible tokens of an account again after one of its transactions has settled: at once, and after 2 and 6 seconds while
 * the list in use is still the old one. A list that was never read is not requested, and one that is not in use is only marked as stale.
 * Never rejects; a failure is shown as that of any read.
 */
export async function renewNfts(
  modal: Pick<Modal, 'plugin'>,
  parameters: {
    readonly caipAddress: CaipAddress
    /** Waits. Resolves with false when the modal is destroyed. */
    readonly pause: (milliseconds: number) => Promise<boolean>
  },
): Promise<void> {
  const { caipAddress, pause } = parameters
  const { client } = modal.plugin(queryScopePlugin).get()
  const { queryKey } = nftsQuery.options(modal, { caipAddress })
  const before = listTokens(nftsQuery.getCached(modal, { caipAddress }))
  for (const milliseconds of RENEWAL_PAUSES) {
    const query = (await pause(milliseconds)) ? client.getQueryCache().find({ queryKey, exact: true }) : undefined
    if (query === undefined) return
    await nftsQuery.invalidate(modal, { caipAddress }).catch(() => undefined)
    if (!query.isActive() || listTokens(nftsQuery.getCached(modal, { caipAddress })) !== before) return
  }
}

/** Which tokens the account has, and how many of each. */
function listTokens(list: NftList | undefined): string {
  const all = list === undefined ? [] : [...list.nfts, ...list.spam]
  return all.map(({ address, amount, tokenId }) => `${address} ${tokenId} ${amount}`).join()
}
