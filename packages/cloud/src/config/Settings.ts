import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ServerSetting } from '@latchkey/protocol/operator'
import type { BundlerSettings } from './BundlerSettings.ts'
import type { MailSettings } from './MailSettings.ts'
import type { NameRegistrySettings } from './NameRegistrySettings.ts'
import type { NameSettings } from './NameSettings.ts'
import type { ProviderSettings } from './ProviderSettings.ts'
import type { RelaySettings } from './RelaySettings.ts'
import type { SecureSiteSettings } from './SecureSiteSettings.ts'
import type { SponsorshipSettings } from './SponsorshipSettings.ts'

/** Upstream URLs by CAIP-2 id, preferred first. */
export type UpstreamPools = ReadonlyMap<CaipNetworkId, readonly string[]>

/** The settings of a node. Times are in ms. */
export interface Settings {
  /** All settings as operators see them, without secrets. */
  readonly listed: readonly ServerSetting[]
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** The listener for operators; without it, everything is served on `port`. Port 0 picks a free one. */
  readonly admin: { readonly host: string; readonly port: number } | undefined
  /** The listener of the secure site; without it, there is no embedded wallet. */
  readonly secureSite: SecureSiteSettings | undefined
  readonly sponsorship: SponsorshipSettings
  /** Folder of the embedded database; `memory` keeps data in memory only. */
  readonly dataFolder: string
  /** Whether the project `dev` exists and the log is human-readable. */
  readonly isDev: boolean
  /** Whether the project `dev` also answers clients on other machines: only if the operator enabled it explicitly. */
  readonly isDevOpen: boolean
  readonly databaseUrl: string | undefined
  /** Bytes that must stay free on the disk of the data folder; `undefined` for a default that depends on its size. */
  readonly diskReserve: number | undefined
  readonly redisUrl: string | undefined
  /** Bearer token for the admin API. The API is disabled without it. */
  /** None, one, or two while one replaces the other. */
  readonly adminTokens: readonly string[]
  readonly dashboard: {
    /** Whether operators log in with passkeys. */
    readonly isOn: boolean
    /** The origin on which they do; `undefined` for the default, see `findDashboardUrl`. */
    readonly url: string | undefined
  }
  /** Folder of the built documentation site; without it, there is no documentation. */
  readonly docsFolder: string | undefined
  /** Bearer token for the metrics. Without it, they are available only to programs on the same machine. */
  readonly metricsToken: string | undefined
  /** Public URLs of the cloud. The first is shown to people. */
  readonly publicUrls: readonly string[]
  /** Where to report vulnerabilities: a `mailto:` or `https:` URL. */
  readonly securityContact: string | undefined
  /** Networks of trusted proxies: `loopback`, `private`, addresses, CIDR. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: 'error' | 'warn' | 'info' | 'debug'
  /** How long open requests and sockets may continue after the node was asked to stop. */
  readonly drainTime: number
  readonly http: {
    readonly bodyBytesAtMost: number
    /** Open connections, including the sockets of the relay. */
    readonly connectionsAtMost: number
    /** Maximum duration of a request. */
    readonly requestTimeout: number
    /** Requests per minute of one address. */
    readonly requestsPerAddress: number
    /** Requests per minute for one project. */
    readonly requestsPerProject: number
  }
  readonly analytics: {
    /** How long single events are kept; 0 keeps them forever. */
    readonly retention: number
    /** How long the totals of days are kept; 0 keeps them forever. */
    readonly totalsRetention: number
    /** Bytes of events that a project may store per day. */
    readonly bytesPerDay: number
  }
  readonly alerts: {
    /** The size that the database may have, in bytes; `undefined` if it is not known. */
    readonly storageLimit: number | undefined
    /** Hosts of webhooks whose addresses need not be public, in lower case. */
    readonly hosts: readonly string[]
  }
  readonly audit: {
    /** How long the record of what operators changed is kept; 0 keeps it forever. */
    readonly retention: number
  }
  readonly signIn: {
    /** Ed25519 seeds, 32 bytes in hex each. The first signs session tokens. If empty, see `openSignInKeys`. */
    readonly keys: readonly string[]
    /** How long a session token is valid. */
    readonly tokenLife: number
    /** Maximum duration of a session. */
    readonly sessionLife: number
    /** Chains that sign-ins are accepted for; `undefined` accepts every chain that can be verified. */
    readonly chains: readonly CaipNetworkId[] | undefined
    /** Whether operators see the addresses of accounts. */
    readonly hasAddresses: boolean
    /** Requests per minute of one address. */
    readonly requestsPerAddress: number
  }
  /** `undefined` if the cloud sends no mails. */
  readonly mail: MailSettings | undefined
  readonly bundler: BundlerSettings
  readonly upstream: {
    /** Timeout of one upstream. */
    readonly timeout: number
    readonly rpc: UpstreamPools
    readonly bundlers: UpstreamPools
    /** Methods that visitors may call besides those that are always open. */
    readonly methods: readonly string[]
    readonly bodyBytesAtMost: number
    readonly answerBytesAtMost: number
    /** Calls per minute, by weight. */
    readonly callsPerAddress: number
    readonly callsPerProject: number
    /** Requests per minute of one address for balances that must not come from the cache. */
    readonly forcedBalancesPerAddress: number
    /** Requests per minute of one address for quotes of swaps, and for their transactions. */
    readonly swapQuotesPerAddress: number
    readonly swapBuildsPerAddress: number
    /** Purchases per minute that one address begins. */
    readonly onrampSessionsPerAddress: number
  }
  readonly assets: {
    /** URLs of token lists, preferred first. */
    readonly tokenLists: readonly string[]
    /** URL below which files of IPFS are read. */
    readonly ipfsGateway: string | undefined
    /** Pictures per minute of one address. */
    readonly imagesPerAddress: number
  }
  /** `undefined` if accounts have no names here. */
  readonly names: NameSettings | undefined
  readonly nameRegistry: NameRegistrySettings
  readonly providers: ProviderSettings
  /** The chains whose transactions the cloud indexes. Each has an upstream. */
  readonly indexedChains: readonly CaipNetworkId[]
  readonly relay: RelaySettings
}
