import { getOnrampOptions } from '@latchkey/protocol/api'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { Onramp } from '../../../upstream/onramp/createOnramp.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { listSellers, refuseOnramp } from './findOnrampProvider.ts'

/** What a question costs of the budget for upstream calls. */
const weight = 10

/** Returns what can be bought and how it can be paid. Pictures are paths of this cloud. */
export function getOnrampOptionsRoute(parameters: {
  readonly budgets: Pick<Budgets, 'rpc'>
  readonly onramp: Onramp
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
}): Route {
  const { budgets, onramp, pictureSigner } = parameters
  return defineRoute({
    endpoint: getOnrampOptions,
    access: 'project',
    handle: async ({ context }) => {
      const sellers = listSellers({ onramp, client: context.get('client') })
      if (sellers.length === 0) throw refuseOnramp()
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight })
      const options = await onramp.readOptions({
        names: sellers.map(({ name }) => name),
        signal: context.get('signal'),
      })
      const pages = sellers.flatMap(({ name, page }) => (page === undefined ? [] : [{ provider: name, url: page }]))
      return {
        ...options,
        purchaseCurrencies: options.purchaseCurrencies.map((currency) => ({
          ...currency,
          icon_url: currency.icon_url ? (pictureSigner.sign(currency.icon_url) ?? null) : null,
        })),
        providers: sellers.map(({ name }) => name),
        ...(pages.length === 0 ? {} : { pages }),
      }
    },
  })
}
