import path from 'node:path'
import { homedir } from 'node:os'
import { caipNetworkIdSchema } from '@latchkey/protocol/caip'
import {
  array,
  check,
  type GenericSchema,
  maxLength,
  minLength,
  nonEmpty,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { isProxyNetwork } from '../request/createProxyCheck.ts'
import { alertRows } from './alertRows.ts'
import { assetRows } from './assetRows.ts'
import { bundlerRows } from './bundlerRows.ts'
import { dashboardRows } from './dashboardRows.ts'
import { limitRows } from './limitRows.ts'
import { mailRows } from './mailRows.ts'
import { farcasterRows } from './farcasterRows.ts'
import { nameRegistryRows } from './nameRegistryRows.ts'
import { nameRows } from './nameRows.ts'
import { providerRows } from './providerRows.ts'
import { relayRows } from './relayRows.ts'
import { secureSiteRows } from './secureSiteRows.ts'
import { socialRows } from './socialRows.ts'
import { sponsorshipRows } from './sponsorshipRows.ts'
import {
  hasScheme,
  hostName,
  keyList,
  row,
  seconds,
  splitList,
  token,
  urlOf,
  wholeNumber,
  yesOrNo,
} from './settingSchemas.ts'

/** All settings except upstream pools, whose names contain the chain (`upstreamRows`). */
export const settingRows = {
  host: row({
    variable: 'LATCHKEY_HOST',
    flag: 'host',
    group: 'Server',
    description: 'Address to listen on; 0.0.0.0 listens on all addresses.',
    initial: '127.0.0.1',
    ...hostName,
  }),
  port: row({
    variable: 'LATCHKEY_PORT',
    flag: 'port',
    group: 'Server',
    description: 'Port for HTTP, WebSocket and metrics. 0 picks a free port.',
    initial: '8787',
    ...wholeNumber(0, 65_535),
  }),
  adminHost: row({
    variable: 'LATCHKEY_ADMIN_HOST',
    group: 'Server',
    description: 'Address of the port for operators; requires LATCHKEY_ADMIN_PORT.',
    initialWords: '127.0.0.1',
    ...hostName,
  }),
  adminPort: row({
    variable: 'LATCHKEY_ADMIN_PORT',
    group: 'Server',
    description:
      'Port for operators. If set, the admin API and the metrics are served only there; 0 picks a free port.',
    ...wholeNumber(0, 65_535),
  }),
  publicUrls: row({
    variable: 'LATCHKEY_PUBLIC_URL',
    group: 'Server',
    description:
      'Public URLs of the cloud, separated by commas. Requests to other hosts are refused, except loopback; without it, the addresses of this machine are accepted too.',
    expected: 'a URL such as https://cloud.example.com, or several separated by commas',
    schema: pipe(
      string(),
      transform(splitList),
      check((urls) => urls.length > 0 && urls.every((url) => hasScheme(url, ['http:', 'https:', 'ws:', 'wss:']))),
    ),
  }),
  securityContact: row({
    variable: 'LATCHKEY_SECURITY_CONTACT',
    group: 'Server',
    description:
      'Where to report vulnerabilities of this cloud: a mailto: or https: URL for /.well-known/security.txt.',
    expected: 'a URL such as mailto:security@example.com or https://example.com/security',
    schema: pipe(
      string(),
      check((text) => hasScheme(text, ['mailto:', 'https:'])),
      transform((text) => new URL(text).href),
    ),
  }),
  docsFolder: row({
    variable: 'LATCHKEY_DOCS',
    group: 'Server',
    description:
      'Folder of the built documentation site, which is then served at /docs. The image contains one and sets this.',
    initialWords: 'none',
    expected: 'a path',
    schema: pipe(
      string(),
      nonEmpty(),
      transform((text) => path.resolve(text)),
    ),
  }),
  trustedProxies: row({
    variable: 'LATCHKEY_TRUST_PROXY',
    group: 'Server',
    description:
      'Networks of the proxies in front of the cloud, separated by commas: loopback, private, addresses or CIDR. Only their X-Forwarded-For is believed.',
    initialWords: 'none',
    expected:
      'the networks of your proxies instead of their number: loopback, private, or CIDR such as 10.0.0.0/8, separated by commas',
    schema: pipe(
      string(),
      transform(splitList),
      check((networks) => networks.length > 0 && networks.every(isProxyNetwork)),
    ),
  }),
  isDev: row({
    variable: 'LATCHKEY_DEV',
    flag: 'dev',
    group: 'Server',
    description: 'Enables the project `dev` for pages on localhost and a human-readable log.',
    initialWords:
      '1 for clients on this machine if the cloud is only reachable from it: a loopback address, no DATABASE_URL, public URL, trusted proxy or NODE_ENV=production',
    ...yesOrNo,
  }),
  logLevel: row({
    variable: 'LATCHKEY_LOG_LEVEL',
    group: 'Server',
    description: 'Minimum level of log lines: error, warn, info or debug.',
    initial: 'info',
    expected: 'one of error, warn, info, debug',
    schema: picklist(['error', 'warn', 'info', 'debug']),
  }),
  drainTime: row({
    variable: 'LATCHKEY_DRAIN_TIME',
    group: 'Server',
    description: 'How long open requests and sockets may continue after the node was asked to stop.',
    initial: '10',
    ...seconds(0, 600),
  }),
  dataFolder: row({
    variable: 'LATCHKEY_DATA',
    flag: 'data',
    group: 'Storage',
    description: 'Folder of the embedded database; ignored if DATABASE_URL is set. `memory` keeps data in memory only.',
    initialWords: '~/.latchkey/cloud',
    initial: path.join(homedir(), '.latchkey', 'cloud'),
    expected: 'a path',
    schema: pipe(
      string(),
      nonEmpty(),
      transform((text) => (text === 'memory' ? text : path.resolve(text))),
    ),
  }),
  databaseUrl: row({
    variable: 'DATABASE_URL',
    group: 'Storage',
    description: 'Postgres (15 or newer) to use instead of the embedded database.',
    isSecret: true,
    ...urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
  }),
  diskReserve: row({
    variable: 'LATCHKEY_DISK_RESERVE',
    group: 'Storage',
    description:
      'Bytes that must stay free on the disk of the embedded database. With fewer, the cloud stores no messages, events and sign-ins until there are more; 0 turns this off.',
    unit: 'bytes',
    initialWords: '1 GiB, or 5 % of a disk of less than 20 GiB',
    ...wholeNumber(0, 1_000_000_000_000_000),
  }),
  redisUrl: row({
    variable: 'REDIS_URL',
    group: 'Storage',
    description: 'Redis that connects several nodes on one Postgres into one cloud.',
    isSecret: true,
    ...urlOf(['redis:', 'rediss:'], 'redis://:password@host:6379'),
  }),
  analyticsDays: row({
    variable: 'LATCHKEY_ANALYTICS_DAYS',
    group: 'Storage',
    description: 'How long single analytics events are kept; 0 keeps them forever.',
    unit: 'days',
    initial: '90',
    ...wholeNumber(0, 36_500),
  }),
  analyticsTotalsDays: row({
    variable: 'LATCHKEY_ANALYTICS_TOTALS_DAYS',
    group: 'Storage',
    description: 'How long the daily totals of analytics are kept; 0 keeps them forever.',
    unit: 'days',
    initial: '400',
    ...wholeNumber(0, 36_500),
  }),
  auditDays: row({
    variable: 'LATCHKEY_AUDIT_DAYS',
    group: 'Storage',
    description: 'How long the record of what operators changed is kept; 0 keeps it forever.',
    unit: 'days',
    initial: '400',
    ...wholeNumber(0, 36_500),
  }),
  adminTokens: row({
    variable: 'LATCHKEY_ADMIN_TOKEN',
    group: 'Access',
    description:
      'Bearer token for the admin API, or two separated by a comma, so that a new one can replace the old one without a pause. Without it, the API is disabled.',
    isSecret: true,
    expected: `${token.expected}, or two separated by a comma`,
    schema: pipe(string(), transform(splitList), array(token.schema), minLength(1), maxLength(2)),
  }),
  ...dashboardRows,
  metricsToken: row({
    variable: 'LATCHKEY_METRICS_TOKEN',
    group: 'Access',
    description: 'Bearer token for /metrics. Without it, only programs on the same machine may read them.',
    ...token,
  }),
  signInKeys: row({
    variable: 'LATCHKEY_SIGN_IN_KEY',
    group: 'Access',
    description:
      'Keys for session tokens, separated by commas: the first signs, all verify. Every node needs the same. Without it and without DATABASE_URL, the file `sign-in.key` in the data folder stores one.',
    isSecret: true,
    ...keyList,
  }),
  tokenLife: row({
    variable: 'LATCHKEY_TOKEN_MINUTES',
    group: 'Access',
    description: 'How long a session token is valid before the session must renew it.',
    unit: 'minutes',
    initial: '15',
    ...wholeNumber(1, 1_440),
  }),
  signInDays: row({
    variable: 'LATCHKEY_SIGN_IN_DAYS',
    group: 'Access',
    description: 'How long a sign-in lasts, unless its message expires earlier.',
    unit: 'days',
    initial: '7',
    ...wholeNumber(1, 365),
  }),
  hasSignInAddresses: row({
    variable: 'LATCHKEY_SIGN_IN_ADDRESSES',
    group: 'Access',
    description:
      'Whether the dashboard and the admin API show the addresses of accounts that have signed in. `off` shows chains and times only; operators can still look an address up.',
    initial: 'off',
    expected: 'on or off',
    schema: yesOrNo.schema,
  }),
  signInChains: row({
    variable: 'LATCHKEY_SIGN_IN_CHAINS',
    group: 'Access',
    description:
      'Chains that sign-ins are accepted for, as CAIP-2 ids separated by commas; by default all of eip155, solana and bip122.',
    expected: 'CAIP-2 ids such as eip155:1, separated by commas',
    schema: pipe(string(), transform(splitList), array(caipNetworkIdSchema), minLength(1)),
  }),
  ...mailRows,
  ...alertRows,
  requestsPerAddress: row({
    variable: 'LATCHKEY_RATE_ADDRESS',
    group: 'Limits',
    description: 'Requests of one client address.',
    unit: 'per minute',
    initial: '1200',
    ...wholeNumber(1, 10_000_000),
  }),
  requestsPerProject: row({
    variable: 'LATCHKEY_RATE_PROJECT',
    group: 'Limits',
    description: 'Requests of all clients for one project.',
    unit: 'per minute',
    initial: '60000',
    ...wholeNumber(1, 100_000_000),
  }),
  bodyBytesAtMost: row({
    variable: 'LATCHKEY_BODY_LIMIT',
    group: 'Limits',
    description: 'Maximum size of a request body.',
    unit: 'bytes',
    initial: '1048576',
    ...wholeNumber(1_024, 67_108_864),
  }),
  connectionsAtMost: row({
    variable: 'LATCHKEY_CONNECTIONS',
    group: 'Limits',
    description: 'Open connections of one node, including the sockets of the relay; others are closed at once.',
    initialWords: '`LATCHKEY_RELAY_SOCKETS` and 5,000 more',
    ...wholeNumber(10, 10_000_000),
  }),
  requestTimeout: row({
    variable: 'LATCHKEY_REQUEST_TIMEOUT',
    group: 'Limits',
    description: 'Maximum duration of a request; a client has twice as long to read the answer.',
    initial: '30',
    ...seconds(1, 300),
  }),
  ...limitRows,
  upstreamTimeout: row({
    variable: 'LATCHKEY_UPSTREAM_TIMEOUT',
    group: 'Upstream',
    description: 'Timeout of one upstream before the next is tried.',
    initial: '10',
    ...seconds(1, 120),
  }),
  ...bundlerRows,
  ...assetRows,
  ...nameRows,
  ...nameRegistryRows,
  ...providerRows,
  ...relayRows,
  ...secureSiteRows,
  ...socialRows,
  ...farcasterRows,
  ...sponsorshipRows,
}

type ValueOf<row> = row extends { readonly initial: string; readonly schema: GenericSchema<string, infer output> }
  ? output
  : row extends { readonly schema: GenericSchema<string, infer output> }
    ? output | undefined
    : never

/** The parsed value of every row. */
export type SettingValues = {
  readonly [name in keyof typeof settingRows]: ValueOf<(typeof settingRows)[name]>
}

/** Settings whose names contain a chain, shown as `*`. */
export const upstreamRows = {
  rpc: {
    variable: 'LATCHKEY_RPC_*',
    description:
      'JSON-RPC URLs of a chain, separated by commas, preferred first. Replace * with the CAIP-2 id: EIP155_1, SOLANA_MAINNET, EIP155_31337 for a local chain. With _FILE at the end, the path of a file with the URLs.',
    initialWords: 'with LATCHKEY_DEV the chains of latchkey-devnet (31337, 31338), otherwise none',
  },
  bundlers: {
    variable: 'LATCHKEY_BUNDLER_*',
    description:
      'ERC-4337 bundler URLs of a chain, in the same format: LATCHKEY_BUNDLER_EIP155_8453, LATCHKEY_BUNDLER_EIP155_8453_FILE.',
    initialWords: 'none',
  },
  paymasters: {
    variable: 'LATCHKEY_PAYMASTER_*',
    description:
      'URL of the paymaster (ERC-7677) that pays for sponsored operations on a chain with an upstream bundler; also as a file: LATCHKEY_PAYMASTER_EIP155_8453, LATCHKEY_PAYMASTER_EIP155_8453_FILE.',
    initialWords: 'none',
  },
  executors: {
    variable: 'LATCHKEY_BUNDLER_KEY_*',
    description:
      'Private keys of the accounts by which this cloud itself is the bundler of a chain, separated by commas: LATCHKEY_BUNDLER_KEY_EIP155_8453, or with _FILE at the end a file with them. `none` turns the default off. See docs/bundler.md.',
    initialWords: 'with LATCHKEY_DEV the executors of latchkey-devnet on its chains, otherwise none',
  },
} as const
