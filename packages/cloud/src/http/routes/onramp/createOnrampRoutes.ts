import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { createOnrampUrlRoute } from './createOnrampUrl.ts'
import { getOnrampOptionsRoute } from './getOnrampOptions.ts'
import { getOnrampQuoteRoute } from './getOnrampQuote.ts'

/** Creates the routes of purchases, if the operator has a provider. */
export function createOnrampRoutes({ budgets, gate, onramp, pictureSigner }: CloudServices): readonly Route[] {
  if (onramp === undefined) return []
  return [
    getOnrampOptionsRoute({ budgets, onramp, pictureSigner }),
    getOnrampQuoteRoute({ budgets, onramp }),
    createOnrampUrlRoute({ budgets, onramp, gate }),
  ]
}
