import type { EndpointDefinition } from '@latchkey/protocol/api'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { defineRoute } from './defineRoute.ts'
import type { Route } from './Route.ts'

/** Optional capabilities, and the provider that each requires. */
const capabilities = {
  activity: { name: 'Transaction history', needs: 'an account history provider' },
  balances: { name: 'Token balances', needs: 'a token balance provider' },
  names: { name: 'Account names', needs: 'a name registry' },
  nfts: { name: 'Non-fungible tokens', needs: 'a provider of non-fungible tokens, or a chain to index' },
  onramp: { name: 'Buying crypto', needs: 'an onramp provider' },
  prices: { name: 'Token prices', needs: 'a price provider' },
  swaps: { name: 'Swaps', needs: 'a swap provider' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly needs: string }>>

/** A route for a capability that is not configured. Requests are parsed first, so that invalid ones are reported. */
export function notConfiguredRoute(endpoint: EndpointDefinition): Route {
  const [, { name, needs }] = Object.entries(capabilities).find(([key]) => key === endpoint.capability) ?? [
    '',
    { name: endpoint.name, needs: 'a provider' },
  ]
  return defineRoute({
    endpoint,
    access: 'project',
    handle: () => {
      throw new ApiRefusal(
        'not_configured',
        `${name}: not configured on this cloud. Nothing was done. The operator must configure ${needs}, or disable the feature for this project so that apps do not offer it.`,
      )
    },
  })
}
