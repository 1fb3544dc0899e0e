import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { safeParse } from 'valibot'
import { CloudError } from '../CloudError.ts'
import { devProjectId } from './devProject.ts'
import type { BundlerSettings } from './BundlerSettings.ts'
import { checkExecutors, executorPrefix, toBundlerSettings } from './bundlerRows.ts'
import { checkFarcaster, getFarcasterChain, toFarcasterSettings } from './farcasterRows.ts'
import { findSimilarName } from './findSimilarName.ts'
import { isLoopbackHost } from './isLoopbackHost.ts'
import { listSettings } from './listSettings.ts'
import type { MailSettings } from './MailSettings.ts'
import { toMailSettings } from './mailRows.ts'
import { checkNameRegistry, toNameRegistrySettings } from './nameRegistryRows.ts'
import { toNameSettings } from './nameRows.ts'
import { parseExecutors, parseUpstreamPools } from './parseUpstreamPools.ts'
import type { ProviderSettings } from './ProviderSettings.ts'
import { defaultRelayLimits, type RelaySettings } from './RelaySettings.ts'
import { readSecret } from './readSecret.ts'
import { checkSecureSite, toSecureSiteSettings } from './secureSiteRows.ts'
import { checkSocials, getSocialDevnet, toSocialSettings } from './socialRows.ts'
import type { SettingRow } from './SettingRow.ts'
import { settingRows, type SettingValues } from './settingRows.ts'
import type { Settings, UpstreamPools } from './Settings.ts'
import { checkSponsorship, readPaymasters, toSponsorshipSettings } from './sponsorshipRows.ts'
import type { SponsorshipSettings } from './SponsorshipSettings.ts'
import { toProviderSettings } from './toProviderSettings.ts'

/** Default endpoints of `latchkey-devnet`. */
const devnetPools: UpstreamPools = new Map<CaipNetworkId, readonly string[]>([
  ['eip155:31337', ['http://127.0.0.1:8545']],
  ['eip155:31338', ['http://127.0.0.1:8546']],
])

/**
 * Reads the settings. Flags override environment variables; empty variables count as unset.
 *
 * @param parameters.flags by name, without dashes.
 * @returns the settings, and hints about variables that look like misspelled settings.
 * @throws CloudError `config.invalid`. The message lists every problem, one per line.
 */
