import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CloudError } from '../CloudError.ts'
import { findSimilarName } from './findSimilarName.ts'
import { formatSettingsHelp } from './formatSettingsHelp.ts'
import { formatSettingsTable } from './formatSettingsTable.ts'
import { formatUrl } from './formatUrl.ts'
import { readSettings } from './readSettings.ts'
import { defaultRelayLimits, defaultRelayTimes } from './RelaySettings.ts'
import { settingRows } from './settingRows.ts'

const read = (environment: Readonly<Record<string, string>> = {}, flags: Readonly<Record<string, string>> = {}) =>
  readSettings({ environment, flags })

/** The message with which settings are refused. */
function refuse(environment: Readonly<Record<string, string>>, flags: Readonly<Record<string, string>> = {}): string {
  try {
    read(environment, flags)
  } catch (error) {
    if (error instanceof CloudError && error.code === 'config.invalid') return error.message
    throw error
  }
  throw new TypeError('The settings were not refused.')
}

describe('readSettings', () => {
  it('needs nothing to be set', () => {
    expect(read()).toEqual({
      hints: [],
      settings: {
        host: '127.0.0.1',
        port: 8787,
        dataFolder: path.join(homedir(), '.latchkey/cloud'),
        isDev: true,
        databaseUrl: undefined,
        redisUrl: undefined,
        adminToken: undefined,
        metricsToken: undefined,
        publicUrls: [],
        trustedProxies: 0,
        logLevel: 'info',
        drainTime: 10_000,
        http: {
          bodyBytesAtMost: 1_048_576,
          requestTimeout: 30_000,
          requestsPerAddress: 1_200,
          requestsPerProject: 60_000,
        },
        analytics: { retention: 7_776_000_000 },
        signIn: { keys: [], sessionLife: 604_800_000, chains: undefined },
        upstream: {
          timeout: 10_000,
          rpc: new Map([
            ['eip155:31337', ['http://127.0.0.1:8545']],
            ['eip155:31338', ['http://127.0.0.1:8546']],
          ]),
          bundlers: new Map(),
        },
        relay: {
          publicUrl: undefined,
          acceptedHosts: [],
          isLoopbackAccepted: true,
          unlimitedProjectId: 'dev',
          limits: {
            sockets: 20_000,
            socketsPerAddress: 10_000,
            socketsPerClient: 16,
            topicsPerClient: 5_000,
            messageBytes: 262_144,
            connectRate: { perSecond: 50, burst: 5_000 },
            frameRate: { perSecond: 100, burst: 10_000 },
            publishRate: { perSecond: 50, burst: 1_000 },
          },
          times: { ping: 25_000 },
        },
      },
    })
  })

  it('takes a flag rather than the environment, and an empty variable as not set', () => {
    const { settings } = read(
      { LATCHKEY_PORT: '1', LATCHKEY_HOST: '', LATCHKEY_DATA: '/environment', DATABASE_URL: ' ' },
      { port: '9000', data: 'here' },
    )
    expect(settings).toMatchObject({ port: 9_000, host: '127.0.0.1', databaseUrl: undefined })
    expect(settings.dataFolder).toBe(path.resolve('here'))
  })

  it.each([
    [{}, true],
    [{ LATCHKEY_HOST: 'localhost' }, true],
    [{ LATCHKEY_HOST: '::1' }, true],
    [{ LATCHKEY_HOST: '0.0.0.0' }, false],
    [{ LATCHKEY_HOST: '127.0.0.1.example.com' }, false],
    [{ DATABASE_URL: 'postgres://db/cloud' }, false],
    [{ DATABASE_URL: 'postgres://db/cloud', LATCHKEY_DEV: 'yes' }, true],
    [{ LATCHKEY_DEV: '0' }, false],
  ])('with %j is for development: %s', (environment, isDev) => {
    expect(read(environment).settings.isDev).toBe(isDev)
  })

  it('lists everything that is wrong at once, without secrets', () => {
    expect(
      refuse(
        {
          LATCHKEY_PORT: 'http',
          LATCHKEY_DEV: 'maybe',
          LATCHKEY_PUBLIC_URL: 'https://a.example,cloud',
          DATABASE_URL: 'mysql://user:pass-word@db/cloud',
          LATCHKEY_ADMIN_TOKEN: 'short-secret',
          LATCHKEY_RELAY_PING: '31',
          LATCHKEY_LOG_LEVEL: 'loud',
          LATCHKEY_RPC_EIP155_1: 'wss://key.example/pass-word',
          LATCHKEY_RPC_ETHEREUM: 'https://a.example',
          LATCHKEY_BUNDLER_EIP155_1: 'https://a.example,,https://b.example',
        },
        { host: 'not a host' },
      ),
    ).toMatchInlineSnapshot(`
      "Nothing was started: 11 settings are wrong.

        --host                     is a host name or an address, not "not a host"
        LATCHKEY_PORT              is a whole number from 0 to 65535, not "http"
        LATCHKEY_PUBLIC_URL        is a URL such as https://cloud.example.com, or several with commas between them, not "https://a.example,cloud"
        LATCHKEY_DEV               is 1 or 0, not "maybe"
        LATCHKEY_LOG_LEVEL         is one of error, warn, info, debug, not "loud"
        DATABASE_URL               is a URL such as postgres://user:password@host:5432/database
        LATCHKEY_ADMIN_TOKEN       is a secret of at least 16 characters without spaces
        LATCHKEY_RELAY_PING        is a whole number from 1 to 30, not "31"
        LATCHKEY_RPC_EIP155_1      is URLs such as https://rpc.example.com with commas between them
        LATCHKEY_RPC_ETHEREUM      the name does not end with a chain, such as LATCHKEY_RPC_EIP155_1
        LATCHKEY_BUNDLER_EIP155_1  is URLs such as https://rpc.example.com with commas between them

      See all of them with latchkey-cloud --help"
    `)
  })

  it('refuses Redis without the Postgres that its nodes would share', () => {
    expect(refuse({ REDIS_URL: 'redis://localhost' })).toContain(
      'REDIS_URL  joins nodes that share one Postgres, so it needs DATABASE_URL',
    )
  })

  it('reads the upstreams of chains by their CAIP-2 ids, and of a local chain in place of the devnet', () => {
    const { settings } = read({
      LATCHKEY_RPC_EIP155_1: 'https://a.example/key, https://b.example',
      LATCHKEY_RPC_EIP155_31337: 'http://127.0.0.1:9545',
      LATCHKEY_RPC_SOLANA_5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp: 'https://s.example',
      LATCHKEY_RPC_SOLANA_DEVNET: 'https://d.example',
      LATCHKEY_BUNDLER_EIP155_8453: 'https://bundler.example',
    })
    expect(settings.upstream.rpc).toEqual(
      new Map([
        ['eip155:31337', ['http://127.0.0.1:9545']],
        ['eip155:31338', ['http://127.0.0.1:8546']],
        ['eip155:1', ['https://a.example/key', 'https://b.example']],
        ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', ['https://s.example']],
        ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', ['https://d.example']],
      ]),
    )
    expect(settings.upstream.bundlers).toEqual(new Map([['eip155:8453', ['https://bundler.example']]]))
  })

  it('knows no chain outside of development but those that are named', () => {
    expect(read({ LATCHKEY_DEV: '0' }).settings.upstream.rpc).toEqual(new Map())
  })

  it('hints at a variable that is nearly a setting, and leaves those of other programs alone', () => {
    expect(
      read({ LATCHKEY_PROT: '1', LATCHKEY_EVM_PORT: '1', LATCHKEY_RPC_EIP155_1: 'https://a.example' }).hints,
    ).toEqual(['LATCHKEY_PROT is no setting; LATCHKEY_PORT is one'])
  })

  it('asks nothing of the limits that the relay does not have by itself', () => {
    expect(defaultRelayLimits).toMatchObject(read().settings.relay.limits ?? {})
    expect(defaultRelayTimes).toMatchObject(read().settings.relay.times ?? {})
  })

  it('tells the relay the names by which others reach it', () => {
    const { relay } = read({
      LATCHKEY_PUBLIC_URL: 'https://a.example, wss://b.example:444/x',
      LATCHKEY_DEV: '0',
    }).settings
    expect(relay).toMatchObject({
      publicUrl: 'https://a.example',
      acceptedHosts: ['b.example:444'],
      isLoopbackAccepted: false,
      unlimitedProjectId: undefined,
    })
  })

  it('can read each of its own defaults', () => {
    const defaults = Object.values(settingRows).flatMap(({ initial, variable }) =>
      initial === undefined ? [] : [[variable, initial]],
    )
    expect(read(Object.fromEntries(defaults)).settings).toEqual(read().settings)
  })
})

describe('findSimilarName', () => {
  it.each([
    ['prot', 'port'],
    ['por', 'port'],
    ['ports', 'port'],
    ['host', 'host'],
    ['verbose', undefined],
    ['', undefined],
  ])('takes "%s" for %s', (name, similar) => {
    expect(findSimilarName(name, ['host', 'port', 'data'])).toBe(similar)
  })
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
])('names a server that listens on %s %s', (host, url) => {
  expect(formatUrl({ host, port: 80 })).toBe(url)
})

it('prints every setting for --help', () => {
  expect(formatSettingsHelp()).toMatchSnapshot()
})

it('is documented in docs/cloud.md as it is', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../docs/cloud.md')
  const text = await readFile(file, 'utf8')
  const pattern = /(<!-- settings: written by the tests of packages\/cloud with --update -->\n)[^]*?(<!-- end -->)/
  expect(text).toMatch(pattern)
  await expect(
    text.replace(pattern, (_all, start, end) => `${start}${formatSettingsTable()}\n${end}`),
  ).toMatchFileSnapshot(file)
})
