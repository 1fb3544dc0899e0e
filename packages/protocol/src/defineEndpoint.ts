import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** The methods that endpoints use. */
export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The parts of a request that a schema describes; each is a schema of an object whose query and path values are strings. */
export interface EndpointDefinition {
  /** A stable name, such as `getWallets`: the operation id of the OpenAPI document. */
  readonly name: string
  /** One sentence. */
  readonly summary: string
  readonly method: EndpointMethod
  /** From the root, with parameters in braces: `/v1/identity/{address}`. */
  readonly path: string
  readonly parameters?: GenericSchema | undefined
  readonly query?: GenericSchema | undefined
  readonly body?: GenericSchema | undefined
  /** The schema of a JSON answer, or the name of what else it is. */
  readonly response: GenericSchema | 'blob' | 'empty'
  /** Whether it is for who is signed in: it asks for the token of a session, as a bearer or as a cookie. */
  readonly isForSignedIn?: boolean | undefined
  /** Whether the answer is the "not configured" error until the operator configures the capability. */
  readonly capability?: string | undefined
}

/** Names an endpoint once for the server that parses its requests and the client that parses its answers. */
export function defineEndpoint<const definition extends EndpointDefinition>(definition: definition): definition {
  return definition
}

type InputOf<schema> = schema extends GenericSchema ? InferInput<schema> : undefined

/** What a client gives to call an endpoint. */
export interface EndpointRequest<endpoint extends EndpointDefinition> {
  readonly parameters: InputOf<endpoint['parameters']>
  readonly query: InputOf<endpoint['query']>
  readonly body: InputOf<endpoint['body']>
}

/** What an endpoint answers. */
export type EndpointResponse<endpoint extends EndpointDefinition> = endpoint['response'] extends GenericSchema
  ? InferOutput<endpoint['response']>
  : endpoint['response'] extends 'blob'
    ? Blob
    : undefined
