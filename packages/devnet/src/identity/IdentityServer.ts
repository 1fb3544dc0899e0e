import type { IncomingMessage, ServerResponse } from 'node:http'

/** One imitated provider. */
export interface IdentityServer {
  /** Answers everything but the page of the login. */
  answer(parameters: {
    /** The path and query after the provider's name. */
    readonly path: string
    readonly request: IncomingMessage
    readonly response: ServerResponse
  }): Promise<void>
  /** Ends the page of the login. */
  logIn(parameters: {
    /** What the developer typed; `undefined` after Cancel. */
    readonly person: string | undefined
    /** The path and query after the provider's name. */
    readonly path: string
    readonly request: IncomingMessage
    readonly response: ServerResponse
  }): Promise<void>
}
