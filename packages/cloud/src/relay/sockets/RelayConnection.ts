import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { AdmittedClient } from '../access/createAdmission.ts'
import type { Parcel } from './createParcels.ts'

/** A message that was sent to a socket but not acknowledged. */
export interface Unacknowledged {
  readonly parcel: Parcel
  /** How many times it was sent. */
  readonly sent: number
  /** When to send it again. */
  readonly dueAt: number
  /** Whether it is to be sent again as soon as it was read from the mailbox. */
  readonly isOverdue: boolean
}

/** An open socket and its state. */
export interface RelayConnection {
  readonly socket: WebSocket
  /** The stream below the socket, for frames whose bodies are shared. */
  readonly stream: Duplex
  readonly client: AdmittedClient
  /** Subscription ids by topic. */
  readonly topics: Map<string, string>
  /** Topics whose subscription was not answered yet. Until then their messages wait in the mailbox. */
  readonly subscribing: Set<string>
  /** By `seq`, ordered by due time. */
  readonly unacknowledged: Map<number, Unacknowledged>
  unacknowledgedCharacters: number
  /** How many of the unacknowledged messages are overdue. */
  overdue: number
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
  /** Whether the last ping was answered. */
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
  readonly stream: Duplex
  readonly client: AdmittedClient
  readonly now: number
}): RelayConnection {
  const { client, now, socket, stream } = parameters
  return {
    socket,
    stream,
    client,
    topics: new Map(),
    subscribing: new Set(),
    unacknowledged: new Map(),
    unacknowledgedCharacters: 0,
    overdue: 0,
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
