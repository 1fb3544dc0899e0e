import type { IncomingMessage } from 'node:http'
import type { ClientAddress } from '../request/getClientAddress.ts'

/** How much of something in a row, and how fast it comes back. */
export interface BucketRate {
  readonly burst: number
  readonly perSecond: number
}

/** What one client, one address and all together may cost. Sizes in bytes. Counted on each node by itself. */
export interface RelayLimits {
  /** A whole frame. A longer one ends its socket with 1009. */
  readonly frameBytes: number
  /** A message with its attestation. */
  readonly messageBytes: number
  /** Open sockets of this node. */
  readonly sockets: number
  readonly socketsPerAddress: number
  /**
   * Sockets of a client that are served. When there is one more the oldest is parked: it stays open, and gets nothing until
   * it asks for something. To close it would make old clients open another, without end.
   */
  readonly socketsPerClient: number
  /** Parked sockets of a client. The oldest goes with 4010 when there is one more, or when the node is full. */
  readonly parkedPerClient: number
  readonly topicsPerClient: number
  /** Sockets that take part in one topic. */
  readonly subscribersPerTopic: number
  /** Messages that wait on one topic. */
  readonly messagesPerTopic: number
  /** Messages that a socket was sent and has not acknowledged; the others wait in the mailbox. */
  readonly unacknowledgedPerSocket: number
  /** Requests of a socket that are worked on at once; beyond them the socket is not read. */
  readonly requestsAtOnce: number
  /** What may wait to be sent on one socket. One that reads no faster is ended. */
  readonly sendBufferBytes: number
  /** Frames in a row that are no requests, before their socket is ended with 1008. */
  readonly malformedFrames: number
  /** New sockets of an address. */
  readonly connectRate: BucketRate
  /** Frames of a client on all its sockets, and of an address. */
  readonly frameRate: BucketRate
  readonly addressFrameRate: BucketRate
  /** Messages that a client publishes. Each 4,096 bytes of one count as a message. */
  readonly publishRate: BucketRate
  /** Frames that are refused because of a rate, before their socket is ended with 1013. */
  readonly refusalRate: BucketRate
}

/** How the relay keeps time, in milliseconds. */
export interface RelayTimes {
  /** Between two pings of a socket. The Node client goes away when it hears nothing for 35 s. */
  readonly ping: number
  /** After which a message that was not acknowledged is sent again. */
  readonly redelivery: number
  /** After which a socket with no subscription and no requests is ended with 4008. */
  readonly stale: number
  /** How long requests to store are gathered before they are written together. */
  readonly batchDelay: number
  /** Between two removals of what has expired. */
  readonly sweep: number
  /** How long a closing socket may take to say goodbye. */
  readonly close: number
}

/** How an operator runs the relay. */
export interface RelaySettings {
  /**
   * Where clients find this cloud, such as `https://cloud.example.com`: tokens must be made for this host. Without it, and
   * without other hosts, they must be made for the host that the request names.
   */
  readonly publicUrl: string | undefined
  /** More hosts that tokens may be made for, each as `host` or `host:port`. */
  readonly acceptedHosts: readonly string[]
  /** Whether tokens for any loopback name are accepted, as in development. */
  readonly isLoopbackAccepted: boolean
  /** The project whose clients are counted against no rate when they come from loopback. */
  readonly unlimitedProjectId: string | undefined
  /** Who connects, where trusted proxies stand before the cloud. The socket's other end unless told. */
  readonly readAddress?: ((request: IncomingMessage) => ClientAddress) | undefined
  readonly limits?: Partial<RelayLimits> | undefined
  readonly times?: Partial<RelayTimes> | undefined
}

/** What the relay allows unless its settings say otherwise. */
export const defaultRelayLimits: RelayLimits = {
  frameBytes: 1_048_576,
  messageBytes: 262_144,
  sockets: 20_000,
  socketsPerAddress: 10_000,
  socketsPerClient: 16,
  parkedPerClient: 4_000,
  topicsPerClient: 5_000,
  subscribersPerTopic: 1_000,
  messagesPerTopic: 1_000,
  unacknowledgedPerSocket: 256,
  requestsAtOnce: 64,
  sendBufferBytes: 8_388_608,
  malformedFrames: 10,
  // Clients up to 2.21.8 that find the relay again after an outage open thousands of sockets within seconds, and ask as
  // often: a burst that they are allowed once.
  connectRate: { burst: 5_000, perSecond: 50 },
  frameRate: { burst: 10_000, perSecond: 100 },
  addressFrameRate: { burst: 20_000, perSecond: 1_000 },
  publishRate: { burst: 1_000, perSecond: 50 },
  refusalRate: { burst: 100, perSecond: 5 },
}

/** How the relay keeps time unless its settings say otherwise. */
export const defaultRelayTimes: RelayTimes = {
  ping: 25_000,
  redelivery: 30_000,
  stale: 300_000,
  batchDelay: 4,
  sweep: 60_000,
  close: 5_000,
}
