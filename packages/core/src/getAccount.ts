import type { Namespace } from '@latchkey/protocol/caip'
import { selectAccount, type Account } from './account/accountState.ts'
import { formatAmount } from './kernel/utils/formatAmount.ts'
import type { Modal } from './plugin/Modal.ts'
import { identityQuery } from './names/identity.ts'
import { noIdentity } from './names/noIdentity.ts'
import { ACCOUNT_TOKENS } from './balance/constants.ts'
import { nativeBalanceQuery } from './balance/nativeBalance.ts'
import { tokenBalancesQuery } from './balance/tokenBalancesQuery.ts'

/**
 * Returns the account of a namespace with what queries have read of it: `balance` and `balanceSymbol` are those of the last
 * native balance, `tokenBalance` has the first 200 of the last token balances, `profileName` and
 * `profileImage` are those of the last identity. Makes no request.
 *
 * @example
 * ```ts
 * const { caipAddress } = getAccount(modal, { namespace: 'eip155' })
 * await nativeBalanceQuery.read(modal, { namespace: 'eip155', caipAddress })
 * getAccount(modal, { namespace: 'eip155' }).balance // '1.5'
 * ```
 */
export function getAccount(
  modal: Pick<Modal, 'controllers' | 'plugin'>,
  parameters: { readonly namespace: Namespace },
): Account {
  const { namespace } = parameters
  const account = selectAccount(modal.controllers.account.store.getState(), namespace)
  const { caipAddress } = account
  const native = nativeBalanceQuery.getCached(modal, { namespace, caipAddress })
  const tokens = tokenBalancesQuery.getCached(modal, { namespace, caipAddress })
  const { name, avatar } = identityQuery.getCached(modal, { namespace, address: account.address }) ?? noIdentity
  if (!native && !tokens && !name) return account
  return {
    ...account,
    ...(native && { balance: formatAmount({ ...native, value: BigInt(native.value) }), balanceSymbol: native.symbol }),
    ...(tokens && { tokenBalance: tokens.slice(0, ACCOUNT_TOKENS) }),
    // What the app or the login has set wins.
    ...(name && { profileName: account.profileName ?? name }),
    ...(avatar && { profileImage: account.profileImage ?? avatar }),
  }
}
