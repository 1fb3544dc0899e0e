import { getOnrampQuote } from '@latchkey/protocol/api'
import type { Onramp } from '../../../upstream/onramp/createOnramp.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { findOnrampProvider } from './findOnrampProvider.ts'

/** What a quote costs of the budget for upstream calls: with the default, a client gets 33 a minute. */
const weight = 30

/** Returns a quote for a purchase. */
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
      const provider = name === undefined ? undefined : findOnrampProvider({ onramp, name })
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight })
      return onramp.readQuote({
        question: { ...question, country, paymentMethod },
        provider,
        signal: context.get('signal'),
      })
    },
  })
}
