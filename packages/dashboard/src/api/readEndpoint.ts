import type { EndpointDefinition, EndpointResponse } from '@latchkey/protocol/api'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { Api, ApiCall } from './createApi.ts'

/** The key of a query: the endpoint and what is asked. Queries of an endpoint are found by its name alone. */
type Key = readonly [name: string, asked: unknown]

/** The options of a query that reads an endpoint: for a loader (`ensureQueryData`), or for `useRead`. */
export function readEndpoint<endpoint extends EndpointDefinition>(
  api: Api,
  endpoint: endpoint,
  call: ApiCall<endpoint>,
): UseQueryOptions<EndpointResponse<endpoint>, Error, EndpointResponse<endpoint>, Key> & { readonly queryKey: Key } {
  const { body, parameters, query } = call
  return {
    queryKey: [endpoint.name, { parameters, query, body }],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.call(endpoint, { ...call, signal }),
  }
}
