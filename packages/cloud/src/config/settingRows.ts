import path from 'node:path'
import { homedir } from 'node:os'
import { caipNetworkIdSchema } from '@latchkey/protocol/caip'
import {
  array,
  check,
  type GenericSchema,
  integer,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  picklist,
  pipe,
  string,
  toNumber,
  transform,
} from 'valibot'
import { defaultRelayLimits, defaultRelayTimes } from './RelaySettings.ts'
import type { SettingRow } from './SettingRow.ts'

/** A row without a value of its own is `undefined` until it is set. */
interface OptionalRow<output> extends SettingRow<output> {
  readonly initial?: undefined
}
interface GivenRow<output> extends SettingRow<output> {
  readonly initial: string
}
type ValueOf<row> = row extends { readonly initial: string; readonly schema: GenericSchema<string, infer output> }
  ? output
  : row extends { readonly schema: GenericSchema<string, infer output> }
    ? output | undefined
    : never

/** A row, with the type of its value. */
function row<const output>(given: GivenRow<output>): GivenRow<output>
function row<const output>(given: OptionalRow<output>): OptionalRow<output>
function row(given: SettingRow): SettingRow {
  return given
}

const wholeNumber = (least: number, most: number) => ({
  expected: `a whole number from ${least} to ${most}`,
  schema: pipe(
    string(),
    check((text) => /^\d+$/.test(text)),
    toNumber(),
    integer(),
    minValue(least),
    maxValue(most),
  ),
})
const seconds = (least: number, most: number) => {
  const { expected, schema } = wholeNumber(least, most)
  return {
    expected,
    unit: 'seconds' as const,
    schema: pipe(
      schema,
      transform((value) => value * 1_000),
    ),
  }
}
const words: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  on: true,
  '0': false,
  false: false,
  no: false,
  off: false,
}
const yesOrNo = {
  expected: '1 or 0',
  schema: pipe(
    string(),
    transform((text) => words[text.toLowerCase()]),
    check((value) => value !== undefined),
    transform((value) => value === true),
  ),
}
const urlOf = (schemes: readonly string[], example: string) => ({
  expected: `a URL such as ${example}`,
  schema: pipe(
    string(),
    check((text) => hasScheme(text, schemes)),
  ),
})
const token = {
  isSecret: true,
  expected: 'a secret of at least 16 characters without spaces',
  schema: pipe(
    string(),
    minLength(16),
    check((text) => /^[\u0021-\u007E]+$/.test(text)),
  ),
}

