import type { EndpointDefinition } from '@latchkey/protocol/api'
import type { Context } from 'hono'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * Who may ask: an app of a project from an allowed origin (`project`), or from any (`projectFromAnywhere`); everybody;
 * the operator.
 */
export type RouteAccess = 'project' | 'projectFromAnywhere' | 'everybody' | 'operator'

type OutputOf<schema> = schema extends GenericSchema ? InferOutput<schema> : undefined

/** A request whose parts were parsed by the endpoint's schemas. */
export interface RouteRequest<endpoint extends EndpointDefinition> {
  readonly parameters: OutputOf<endpoint['parameters']>
  readonly query: OutputOf<endpoint['query']>
  readonly body: OutputOf<endpoint['body']>
  /** The body as it came. */
  readonly text: string
  readonly context: Context<HttpEnvironment>
}

type Frozen<value> = value extends readonly (infer item)[]
  ? readonly Frozen<item>[]
  : value extends object
    ? { readonly [key in keyof value]: Frozen<value[key]> }
    : value

/** What a route gives: the answer, or a response that is made already. */
export type RouteAnswer<endpoint extends EndpointDefinition> = endpoint['response'] extends GenericSchema
  ? Frozen<InferInput<endpoint['response']>> | Response
  : endpoint['response'] extends 'blob'
    ? Response
    : undefined

/** An endpoint with what answers it. */
export interface Route {
  readonly endpoint: EndpointDefinition
  readonly access: RouteAccess
  /**
   * Parses the request and answers it.
   *
   * @param options.checksAnswers fail if the answer breaks the endpoint's schema; for development and tests.
   */
  answer(context: Context<HttpEnvironment>, options: { readonly checksAnswers: boolean }): Promise<Response>
}
