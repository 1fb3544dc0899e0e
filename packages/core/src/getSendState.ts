import type { TokenBalance } from './account/accountState.ts'
import { tokenBalancesQuery } from './balance/tokenBalancesQuery.ts'
import { formatAmount } from './kernel/utils/formatAmount.ts'
import { identityQuery } from './names/identity.ts'
import type { Modal } from './plugin/Modal.ts'
import { sendPlugin } from './send/sendPlugin.ts'
import type { SendToken } from './send/state.ts'

/** A transfer as the visitor has entered it, with what queries have read of it. */
export interface SendState {
  readonly token: SendToken | undefined
  /** In the token, as a decimal number. */
  readonly sendTokenAmount: string | undefined
  readonly receiverAddress: string | undefined
  /** The name that the visitor entered, else the one that the address has chosen. */
  readonly receiverProfileName: string | undefined
  /** The picture of that name, for `pictureQuery`. */
  readonly receiverProfileImageUrl: string | undefined
  /** The value of the payer's coin on the network; absent if its price or balance is not known. */
  readonly networkBalanceInUSD: number | undefined
  /** Whether the wallet is being asked. */
  readonly loading: boolean
  /** What the payer has on the network, as it was last read. */
  readonly tokenBalances: readonly TokenBalance[]
}

/**
 * Returns what is being sent, for custom interfaces. Makes no request and loads nothing. Everything but the balances is empty again
 * once it was sent, and when the active chain changes.
 *
 * @example
 * ```ts
 * const { sendTokenAmount, token, loading } = getSendState(modal)
 * ```
 */
export function getSendState(modal: Pick<Modal, 'plugin'>): SendState {
  const { payer, token, amount, receiver, status } = modal.plugin(sendPlugin).store.getState()
  const found = receiver.status === 'found' ? receiver : undefined
  const identity = payer && identityQuery.getCached(modal, { namespace: payer.namespace, address: found?.address })
  const tokens = payer ? (tokenBalancesQuery.getCached(modal, payer) ?? []) : []
  return {
    token: token ?? undefined,
    sendTokenAmount: token && amount !== null ? formatAmount({ value: amount, decimals: token.decimals }) : undefined,
    receiverAddress: found?.address,
    receiverProfileName: found && (found.name ?? identity?.name ?? undefined),
    receiverProfileImageUrl:
      found && (found.name ?? identity?.name) === identity?.name ? (identity?.avatar ?? undefined) : undefined,
    networkBalanceInUSD: tokens.find(({ address }) => address === undefined)?.value,
    loading: status === 'sending',
    tokenBalances: tokens,
  }
}