export function readSettings(parameters: {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly flags?: Readonly<Record<string, string | undefined>> | undefined
}): { readonly settings: Settings; readonly hints: readonly string[] } {
  const { environment, flags = {} } = parameters
  const faults: string[] = []

  const read = (row: SettingRow): unknown => {
    const flag = row.flag === undefined ? undefined : flags[row.flag]
    const text = flag ?? readText({ row, environment, faults }) ?? row.initial
    if (text === undefined) return undefined
    const result = safeParse(row.schema, text)
    if (result.success) return result.output
    const name = flag === undefined ? row.variable : `--${row.flag}`
    faults.push(`${name}: must be ${row.expected}${row.isSecret === true ? '' : `, not "${text}"`}`)
    return undefined
  }
  const entries = Object.entries(settingRows).map(([name, row]) => [name, read(row)])
  const rpc = parseUpstreamPools({ prefix: 'LATCHKEY_RPC_', environment })
  const bundlers = parseUpstreamPools({ prefix: 'LATCHKEY_BUNDLER_', environment })
  const { paymasters, faults: paymasterFaults } = readPaymasters(environment)
  const executors = parseExecutors({ environment })
  faults.push(...rpc.faults, ...bundlers.faults, ...paymasterFaults, ...executors.faults)
  // Every row was parsed by its own schema, which is what the type says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above; a fault among them throws below
  const values = Object.fromEntries(entries) as SettingValues
  if (values.redisUrl !== undefined && values.databaseUrl === undefined) {
    faults.push('REDIS_URL: connects nodes that share one Postgres, so it requires DATABASE_URL')
  }
  if (values.adminHost !== undefined && values.adminPort === undefined) {
    faults.push('LATCHKEY_ADMIN_HOST: requires LATCHKEY_ADMIN_PORT, because without it there is no port for operators')
  }
  const isDev = faults.length === 0 && isDevelopment({ environment, values })
  const hasSecureSite = values.secureSitePort !== undefined || values.secureSiteUrl !== undefined
  faults.push(
    ...checkSecureSite({ values, isDev }),
    ...checkSocials({ values, hasSecureSite }),
    ...checkFarcaster({ values, hasSecureSite }),
    ...checkNameRegistry(values),
    ...checkExecutors({ keys: executors.keys, bundlers: bundlers.pools }),
  )
  const providers = toProviderSettings({ values, isDev })
  const mail = toMailSettings({ ...values, isDev })
  const pools = isDev ? new Map([...devnetPools, ...rpc.pools]) : rpc.pools
  const isFaulty = faults.length > 0
  const registries = typeof values.registry === 'object' ? [values.registry.chainId] : []
  const farcasterChain = getFarcasterChain(values)
  faults.push(
    ...[...executors.keys.keys()].flatMap((chainId) =>
      findUnservedChains({ variable: toVariable(executorPrefix, chainId), chainIds: [chainId], pools, isFaulty }),
    ),
    ...findUnservedChains({ variable: 'LATCHKEY_INDEX', chainIds: values.indexedChains ?? [], pools, isFaulty }),
    ...findUnservedChains({ variable: 'LATCHKEY_NAMES', chainIds: registries, pools, isFaulty }),
    ...findUnservedChains({
      variable: 'LATCHKEY_FARCASTER_REGISTRY',
      chainIds: farcasterChain === undefined ? [] : [farcasterChain],
      pools,
      isFaulty,
    }),
  )
  const sponsorship = toSponsorshipSettings({
    networks: values.smartAccountNetworks,
    paymasters,
    localChains: isDev ? [...devnetPools.keys()] : [],
  })
  faults.push(
    ...checkSponsorship({
      settings: sponsorship,
      hasRpc: (chainId) => pools.has(chainId) || (isFaulty && devnetPools.has(chainId)),
      hasBundler: (chainId) => bundlers.pools.has(chainId),
    }),
  )
  // What is set but invalid is already reported.
  faults.push(...providers.faults.filter((fault) => !faults.some((known) => isSameVariable(known, fault))))
  // In development, whether the sender has a default is known only if nothing else is invalid.
  if (!isFaulty) faults.push(...mail.faults)
  if (faults.length > 0) throw new CloudError('config.invalid', formatFaults(faults))
  const settings = toSettings({
    values,
    isDev,
    rpc: pools,
    bundlers: bundlers.pools,
    bundler: toBundlerSettings({
      executorBalance: values.executorBalance,
      keys: executors.keys,
      bundlers: bundlers.pools,
      localChains: [...devnetPools.keys()],
      isDev,
    }),
    providers: providers.settings,
    mail: mail.settings,
    sponsorship,
    listed: listSettings({ environment, flags }),
  })
  return { settings, hints: [...findHints(environment), ...findRisks(settings)] }
}

/** Reports chains of a setting without an upstream. */
function findUnservedChains(parameters: {
  readonly variable: string
  readonly chainIds: readonly CaipNetworkId[]
  readonly pools: UpstreamPools
  /** Then whether the local chains are there is not known. */
  readonly isFaulty: boolean
}): readonly string[] {
  const { chainIds, isFaulty, pools, variable } = parameters
  return chainIds
    .filter((id) => !pools.has(id) && !(isFaulty && devnetPools.has(id)))
    .map((id) => `${variable}: ${id} requires ${toVariable('LATCHKEY_RPC_', id)}`)
}

/** The name of a setting of a chain. */
function toVariable(prefix: string, chainId: CaipNetworkId): string {
  return `${prefix}${chainId.toUpperCase().replace(':', '_')}`
}

/** Returns a variable's text. A secret can also be in a file. */
function readText(parameters: {
  readonly row: SettingRow
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly faults: string[]
}): string | undefined {
  const { environment, faults, row } = parameters
  const { isSecret, variable } = row
  if (isSecret === true) return readSecret({ variable, environment, faults })
  return environment[variable]?.trim() || undefined
}

