import { getHistory } from '@latchkey/protocol/api'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { TokenFinder } from '../../../tokens/createTokenFinder.ts'
import type { History } from '../../../upstream/history/createHistory.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { createTransactionFormat } from './createTransactionFormat.ts'
import { parseAccount } from './parseAccount.ts'

/** What the transactions of one chain cost of the budget for upstream calls. */
const weight = 5

/** Returns the transactions of an account on all chains, or on one, in pages. A chain that fails does not empty the rest. */
export function getHistoryRoute(parameters: {
  readonly history: History
  readonly tokens: TokenFinder
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
  readonly budgets: Pick<Budgets, 'rpc'>
  readonly now: () => number
}): Route {
  const { budgets, history } = parameters
  const format = createTransactionFormat(parameters)
  return defineRoute({
    endpoint: getHistory,
    access: 'project',
    handle: async ({ context, parameters: { account: address }, query }) => {
      if (query.onramp !== undefined) {
        throw new ApiRefusal(
          'not_configured',
          'Purchases: not configured on this cloud. Nothing was done. The operator must configure an onramp provider, or disable the feature for this project so that apps do not offer it.',
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
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight * served.length })
      const signal = context.get('signal')
      const part = await history.read({ account, chainId, chainIds: served, cursor: query.cursor, signal })
      return {
        data: part.transactions.map((transaction) => format(transaction, account)),
        next: part.next ?? null,
        ...(part.unavailable.length === 0 ? {} : { unavailable: part.unavailable }),
      }
    },
  })
}
