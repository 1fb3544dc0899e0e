import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { RelaySettings } from './RelaySettings.ts'

/** Where requests for chains go: by CAIP-2 id the URLs of who answers, the preferred first. */
export type UpstreamPools = ReadonlyMap<CaipNetworkId, readonly string[]>

/** Everything that an operator can decide about a node. Times in ms. */
export interface Settings {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Where the embedded database lives; `memory` keeps nothing. */
  readonly dataFolder: string
  /** Whether the project `dev` exists, and the log is written for people. */
  readonly isDev: boolean
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  /** Who sends it may use the admin API, which is off without. */
  readonly adminToken: string | undefined
  /** Who sends it may read the metrics; without, only programs on the same machine may. */
  readonly metricsToken: string | undefined
  /** The addresses under which others reach the cloud, the first being the one to name to people. */
  readonly publicUrls: readonly string[]
  readonly trustedProxies: number
  readonly logLevel: 'error' | 'warn' | 'info' | 'debug'
  /** How long requests and sockets may go on after the node was asked to stop. */
  readonly drainTime: number
  readonly http: {
    readonly bodyBytesAtMost: number
    /** How long a request may take. */
    readonly requestTimeout: number
    /** Requests of one address for one project in a minute. */
    readonly requestsPerAddress: number
    /** Requests for one project in a minute. */
    readonly requestsPerProject: number
  }
  readonly analytics: {
    /** For how long events are kept; 0 is for ever. */
    readonly retention: number
  }
  readonly signIn: {
    /** 32 bytes in hex each, the first of which signs session tokens; none if the database is to keep one. */
    readonly keys: readonly string[]
    /** How long a session lasts at most. */
    readonly sessionLife: number
    /** The chains that sign-ins are taken for; all that can be verified if it is not set. */
    readonly chains: readonly CaipNetworkId[] | undefined
  }
  readonly upstream: {
    /** How long one of them may take. */
    readonly timeout: number
    readonly rpc: UpstreamPools
    readonly bundlers: UpstreamPools
  }
  readonly relay: RelaySettings
}
