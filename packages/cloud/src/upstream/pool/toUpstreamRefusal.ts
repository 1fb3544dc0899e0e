import type { Concern } from '../../config/providers.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'

/** Creates the error of a request that no provider of a concern answered. Names the concern, never a provider's URL or key. */
export function toUpstreamRefusal(parameters: { readonly concern: Concern; readonly isTimeout: boolean }): ApiRefusal {
  const { concern, isTimeout } = parameters
  const description = isTimeout
    ? `The providers of ${concern} did not answer in time.`
    : `No provider of ${concern} is available.`
  return new ApiRefusal(
    isTimeout ? 'upstream_timeout' : 'upstream_failed',
    `${description} Nothing was lost; try again later.`,
    { reasons: [{ name: concern, description }] },
  )
}
