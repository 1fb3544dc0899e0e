import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { Onramp, OnrampProviderName } from '../../../upstream/onramp/createOnramp.ts'

/**
 * Finds a seller by the name in a request.
 *
 * @throws ApiRefusal `not_configured` if this cloud does not have it.
 */
export function findOnrampProvider(parameters: {
  readonly onramp: Pick<Onramp, 'names'> | undefined
  readonly name: string
}): OnrampProviderName {
  const found = parameters.onramp?.names.find((known) => known === parameters.name)
  if (found === undefined) {
    throw new ApiRefusal(
      'not_configured',
      'Purchases: not configured on this cloud. Nothing was done. The operator must configure an onramp provider, or disable the feature for this project so that apps do not offer it.',
    )
  }
  return found
}
