import { renewActivity } from './activity/renewActivity.ts'
import { movedContractsPlugin } from './balance/movedContractsPlugin.ts'
import { refreshBalances } from './balance/refreshBalances.ts'
import { renewNfts } from './nfts/renewNfts.ts'
import type { Modal } from './plugin/Modal.ts'
import type { TransactionRecord } from './transactions/state.ts'

/** Reads again what a transaction has changed, as far as it was read before. Never rejects. */
export async function renewReads(modal: Pick<Modal, 'plugin'>, record: TransactionRecord): Promise<void> {
  const { networkId, address, status, cause, id, replacementId, summary } = record
  // Nothing moved, and no fee was paid.
  if (status === 'expired' || cause === 'notSent') return
  const caipAddress = `${networkId}:${address}` as const
  const { action, token } = summary
  // What a swap has bought is not part of its record; of a call of any other kind, it is not known what moved.
  const contracts = token !== null && action !== 'swap' ? [token] : action === 'send' ? [] : undefined
  const { pause } = modal.plugin(movedContractsPlugin).get()
  const listedId = replacementId ?? id
  const isListed = status === 'unknown' || listedId === null ? undefined : status !== 'confirming'
  await Promise.all([
    refreshBalances(modal, { caipAddress, contracts }),
    renewActivity(modal, { caipAddress, id: listedId, isListed, pause }),
    ...(contracts === undefined ? [renewNfts(modal, { caipAddress, pause })] : []),
  ])
}
