import type { EndpointDefinition } from '@latchkey/protocol/api'
import type { Context, MiddlewareHandler } from 'hono'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * Who may call a route: apps of a project from an allowed origin (`project`) or from any origin
 * (`projectFromAnywhere`), anyone (`public`), operators with the right (`operator`, see `operatorRights`), or the dashboard to log an
 * operator in (`operatorLogin`).
 */
export type RouteAccess = 'project' | 'projectFromAnywhere' | 'public' | 'operator' | 'operatorLogin'

type OutputOf<schema> = schema extends GenericSchema ? InferOutput<schema> : undefined

/** A request parsed by the endpoint's schemas. */
export interface RouteRequest<endpoint extends EndpointDefinition> {
  readonly parameters: OutputOf<endpoint['parameters']>
  readonly query: OutputOf<endpoint['query']>
  readonly body: OutputOf<endpoint['body']>
  /** The raw body. */
  readonly text: string
  readonly context: Context<HttpEnvironment>
}

type Frozen<value> = value extends readonly (infer item)[]
  ? readonly Frozen<item>[]
  : value extends object
    ? { readonly [key in keyof value]: Frozen<value[key]> }
    : value

/** A handler's result: the value to serialize, or a complete response. */
export type RouteAnswer<endpoint extends EndpointDefinition> = endpoint['response'] extends GenericSchema
  ? Frozen<InferInput<endpoint['response']>> | Response
  : endpoint['response'] extends 'blob'
    ? Response
    : undefined

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: EndpointDefinition
  readonly access: RouteAccess
  /** Run after access was granted, such as limits of this route. */
  readonly guards: readonly MiddlewareHandler<HttpEnvironment>[]
  /**
   * Parses the request and answers it.
   *
   * @param options.checksAnswers fail if the answer breaks the endpoint's schema; for development and tests.
   */
  answer(context: Context<HttpEnvironment>, options: { readonly checksAnswers: boolean }): Promise<Response>
}