function isSameVariable(one: string, other: string): boolean {
  return one.slice(0, one.indexOf(':')) === other.slice(0, other.indexOf(':'))
}

function formatFaults(faults: readonly string[]): string {
  const count = faults.length === 1 ? 'one setting is' : `${faults.length} settings are`
  const width = Math.max(...faults.map((fault) => fault.indexOf(':')))
  const lines = faults.map((fault) => {
    const end = fault.indexOf(':')
    return `  ${fault.slice(0, end).padEnd(width)}  ${fault.slice(end + 2)}`
  })
  return [
    `The cloud did not start: ${count} invalid.`,
    '',
    ...lines,
    '',
    'Run latchkey-cloud --help to see all settings',
  ].join('\n')
}

/** Finds variables that look like misspelled settings. Other variables with our prefix may belong to other programs. */
function findHints(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.values<SettingRow>(settingRows).flatMap(({ isSecret, variable }) =>
    isSecret === true ? [variable, `${variable}_FILE`] : [variable],
  )
  return Object.keys(environment)
    .filter((name) => name.startsWith('LATCHKEY_') && !known.includes(name))
    .filter((name) => !/^LATCHKEY_(?:RPC|BUNDLER|PAYMASTER)_/.test(name))
    .flatMap((name) => {
      const similar = findSimilarName(name, known)
      return similar === undefined ? [] : [`${name} is not a setting; did you mean ${similar}?`]
    })
}

/** Settings that let strangers do more than an operator may expect. */
function findRisks({ host, isDev, isDevOpen, publicUrls }: Settings): string[] {
  const isLocal = isLoopbackHost(host) && publicUrls.every(isLoopbackUrl)
  return [
    ...(isDev && isDevOpen && !isLocal
      ? [
          'LATCHKEY_DEV=1: everyone who reaches this port may use the project dev and its upstreams. Use it only in a network that you trust.',
        ]
      : []),
    ...(publicUrls.length === 0 && !isLoopbackHost(host)
      ? [
          'LATCHKEY_PUBLIC_URL is not set, so the cloud answers only to localhost and the addresses of this machine, and its tokens name the host of each request. Set it to the URL that clients use.',
        ]
      : []),
  ]
}

function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}

/** Whether development mode is on: by setting, or because only this machine can reach the cloud. */
function isDevelopment(parameters: {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly values: SettingValues
}): boolean {
  const { environment, values } = parameters
  const { databaseUrl, host, publicUrls = [], trustedProxies = [] } = values
  // Wherever strangers may connect, the operator has to ask for it.
  const isReachableFromHereOnly =
    databaseUrl === undefined &&
    isLoopbackHost(host) &&
    publicUrls.every(isLoopbackUrl) &&
    trustedProxies.length === 0 &&
    environment['NODE_ENV'] !== 'production'
  return values.isDev ?? isReachableFromHereOnly
}

