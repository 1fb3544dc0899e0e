import type { IncomingMessage } from 'node:http'
import type { BudgetLimit, BudgetShare } from '../limits/Budget.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'

/**
 * How much each share may do within a window. The networks of an IPv6 address may do a multiple of what the address
 * may.
 */
export type RelayRates = { readonly [share in Exclude<BudgetShare, 'network'>]?: BudgetLimit }

/** Resource limits of a node, per client, per address and in total. Sizes are in bytes. */
export interface RelayLimits {
  /** A whole frame. A longer one closes the socket with 1009. */
  readonly frameBytes: number
  /** A message including its attestation. */
  readonly messageBytes: number
  /** How long a message is kept at most, in seconds. A longer `ttl` is shortened. */
  readonly longestTtl: number
  /**
   * Bytes stored per minute for the messages of all clients, of a project, and of an address, and as many for their
   * acknowledgements. The networks of an IPv6 address may store a multiple.
   */
  readonly storedBytes: number
  readonly storedBytesPerProject: number
  readonly storedBytesPerAddress: number
  /** Open sockets on this node. */
  readonly sockets: number
  /**
   * Active sockets of an address. Parked ones do not count, but all together are at most `parkedPerClient` more. The
   * networks of an IPv6 address may have a multiple.
   */
  readonly socketsPerAddress: number
  /**
   * Active sockets of a client. Beyond this, the oldest is parked: it stays open but receives nothing until it sends a
   * request. Closing it would make old clients reconnect endlessly.
   */
  readonly socketsPerClient: number
  /** Parked sockets of a client. Beyond this, or when the node is full, the oldest is closed with 4010. */
  readonly parkedPerClient: number
  readonly topicsPerClient: number
  /** Sockets subscribed to one topic. */
  readonly subscribersPerTopic: number
  /** Messages waiting on one topic. */
  readonly messagesPerTopic: number
  /** Messages sent to a socket but not acknowledged. Further messages wait in the mailbox. */
  readonly unacknowledgedPerSocket: number
  /** Concurrent requests of a socket. Beyond this, reading from the socket is paused. */
  readonly requestsAtOnce: number
  /** Concurrent fetches of all clients. Each client has one at a time. */
  readonly fetchesAtOnce: number
  /**
   * Bytes that wait to be sent on all sockets, and on those of one address, because their clients do not read. Beyond
   * this, the slowest sockets are closed with 1013. What the operating system buffers does not count.
   */
  readonly unsentBytes: number
  readonly unsentBytesPerAddress: number
  /** Consecutive frames that are not requests before the socket is closed with 1008. */
  readonly malformedFrames: number
  /** New sockets. Their clients and projects are not known yet. */
  readonly connects: Pick<RelayRates, 'address' | 'node'>
  /** Frames. Every 4,096 characters count as another frame. */
  readonly frames: RelayRates
  /** Published messages. Every 4,096 bytes count as another message. */
  readonly publishes: RelayRates
  /** Frames rejected by a rate limit before the socket is closed with 1013. */
  readonly refusals: RelayRates
}

/** Intervals and timeouts of the relay, in ms. */
export interface RelayTimes {
  /** Between two pings of a socket. The Node client disconnects after 35 s of silence. */
  readonly ping: number
  /** Until an unacknowledged message is sent again. */
  readonly redelivery: number
  /** Until a socket without subscriptions and requests is closed with 4008. */
  readonly stale: number
  /** How long messages are collected before they are written in one batch. */
  readonly batchDelay: number
  /** Between two removals of expired messages. */
  readonly sweep: number
  /** How long the closing handshake of a socket may take. */
  readonly close: number
}

/** The operator's settings of the relay. */
export interface RelaySettings {
  /**
   * The public URL of the cloud, such as `https://cloud.example.com`: client tokens must be issued for its host. If
   * neither this nor other hosts are set, they must be issued for the host of the request.
   */
  readonly publicUrl: string | undefined
  /** Further hosts that tokens may be issued for, as `host` or `host:port`. */
  readonly acceptedHosts: readonly string[]
  /** Whether tokens for any loopback host are accepted; for development. */
  readonly isLoopbackAccepted: boolean
  /** The project whose clients are exempt from rate limits when they connect from loopback. */
  readonly unlimitedProjectId: string | undefined
  /** The project that only clients on this machine may use. */
  readonly localProjectId?: string | undefined
  /** Determines the client address behind trusted proxies. Default: the address of the socket. */
  readonly readAddress?: ((request: IncomingMessage) => ClientAddress) | undefined
  readonly limits?: Partial<RelayLimits> | undefined
  readonly times?: Partial<RelayTimes> | undefined
}

/** Default limits. */
export const defaultRelayLimits: RelayLimits = {
  frameBytes: 1_048_576,
  messageBytes: 262_144,
  longestTtl: 604_800,
  storedBytes: 256_000_000,
  storedBytesPerProject: 64_000_000,
  storedBytesPerAddress: 5_000_000,
  sockets: 20_000,
  socketsPerAddress: 500,
  socketsPerClient: 16,
  parkedPerClient: 4_000,
  topicsPerClient: 5_000,
  subscribersPerTopic: 1_000,
  messagesPerTopic: 1_000,
  unacknowledgedPerSocket: 256,
  requestsAtOnce: 64,
  fetchesAtOnce: 16,
  unsentBytes: 16_777_216,
  unsentBytesPerAddress: 8_388_608,
  malformedFrames: 10,
  // When the relay is back after an outage, clients up to 2.21.8 open thousands of sockets within seconds and send as
  // many requests. Allow such a burst once.
  connects: { address: { atMost: 5_000, window: 100_000 }, node: { atMost: 100_000, window: 100_000 } },
  frames: {
    client: { atMost: 10_000, window: 100_000 },
    address: { atMost: 20_000, window: 20_000 },
    project: { atMost: 100_000, window: 20_000 },
    node: { atMost: 200_000, window: 20_000 },
  },
  publishes: {
    client: { atMost: 1_000, window: 20_000 },
    address: { atMost: 5_000, window: 20_000 },
    project: { atMost: 20_000, window: 20_000 },
    node: { atMost: 40_000, window: 20_000 },
  },
  refusals: { client: { atMost: 100, window: 20_000 } },
}

/** Default intervals and timeouts. */
export const defaultRelayTimes: RelayTimes = {
  ping: 25_000,
  redelivery: 30_000,
  stale: 300_000,
  batchDelay: 4,
  sweep: 60_000,
  close: 5_000,
}
