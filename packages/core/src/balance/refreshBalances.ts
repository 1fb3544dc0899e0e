import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import { isNamespace, parseCaipAddress } from '@latchkey/protocol/caip'
import type { Modal } from '../plugin/Modal.ts'
import { FORCED_AT_MOST, RENEWAL_PAUSES } from './constants.ts'
import { movedContractsPlugin } from './movedContractsPlugin.ts'
import { nativeBalanceQuery } from './nativeBalance.ts'
import { tokenBalancesQuery } from './tokenBalancesQuery.ts'

/**
 * Reads the balances of an account again after a transaction has settled, the native balance too, past the caches of the
 * cloud: at once, and after 2 and 6 seconds while they are still the old ones. Balances that were never read are not requested.
 * Never rejects; a failure is shown as that of any read.
 *
 * @param parameters.contracts the tokens that moved, by address. An empty list says that only the native currency moved. Without
 * the list, all tokens that the account is known to have are read again.
 *
 * @example
 * ```ts
 * await refreshBalances(modal, { caipAddress: 'eip155:1:0xd8dA…', contracts: ['0xA0b8…'] })
 * ```
 */
export async function refreshBalances(
  modal: Pick<Modal, 'plugin'>,
  parameters: { readonly caipAddress: CaipAddress; readonly contracts?: readonly string[] | undefined },
): Promise<void> {
  const { caipAddress } = parameters
  const { namespace = '' } = parseCaipAddress(caipAddress) ?? {}
  if (!isNamespace(namespace)) return
  const request = { namespace, caipAddress }
  const contracts = parameters.contracts ?? listKnown(modal, request)
  const moved = modal.plugin(movedContractsPlugin).get()
  const before = listAmounts(modal, request, contracts)
  for (const pause of RENEWAL_PAUSES) {
    if (!(await moved.pause(pause))) return
    moved.add(caipAddress, contracts)
    const reads = [nativeBalanceQuery, tokenBalancesQuery].map((query) => query.renew(modal, request))
    await Promise.allSettled(reads)
    if (!(await moved.pause(0))) return
    const after = listAmounts(modal, request, contracts)
    const isNew = (amount: string | undefined, index: number): boolean =>
      amount === undefined || amount !== after[index]
    // Of tokens that may have moved, one is enough: all are read past the cache.
    if (parameters.contracts === undefined ? before.some(isNew) : before.every(isNew)) return
  }
}

/** The tokens that the account was read to have, as many as one request may name beside the native currency. */
function listKnown(
  modal: Pick<Modal, 'plugin'>,
  request: { readonly namespace: Namespace; readonly caipAddress: CaipAddress },
): readonly string[] {
  const tokens = tokenBalancesQuery.getCached(modal, request) ?? []
  return tokens.flatMap(({ address }) => address?.split(':').at(-1) ?? []).slice(0, FORCED_AT_MOST)
}

/** The amounts that are expected to change; `undefined` for one that was never read. */
function listAmounts(
  modal: Pick<Modal, 'plugin'>,
  request: { readonly namespace: Namespace; readonly caipAddress: CaipAddress },
  contracts: readonly string[],
): readonly (string | undefined)[] {
  const tokens = tokenBalancesQuery.getCached(modal, request)
  const getAmount = (contract: string | undefined): string | undefined =>
    tokens &&
    (tokens.find(({ address }) => address?.split(':').at(-1)?.toLowerCase() === contract?.toLowerCase())?.quantity
      .numeric ??
      '0')
  return contracts.length > 0
    ? contracts.map(getAmount)
    : [getAmount(undefined), nativeBalanceQuery.getCached(modal, request)?.value]
}
