import type { EndpointDefinition } from '@latchkey/protocol/api'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { defineRoute } from './defineRoute.ts'
import type { Route } from './Route.ts'

/** What a cloud can have besides what it always has, and what its operator must give it for that. */
const capabilities = {
  activity: { name: 'The transaction history', needs: 'a provider of account histories' },
  balances: { name: 'Token balances', needs: 'a provider of token balances' },
  names: { name: 'Account names', needs: 'a name registry' },
  onramp: { name: 'Buying crypto', needs: 'an onramp provider' },
  prices: { name: 'Token prices', needs: 'a provider of prices' },
  swaps: { name: 'Swaps', needs: 'a swap provider' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly needs: string }>>

/** Answers for a capability that the operator has not configured, after the request was parsed: a bad one is told so. */
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
        `${name}: not configured on this cloud. Nothing was done. Its operator must configure ${needs}, or turn the feature off for this project, so that apps do not offer it.`,
      )
    },
  })
}
