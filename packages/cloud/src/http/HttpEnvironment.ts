import type { HttpBindings } from '@hono/node-server'
import type { Project } from '../projects/Project.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'

/** What a route finds in its context besides the request. */
export interface HttpEnvironment {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** As in the header `x-request-id` of the answer, and in the log. */
    requestId: string
    client: ClientAddress
    /** Ends when the request has taken too long, or its client has left. */
    signal: AbortSignal
    /** Who asks; only behind `requireProject`. */
    project: Project
  }
}