function toSettings(parameters: {
  readonly values: SettingValues
  readonly isDev: boolean
  readonly rpc: UpstreamPools
  readonly bundlers: UpstreamPools
  readonly bundler: BundlerSettings
  readonly providers: ProviderSettings
  readonly mail: MailSettings | undefined
  readonly sponsorship: SponsorshipSettings
  readonly listed: Settings['listed']
}): Settings {
  const { bundler, bundlers, isDev, listed, mail, providers, rpc, sponsorship, values } = parameters
  const { databaseUrl, host, publicUrls = [], trustedProxies = [] } = values
  const isDevOpen = values.isDev === true
  return {
    listed,
    host,
    port: values.port,
    admin:
      values.adminPort === undefined ? undefined : { host: values.adminHost ?? '127.0.0.1', port: values.adminPort },
    secureSite: toSecureSiteSettings({
      values,
      isDev,
      socials: toSocialSettings({ values, isDev }),
      farcaster: toFarcasterSettings({ values, devnetUrl: getSocialDevnet({ values, isDev }) }),
    }),
    sponsorship,
    dataFolder: values.dataFolder,
    isDev,
    isDevOpen,
    databaseUrl,
    diskReserve: values.diskReserve,
    redisUrl: values.redisUrl,
    adminTokens: values.adminTokens ?? [],
    dashboard: { isOn: values.hasDashboard, url: values.dashboardUrl },
    docsFolder: values.docsFolder,
    metricsToken: values.metricsToken,
    publicUrls,
    securityContact: values.securityContact,
    trustedProxies,
    logLevel: values.logLevel,
    drainTime: values.drainTime,
    http: {
      bodyBytesAtMost: values.bodyBytesAtMost,
      connectionsAtMost: values.connectionsAtMost ?? values.relaySockets + 5_000,
      requestTimeout: values.requestTimeout,
      requestsPerAddress: values.requestsPerAddress,
      requestsPerProject: values.requestsPerProject,
    },
    analytics: {
      retention: values.analyticsDays * 86_400_000,
      totalsRetention: values.analyticsTotalsDays * 86_400_000,
      bytesPerDay: values.eventBytesPerDay,
    },
    alerts: { storageLimit: values.storageLimit, hosts: values.alertHosts ?? [] },
    audit: { retention: values.auditDays * 86_400_000 },
    signIn: {
      keys: values.signInKeys ?? [],
      tokenLife: values.tokenLife * 60_000,
      sessionLife: values.signInDays * 86_400_000,
      chains: values.signInChains,
      hasAddresses: values.hasSignInAddresses,
      requestsPerAddress: values.signInsPerAddress,
    },
    mail,
    bundler,
    upstream: {
      timeout: values.upstreamTimeout,
      rpc,
      bundlers,
      methods: values.rpcMethods ?? [],
      bodyBytesAtMost: values.rpcBodyBytesAtMost,
      answerBytesAtMost: values.rpcAnswerBytesAtMost,
      callsPerAddress: values.rpcPerAddress,
      callsPerProject: values.rpcPerProject,
      forcedBalancesPerAddress: values.forcedBalances,
      swapQuotesPerAddress: values.swapQuotes,
      swapBuildsPerAddress: values.swapBuilds,
      onrampSessionsPerAddress: values.onrampSessions,
    },
    assets: {
      tokenLists: values.tokenLists ?? [],
      ipfsGateway: values.ipfsGateway,
      imagesPerAddress: values.imagesPerAddress,
    },
    names: toNameSettings({ registry: values.registry, gateways: values.nameGateways, chains: rpc, isDev }),
    nameRegistry: toNameRegistrySettings({ values, isDev }),
    providers,
    indexedChains: values.indexedChains ?? (isDev ? [...devnetPools.keys()] : []),
    relay: toRelaySettings({ values, isDev, isDevOpen }),
  }
}

function toRelaySettings(parameters: {
  readonly values: SettingValues
  readonly isDev: boolean
  readonly isDevOpen: boolean
}): RelaySettings {
  const { isDev, isDevOpen, values } = parameters
  const [publicUrl, ...others] = values.publicUrls ?? []
  const { connects, frames, publishes } = defaultRelayLimits
  const perSecond = (count: number, seconds: number) => ({ atMost: count * seconds, window: seconds * 1_000 })
  return {
    publicUrl,
    acceptedHosts: others.map((url) => new URL(url).host),
    isLoopbackAccepted: isDev,
    unlimitedProjectId: isDev ? devProjectId : undefined,
    localProjectId: isDev && !isDevOpen ? devProjectId : undefined,
    limits: {
      sockets: values.relaySockets,
      socketsPerAddress: values.relaySocketsPerAddress,
      socketsPerClient: values.relaySocketsPerClient,
      topicsPerClient: values.relayTopics,
      messageBytes: values.relayMessageBytes,
      longestTtl: values.relayTtl,
      storedBytes: values.relayStoredBytes,
      storedBytesPerProject: values.relayStoredBytesPerProject,
      storedBytesPerAddress: values.relayStoredBytesPerAddress,
      connects: { ...connects, address: perSecond(values.relayConnects, 100) },
      frames: { ...frames, client: perSecond(values.relayFrames, 100) },
      publishes: { ...publishes, client: perSecond(values.relayPublishes, 20) },
    },
    times: { ping: values.relayPing },
  }
}