/** Every setting but the pools of chains, whose names hold the chain (`upstreamRows`). */
export const settingRows = {
  host: row({
    variable: 'LATCHKEY_HOST',
    flag: 'host',
    group: 'Server',
    description: 'The address to listen on; 0.0.0.0 is every one of the machine.',
    initial: '127.0.0.1',
    expected: 'a host name or an address',
    schema: pipe(
      string(),
      nonEmpty(),
      check((text) => /^[\w.:-]+$/.test(text)),
    ),
  }),
  port: row({
    variable: 'LATCHKEY_PORT',
    flag: 'port',
    group: 'Server',
    description: 'The port for everything: HTTP, WebSocket, metrics. 0 takes a free one.',
    initial: '8787',
    ...wholeNumber(0, 65_535),
  }),
  publicUrls: row({
    variable: 'LATCHKEY_PUBLIC_URL',
    group: 'Server',
    description:
      'Where others reach the cloud; several with commas. The relay then takes only clients that dialled one of them.',
    expected: 'a URL such as https://cloud.example.com, or several with commas between them',
    schema: pipe(
      string(),
      transform(splitList),
      check((urls) => urls.length > 0 && urls.every((url) => hasScheme(url, ['http:', 'https:', 'ws:', 'wss:']))),
    ),
  }),
  trustedProxies: row({
    variable: 'LATCHKEY_TRUST_PROXY',
    group: 'Server',
    description: "How many proxies stand before the cloud, whose X-Forwarded-For tells a client's address.",
    initial: '0',
    ...wholeNumber(0, 16),
  }),
  isDev: row({
    variable: 'LATCHKEY_DEV',
    flag: 'dev',
    group: 'Server',
    description: 'Whether the project `dev` exists, for pages on localhost, and the log is written for people.',
    initialWords: '1 on a loopback address without DATABASE_URL, else 0',
    ...yesOrNo,
  }),
  logLevel: row({
    variable: 'LATCHKEY_LOG_LEVEL',
    group: 'Server',
    description: 'The least important lines of the log: error, warn, info or debug.',
    initial: 'info',
    expected: 'one of error, warn, info, debug',
    schema: picklist(['error', 'warn', 'info', 'debug']),
  }),
  drainTime: row({
    variable: 'LATCHKEY_DRAIN_TIME',
    group: 'Server',
    description: 'How long requests and sockets may go on after the node was asked to stop.',
    initial: '10',
    ...seconds(0, 600),
  }),
  dataFolder: row({
    variable: 'LATCHKEY_DATA',
    flag: 'data',
    group: 'Storage',
    description: 'The folder of the embedded database; not used with DATABASE_URL. `memory` keeps nothing.',
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
    description: 'A Postgres (15 or newer) to use in place of the embedded database.',
    isSecret: true,
    ...urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
  }),
  redisUrl: row({
    variable: 'REDIS_URL',
    group: 'Storage',
    description: 'A Redis that joins several nodes on one Postgres into one cloud.',
    isSecret: true,
    ...urlOf(['redis:', 'rediss:'], 'redis://:password@host:6379'),
  }),
  analyticsDays: row({
    variable: 'LATCHKEY_ANALYTICS_DAYS',
    group: 'Storage',
    description: 'For how long the events of a project are kept; 0 is for ever.',
    unit: 'days',
    initial: '90',
    ...wholeNumber(0, 36_500),
  }),
  adminToken: row({
    variable: 'LATCHKEY_ADMIN_TOKEN',
    group: 'Access',
    description: 'Who sends it as a bearer token may use the admin API, which is off without it.',
    ...token,
  }),
  metricsToken: row({
    variable: 'LATCHKEY_METRICS_TOKEN',
    group: 'Access',
    description: 'Who sends it as a bearer token may read /metrics; without it only programs on the same machine may.',
    ...token,
  }),
  signInKeys: row({
    variable: 'LATCHKEY_SIGN_IN_KEY',
    group: 'Access',
    description:
      'What session tokens are signed with; of several with commas the first signs, and the others still verify. Without it the database keeps one.',
    isSecret: true,
    expected: '64 hex digits, as `openssl rand -hex 32` gives them, or several with commas between them',
    schema: pipe(
      string(),
      transform((text) => splitList(text.toLowerCase())),
      check((keys) => keys.length > 0 && keys.length <= 8 && keys.every((key) => /^[\da-f]{64}$/.test(key))),
    ),
  }),
  signInDays: row({
    variable: 'LATCHKEY_SIGN_IN_DAYS',
    group: 'Access',
    description: 'How long a sign-in lasts, unless its message ends earlier.',
    unit: 'days',
    initial: '7',
    ...wholeNumber(1, 365),
  }),
  signInChains: row({
    variable: 'LATCHKEY_SIGN_IN_CHAINS',
    group: 'Access',
    description:
      'The chains that sign-ins are taken for, by CAIP-2 with commas; without it all of eip155, solana and bip122.',
    expected: 'CAIP-2 ids such as eip155:1 with commas between them',
    schema: pipe(string(), transform(splitList), array(caipNetworkIdSchema), minLength(1)),
  }),
  requestsPerAddress: row({
    variable: 'LATCHKEY_RATE_ADDRESS',
    group: 'Limits',
    description: 'Requests of one client address for one project.',
    unit: 'per minute',
    initial: '1200',
    ...wholeNumber(1, 10_000_000),
  }),
  requestsPerProject: row({
    variable: 'LATCHKEY_RATE_PROJECT',
    group: 'Limits',
    description: 'Requests for one project from everybody.',
    unit: 'per minute',
    initial: '60000',
    ...wholeNumber(1, 100_000_000),
  }),
  bodyBytesAtMost: row({
    variable: 'LATCHKEY_BODY_LIMIT',
    group: 'Limits',
    description: 'The largest body of a request.',
    unit: 'bytes',
    initial: '1048576',
    ...wholeNumber(1_024, 67_108_864),
  }),
  requestTimeout: row({
    variable: 'LATCHKEY_REQUEST_TIMEOUT',
    group: 'Limits',
    description: 'How long a request may take in all.',
    initial: '30',
    ...seconds(1, 300),
  }),
  upstreamTimeout: row({
    variable: 'LATCHKEY_UPSTREAM_TIMEOUT',
    group: 'Upstream',
    description: 'How long one upstream may take before the next is asked.',
    initial: '10',
    ...seconds(1, 120),
  }),
  relaySockets: row({
    variable: 'LATCHKEY_RELAY_SOCKETS',
    group: 'Relay',
    description: 'Open sockets of one node.',
    initial: String(defaultRelayLimits.sockets),
    ...wholeNumber(1, 1_000_000),
  }),
  relaySocketsPerAddress: row({
    variable: 'LATCHKEY_RELAY_SOCKETS_PER_ADDRESS',
    group: 'Relay',
    description: 'Open sockets of one client address on one node.',
    initial: String(defaultRelayLimits.socketsPerAddress),
    ...wholeNumber(1, 1_000_000),
  }),
  relaySocketsPerClient: row({
    variable: 'LATCHKEY_RELAY_SOCKETS_PER_CLIENT',
    group: 'Relay',
    description: 'Sockets of one client id that one node serves; older ones stay open and get nothing until they ask.',
    initial: String(defaultRelayLimits.socketsPerClient),
    ...wholeNumber(1, 10_000),
  }),
  relayTopics: row({
    variable: 'LATCHKEY_RELAY_TOPICS',
    group: 'Relay',
    description: 'Topics that one client may subscribe to.',
    initial: String(defaultRelayLimits.topicsPerClient),
    ...wholeNumber(1, 1_000_000),
  }),
  relayMessageBytes: row({
    variable: 'LATCHKEY_RELAY_MESSAGE_LIMIT',
    group: 'Relay',
    description: 'The largest message that may be published.',
    unit: 'bytes',
    initial: String(defaultRelayLimits.messageBytes),
    ...wholeNumber(1_024, 1_000_000),
  }),
  relayConnects: row({
    variable: 'LATCHKEY_RELAY_CONNECTS',
    group: 'Relay',
    description: 'New sockets of one client address; a hundred times as many at once.',
    unit: 'per second',
    initial: String(defaultRelayLimits.connectRate.perSecond),
    ...wholeNumber(1, 100_000),
  }),
  relayFrames: row({
    variable: 'LATCHKEY_RELAY_FRAMES',
    group: 'Relay',
    description: 'Frames of one client; a hundred times as many at once.',
    unit: 'per second',
    initial: String(defaultRelayLimits.frameRate.perSecond),
    ...wholeNumber(1, 100_000),
  }),
  relayPublishes: row({
    variable: 'LATCHKEY_RELAY_PUBLISHES',
    group: 'Relay',
    description: 'Messages that one client publishes; twenty times as many at once.',
    unit: 'per second',
    initial: String(defaultRelayLimits.publishRate.perSecond),
    ...wholeNumber(1, 100_000),
  }),
  relayPing: row({
    variable: 'LATCHKEY_RELAY_PING',
    group: 'Relay',
    description: 'Between two pings of a socket; Node clients leave after 35 seconds of silence.',
    initial: String(defaultRelayTimes.ping / 1_000),
    ...seconds(1, 30),
  }),
}

/** The value of every row. */
export type SettingValues = {
  readonly [name in keyof typeof settingRows]: ValueOf<(typeof settingRows)[name]>
}

/** The settings whose names hold a chain. `*` stands for it. */
export const upstreamRows = {
  rpc: {
    variable: 'LATCHKEY_RPC_*',
    description:
      'The JSON-RPC URLs of a chain, the preferred first, with commas. For * put the CAIP-2 id: EIP155_1, SOLANA_MAINNET, EIP155_31337 for a local chain.',
    initialWords: 'with LATCHKEY_DEV the chains of latchkey-devnet (31337, 31338), else none',
  },
  bundlers: {
    variable: 'LATCHKEY_BUNDLER_*',
    description: 'The ERC-4337 bundlers of a chain, likewise: LATCHKEY_BUNDLER_EIP155_8453.',
    initialWords: 'none',
  },
} as const

/** Splits a list with commas. */
function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol)
}
