import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'

const count = /*#__PURE__*/ number()
/** A time in ms since the epoch; null if it is not known. */
const time = /*#__PURE__*/ nullable(number())

/** What happened on the node that answers, since its start at the earliest. */
const nodeEntries = {
  /** When the node started. */
  startedAt: /*#__PURE__*/ number(),
}

/** Returns the health of the relay. For operators. */
export const adminGetRelayHealth = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetRelayHealth',
  summary: 'Returns the present state of the relay on the node that answers, and its counts of the last hour.',
  method: 'GET',
  path: '/admin/v1/health/relay',
  response: /*#__PURE__*/ object({
    ...nodeEntries,
    /** Open sockets, and the clients that have one. */
    sockets: count,
    clients: count,
    /** Sockets that receive nothing because their clients have newer ones. */
    parked: count,
    /** Topics with a subscribed socket. */
    topics: count,
    /** Bytes that wait for slow clients to read. */
    unsentBytes: count,
    /** Within the last hour. */
    hour: /*#__PURE__*/ object({
      /** Messages that were stored. */
      stored: count,
      /** The mean time to store a message, in ms; null without one. */
      storeTime: /*#__PURE__*/ nullable(number()),
      /** Messages that were sent to subscribers, for the first time or again. */
      pushed: count,
      /** Clients that were refused, requests that were answered with an error, and sockets that the relay closed. */
      refused: count,
      failed: count,
      closed: count,
      /** The most frequent reasons of these three. */
      reasons: /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          kind: /*#__PURE__*/ picklist(['refused', 'failed', 'closed']),
          /** A name or a close code of the relay. */
          reason: string(),
          count,
        }),
      ),
    }),
    /** The messages in the database, of all nodes. They stay until they expire, also when they were received. */
    mailbox: /*#__PURE__*/ object({
      messages: count,
      /** Whether there are more: counting ends at 100,000. */
      isMore: boolean(),
    }),
  }),
})

/** An upstream of a pool: a JSON-RPC node or a bundler of a chain, or a provider of one concern. */
const upstreamHealthSchema = /*#__PURE__*/ object({
  id: string(),
  kind: /*#__PURE__*/ picklist(['rpc', 'bundler', 'provider']),
  /** The chain, the setting with its URL, and its place there from 1 on; null for a provider. */
  chain: /*#__PURE__*/ nullable(string()),
  setting: /*#__PURE__*/ nullable(string()),
  place: /*#__PURE__*/ nullable(number()),
  /** The provider and what it is asked for, such as `prices`; null for those of chains. */
  provider: /*#__PURE__*/ nullable(string()),
  concern: /*#__PURE__*/ nullable(string()),
  /** Within the last hour: requests that were sent to it, and those of them that failed by its fault. */
  requests: count,
  failures: count,
  /** Requests within the last hour that were not sent because the calls of its plan were used up. */
  heldBack: count,
  /** Half of its last 200 answers of the hour came within this time, and 95% within that one, in ms; null without an answer. */
  median: /*#__PURE__*/ nullable(number()),
  percentile95: /*#__PURE__*/ nullable(number()),
  answeredAt: time,
  /** The last failure, also if it is older than an hour. `reason` is a code or a status. */
  failure: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ at: number(), reason: string() })),
  /** The first failure after its last answer; null if it answers. */
  failingSince: time,
  /** Until when requests go to others; it stays skipped until it answers. Null if it is in use. */
  skippedUntil: time,
  /** Whether it can be probed. Otherwise the next request that it serves is its probe. */
  canProbe: boolean(),
})

/** An upstream of a pool. */
export type UpstreamHealth = InferOutput<typeof upstreamHealthSchema>

/** Lists the upstreams. For operators. */
export const adminListUpstreams = /*#__PURE__*/ defineEndpoint({
  name: 'adminListUpstreams',
  summary:
    'Lists the JSON-RPC nodes, bundlers and providers of the node that answers, with what became of the requests of the last hour. Never by URL.',
  method: 'GET',
  path: '/admin/v1/health/upstreams',
  response: /*#__PURE__*/ object({ ...nodeEntries, upstreams: /*#__PURE__*/ array(upstreamHealthSchema) }),
})

/** Probes an upstream. For editors. */
export const adminProbeUpstream = /*#__PURE__*/ defineEndpoint({
  name: 'adminProbeUpstream',
  summary:
    'Sends a harmless request to an upstream, and returns its state afterwards. Providers get no such request: their pause ends, and they serve the next request.',
  method: 'POST',
  path: '/admin/v1/health/upstreams/{upstream}/probe',
  parameters: /*#__PURE__*/ object({
    upstream: /*#__PURE__*/ pipe(string(), maxLength(128), regex(/^[\w:.-]+$/, 'Not an id of an upstream')),
  }),
  response: upstreamHealthSchema,
})

