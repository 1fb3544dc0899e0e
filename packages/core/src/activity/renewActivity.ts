import type { CaipAddress } from '@latchkey/protocol/caip'
import type { Modal } from '../plugin/Modal.ts'
import { queryScopePlugin } from '../query/defineQuery.ts'
import { activityQuery } from './activityQuery.ts'
import { ACTIVITY_PAUSES } from './constants.ts'

/**
 * Reads the transactions of an account again after one of them has settled: at once, and for 17 s while the list in use still is the
 * old one. A list that was never read is not requested, and one that is not in use is only marked as stale. Never rejects.
 */
export async function renewActivity(
  modal: Pick<Modal, 'plugin'>,
  parameters: {
    readonly caipAddress: CaipAddress
    /** The id of the transaction. */
    readonly id: string | null
    /** Whether the list is expected to have the transaction; `undefined` if that is not known. */
    readonly isListed: boolean | undefined
    /** Waits. Resolves with false when the modal is destroyed. */
    readonly pause: (milliseconds: number) => Promise<boolean>
  },
): Promise<void> {
  const { caipAddress, id, isListed, pause } = parameters
  const { client } = modal.plugin(queryScopePlugin).get()
  const { queryKey } = activityQuery.options(modal, { caipAddress })
  const has = (): boolean =>
    activityQuery
      .getCached(modal, { caipAddress })
      ?.transactions.some(({ id: row, metadata: { hash = row } }) => hash.toLowerCase() === id?.toLowerCase()) === true
  for (const milliseconds of ACTIVITY_PAUSES) {
    const query = (await pause(milliseconds)) ? client.getQueryCache().find({ queryKey, exact: true }) : undefined
    if (query === undefined) return
    // A failure is shown as that of any read.
    await activityQuery.invalidate(modal, { caipAddress }).catch(() => undefined)
    if (isListed === undefined || has() === isListed || !query.isActive()) return
  }
}
