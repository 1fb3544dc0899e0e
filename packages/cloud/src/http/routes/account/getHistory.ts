import { getHistory } from '@latchkey/protocol/api'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { TokenFinder } from '../../../tokens/createTokenFinder.ts'
import type { History } from '../../../upstream/history/createHistory.ts'
import type { Onramp } from '../../../upstream/onramp/createOnramp.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { createTransactionFormat } from './createTransactionFormat.ts'
import { parseAccount } from './parseAccount.ts'
import { readPurchases } from './readPurchases.ts'

/** What the transactions of one chain cost of the budget for upstream calls. */
const weight = 5

/** Returns the transactions of an account on all chains, or on one, in pages. A chain that fails does not empty the rest. */
export function getHistoryRoute(parameters: {
  readonly history: History | undefined
  readonly onramp: Onramp | undefined
  readonly tokens: TokenFinder
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
  readonly budgets: Pick<Budgets, 'rpc'>
  readonly now: () => number
}): Route {
  const { budgets, history, onramp } = parameters
  const format = createTransactionFormat(parameters)
  return defineRoute({
    endpoint: getHistory,
    access: 'project',
    handle: async ({ context, parameters: { account: address }, query }) => {
      const signal = context.get('signal')
      const charge = (work: number): Promise<void> =>
        chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work })
      if (query.onramp !== undefined) {
        return readPurchases({
          onramp,
          client: context.get('client'),
          provider: query.onramp,
          partnerUserId: address,
          cursor: query.cursor,
          charge: () => charge(weight),
          signal,
        })
      }
      if (history === undefined) {
        throw new ApiRefusal(
          'not_configured',
          'Transaction history: not configured on this cloud. Nothing was done. The operator must configure an account history provider, or disable the feature for this project so that apps do not offer it.',
        )
      }
      const { account, chainId, chainIds } = parseAccount({
        parameter: 'account',
        address,
        chainId: query.chainId,
        known: history.chainIds,
      })
      const served = chainIds.filter((id) => history.chainIds.includes(id))
      if (served.length === 0) {
        return { data: [], next: null, ...(chainIds.length === 0 ? {} : { unavailable: chainIds }) }
      }
      await charge(weight * served.length)
      const part = await history.read({ account, chainId, chainIds: served, cursor: query.cursor, signal })
      return {
        data: part.transactions.map((transaction) => format(transaction, account)),
        next: part.next ?? null,
        ...(part.unavailable.length === 0 ? {} : { unavailable: part.unavailable }),
      }
    },
  })
}
