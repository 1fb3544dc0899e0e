import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@latchkey/protocol/api'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ApiClient } from './createApiClient.ts'
import { parseJson } from '../kernel/utils/parseJson.ts'
import { parseAnswer } from './parseAnswer.ts'

/** The query parameters that the client adds itself. */
type ClientParameter = 'projectId' | 'st' | 'sv' | 'clientId'

/** A part of a request: required if it has a required field, absent if the endpoint has no such part. */
type Part<name extends string, value> = [value] extends [undefined]
  ? { readonly [key in name]?: undefined }
  : object extends value
    ? { readonly [key in name]?: value | undefined }
    : { readonly [key in name]: value }

/** The parameters of a call to an endpoint. */
export type EndpointCall<endpoint extends EndpointDefinition> = Part<
  'parameters',
  EndpointRequest<endpoint>['parameters']
> &
  Part<'query', Omit<EndpointRequest<endpoint>['query'], ClientParameter>> &
  Part<'body', EndpointRequest<endpoint>['body']> & {
    readonly signal?: AbortSignal | undefined
    /** Lets the request outlive the page. */
    readonly keepalive?: boolean | undefined
    /** How the browser's cache is used. Default: as usual. */
    readonly cache?: RequestCache | undefined
  }

/**
 * Calls an endpoint of the cloud and checks its response with the endpoint's schema.
 *
 * @throws the errors of `ApiClient.send`; `api.invalidResponse`.
 *
 * @example
 * ```ts
 * const { data } = await callEndpoint(client, getWallets, { query: { search: 'rain' } })
 * ```
 */
export async function callEndpoint<endpoint extends EndpointDefinition>(
  client: Pick<ApiClient, 'send'>,
  endpoint: endpoint,
  call: EndpointCall<endpoint>,
): Promise<EndpointResponse<endpoint>> {
  const { method, response: kind, name } = endpoint
  const parameters = toTexts(call.parameters)
  const { body, cache, signal, keepalive } = call
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''))
  const answer = await client.send(
    { method, path, query: toTexts(call.query), body, cache, signal, keepalive },
    async (response) => {
      if (kind === 'blob') return response.blob()
      const text = await response.text()
      if (kind === 'empty') return undefined
      return parseAnswer(
        kind,
        parseJson(text),
        (details) => new ModalError('api.invalidResponse', { context: { name }, details, category: 'API_ERROR' }),
      )
    },
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just made it
  return answer as EndpointResponse<endpoint>
}

/** Converts the values of a query or path; the type of a call allows only texts. */
function toTexts(part: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(part ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