/** Returns the health of the storage. For operators. */
export const adminGetStorageHealth = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetStorageHealth',
  summary: 'Returns the size of the database, its growth, and the days until it is full at that rate.',
  method: 'GET',
  path: '/admin/v1/health/storage',
  response: /*#__PURE__*/ object({
    /** `memory` is lost when the cloud ends. */
    kind: /*#__PURE__*/ picklist(['memory', 'pglite', 'postgres']),
    /** The size of the database, and the limit that the operator has set, in bytes. */
    bytes: count,
    limit: /*#__PURE__*/ nullable(number()),
    /** The disk of the data folder of the node that answers; null if the cloud does not watch one. */
    disk: /*#__PURE__*/ nullable(
      /*#__PURE__*/ object({
        free: number(),
        total: number(),
        /** Below this, nothing new is stored. */
        reserve: number(),
        isLow: boolean(),
      }),
    ),
    /** The size at the end of each of the last days, the oldest first; `day` is the time at which it began, in UTC. */
    sizes: /*#__PURE__*/ array(/*#__PURE__*/ object({ day: number(), bytes: number() })),
    /** Bytes a day, over the days of `sizes`; null if there are fewer than 3. */
    growth: /*#__PURE__*/ nullable(number()),
    /** Days until the limit or the reserve of the disk is reached, whichever comes first; null if neither is, or none is known. */
    daysLeft: /*#__PURE__*/ nullable(number()),
  }),
})

/** Mails of a kind that are not sent yet. */
const waitingEntries = {
  waiting: count,
  /** Those of them that were tried at least once. */
  retried: count,
  /** When the oldest of them was written. */
  oldestAt: time,
}

/** Returns the health of the mails. For operators. */
export const adminGetMailHealth = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetMailHealth',
  summary: 'Returns how many mails the node that answers has sent and failed to send, and the outbox of all nodes.',
  method: 'GET',
  path: '/admin/v1/health/mail',
  response: /*#__PURE__*/ object({
    ...nodeEntries,
    /** Whether there is a mail server. */
    isConfigured: boolean(),
    /** Within the last hour, on this node. */
    sent: count,
    failed: count,
    /** The last mail that the mail server took. */
    sentAt: time,
    /** The last failure: its code, and the mail server's reply code if it has replied. */
    failure: /*#__PURE__*/ nullable(
      /*#__PURE__*/ object({ at: number(), code: string(), reply: /*#__PURE__*/ nullable(number()) }),
    ),
    /** Of all nodes. Codes of logins do not wait: who asked for one sees the failure. */
    outbox: /*#__PURE__*/ object({
      /** Mails to users about their wallets. They are tried for a day. */
      notices: /*#__PURE__*/ object(waitingEntries),
      /** Mails to operators about alerts. */
      alerts: /*#__PURE__*/ object({
        ...waitingEntries,
        /** Given up after 8 tries, within 30 days. */
        failed: count,
      }),
    }),
  }),
})

/** An executor of the bundler. Amounts are decimal numbers in wei. */
const executorHealthSchema = /*#__PURE__*/ object({
  chain: string(),
  address: string(),
  /** `delegated`: it has code, so it is left out. `unreachable`: no node of its chain answers. */
  state: /*#__PURE__*/ picklist(['ready', 'delegated', 'unreachable']),
  balance: /*#__PURE__*/ nullable(string()),
  /** What it spent a day within the last 7 days; null if it has spent nothing. */
  perDay: /*#__PURE__*/ nullable(string()),
  daysLeft: /*#__PURE__*/ nullable(number()),
  /** Whether it has less than `balanceAtLeast`. */
  isLow: boolean(),
})

/** An executor of the bundler. */
export type ExecutorHealth = InferOutput<typeof executorHealthSchema>

/** Lists the executors. For operators. */
export const adminListExecutors = /*#__PURE__*/ defineEndpoint({
  name: 'adminListExecutors',
  summary: 'Lists the executors of the bundler by chain, with their coins and how long these last.',
  method: 'GET',
  path: '/admin/v1/health/executors',
  response: /*#__PURE__*/ object({
    /** `LATCHKEY_EXECUTOR_BALANCE`, in wei. */
    balanceAtLeast: string(),
    executors: /*#__PURE__*/ array(executorHealthSchema),
  }),
})
