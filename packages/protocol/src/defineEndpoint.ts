import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** The HTTP methods of endpoints. */
export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint: its name, its path, and the schemas of its request and response. Query and path values are strings. */
export interface EndpointDefinition {
  /** A stable name, such as `getWallets`: the operation id of the OpenAPI document. */
  readonly name: string
  /** One sentence. */
  readonly summary: string
  readonly method: EndpointMethod
  /** The path from the root, with parameters in braces: `/v1/identity/{address}`. */
  readonly path: string
  readonly parameters?: GenericSchema | undefined
  readonly query?: GenericSchema | undefined
  readonly body?: GenericSchema | undefined
  /** The schema of a JSON response, or the name of another kind of response. */
  readonly response: GenericSchema | 'blob' | 'empty'
  /** Whether it requires the token of a sign-in session, as a bearer token or a cookie. */
  readonly isForSignedIn?: boolean | undefined
  /** The capability that the operator must configure. Until then calls are refused with `not_configured`. */
  readonly capability?: string | undefined
}

/** Defines an endpoint for the server, which parses its requests, and the client, which parses its responses. */
export function defineEndpoint<const definition extends EndpointDefinition>(definition: definition): definition {
  return definition
}

type InputOf<schema> = schema extends GenericSchema ? InferInput<schema> : undefined

/** The request of an endpoint. */
export interface EndpointRequest<endpoint extends EndpointDefinition> {
  readonly parameters: InputOf<endpoint['parameters']>
  readonly query: InputOf<endpoint['query']>
  readonly body: InputOf<endpoint['body']>
}

/** The response of an endpoint. */
export type EndpointResponse<endpoint extends EndpointDefinition> = endpoint['response'] extends GenericSchema
  ? InferOutput<endpoint['response']>
  : endpoint['response'] extends 'blob'
    ? Blob
    : undefined
