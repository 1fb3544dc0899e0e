import { type Alerts, createAlerts } from '../alerts/createAlerts.ts'
import { type Analytics, createAnalytics } from '../analytics/createAnalytics.ts'
import { createEventStore, type EventStore } from '../analytics/createEventStore.ts'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { Bundler } from '../bundler/Bundler.ts'
import { createBundler, type RunningBundler } from '../bundler/createBundler.ts'
import type { SponsorshipLedger } from '../bundler/SponsorshipLedger.ts'
import type { Catalogue } from '../catalogue/createCatalogue.ts'
import type { CloudContext } from '../CloudContext.ts'
import { findDashboardUrl } from '../config/findDashboardUrl.ts'
import type { Settings } from '../config/Settings.ts'
import { constants as embeddedConstants } from '../embedded/constants.ts'
import { createLogins, type Logins } from '../embedded/createLogins.ts'
import { createSweep } from '../embedded/createSweep.ts'
import { createFarcasterLogins, type FarcasterLogins } from '../embedded/farcaster/createFarcasterLogins.ts'
import { createSocialLogins, type SocialLogins } from '../embedded/socials/createSocialLogins.ts'
import { createMailer } from '../embedded/mail/createMailer.ts'
import type { Mailer } from '../embedded/mail/Mailer.ts'
import { createSponsorshipBook, type SponsorshipBook } from '../embedded/sponsorship/createSponsorshipBook.ts'
import { createSponsorshipRules } from '../embedded/sponsorship/createSponsorshipRules.ts'
import { createSponsorships, type Sponsorships } from '../embedded/sponsorship/createSponsorships.ts'
import { createPaymasterCaller, type PaymasterCaller } from '../embedded/sponsorship/paymaster/createPaymasterCaller.ts'
import type { SponsorshipRules } from '../embedded/sponsorship/SponsorshipRules.ts'
import { createWallets, type Wallets } from '../embedded/createWallets.ts'
import { createUserRegister, type UserRegister } from '../embedded/users/createUserRegister.ts'
import { createHealth, type Health } from '../health/createHealth.ts'
import { createPictureProxy, type PictureProxy } from '../images/createPictureProxy.ts'
import { createPictureSigner, type PictureSigner } from '../images/createPictureSigner.ts'
import { createIdentities, type Identities } from '../names/createIdentities.ts'
import { createNameRegistry, type NameRegistry } from '../names/createNameRegistry.ts'
import { createNameGateway, type NameGateway } from '../names/gateway/createNameGateway.ts'
import { createOperators, type Operators } from '../operators/createOperators.ts'
import type { OriginRefusals } from '../projects/createOriginRefusals.ts'
import type { EditableProjectStore } from '../projects/ProjectStore.ts'
import type { Relay } from '../relay/createRelay.ts'
import type { RequestGate } from '../request/createRequestGate.ts'
import { createSignIns, type SignIns } from '../signIn/createSignIns.ts'
import { createTokenList } from '../tokens/createTokenList.ts'
import type { TokenList } from '../tokens/TokenList.ts'
import { type Balances, createBalances } from '../upstream/balances/createBalances.ts'
import type { AnswerStore } from '../upstream/cache/AnswerStore.ts'
import { createMemoryAnswerStore } from '../upstream/cache/createMemoryAnswerStore.ts'
import { createHistory, type History } from '../upstream/history/createHistory.ts'
import { createIndexer, type Indexer } from '../upstream/history/indexer/createIndexer.ts'
import { createNfts, type Nfts } from '../upstream/nfts/createNfts.ts'
import { createPoolRoster } from '../upstream/pool/createPoolRoster.ts'
import { createProviderMetrics } from '../upstream/pool/createProviderMetrics.ts'
import { createOnramp, type Onramp } from '../upstream/onramp/createOnramp.ts'
import { createPrices, type Prices } from '../upstream/prices/createPrices.ts'
import { createRpcGateway, type RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../upstream/rpc/createRpcMetrics.ts'
import { createSwaps, type Swaps } from '../upstream/swaps/createSwaps.ts'
import { type Budgets, createBudgets } from './createBudgets.ts'
import { type FeatureOffers, listOfferedSocials } from './routes/project/cutFeatures.ts'

/** Everything that the HTTP routes of one node use. Each route picks what it needs. */
export interface CloudServices {
  readonly context: CloudContext
  readonly settings: Settings
  readonly mailer: Mailer
  readonly gate: RequestGate
  readonly budgets: Budgets
  /** Opens the projects for an operator, whose changes are recorded. */
  readonly openProjects: (actor: Actor) => EditableProjectStore
  readonly audit: AuditLog
  /** The requests that were refused because of their origin. */
  readonly refusals: OriginRefusals
  readonly catalogue: Catalogue
  readonly relay: Relay
  /** The single events that are stored. */
  readonly events: EventStore
  /** Takes events, and reads what they add up to. */
  readonly analytics: Analytics
  /** Rules that look for trouble, and the messages about it. */
  readonly alerts: Alerts
  /** What operators see of the parts of this node. */
  readonly health: Health
  readonly signIns: SignIns
  /** Logins to the embedded wallet. */
  readonly logins: Logins
  /** Logins to the embedded wallet with social providers. */
  readonly socials: SocialLogins
  readonly farcaster: FarcasterLogins
  /** The server's records of embedded wallets. */
  readonly wallets: Wallets
  /** Opens the users of the embedded wallet for an operator, whose changes are recorded. */
  readonly openUsers: (actor: Actor) => UserRegister
  /** The budgets of operations that projects pay for. */
  readonly sponsorshipBook: SponsorshipBook
  /** Decides which operations projects pay for. */
  readonly sponsorships: Sponsorships
  /** Opens what projects pay for, for an operator, whose changes are recorded. */
  readonly openSponsorshipRules: (actor: Actor) => SponsorshipRules
  readonly operators: Operators
  /** The origin on which operators log in; `undefined` if they cannot. */
  readonly getDashboardUrl: () => string | undefined
  /** The origin of the secure site once it is open; `undefined` if there is none. */
  readonly getSecureSiteUrl: () => string | undefined
  /** The chains' JSON-RPC upstreams. */
  readonly rpc: RpcGateway
  /** The chains' ERC-4337 bundlers. */
  readonly bundlers: RpcGateway
  /** The cloud's own bundler, if a chain has executors. */
  readonly bundler: RunningBundler | undefined
  /** The tokens that are listed. */
  readonly tokens: TokenList
  /** Turns the URLs of pictures into paths of this cloud. */
  readonly pictureSigner: PictureSigner
  readonly pictures: PictureProxy
  /** The providers of prices, if there are any. */
  readonly prices: Prices | undefined
  /** The providers of balances, if there are any. */
  readonly balances: Balances | undefined
  /** The providers of transactions, if there are any. */
  readonly history: History | undefined
  /** The providers of non-fungible tokens, if there are any. */
  readonly nfts: Nfts | undefined
  /** The providers of swaps, if there are any. */
  readonly swaps: Swaps | undefined
  /** The sellers of crypto, if there are any. */
  readonly onramp: Onramp | undefined
  /** The names and pictures of accounts, if there is a registry. */
  readonly identities: Identities | undefined
  /** The names that accounts register with this cloud, if it registers any. */
  readonly nameRegistry: NameRegistry | undefined
  /** Answers the resolver of these names, if the operator has one. */
  readonly nameGateway: NameGateway | undefined
  /** The index of local and small chains. */
  readonly indexer: Indexer
  /** The features that this cloud has providers for. */
  readonly offers: FeatureOffers
}

/**
 * Completes the services of a node.
 *
 * @param parameters.signInKeys the keys of session tokens; see `openSignInKeys`.
 * @param parameters.shareKeys the keys of the server's shares; see `openShareKeys`.
 * @param parameters.signal ends background work, such as probes of upstreams.
 */
export function createCloudServices(
  parameters: Pick<
    CloudServices,
    'context' | 'settings' | 'gate' | 'openProjects' | 'audit' | 'refusals' | 'catalogue' | 'relay'
  > & {
    readonly signal?: AbortSignal | undefined
    readonly signInKeys: readonly string[]
    readonly shareKeys: readonly string[]
    /** Default: the URL of the settings. */
    readonly getSecureSiteUrl?: CloudServices['getSecureSiteUrl'] | undefined
    /** Default: as the settings say. */
    readonly getDashboardUrl?: CloudServices['getDashboardUrl'] | undefined
    /** Holds answers of providers. Default: the memory of this process. */
    readonly answers?: AnswerStore | undefined
    /** The operations that projects pay for. Default: `sponsorshipBook`. */
    readonly ledger?: SponsorshipLedger | undefined
    /** Default: the shipped list and those of the operator. */
    readonly tokens?: TokenList | undefined
    /** Estimates operations that projects pay for. Default: the cloud's own bundler. */
    readonly estimator?: Pick<Bundler, 'chainIds' | 'estimate'> | undefined
    /** How long an event waits for others, in ms. Default: see `createAnalytics`. */
    readonly gatherTime?: number | undefined
    /** Default: over the network. */
    readonly callPaymaster?: PaymasterCaller | undefined
  },
): CloudServices {
  const { settings } = parameters
  const {
    answers: ownStore,
    callPaymaster = createPaymasterCaller({ timeout: parameters.settings.upstream.timeout }),
    estimator,
    gatherTime,
    getDashboardUrl = () => findDashboardUrl(settings),
    getSecureSiteUrl,
    ledger: ownLedger,
    shareKeys,
    signal,
    signInKeys,
    tokens: ownTokens,
    ...services
  } = parameters
  const { audit, context } = services
  const { limiter, logger, metrics, now } = context
  const gateway = settings.assets.ipfsGateway
  const { answerBytesAtMost, timeout } = settings.upstream
  const roster = createPoolRoster()
  const upstreams = { answerBytesAtMost, timeout, metrics: createRpcMetrics(metrics), logger, now, signal, roster }
  const rpc = createRpcGateway({ ...upstreams, kind: 'rpc', pools: settings.upstream.rpc })
  const tokens =
    ownTokens ?? createTokenList({ urls: settings.assets.tokenLists, isDev: settings.isDev, logger, metrics, signal })
  const providers = {
    settings: settings.providers,
    store: ownStore ?? createMemoryAnswerStore({ now }),
    limiter,
    metrics: createProviderMetrics(metrics),
    roster,
    logger,
    now,
    signal,
  }
  const indexer = createIndexer({
    chainIds: settings.indexedChains,
    storage: context.storage,
    gateway: rpc,
    metrics,
    logger,
  })
  const pictures = createPictureProxy({ gateway, metrics })
  const sweep = createSweep(context)
  const mailer = createMailer({ settings: settings.mail, logger, timeout: embeddedConstants.mailTimeout, now })
  const socials = createSocialLogins({
    context,
    sweep,
    settings: settings.secureSite?.socials ?? new Map(),
    keys: signInKeys,
  })
  const farcaster = createFarcasterLogins({ context, sweep, settings: settings.secureSite?.farcaster, gateway: rpc })
  const { database } = context.storage
  const nameRegistry = createNameRegistry({ settings: settings.nameRegistry, database, gateway: rpc, now })
  const history = createHistory({ ...providers, keys: signInKeys, index: indexer.provider })
  const nfts = createNfts({ ...providers, keys: signInKeys, indexer, gateway: rpc, pictures })
  const swaps = createSwaps({ ...providers, gateway: rpc })
  const bundlers = createRpcGateway({ ...upstreams, kind: 'bundler', pools: settings.upstream.bundlers })
  const sponsorshipBook = createSponsorshipBook(context)
  const ledger = ownLedger ?? sponsorshipBook
  const bundler = createBundler({ context, settings: settings.bundler, gateway: rpc, ledger, signal })
  const wallets = createWallets({
    context,
    ...{ audit, mailer, sweep },
    shareKeys,
    keys: signInKeys,
    tokenLife: settings.secureSite?.tokenLife ?? 0,
  })
  return {
    ...services,
    sponsorshipBook,
    sponsorships: createSponsorships({
      context,
      settings: settings.sponsorship,
      book: sponsorshipBook,
      bundler: estimator ?? bundler,
      rpc,
      bundlers,
      callPaymaster,
    }),
    openSponsorshipRules: (actor) => createSponsorshipRules({ database, audit, actor, now, isDev: settings.isDev }),
    history,
    nfts,
    swaps,
    prices: createPrices({ ...providers, gateway: rpc }),
    onramp: createOnramp(providers),
    balances: createBalances({ ...providers, gateway: rpc, tokens }),
    indexer,
    budgets: createBudgets({ context, settings }),
    rpc,
    bundlers,
    bundler,
    tokens,
    pictureSigner: createPictureSigner({ keys: signInKeys, gateway, now }),
    pictures,
    identities: createIdentities({
      settings: settings.names,
      gateway: rpc,
      pictures,
      store: providers.store,
      metrics,
      now,
    }),
    nameRegistry,
    nameGateway: createNameGateway({ settings: settings.nameRegistry, registry: nameRegistry, now }),
    offers: {
      email: settings.secureSite !== undefined && settings.mail !== undefined && signInKeys.length > 0,
      socials: listOfferedSocials([...socials.providers, ...(farcaster.isConfigured ? ['farcaster'] : [])]),
      activity: history !== undefined,
      nfts: nfts !== undefined,
      swaps: swaps?.names ?? [],
      onramp: settings.providers.onramp,
    },
    events: createEventStore(context),
    alerts: createAlerts({
      ...{ context, settings, mailer, bundler, getDashboardUrl, audit },
      gateways: [rpc, bundlers],
    }),
    health: createHealth({ context, settings, relay: services.relay, roster, mailer, bundler }),
    analytics: createAnalytics({ context, settings: settings.analytics, gatherTime }),
    socials,
    farcaster,
    mailer,
    logins: createLogins({ context, settings, mailer, keys: signInKeys, sweep }),
    wallets,
    openUsers: (actor) =>
      createUserRegister({ database, audit, notices: wallets.notices, canSend: mailer.isConfigured, actor, now }),
    operators: createOperators({ database, audit, now }),
    getDashboardUrl,
    getSecureSiteUrl: getSecureSiteUrl ?? (() => settings.secureSite?.url),
    signIns: createSignIns({ context, audit, settings, gateway: rpc, keys: signInKeys }),
  }
}
