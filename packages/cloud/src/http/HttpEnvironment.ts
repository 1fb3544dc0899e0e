import type { HttpBindings } from '@hono/node-server'
import type { Actor } from '../audit/Actor.ts'
import type { FoundSession } from '../operators/createOperatorSessions.ts'
import type { Project } from '../projects/Project.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'

/** A port of a node that has several: for clients, for operators, or of the secure site. */
export type Listener = 'public' | 'admin' | 'secureSite'

/** The context variables of a request. */
export interface HttpEnvironment {
  Bindings: Partial<HttpBindings> & {
    /** Which port the request came to; `undefined` if there is only one. */
    listener?: Listener | undefined
  }
  Variables: {
    /** Also in the response header `x-request-id` and in the log. */
    requestId: string
    client: ClientAddress
    /** Aborts on timeout or when the client disconnects. */
    signal: AbortSignal
    /** The calling project; set only by `requireProject`. */
    project: Project
    /** The operator; set only for the operator's routes. */
    actor: Actor
    /** The session of an operator; set only if the request came with one. */
    operatorSession: FoundSession
  }
}
