import type { ReferenceTypes } from './ReferenceTypes.ts'

/** How an adapter reaches the owner of the keys of a connection: a wallet of the page, or a session. */
export interface ReferenceLink {
  readonly provider: ReferenceTypes['provider']
  /** Passes a request on. */
  request(method: string, params?: unknown): Promise<unknown>
  /** Tells the other side that the connection is over. */
  leave(): Promise<void>
  /** Ends what listens. */
  end(): void
}
