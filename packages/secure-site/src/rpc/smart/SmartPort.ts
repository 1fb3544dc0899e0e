import type { EndpointRequest, EndpointResponse } from '@latchkey/protocol/api'
import type { createSponsorship, getSmartAccountNetworks } from '@latchkey/protocol/embedded'

/** A network on which the wallet may be a smart account. */
export type SmartNetwork = EndpointResponse<typeof getSmartAccountNetworks>['networks'][number]

/** What the server says to the question who pays for an operation. */
export type Sponsorship = EndpointResponse<typeof createSponsorship>

/** The parts of the own server that smart accounts need. */
export interface SmartPort {
  /** Asked once a document, and again after a failure. @throws SiteRefusal */
  list(): Promise<readonly SmartNetwork[]>
  /** Asks whether the project pays for an operation. @throws SiteRefusal */
  sponsor(body: EndpointRequest<typeof createSponsorship>['body'], signal: AbortSignal): Promise<Sponsorship>
  /** Asks the bundler of a network (ERC-7769). @throws as a node does. */
  askBundler(parameters: {
    readonly networkId: string
    readonly method: string
    readonly params: readonly unknown[]
  }): Promise<unknown>
  /**
   * Waits until something on a chain may have changed: briefly at first, because some chains have a block in no time. Rejects with the
   * reason of `signal` if it aborts.
   *
   * @param round how often the same was waited for before.
   */
  pause(signal: AbortSignal, round: number): Promise<void>
  /** Current time in ms. */
  now(): number
}

/** What an app has chosen for this document. */
export type AccountType = 'eoa' | 'smartAccount'
