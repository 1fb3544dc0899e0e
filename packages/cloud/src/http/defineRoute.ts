import type { EndpointDefinition } from '@latchkey/protocol/api'
import { type GenericSchema, safeParse } from 'valibot'
import { CloudError } from '../CloudError.ts'
import { parseRequest } from './parseRequest.ts'
import type { Route, RouteAccess, RouteAnswer, RouteRequest } from './Route.ts'

/** The most characters that a body has, unless its route says otherwise. */
export const defaultBodyLength = 262_144

/** Combines an endpoint with its handler. The handler receives only requests that match the endpoint's schemas. */
export function defineRoute<const endpoint extends EndpointDefinition>(parameters: {
  readonly endpoint: endpoint
  readonly access: RouteAccess
  readonly guards?: Route['guards'] | undefined
  /** In characters. Default: 262,144; no limit for the operator. */
  readonly bodyLengthAtMost?: number | undefined
  readonly handle: (request: RouteRequest<endpoint>) => RouteAnswer<endpoint> | Promise<RouteAnswer<endpoint>>
}): Route {
  const { access, endpoint, guards = [], handle } = parameters
  const { bodyLengthAtMost = access === 'operator' ? Number.POSITIVE_INFINITY : defaultBodyLength } = parameters
  return {
    endpoint,
    access,
    guards,
    async answer(context, { checksAnswers }) {
      const request = await parseRequest({ endpoint, context, bodyLengthAtMost })
      // The schemas of this very endpoint have parsed the parts, which is what the type says.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      const answer: unknown = await handle(request as RouteRequest<endpoint>)
      if (answer instanceof Response) return answer
      if (answer === undefined) return context.body(null, 204)
      if (checksAnswers) assertAnswer(endpoint, answer)
      return Response.json(answer)
    },
  }
}

function assertAnswer({ name, response }: EndpointDefinition, answer: unknown): void {
  if (!isSchema(response)) return
  const result = safeParse(response, answer)
  if (!result.success)
    throw new CloudError('internal', `The answer of ${name} violates its schema: ${result.issues[0].message}`)
}

function isSchema(response: EndpointDefinition['response']): response is GenericSchema {
  return typeof response === 'object'
}
