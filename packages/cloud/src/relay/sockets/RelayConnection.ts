import type { WebSocket } from 'ws'
import type { AdmittedClient } from '../access/createAdmission.ts'
import type { StoredMessage } from '../mailbox/MailboxMessage.ts'

/** A message that was sent to a socket but not acknowledged. */
export interface Unacknowledged {
  readonly message: StoredMessage
  /** How many times it was sent. */
  readonly sent: number
  /** When to send it again. */
  readonly dueAt: number
}

/** An open socket and its state. */
export interface RelayConnection {
  readonly socket: WebSocket
  readonly client: AdmittedClient
  /** Subscription ids by topic. */
  readonly topics: Map<string, string>
  /** By `seq`, ordered by due time. */
  readonly unacknowledged: Map<number, Unacknowledged>
  unacknowledgedCharacters: number
  /** Topics whose mailbox must be read, with the `seq` to read after. */
  readonly behind: Map<string, number>
  /** Topics that received a message while they were being read. */
  readonly missed: Set<string>
  /**
   * Messages, by topic, that reached the redelivery limit. They are sent again when the topic is subscribed to again.
   */
  readonly givenUp: Map<string, Set<number>>
  isCatchingUp: boolean
  /** When to retry a failed mailbox read. */
  retryAt: number
  /** Whether anything was received since the last ping. */
  isAlive: boolean
  lastRequestAt: number
  /** Requests in progress. */
  requests: number
  /** Consecutive frames that were not requests. */
  malformed: number
  /** Open but inactive, because its client has newer sockets. */
  isParked: boolean
  /** Closing; further frames are ignored. */
  isEnded: boolean
}

/** Creates the state of a socket that was just opened. */
export function createRelayConnection(parameters: {
  readonly socket: WebSocket
  readonly client: AdmittedClient
  readonly now: number
}): RelayConnection {
  const { client, now, socket } = parameters
  return {
    socket,
    client,
    topics: new Map(),
    unacknowledged: new Map(),
    unacknowledgedCharacters: 0,
    behind: new Map(),
    missed: new Set(),
    givenUp: new Map(),
    isCatchingUp: false,
    retryAt: 0,
    isAlive: true,
    lastRequestAt: now,
    requests: 0,
    malformed: 0,
    isParked: false,
    isEnded: false,
  }
}
