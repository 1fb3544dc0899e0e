import { getOnrampQuote } from '@latchkey/protocol/api'
import type { Onramp } from '../../../upstream/onramp/createOnramp.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { findOnrampProvider, listSellers, refuseOnramp } from './findOnrampProvider.ts'

/** What the quote of one seller costs of the budget for upstream calls: with the default, a client gets 33 a minute. */
const weight = 30

/** Returns a quote for a purchase: that of one seller, or the best of all. */
export function getOnrampQuoteRoute(parameters: {
  readonly budgets: Pick<Budgets, 'rpc'>
  readonly onramp: Onramp
}): Route {
  const { budgets, onramp } = parameters
  return defineRoute({
    endpoint: getOnrampQuote,
    access: 'project',
    handle: async ({ body, context }) => {
      const { country, paymentMethod, provider: name, ...question } = body
      const client = context.get('client')
      const sellers =
        name === undefined
          ? listSellers({ onramp, client }).filter(({ page }) => page === undefined)
          : [findOnrampProvider({ onramp, client, name, hasQuotes: true })]
      if (sellers.length === 0) throw refuseOnramp()
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight * sellers.length })
      return onramp.readQuote({
        question: { ...question, country, paymentMethod },
        names: sellers.map((seller) => seller.name),
        signal: context.get('signal'),
      })
    },
  })
}
