import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { Onramp, OnrampSeller } from '../../../upstream/onramp/createOnramp.ts'

/** Where a question comes from. */
interface Caller {
  readonly isLoopback: boolean
}

/** Lists the sellers that a caller can buy from. The sandbox sells to programs on this machine only. */
export function listSellers(parameters: {
  readonly onramp: Pick<Onramp, 'sellers'> | undefined
  readonly client: Caller
}): readonly OnrampSeller[] {
  const { client, onramp } = parameters
  return (onramp?.sellers ?? []).filter(({ isLocal }) => client.isLoopback || !isLocal)
}

/**
 * Finds a seller by the name in a request.
 *
 * @throws ApiRefusal `not_configured` if this cloud does not have it.
 */
export function findOnrampProvider(parameters: {
  readonly onramp: Pick<Onramp, 'sellers'> | undefined
  readonly client: Caller
  readonly name: string
  /** Whether it must have quotes and purchases, as opposed to a page only. */
  readonly hasQuotes?: boolean | undefined
}): OnrampSeller {
  const { hasQuotes = false, name } = parameters
  const found = listSellers(parameters).find((seller) => seller.name === name)
  if (found === undefined || (hasQuotes && found.page !== undefined)) throw refuseOnramp()
  return found
}

/** Creates the error of a cloud without a seller. */
export function refuseOnramp(): ApiRefusal {
  return new ApiRefusal(
    'not_configured',
    'Purchases: not configured on this cloud. Nothing was done. The operator must configure an onramp provider, or disable the feature for this project so that apps do not offer it.',
  )
}
