import type { EndpointDefinition } from '@latchkey/protocol/api'
import { ApiRefusal } from './ApiRefusal.ts'
import { capabilities } from './capabilities.ts'
import { defineRoute } from './defineRoute.ts'
import type { Route } from './Route.ts'

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
