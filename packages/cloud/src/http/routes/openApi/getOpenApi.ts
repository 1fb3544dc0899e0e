import { defineEndpoint } from '@latchkey/protocol/api'
import { record, string, unknown } from 'valibot'
import { defineRoute } from '../../defineRoute.ts'
import { createOpenApi } from '../../openApi/createOpenApi.ts'
import { observeEndpoints } from '../../openApi/observeEndpoints.ts'
import type { Route } from '../../Route.ts'

const getOpenApi = defineEndpoint({
  name: 'getOpenApi',
  summary: 'Reads this document.',
  method: 'GET',
  path: '/openapi.json',
  response: record(string(), unknown()),
})

/** Returns the OpenAPI document of all routes, including this one. */
export function getOpenApiRoute({ routes }: { readonly routes: readonly Route[] }): Route {
  let json: string | undefined
  const route: Route = defineRoute({
    endpoint: getOpenApi,
    access: 'public',
    handle: () => {
      json ??= JSON.stringify(
        createOpenApi([
          ...routes,
          route,
          ...observeEndpoints.map((endpoint) => ({ endpoint, access: 'public' as const })),
        ]),
      )
      return new Response(json, {
        headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
      })
    },
  })
  return route
}
