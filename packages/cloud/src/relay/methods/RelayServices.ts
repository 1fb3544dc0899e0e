import type { relayMethods, RelayMethod } from '@latchkey/protocol/relay'
import type { InferOutput } from 'valibot'
import type { CloudContext } from '../../CloudContext.ts'
import type { RelayLimits } from '../../config/RelaySettings.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'
import type { RelayMetrics } from '../createRelayMetrics.ts'
import type { TopicFeed } from '../createTopicFeed.ts'
import type { RelayRates } from '../limits/createRelayRates.ts'
import type { Turns } from '../limits/createTurns.ts'
import type { Mailbox } from '../mailbox/createMailbox.ts'
import type { Delivery } from '../sockets/createDelivery.ts'
import type { Subscriptions } from '../sockets/createSubscriptions.ts'
import type { RelayConnection } from '../sockets/RelayConnection.ts'

/** The services that relay methods use. */
export interface RelayServices {
  readonly now: CloudContext['now']
  readonly disk: CloudContext['disk']
  readonly securityLog: CloudContext['securityLog']
  readonly limits: RelayLimits
  readonly rates: RelayRates
  /** The turns of fetching, by client id: each answer may be large. */
  readonly fetches: Turns
  readonly mailbox: Mailbox
  readonly feed: TopicFeed
  readonly subscriptions: Subscriptions
  readonly delivery: Delivery
  readonly metrics: RelayMetrics
}

/** The calling client and its socket; calls over HTTP have none. */
export interface RelayCaller {
  readonly client: AdmittedClient
  readonly connection: RelayConnection | undefined
}

/** The answer to a request. */
export interface RelayAnswer {
  readonly result: unknown
  /** Called once the answer has been sent. */
  readonly afterwards?: (() => void) | undefined
}

/** The parsed parameters of a method. */
export type RelayParams<method extends RelayMethod> = InferOutput<(typeof relayMethods)[method]['params']>
