import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { Budget, BudgetLimits, NodeBudget } from '../limits/Budget.ts'
import { createBudget } from '../limits/createBudget.ts'
import { createMemoryRateLimiter } from '../limits/createMemoryRateLimiter.ts'
import { createNodeBudget } from '../limits/createNodeBudget.ts'

const minute = 60_000
const hour = 3_600_000
const day = 86_400_000

/** Bytes of events that an address may store in a minute. */
export const eventBytesPerAddress = 2_097_152
/** Bytes that a request of the sign-in endpoints stores on average at most. One hand-off has up to 350 kB. */
export const storedBytesPerRequest = 30_000
const storedBytesAtLeast = 450_000
/** Requests to the secure site, whose files count, for each one that the API allows. See decision 0133. */
const siteRequestsPerRequest = 10

/** What is limited over HTTP. */
export interface Budgets {
  /** Requests. */
  readonly http: Budget
  /** Requests with a project id that is not cached, each of which may cost a database query. */
  readonly lookup: Budget
  /** Wrong bearer tokens. */
  readonly token: Budget
  /** Calls to upstreams, by weight. */
  readonly rpc: Budget
  readonly signIn: Budget
  /** Everything that the listener of the secure site is asked for, above all its files. On each node. */
  readonly site: NodeBudget
  /** Bytes of what clients store with sign-ins, logins, wallets, hand-offs and operations. */
  readonly stored: Budget
  /** E-mail addresses that an operator (as client) reveals. */
  readonly reveals: Budget
  /** Mails that an operator (as client) sends to their own address. */
  readonly testMails: Budget
  /** Logins and invitations of operators. */
  readonly operatorLogins: Budget
  /** Mails with login codes: to an address (as client) and from a client (as address). */
  readonly loginMails: Budget
  /** The same to an address in a day. */
  readonly loginMailsPerDay: Budget
  /** As the two before, for a browser (as client) that has logged in as the address. */
  readonly knownLoginMails: Budget
  readonly knownLoginMailsPerDay: Budget
  /** The server's shares of a vault (as client). */
  readonly vaultShares: Budget
  /** Downloads of what the server keeps about a user (as client). */
  readonly userData: Budget
  /** Bytes of analytics events. */
  readonly events: Budget
  readonly catalogue: Budget
  /** Pictures from the web. */
  readonly images: Budget
  /** Requests for balances past the cache. */
  readonly forcedBalances: Budget
  /** Quotes for swaps. */
  readonly swapQuotes: Budget
  /** Transactions of swaps. */
  readonly swapBuilds: Budget
  /** Purchases that begin. */
  readonly onrampSessions: Budget
  /** Attempts to register a name: of a client in an hour. */
  readonly nameRegistrations: Budget
  /** The same of a project in a day. */
  readonly nameRegistrationsPerDay: Budget
  /** Questions to the gateway of registered names. */
  readonly nameGateway: Budget
}

/** Creates the budgets of the HTTP API. */
export function createBudgets(parameters: {
  readonly context: Pick<CloudContext, 'limiter' | 'now' | 'securityLog'>
  readonly settings: Pick<Settings, 'analytics' | 'assets' | 'http' | 'nameRegistry' | 'signIn' | 'upstream'>
}): Budgets {
  const { context, settings } = parameters
  const { analytics, assets, http, nameRegistry, signIn, upstream } = settings
  const { limiter, now, securityLog } = context
  const create = (purpose: keyof Budgets, shares: BudgetLimits): Budget =>
    createBudget({ purpose, shares, limiter, securityLog })
  const perMinute = (atMost: number) => ({ work: { atMost, window: minute } })
  return {
    http: create('http', { address: perMinute(http.requestsPerAddress), project: perMinute(http.requestsPerProject) }),
    lookup: create('lookup', { address: perMinute(120) }),
    token: create('token', { address: perMinute(20) }),
    rpc: create('rpc', { address: perMinute(upstream.callsPerAddress), project: perMinute(upstream.callsPerProject) }),
    signIn: create('signIn', {
      address: perMinute(signIn.requestsPerAddress),
      // A project's visitors sign in from many addresses; each sign-in takes a few requests.
      project: perMinute(signIn.requestsPerAddress * 200),
    }),
    // A question to Redis would cost more than the file.
    site: createNodeBudget({
      purpose: 'site',
      shares: { address: perMinute(http.requestsPerAddress * siteRequestsPerRequest) },
      limiter: createMemoryRateLimiter({ now }),
      securityLog,
    }),
    stored: create('stored', {
      address: {
        bytes: {
          atMost: Math.max(storedBytesAtLeast, signIn.requestsPerAddress * storedBytesPerRequest),
          window: minute,
        },
      },
    }),
    reveals: create('reveals', { client: { work: { atMost: 60, window: hour } } }),
    testMails: create('testMails', { client: { work: { atMost: 10, window: hour } } }),
    // Each login takes two requests.
    operatorLogins: create('operatorLogins', { address: perMinute(20) }),
    loginMails: create('loginMails', {
      client: { work: { atMost: 5, window: hour } },
      address: { work: { atMost: 20, window: hour } },
    }),
    loginMailsPerDay: create('loginMailsPerDay', { client: { work: { atMost: 20, window: day } } }),
    knownLoginMails: create('knownLoginMails', {
      client: { work: { atMost: 5, window: hour } },
      address: { work: { atMost: 20, window: hour } },
    }),
    knownLoginMailsPerDay: create('knownLoginMailsPerDay', { client: { work: { atMost: 20, window: day } } }),
    vaultShares: create('vaultShares', { client: { work: { atMost: 60, window: hour } } }),
    userData: create('userData', { client: { work: { atMost: 5, window: hour } } }),
    events: create('events', {
      address: { bytes: { atMost: eventBytesPerAddress, window: minute } },
      project: { bytes: { atMost: analytics.bytesPerDay, window: day } },
    }),
    forcedBalances: create('forcedBalances', {
      address: perMinute(upstream.forcedBalancesPerAddress),
      project: perMinute(upstream.forcedBalancesPerAddress * 200),
    }),
    swapQuotes: create('swapQuotes', {
      address: perMinute(upstream.swapQuotesPerAddress),
      project: perMinute(upstream.swapQuotesPerAddress * 200),
    }),
    swapBuilds: create('swapBuilds', {
      address: perMinute(upstream.swapBuildsPerAddress),
      project: perMinute(upstream.swapBuildsPerAddress * 200),
    }),
    onrampSessions: create('onrampSessions', {
      address: perMinute(upstream.onrampSessionsPerAddress),
      project: perMinute(upstream.onrampSessionsPerAddress * 200),
    }),
    // A page of the list shows up to 100 pictures.
    catalogue: create('catalogue', { address: perMinute(1_200), project: perMinute(60_000) }),
    nameRegistrations: create('nameRegistrations', {
      address: { work: { atMost: nameRegistry.registrationsPerAddress, window: hour } },
    }),
    nameRegistrationsPerDay: create('nameRegistrationsPerDay', {
      project: { work: { atMost: nameRegistry.registrationsPerProject, window: day } },
    }),
    nameGateway: create('nameGateway', { address: perMinute(nameRegistry.gatewayPerAddress) }),
    images: create('images', { address: perMinute(assets.imagesPerAddress) }),
  }
}
