import type { WebSocket } from 'ws'
import type { AdmittedClient } from '../access/createAdmission.ts'
import type { StoredMessage } from '../mailbox/MailboxMessage.ts'

/** A message that a socket was sent and has not acknowledged. */
export interface Unacknowledged {
  readonly message: StoredMessage
  /** How often it was sent. */
  readonly sent: number
  /** When to send it again. */
  readonly dueAt: number
}

/** An open socket, with what the relay knows about it. */
export interface RelayConnection {
  readonly socket: WebSocket
  readonly client: AdmittedClient
  /** Its topics with the ids of its subscriptions. */
  readonly topics: Map<string, string>
  /** By the message's place, the one that is due first before the others. */
  readonly unacknowledged: Map<number, Unacknowledged>
  unacknowledgedCharacters: number
  /** Topics of which the mailbox is still to be read, each with the place after which. */
  readonly behind: Map<string, number>
  /** Topics that got a message while they were being read. */
  readonly missed: Set<string>
  /** Messages, by topic, that were sent often enough. They come again when the topic is subscribed again. */
  readonly givenUp: Map<string, Set<number>>
  isCatchingUp: boolean
  /** When to read the mailbox again after it could not be read. */
  retryAt: number
  /** Whether anything was heard since the last ping. */
  isAlive: boolean
  lastRequestAt: number
  /** Requests that are being worked on. */
  requests: number
  /** Frames in a row that were no requests. */
  malformed: number
  /** It is open and gets nothing, because its client has newer ones. */
  isParked: boolean
  /** Nothing that it says counts any more. */
  isEnded: boolean
}

/** Notes a socket that has just been opened. */
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
