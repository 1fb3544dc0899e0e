// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipNetworkId } from "@latchkey/protocol/caip";
import { IncomingMessage } from "node:http";
import { SocialProvider } from "@latchkey/protocol/embedded";
import { ServerSetting } from "@latchkey/protocol/operator";
import { DestinationStream } from "pino";
interface BundlerSettings {
  readonly executors: ReadonlyMap<CaipNetworkId, readonly `0x${string}`[]>;
  readonly balanceAtLeast: bigint;
  readonly localChains: readonly CaipNetworkId[];
}
interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
}
interface NameRegistrySettings {
  readonly suffix: string | undefined;
  readonly reserved: readonly string[];
  readonly key: `0x${string}` | undefined;
  readonly resolvers: readonly `0x${string}`[];
  readonly registrationsPerAddress: number;
  readonly registrationsPerProject: number;
  readonly gatewayPerAddress: number;
}
interface NameSettings {
  readonly chainId: CaipNetworkId;
  readonly resolver: `0x${string}`;
  readonly gateways: readonly string[];
}
interface ProviderNames {
  readonly prices: 'defillama' | 'coingecko' | 'jupiter' | 'devnet';
  readonly balances: 'rpc' | 'blockscout' | 'esplora';
  readonly history: 'blockscout' | 'esplora';
  readonly nfts: 'blockscout';
  readonly swaps: 'kyberswap' | '1inch' | 'devnet';
  readonly onramp: 'meld' | 'coinbase' | 'sandbox';
}
type Concern = keyof ProviderNames;
type ProviderOf<concern extends Concern> = ProviderNames[concern];
type ProviderName = ProviderOf<Concern>;
interface ProviderAccess {
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly perSecond: number;
  readonly perDay: number | undefined;
}
interface ProviderSettings {
  readonly prices: readonly ProviderOf<'prices'>[];
  readonly balances: readonly ProviderOf<'balances'>[];
  readonly history: readonly ProviderOf<'history'>[];
  readonly nfts: readonly ProviderOf<'nfts'>[];
  readonly swaps: readonly ProviderOf<'swaps'>[];
  readonly onramp: readonly ProviderOf<'onramp'>[];
  readonly access: Readonly<Record<ProviderName, ProviderAccess>>;
  readonly blockscout: {
    readonly chainIds: readonly CaipNetworkId[];
    readonly instances: ReadonlyMap<CaipNetworkId, string>;
  };
  readonly meld: {
    readonly page: string | undefined;
    readonly country: string;
  };
  readonly coinbase: {
    readonly secret: string | undefined;
    readonly country: string;
  };
}
type BudgetShare = 'client' | 'address' | 'network' | 'project' | 'node';
interface BudgetLimit {
  readonly atMost: number;
  readonly window: number;
}
interface ClientNetwork {
  readonly key: string;
  readonly factor: number;
}
interface ClientAddress {
  readonly key: string;
  readonly networks: readonly ClientNetwork[];
  readonly isLoopback: boolean;
}
type RelayRates = { readonly [share in Exclude<BudgetShare, 'network'>]?: BudgetLimit; };
interface RelayLimits {
  readonly frameBytes: number;
  readonly messageBytes: number;
  readonly longestTtl: number;
  readonly storedBytes: number;
  readonly storedBytesPerProject: number;
  readonly storedBytesPerAddress: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerClient: number;
  readonly parkedPerClient: number;
  readonly topicsPerClient: number;
  readonly subscribersPerTopic: number;
  readonly messagesPerTopic: number;
  readonly unacknowledgedPerSocket: number;
  readonly requestsAtOnce: number;
  readonly fetchesAtOnce: number;
  readonly unsentBytes: number;
  readonly unsentBytesPerAddress: number;
  readonly malformedFrames: number;
  readonly connects: Pick<RelayRates, 'address' | 'node'>;
  readonly frames: RelayRates;
  readonly publishes: RelayRates;
  readonly refusals: RelayRates;
}
interface RelayTimes {
  readonly ping: number;
  readonly redelivery: number;
  readonly stale: number;
  readonly batchDelay: number;
  readonly sweep: number;
  readonly close: number;
}
interface RelaySettings {
  readonly publicUrl: string | undefined;
  readonly acceptedHosts: readonly string[];
  readonly isLoopbackAccepted: boolean;
  readonly unlimitedProjectId: string | undefined;
  readonly localProjectId?: string | undefined;
  readonly readAddress?: ((request: IncomingMessage) => ClientAddress) | undefined;
  readonly limits?: Partial<RelayLimits> | undefined;
  readonly times?: Partial<RelayTimes> | undefined;
}
interface FarcasterSettings {
  readonly relay: string;
  readonly registry: {
    readonly chainId: CaipNetworkId;
    readonly address: `0x${string}`;
  };
}
interface SocialClient {
  readonly clientId: string;
  readonly secret: SocialSecret;
  readonly base: string | undefined;
}
type SocialSecret = {
  readonly kind: 'text';
  readonly text: string;
} | {
  readonly kind: 'key';
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: string;
};
type SocialSettings = ReadonlyMap<SocialProvider, SocialClient>;
interface SecureSiteSettings {
  readonly port: number;
  readonly url: string | undefined;
  readonly ancestors: readonly string[];
  readonly trustedApps: readonly string[];
  readonly shareKeys: readonly string[];
  readonly deviceCheck: 'always' | 'risk';
  readonly socials: SocialSettings;
  readonly farcaster: FarcasterSettings | undefined;
  readonly tokenLife: number;
}
interface SponsorshipSettings {
  readonly networks: readonly CaipNetworkId[];
  readonly devNetworks: readonly CaipNetworkId[];
  readonly paymasters: ReadonlyMap<CaipNetworkId, string>;
}
type UpstreamPools = ReadonlyMap<CaipNetworkId, readonly string[]>;
interface Settings {
  readonly listed: readonly ServerSetting[];
  readonly host: string;
  readonly port: number;
  readonly admin: {
    readonly host: string;
    readonly port: number;
  } | undefined;
  readonly secureSite: SecureSiteSettings | undefined;
  readonly sponsorship: SponsorshipSettings;
  readonly dataFolder: string;
  readonly isDev: boolean;
  readonly isDevOpen: boolean;
  readonly databaseUrl: string | undefined;
  readonly diskReserve: number | undefined;
  readonly redisUrl: string | undefined;
  readonly adminTokens: readonly string[];
  readonly dashboard: {
    readonly isOn: boolean;
    readonly url: string | undefined;
  };
  readonly docsFolder: string | undefined;
  readonly metricsToken: string | undefined;
  readonly publicUrls: readonly string[];
  readonly securityContact: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly logLevel: 'error' | 'warn' | 'info' | 'debug';
  readonly drainTime: number;
  readonly http: {
    readonly bodyBytesAtMost: number;
    readonly connectionsAtMost: number;
    readonly requestTimeout: number;
    readonly requestsPerAddress: number;
    readonly requestsPerProject: number;
  };
  readonly analytics: {
    readonly retention: number;
    readonly totalsRetention: number;
    readonly bytesPerDay: number;
  };
  readonly alerts: {
    readonly storageLimit: number | undefined;
    readonly hosts: readonly string[];
  };
  readonly audit: {
    readonly retention: number;
  };
  readonly signIn: {
    readonly keys: readonly string[];
    readonly tokenLife: number;
    readonly sessionLife: number;
    readonly chains: readonly CaipNetworkId[] | undefined;
    readonly hasAddresses: boolean;
    readonly requestsPerAddress: number;
  };
  readonly mail: MailSettings | undefined;
  readonly bundler: BundlerSettings;
  readonly upstream: {
    readonly timeout: number;
    readonly rpc: UpstreamPools;
    readonly bundlers: UpstreamPools;
    readonly methods: readonly string[];
    readonly bodyBytesAtMost: number;
    readonly answerBytesAtMost: number;
    readonly callsPerAddress: number;
    readonly callsPerProject: number;
    readonly forcedBalancesPerAddress: number;
    readonly swapQuotesPerAddress: number;
    readonly swapBuildsPerAddress: number;
    readonly onrampSessionsPerAddress: number;
  };
  readonly assets: {
    readonly tokenLists: readonly string[];
    readonly ipfsGateway: string | undefined;
    readonly imagesPerAddress: number;
  };
  readonly names: NameSettings | undefined;
  readonly nameRegistry: NameRegistrySettings;
  readonly providers: ProviderSettings;
  readonly indexedChains: readonly CaipNetworkId[];
  readonly relay: RelaySettings;
}
interface Logger {
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  debug(fields: Readonly<Record<string, unknown>>, message: string): void;
}
declare function createLogger(parameters: {
  readonly level: 'error' | 'warn' | 'info' | 'debug';
  readonly format: 'json' | 'pretty';
  readonly destination?: DestinationStream | undefined;
}): Logger;
interface Cloud {
  readonly url: string;
  readonly port: number;
  readonly adminUrl: string | undefined;
  readonly secureSiteUrl: string | undefined;
  createOwnerLink(): Promise<string | undefined>;
  close(): Promise<void>;
}
declare function createCloud(parameters: {
  readonly settings: Settings;
  readonly logger: Logger;
}): Promise<Cloud>;
type CloudErrorCode = 'config.invalid' | 'port.taken' | 'storage.unavailable' | 'bus.unavailable' | 'project.notFound' | 'project.invalid' | 'sponsorship.conflict' | 'catalogue.invalid' | 'upstream.failed' | 'internal';
declare class CloudError extends Error {
  readonly name = "CloudError";
  readonly code: CloudErrorCode;
  constructor(code: CloudErrorCode, message: string, options?: {
    readonly cause?: unknown;
  });
}
declare function readSettings(parameters: {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly flags?: Readonly<Record<string, string | undefined>> | undefined;
}): {
  readonly settings: Settings;
  readonly hints: readonly string[];
};
export { type Cloud, CloudError, type CloudErrorCode, type Logger, type Settings, type UpstreamPools, createCloud, createLogger, readSettings };
