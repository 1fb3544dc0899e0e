import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { keccak256, stringToBytes } from 'viem'
import { describe, expect, it } from 'vitest'
import { CloudError } from '../CloudError.ts'
import { devnetExecutors } from './bundlerRows.ts'
import { findSimilarName } from './findSimilarName.ts'
import { formatProvidersTable } from './formatProvidersTable.ts'
import { formatSettingsHelp } from './formatSettingsHelp.ts'
import { formatSettingsTable } from './formatSettingsTable.ts'
import { formatUrl } from './formatUrl.ts'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { readSettings } from './readSettings.ts'
import { defaultRelayLimits, defaultRelayTimes } from './RelaySettings.ts'
import { settingRows } from './settingRows.ts'

const read = (environment: Readonly<Record<string, string>> = {}, flags: Readonly<Record<string, string>> = {}) =>
  readSettings({ environment, flags })

/** Returns the error message for invalid settings. */
function refuse(environment: Readonly<Record<string, string>>, flags: Readonly<Record<string, string>> = {}): string {
  try {
    read(environment, flags)
  } catch (error) {
    if (error instanceof CloudError && error.code === 'config.invalid') return error.message
    throw error
  }
  throw new TypeError('The settings were not rejected.')
}

describe('readSettings', () => {
  it('reads the names that accounts register: a suffix, a key with its resolvers, and words that are reserved', () => {
    const readNames = (environment: Readonly<Record<string, string>>) => read(environment).settings.nameRegistry
    expect(readNames({ LATCHKEY_DEV: '1' })).toMatchObject({ suffix: 'latchkey.test', key: undefined, resolvers: [] })
    expect(readNames({ LATCHKEY_DEV: '0' }).suffix).toBeUndefined()
    expect(readNames({ LATCHKEY_DEV: '1', LATCHKEY_NAME_SUFFIX: 'none' }).suffix).toBeUndefined()
    expect(readNames({}).reserved).toContain('support')
    const resolver = `0x${'aB'.repeat(20)}`
    const named = {
      LATCHKEY_DEV: '0',
      LATCHKEY_NAME_SUFFIX: 'names.example.com',
      LATCHKEY_NAME_RESERVED: 'Shop, pay',
      LATCHKEY_NAME_KEY: 'AB'.repeat(32),
      LATCHKEY_NAME_RESOLVERS: resolver,
    }
    expect(readNames(named)).toMatchObject({
      suffix: 'names.example.com',
      reserved: ['shop', 'pay'],
      key: `0x${'ab'.repeat(32)}`,
      resolvers: [resolver.toLowerCase()],
    })
    for (const suffix of [
      'names',
      'Names.example.com',
      '.example.com',
      'xn--mira.example.com',
      `${'a'.repeat(64)}.com`,
    ])
      expect(refuse({ LATCHKEY_NAME_SUFFIX: suffix })).toContain('LATCHKEY_NAME_SUFFIX')
    expect(refuse({ LATCHKEY_NAME_KEY: 'ab'.repeat(32) })).toContain('requires LATCHKEY_NAME_RESOLVERS')
    expect(refuse({ LATCHKEY_NAME_RESOLVERS: resolver })).toContain('requires LATCHKEY_NAME_KEY')
    // No point of the curve has this key.
    for (const key of ['00'.repeat(32), 'ff'.repeat(32)]) {
      const message = refuse({ LATCHKEY_NAME_KEY: key, LATCHKEY_NAME_RESOLVERS: resolver })
      expect(message).toContain('LATCHKEY_NAME_KEY')
      expect(message).not.toContain(key)
    }
  })

  it('reads the networks of smart accounts and their paymasters, whose URLs are secrets', async () => {
    const readOf = (environment: Readonly<Record<string, string>>) => read(environment).settings.sponsorship
    expect(readOf({ LATCHKEY_DEV: '0' })).toEqual({ networks: [], devNetworks: [], paymasters: new Map() })
    expect(readOf({ LATCHKEY_DEV: '1', LATCHKEY_SMART_ACCOUNT_NETWORKS: 'none' }).networks).toEqual([])
    const url = 'https://paymaster.example.com/?key=secret'
    const file = path.join(await createTemporaryFolder(), 'paymaster')
    await writeFile(file, `${url}\n`)
    const base = { LATCHKEY_RPC_EIP155_8453: 'https://rpc.example.com' }
    const bundler = { LATCHKEY_BUNDLER_EIP155_8453: 'https://bundler.example.com' }
    const networks = { LATCHKEY_SMART_ACCOUNT_NETWORKS: 'eip155:8453, eip155:31337' }
    for (const paymaster of [{ LATCHKEY_PAYMASTER_EIP155_8453: url }, { LATCHKEY_PAYMASTER_EIP155_8453_FILE: file }])
      expect(readOf({ LATCHKEY_DEV: '1', ...base, ...bundler, ...networks, ...paymaster })).toEqual({
        networks: ['eip155:8453', 'eip155:31337'],
        devNetworks: ['eip155:31337'],
        paymasters: new Map([['eip155:8453', url]]),
      })
    expect(refuse({ LATCHKEY_DEV: '0', ...networks })).toMatch(
      /LATCHKEY_SMART_ACCOUNT_NETWORKS +eip155:8453 requires LATCHKEY_RPC_EIP155_8453/,
    )
    for (const network of ['8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155:0'])
      expect(refuse({ LATCHKEY_SMART_ACCOUNT_NETWORKS: network })).toContain(
        'must be none, or CAIP-2 ids of EVM chains',
      )
    expect(refuse({ ...base, LATCHKEY_PAYMASTER_EIP155_8453: url })).toContain('requires LATCHKEY_BUNDLER_EIP155_8453')
    const both = { LATCHKEY_PAYMASTER_EIP155_8453: url, LATCHKEY_PAYMASTER_EIP155_8453_FILE: file }
    expect(refuse({ ...base, ...bundler, ...both })).toContain('must not be set as well')
    for (const text of ['ftp://secret.example.com', `${url},${url}`, 'secret']) {
      const message = refuse({ ...base, ...bundler, LATCHKEY_PAYMASTER_EIP155_8453: text })
      expect(message).toContain('LATCHKEY_PAYMASTER_EIP155_8453')
      expect(message).not.toContain('secret')
    }
    expect(refuse({ LATCHKEY_PAYMASTER_EIP155_8453_FILE: '/absent/file' })).toContain('cannot be read (ENOENT)')
  })

  it('requires a sender with a mail server, and uses the mail server of the devnet in development only', () => {
    const read = (environment: Readonly<Record<string, string>>) => readSettings({ environment }).settings.mail
    const smtpUrl = 'smtps://user:password@mail.example.com'
    expect(read({ LATCHKEY_SMTP_URL: smtpUrl, LATCHKEY_MAIL_FROM: 'no-reply@example.com', LATCHKEY_DEV: '0' })).toEqual(
      {
        smtpUrl,
        from: 'no-reply@example.com',
      },
    )
    expect(read({ LATCHKEY_DEV: '0' })).toBeUndefined()
    expect(read({ LATCHKEY_DEV: '1' })).toMatchObject({ smtpUrl: 'smtp://127.0.0.1:1025' })
    expect(() => read({ LATCHKEY_SMTP_URL: smtpUrl, LATCHKEY_DEV: '0' })).toThrow('requires LATCHKEY_MAIL_FROM')
    expect(() => read({ LATCHKEY_MAIL_FROM: 'no-reply@example.com' })).toThrow('requires LATCHKEY_SMTP_URL')
    // Options of the URL would be ignored, such as one that turns the check of certificates off.
    expect(() => read({ LATCHKEY_SMTP_URL: `${smtpUrl}/?tls.rejectUnauthorized=false` })).toThrow('LATCHKEY_SMTP_URL')
    expect(() => read({ LATCHKEY_MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' })).toThrow('LATCHKEY_MAIL_FROM')
  })

  it('reads the clients of social logins, reports all faults at once, and keeps their secrets out of it', async () => {
    const site = { LATCHKEY_SECURE_SITE_URL: 'https://wallet.example.com', LATCHKEY_DEV: '0' }
    const readSocials = (environment: Readonly<Record<string, string>>) =>
      Object.fromEntries(read({ ...site, ...environment }).settings.secureSite?.socials ?? [])
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    const file = path.join(await createTemporaryFolder(), 'apple')
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    await writeFile(file, `com.example.web:TEAM:KEY:\n${pem}`)
    const apple = { base: undefined, clientId: 'com.example.web' }
    const secret = { kind: 'key', teamId: 'TEAM', keyId: 'KEY', privateKey: key }
    expect(
      readSocials({
        LATCHKEY_SOCIAL_GOOGLE: '12-ab.apps.googleusercontent.com:GOCSPX-secret',
        LATCHKEY_SOCIAL_X: 'id:secret:with@signs@https://x.internal.example.com/base/',
        LATCHKEY_SOCIAL_DISCORD: 'none',
        LATCHKEY_SOCIAL_APPLE_FILE: file,
      }),
    ).toEqual({
      google: {
        clientId: '12-ab.apps.googleusercontent.com',
        base: undefined,
        secret: { kind: 'text', text: 'GOCSPX-secret' },
      },
      x: {
        clientId: 'id',
        base: 'https://x.internal.example.com/base',
        secret: { kind: 'text', text: 'secret:with@signs' },
      },
      apple: { ...apple, secret },
    })
    expect(readSocials({ LATCHKEY_SOCIAL_APPLE: `com.example.web:TEAM:KEY:${key}` })).toEqual({
      apple: { ...apple, secret },
    })
    expect(readSocials({})).toEqual({})
    expect(Object.keys(readSocials({ LATCHKEY_DEV: '1', LATCHKEY_SOCIAL_GITHUB: 'none' }))).toEqual([
      'google',
      'apple',
      'facebook',
      'x',
      'discord',
    ])
    expect(readSocials({ LATCHKEY_DEV: '1', LATCHKEY_SOCIAL_DEVNET: 'none' })).toEqual({})

    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-384' })
    const text = refuse({
      ...site,
      LATCHKEY_SOCIAL_GOOGLE: 'no-colon-secret',
      LATCHKEY_SOCIAL_GITHUB: 'id:secret-of-it@http://evil.net',
      LATCHKEY_SOCIAL_FACEBOOK: 'id:secret-of-it@https://user:password@idp.example.com',
      LATCHKEY_SOCIAL_X: ':secret-of-it',
      LATCHKEY_SOCIAL_DISCORD: 'id:secret of it',
      LATCHKEY_SOCIAL_APPLE: `com.example.web:TEAM:KEY:${other.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`,
      LATCHKEY_SOCIAL_DEVNET: 'http://idp.example.com',
    })
    for (const name of ['GOOGLE', 'GITHUB', 'FACEBOOK', 'X', 'DISCORD', 'APPLE', 'DEVNET']) {
      expect(text).toContain(`LATCHKEY_SOCIAL_${name}  `.trimEnd())
    }
    expect(text).toContain('7 settings are invalid')
    expect(text).not.toMatch(/secret-of-it|secret of it|no-colon-secret/)
    expect(refuse({ LATCHKEY_SOCIAL_X: 'id:secret-of-it', LATCHKEY_DEV: '0' })).toContain(
      'requires LATCHKEY_SECURE_SITE_URL',
    )
  })

  it('reads the keys of executors, also from files, and repeats none of them', async () => {
    const [one, other] = ['ab'.repeat(32), `0x${'CD'.repeat(32)}`]
    const rpc = { LATCHKEY_RPC_EIP155_8453: 'https://rpc.example.com', LATCHKEY_DEV: '0' }
    const readExecutors = (environment: Readonly<Record<string, string>>) =>
      Object.fromEntries(read(environment).settings.bundler.executors)
    const keys = { 'eip155:8453': [`0x${one}`, other.toLowerCase()] }
    expect(readExecutors({ ...rpc, LATCHKEY_BUNDLER_KEY_EIP155_8453: `${one}, ${other}` })).toEqual(keys)
    const file = path.join(await createTemporaryFolder(), 'keys')
    await writeFile(file, `${one}\n${other}\n`)
    expect(readExecutors({ ...rpc, LATCHKEY_BUNDLER_KEY_EIP155_8453_FILE: file })).toEqual(keys)
    expect(readExecutors(rpc)).toEqual({})

    // In development, local chains have executors, unless the operator says otherwise.
    expect(Object.keys(readExecutors({ LATCHKEY_BUNDLER_KEY_EIP155_31337: 'none' }))).toEqual(['eip155:31338'])
    expect(Object.keys(readExecutors({ LATCHKEY_BUNDLER_EIP155_31338: 'http://127.0.0.1:4337' }))).toEqual([
      'eip155:31337',
    ])
    expect(devnetExecutors).toEqual(
      [0, 1, 2, 3].map((index) => keccak256(stringToBytes(`latchkey devnet executor ${index}`))),
    )

    const invalid = 'must be none, or at most 16 different private keys'
    for (const text of ['ab', '00'.repeat(32), 'ff'.repeat(32), `${one},${one}`, `${one},,${other}`]) {
      const message = refuse({ ...rpc, LATCHKEY_BUNDLER_KEY_EIP155_8453: text })
      expect(message).toContain(`LATCHKEY_BUNDLER_KEY_EIP155_8453  ${invalid}`)
      expect(message).not.toContain(one)
    }
    expect(refuse({ LATCHKEY_DEV: '0', LATCHKEY_BUNDLER_KEY_EIP155_8453: one })).toContain(
      'eip155:8453 requires LATCHKEY_RPC_EIP155_8453',
    )
    expect(refuse({ ...rpc, LATCHKEY_BUNDLER_KEY_BASE: one })).toContain('the name must end with a chain')
    expect(
      refuse({ ...rpc, LATCHKEY_RPC_SOLANA_MAINNET: 'https://a.example', LATCHKEY_BUNDLER_KEY_SOLANA_MAINNET: one }),
    ).toContain('accounts of chains of eip155')
    expect(
      refuse({
        ...rpc,
        LATCHKEY_BUNDLER_KEY_EIP155_8453: one,
        LATCHKEY_BUNDLER_EIP155_8453: 'https://bundler.example.com',
      }),
    ).toContain('Set one of the two')
    expect(read({ LATCHKEY_EXECUTOR_BALANCE: '1.25' }).settings.bundler.balanceAtLeast).toBe(1_250_000_000_000_000_000n)
    for (const text of ['-1', '1,5', '.5', '1e3'])
      expect(refuse({ LATCHKEY_EXECUTOR_BALANCE: text })).toContain('LATCHKEY_EXECUTOR_BALANCE')
  })

  it('requires no settings', () => {
    expect(read()).toEqual({
      hints: [],
      settings: {
        // See `listSettings.test.ts`.
        listed: expect.any(Array),
        host: '127.0.0.1',
        port: 8787,
        admin: undefined,
        sponsorship: {
          networks: ['eip155:31337', 'eip155:31338'],
          devNetworks: ['eip155:31337', 'eip155:31338'],
          paymasters: new Map(),
        },
        dashboard: { isOn: true, url: undefined },
        dataFolder: path.join(homedir(), '.latchkey/cloud'),
        isDev: true,
        isDevOpen: false,
        databaseUrl: undefined,
        diskReserve: undefined,
        redisUrl: undefined,
        adminTokens: [],
        metricsToken: undefined,
        publicUrls: [],
        securityContact: undefined,
        trustedProxies: [],
        logLevel: 'info',
        drainTime: 10_000,
        http: {
          bodyBytesAtMost: 1_048_576,
          connectionsAtMost: 25_000,
          requestTimeout: 30_000,
          requestsPerAddress: 1_200,
          requestsPerProject: 60_000,
        },
        analytics: { retention: 7_776_000_000, totalsRetention: 34_560_000_000, bytesPerDay: 104_857_600 },
        alerts: { storageLimit: undefined, hosts: [] },
        audit: { retention: 34_560_000_000 },
        signIn: {
          keys: [],
          tokenLife: 900_000,
          sessionLife: 604_800_000,
          chains: undefined,
          hasAddresses: false,
          requestsPerAddress: 30,
        },
        upstream: {
          timeout: 10_000,
          rpc: new Map([
            ['eip155:31337', ['http://127.0.0.1:8545']],
            ['eip155:31338', ['http://127.0.0.1:8546']],
          ]),
          bundlers: new Map(),
          methods: [],
          bodyBytesAtMost: 131_072,
          answerBytesAtMost: 4_194_304,
          callsPerAddress: 1_000,
          callsPerProject: 30_000,
          forcedBalancesPerAddress: 12,
          swapQuotesPerAddress: 30,
          swapBuildsPerAddress: 12,
          onrampSessionsPerAddress: 10,
        },
        providers: {
          prices: ['devnet'],
          balances: ['rpc'],
          history: [],
          nfts: [],
          swaps: ['devnet'],
          onramp: ['sandbox'],
          access: {
            defillama: { url: 'https://coins.llama.fi', key: undefined, perSecond: 5, perDay: undefined },
            coingecko: { url: 'https://api.coingecko.com/api/v3', key: undefined, perSecond: 0.5, perDay: 330 },
            jupiter: { url: 'https://api.jup.ag', key: undefined, perSecond: 0.5, perDay: undefined },
            rpc: { url: undefined, key: undefined, perSecond: 50, perDay: undefined },
            blockscout: { url: 'https://api.blockscout.com', key: undefined, perSecond: 5, perDay: 5_000 },
            esplora: { url: undefined, key: undefined, perSecond: 10, perDay: undefined },
            kyberswap: {
              url: 'https://aggregator-api.kyberswap.com',
              key: undefined,
              perSecond: 3,
              perDay: undefined,
            },
            '1inch': { url: 'https://api.1inch.com', key: undefined, perSecond: 1, perDay: undefined },
            devnet: { url: undefined, key: undefined, perSecond: 50, perDay: undefined },
            meld: { url: 'https://api.meld.io', key: undefined, perSecond: 20, perDay: undefined },
            coinbase: {
              url: 'https://api.developer.coinbase.com/onramp',
              key: undefined,
              perSecond: 10,
              perDay: undefined,
            },
            sandbox: { url: 'http://127.0.0.1:8547', key: undefined, perSecond: 50, perDay: undefined },
          },
          meld: { page: undefined, country: 'US-CA' },
          coinbase: { secret: undefined, country: 'US-CA' },
          blockscout: { chainIds: [], instances: new Map() },
        },
        mail: { smtpUrl: 'smtp://127.0.0.1:1025', from: 'no-reply@latchkey.localhost' },
        bundler: {
          executors: new Map([
            ['eip155:31337', devnetExecutors],
            ['eip155:31338', devnetExecutors],
          ]),
          balanceAtLeast: 50_000_000_000_000_000n,
          localChains: ['eip155:31337', 'eip155:31338'],
        },
        indexedChains: ['eip155:31337', 'eip155:31338'],
        names: { chainId: 'eip155:31337', resolver: '0x4a3e000000000000000000000000000000000004', gateways: [] },
        nameRegistry: {
          suffix: 'latchkey.test',
          reserved: expect.arrayContaining(['admin', 'support']),
          key: undefined,
          resolvers: [],
          registrationsPerAddress: 5,
          registrationsPerProject: 1_000,
          gatewayPerAddress: 300,
        },
        assets: { tokenLists: [], ipfsGateway: undefined, imagesPerAddress: 600 },
        relay: {
          publicUrl: undefined,
          acceptedHosts: [],
          isLoopbackAccepted: true,
          unlimitedProjectId: 'dev',
          localProjectId: 'dev',
          limits: {
            sockets: 20_000,
            socketsPerAddress: 500,
            socketsPerClient: 16,
            topicsPerClient: 5_000,
            messageBytes: 262_144,
            longestTtl: 604_800,
            storedBytes: 256_000_000,
            storedBytesPerProject: 64_000_000,
            storedBytesPerAddress: 5_000_000,
            connects: defaultRelayLimits.connects,
            frames: defaultRelayLimits.frames,
            publishes: defaultRelayLimits.publishes,
          },
          times: { ping: 25_000 },
        },
      },
    })
  })

  it('prefers flags to variables and treats empty variables as unset', () => {
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
    [{ LATCHKEY_PUBLIC_URL: 'http://localhost:8080,http://[::1]:8787' }, true],
    [{ LATCHKEY_PUBLIC_URL: 'http://localhost:8080,https://cloud.example.com' }, false],
    [{ LATCHKEY_TRUST_PROXY: 'loopback' }, false],
    [{ LATCHKEY_TRUST_PROXY: 'loopback', LATCHKEY_DEV: '1' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'test' }, true],
  ])('with %j enables development mode: %s', (environment, isDev) => {
    expect(read(environment).settings.isDev).toBe(isDev)
  })

  it('opens the project dev to other machines only if the operator asked for it', () => {
    expect(read().settings).toMatchObject({ isDev: true, isDevOpen: false, relay: { localProjectId: 'dev' } })
    expect(read({ LATCHKEY_DEV: '1' }).settings).toMatchObject({ isDev: true, isDevOpen: true })
    expect(read({ LATCHKEY_DEV: '1' }).settings.relay.localProjectId).toBeUndefined()
  })

  it.each([
    [{}, []],
    [{ LATCHKEY_DEV: '1' }, []],
    [{ LATCHKEY_DEV: '1', LATCHKEY_PUBLIC_URL: 'https://cloud.example.com' }, ['LATCHKEY_DEV=1: everyone']],
    [{ LATCHKEY_HOST: '0.0.0.0', LATCHKEY_PUBLIC_URL: 'https://cloud.example.com' }, []],
    [{ LATCHKEY_HOST: '0.0.0.0' }, ['LATCHKEY_PUBLIC_URL is not set']],
    [{ LATCHKEY_HOST: '0.0.0.0', LATCHKEY_DEV: '1' }, ['LATCHKEY_DEV=1: everyone', 'LATCHKEY_PUBLIC_URL is not set']],
  ])('with %j warns %j', (environment, starts) => {
    expect(read(environment).hints).toEqual(starts.map((start) => expect.stringContaining(start)))
  })

  it('opens further methods of upstreams, but none that uses the keys of a node', () => {
    expect(read({ LATCHKEY_RPC_METHODS: 'trace_filter, txpool_content' }).settings.upstream.methods).toEqual([
      'trace_filter',
      'txpool_content',
    ])
    for (const method of ['eth_sendTransaction', 'personal_sign', 'admin_addPeer', 'dumpprivkey', 'eth call']) {
      expect(() => read({ LATCHKEY_RPC_METHODS: `trace_filter,${method}` })).toThrow('LATCHKEY_RPC_METHODS')
    }
  })

  it('reads the URLs of token lists, and refuses others without repeating them', () => {
    const lists = 'https://tokens.example.com/list.json, http://127.0.0.1:8080/list'
    expect(read({ LATCHKEY_TOKEN_LISTS: lists }).settings.assets.tokenLists).toEqual([
      'https://tokens.example.com/list.json',
      'http://127.0.0.1:8080/list',
    ])
    for (const text of ['list.json', 'ftp://tokens.example.com', 'https://me:secret@tokens.example.com', ',']) {
      expect(() => read({ LATCHKEY_TOKEN_LISTS: text })).toThrow(
        /LATCHKEY_TOKEN_LISTS {2}must be at most 20 URLs[^"]*$/,
      )
    }
  })

  it('reads the gateway to IPFS, and refuses one with a password without repeating it', () => {
    const gateway = 'http://127.0.0.1:8080/ipfs'
    expect(read({ LATCHKEY_IPFS_GATEWAY: gateway }).settings.assets.ipfsGateway).toBe(gateway)
    for (const text of ['ipfs', 'ipfs://gateway', 'https://me:secret@ipfs.example.com']) {
      expect(() => read({ LATCHKEY_IPFS_GATEWAY: text })).toThrow(/LATCHKEY_IPFS_GATEWAY {2}must be a URL[^"]*$/)
    }
  })

  it.each(['1', '0', 'proxy.example.com', '10.0.0.0/33', '0.0.0.0/0', 'private;loopback', ','])(
    'refuses to trust the proxies %j and names what to write',
    (text) => {
      expect(() => read({ LATCHKEY_TRUST_PROXY: text })).toThrow(
        'must be the networks of your proxies instead of their number: loopback, private, or CIDR such as 10.0.0.0/8',
      )
    },
  )

  it('reports all problems at once, without secrets', () => {
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
      "The cloud did not start: 11 settings are invalid.

        --host                     must be a host name or an IP address, not "not a host"
        LATCHKEY_PORT              must be an integer from 0 to 65535, not "http"
        LATCHKEY_PUBLIC_URL        must be a URL such as https://cloud.example.com, or several separated by commas, not "https://a.example,cloud"
        LATCHKEY_DEV               must be 1 or 0, not "maybe"
        LATCHKEY_LOG_LEVEL         must be one of error, warn, info, debug, not "loud"
        DATABASE_URL               must be a URL such as postgres://user:password@host:5432/database
        LATCHKEY_ADMIN_TOKEN       must be a secret of at least 16 characters without spaces, or two separated by a comma
        LATCHKEY_RELAY_PING        must be an integer from 1 to 30, not "31"
        LATCHKEY_RPC_EIP155_1      must be URLs such as https://rpc.example.com, separated by commas
        LATCHKEY_RPC_ETHEREUM      the name must end with a chain, such as LATCHKEY_RPC_EIP155_1
        LATCHKEY_BUNDLER_EIP155_1  must be URLs such as https://rpc.example.com, separated by commas

      Run latchkey-cloud --help to see all settings"
    `)
  })

  it('reads secrets from the files that variables with _FILE name, as container platforms pass them', async () => {
    const folder = await createTemporaryFolder()
    const write = async (name: string, text: string): Promise<string> => {
      await writeFile(path.join(folder, name), text)
      return path.join(folder, name)
    }
    const { hints, settings } = read({
      DATABASE_URL_FILE: await write('database', 'postgres://latchkey:secret@db/latchkey\n'),
      LATCHKEY_RPC_EIP155_1_FILE: await write('nodes', 'https://a.example/key\nhttps://b.example\n'),
      LATCHKEY_BUNDLER_EIP155_1_FILE: await write('bundler', 'https://bundler.example/key\n'),
      LATCHKEY_ADMIN_TOKEN_FILE: await write('tokens', 'the-new-admin-token\nthe-old-admin-token\n'),
      LATCHKEY_SIGN_IN_KEY_FILE: await write('keys', `${'ab'.repeat(32)}\n`),
    })
    expect(hints).toEqual([])
    expect(settings).toMatchObject({
      databaseUrl: 'postgres://latchkey:secret@db/latchkey',
      adminTokens: ['the-new-admin-token', 'the-old-admin-token'],
      signIn: { keys: ['ab'.repeat(32)] },
      upstream: {
        rpc: new Map([['eip155:1', ['https://a.example/key', 'https://b.example']]]),
        bundlers: new Map([['eip155:1', ['https://bundler.example/key']]]),
      },
    })
  })

  it('rejects a secret that is set twice, invalid or in a file that cannot be read, without printing it', async () => {
    const file = path.join(await createTemporaryFolder(), 'token')
    expect(refuse({ LATCHKEY_ADMIN_TOKEN_FILE: file })).toContain(
      `LATCHKEY_ADMIN_TOKEN_FILE  the file ${file} cannot be read (ENOENT)`,
    )
    await writeFile(file, 'too-short')
    const message = refuse({ LATCHKEY_ADMIN_TOKEN_FILE: file })
    expect(message).toContain('LATCHKEY_ADMIN_TOKEN  must be a secret of at least 16 characters')
    expect(message).not.toContain('too-short')
    expect(refuse({ LATCHKEY_ADMIN_TOKEN_FILE: file, LATCHKEY_ADMIN_TOKEN: 'a-secret-that-is-long' })).toContain(
      'LATCHKEY_ADMIN_TOKEN_FILE  names a file with the secret, so LATCHKEY_ADMIN_TOKEN must not be set as well',
    )
    // Only secrets can be in files.
    expect(read({ LATCHKEY_PORT_FILE: file }).settings.port).toBe(8787)
  })

  it('accepts one or two admin tokens', () => {
    const tokens = ['a-secret-that-is-long', 'another-one-that-is-long', 'a-third-that-is-long']
    const readTokens = (count: number) => read({ LATCHKEY_ADMIN_TOKEN: tokens.slice(0, count).join(', ') })
    expect(readTokens(2).settings.adminTokens).toEqual(tokens.slice(0, 2))
    expect(() => readTokens(3)).toThrow('LATCHKEY_ADMIN_TOKEN  must be')
  })

  it('rejects Redis without a shared Postgres', () => {
    expect(refuse({ LATCHKEY_ADMIN_HOST: '0.0.0.0' })).toContain('LATCHKEY_ADMIN_HOST  requires LATCHKEY_ADMIN_PORT')
    expect(refuse({ LATCHKEY_SECURITY_CONTACT: 'security@example.com' })).toContain(
      'LATCHKEY_SECURITY_CONTACT  must be',
    )
    expect(refuse({ REDIS_URL: 'redis://localhost' })).toContain(
      'REDIS_URL  connects nodes that share one Postgres, so it requires DATABASE_URL',
    )
  })

  it('reads upstreams by CAIP-2 id, which replace those of the devnet', () => {
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

  it('has no upstreams by default outside of development', () => {
    expect(read({ LATCHKEY_DEV: '0' }).settings.upstream.rpc).toEqual(new Map())
  })

  it('indexes the chains that are named, if they are EVM chains with an upstream', () => {
    const rpc = { LATCHKEY_RPC_EIP155_5: 'https://a.example' }
    const readIndexed = (LATCHKEY_INDEX: string) => read({ ...rpc, LATCHKEY_INDEX }).settings.indexedChains
    expect(readIndexed('eip155:5, eip155:31337,eip155:5')).toEqual(['eip155:5', 'eip155:31337'])
    expect(readIndexed('none')).toEqual([])
    expect(read({ LATCHKEY_DEV: '0' }).settings.indexedChains).toEqual([])
    expect(refuse({ LATCHKEY_DEV: '0', LATCHKEY_INDEX: 'eip155:31337' })).toContain(
      'LATCHKEY_INDEX  eip155:31337 requires LATCHKEY_RPC_EIP155_31337',
    )
    for (const LATCHKEY_INDEX of ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155', 'all']) {
      expect(refuse({ LATCHKEY_INDEX })).toContain('LATCHKEY_INDEX  must be none, or CAIP-2 ids of EVM chains')
    }
    // What is wrong elsewhere does not make the local chains unknown.
    expect(refuse({ LATCHKEY_PORT: 'x', LATCHKEY_INDEX: 'eip155:31337' })).not.toContain('requires LATCHKEY_RPC')
  })

  it('reads names on Ethereum if it has an upstream, else on the local chain, or where the operator says', () => {
    const ens = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
    const rpc = { LATCHKEY_RPC_EIP155_1: 'https://a.example' }
    const readNames = (environment: Readonly<Record<string, string>>) => read(environment).settings.names
    expect(readNames(rpc)).toEqual({ chainId: 'eip155:1', resolver: ens, gateways: [] })
    expect(readNames({ ...rpc, LATCHKEY_DEV: '0' })?.chainId).toBe('eip155:1')
    expect(readNames({ LATCHKEY_DEV: '0' })).toBeUndefined()
    expect(readNames({ ...rpc, LATCHKEY_NAMES: 'none' })).toBeUndefined()
    expect(readNames({ LATCHKEY_NAMES: 'eip155:31338' })).toMatchObject({ chainId: 'eip155:31338', resolver: ens })
    const resolver = '0x4a3e000000000000000000000000000000000004'
    const own = {
      LATCHKEY_NAMES: `eip155:31338@${resolver}`,
      LATCHKEY_NAME_GATEWAYS: 'https://a.example,http://b:8080',
    }
    expect(readNames(own)).toEqual({
      chainId: 'eip155:31338',
      resolver,
      gateways: ['https://a.example', 'http://b:8080'],
    })
    expect(refuse({ LATCHKEY_DEV: '0', LATCHKEY_NAMES: 'eip155:5' })).toContain(
      'LATCHKEY_NAMES  eip155:5 requires LATCHKEY_RPC_EIP155_5',
    )
    for (const LATCHKEY_NAMES of [
      'ens',
      'solana:1',
      'eip155:1@0x12',
      `eip155:1@${resolver}@`,
      `eip155:1@${ens.slice(2)}`,
    ])
      expect(refuse({ ...rpc, LATCHKEY_NAMES })).toContain('LATCHKEY_NAMES  must be none, or a CAIP-2 id')
    for (const LATCHKEY_NAME_GATEWAYS of ['https://a.example/path', 'ftp://a.example', 'a.example', ','])
      expect(refuse({ LATCHKEY_NAME_GATEWAYS })).toContain('LATCHKEY_NAME_GATEWAYS  must be at most 50 origins')
  })

  it('hints at misspelled variables and ignores those of other programs', () => {
    expect(
      read({ LATCHKEY_PROT: '1', LATCHKEY_EVM_PORT: '1', LATCHKEY_RPC_EIP155_1: 'https://a.example' }).hints,
    ).toEqual(['LATCHKEY_PROT is not a setting; did you mean LATCHKEY_PORT?'])
  })

  it("uses the relay's default limits", () => {
    expect(defaultRelayLimits).toMatchObject(read().settings.relay.limits ?? {})
    expect(defaultRelayTimes).toMatchObject(read().settings.relay.times ?? {})
  })

  it('passes the public hosts to the relay', () => {
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

  it('accepts its own defaults', () => {
    const defaults = Object.values(settingRows).flatMap(({ initial, variable }) =>
      initial === undefined ? [] : [[variable, initial]],
    )
    const { listed } = read().settings
    // What is stated there comes from variables.
    expect({ ...read(Object.fromEntries(defaults)).settings, listed }).toEqual(read().settings)
  })
})

describe('the settings of providers', () => {
  const open = { LATCHKEY_DEV: '0' }
  const readProviders = (environment: Readonly<Record<string, string>>) => read(environment).settings.providers

  it('call no host that the operator did not name', () => {
    expect(readProviders(open)).toMatchObject({ prices: [], balances: [], history: [] })
  })

  it('turn on the providers without a key for LATCHKEY_PROVIDERS=public, and those of a list in its order', () => {
    expect(readProviders({ ...open, LATCHKEY_PROVIDERS: 'public' })).toMatchObject({
      prices: ['defillama', 'jupiter'],
      balances: ['rpc'],
      history: [],
    })
    expect(
      readProviders({
        LATCHKEY_PROVIDERS: 'public',
        LATCHKEY_PRICES: 'coingecko, defillama',
        LATCHKEY_COINGECKO_KEY: 'a-key-of-coingecko',
        LATCHKEY_BALANCES: 'none',
      }),
    ).toMatchObject({ prices: ['coingecko', 'defillama'], balances: [] })
  })

  it('turn prices on: without a key public ones, and those of local chains in development', () => {
    expect(readProviders({ LATCHKEY_DEV: '1' }).prices).toEqual(['devnet'])
    expect(readProviders({ LATCHKEY_DEV: '1', LATCHKEY_PROVIDERS: 'public' }).prices).toEqual([
      'defillama',
      'jupiter',
      'devnet',
    ])
    expect(readProviders({ LATCHKEY_DEV: '1', LATCHKEY_PRICES: 'none' }).prices).toEqual([])
    expect(refuse({ ...open, LATCHKEY_PRICES: 'devnet' })).toContain(
      'LATCHKEY_DEV  is required by devnet in LATCHKEY_PRICES',
    )
  })

  it('turn swaps on: without a key those of KyberSwap, and local ones in development', () => {
    expect(readProviders(open).swaps).toEqual([])
    expect(readProviders({ ...open, LATCHKEY_PROVIDERS: 'public' }).swaps).toEqual(['kyberswap'])
    expect(readProviders({ LATCHKEY_DEV: '1', LATCHKEY_PROVIDERS: 'public' }).swaps).toEqual(['kyberswap', 'devnet'])
    const chosen = { LATCHKEY_SWAPS: '1inch,kyberswap', LATCHKEY_ONEINCH_KEY: 'a-key-of-one-inch' }
    expect(readProviders(chosen)).toMatchObject({
      swaps: ['1inch', 'kyberswap'],
      access: { '1inch': { key: 'a-key-of-one-inch' } },
    })
    expect(refuse({ ...open, LATCHKEY_SWAPS: '1inch,devnet' })).toMatchInlineSnapshot(`
      "The cloud did not start: 2 settings are invalid.

        LATCHKEY_ONEINCH_KEY  is required by 1inch in LATCHKEY_SWAPS
        LATCHKEY_DEV          is required by devnet in LATCHKEY_SWAPS

      Run latchkey-cloud --help to see all settings"
    `)
  })

  it('take the limits of a plan', () => {
    const { access } = readProviders({
      LATCHKEY_JUPITER_KEY: 'a-key-of-jupiter',
      LATCHKEY_COINGECKO_URL: 'https://pro-api.coingecko.com/api/v3',
      LATCHKEY_DEFILLAMA_DAILY: '5000',
    })
    expect(access).toMatchObject({
      jupiter: { key: 'a-key-of-jupiter', perSecond: 1 },
      coingecko: { url: 'https://pro-api.coingecko.com/api/v3', perDay: undefined },
      defillama: { perDay: 5000 },
    })
  })

  it('read keys from files', async () => {
    const file = path.join(await createTemporaryFolder(), 'key')
    await writeFile(file, 'a-key-from-a-file\n')
    expect(readProviders({ LATCHKEY_COINGECKO_KEY_FILE: file }).access.coingecko.key).toBe('a-key-from-a-file')
  })

  it('name the chains of blockscout: those of its hosted API with a key, and the instances', () => {
    const instances = 'eip155:100=https://a.example/?x=1, eip155:137=http://b.example'
    const own = { LATCHKEY_HISTORY: 'blockscout,esplora', LATCHKEY_BLOCKSCOUT_INSTANCES: instances }
    const { blockscout, history } = readProviders({ ...own, LATCHKEY_ESPLORA_URL: 'http://127.0.0.1:3000' })
    expect(history).toEqual(['blockscout', 'esplora'])
    expect(blockscout).toEqual({
      chainIds: [],
      instances: new Map([
        ['eip155:100', 'https://a.example/?x=1'],
        ['eip155:137', 'http://b.example'],
      ]),
    })
    expect(readProviders({ LATCHKEY_BLOCKSCOUT_KEY: 'a-key-of-blockscout' }).blockscout.chainIds).toEqual(['eip155:1'])
    const chosen = {
      LATCHKEY_BLOCKSCOUT_URL: 'http://127.0.0.1:1',
      LATCHKEY_BLOCKSCOUT_CHAINS: 'eip155:10,eip155:10,eip155:1',
    }
    expect(readProviders(chosen).blockscout.chainIds).toEqual(['eip155:10', 'eip155:1'])
  })

  it('report wrong chains and instances of blockscout, and history without a key for its pages', () => {
    expect(
      refuse({
        ...open,
        LATCHKEY_BLOCKSCOUT_CHAINS: '1,10',
        LATCHKEY_BLOCKSCOUT_INSTANCES: 'eip155:1=https://secret.example,eip155:1=https://secret.example/2',
      }),
    ).toMatchInlineSnapshot(`
      "The cloud did not start: 2 settings are invalid.

        LATCHKEY_BLOCKSCOUT_CHAINS     must be CAIP-2 ids of EVM chains such as eip155:1, separated by commas, not "1,10"
        LATCHKEY_BLOCKSCOUT_INSTANCES  must be pairs such as eip155:100=https://explorer.example.com, separated by commas, with one URL for a chain

      Run latchkey-cloud --help to see all settings"
    `)
    expect(refuse({ ...open, LATCHKEY_HISTORY: 'blockscout,esplora,indexed' })).toMatchInlineSnapshot(`
      "The cloud did not start: one setting is invalid.

        LATCHKEY_HISTORY  must be none, or some of blockscout, esplora, separated by commas, not "blockscout,esplora,indexed"

      Run latchkey-cloud --help to see all settings"
    `)
    const shared = { LATCHKEY_HISTORY: 'blockscout', DATABASE_URL: 'postgres://127.0.0.1/x' }
    expect(refuse({ ...open, ...shared })).toMatchInlineSnapshot(`
      "The cloud did not start: 2 settings are invalid.

        LATCHKEY_BLOCKSCOUT_KEY  is required by blockscout in LATCHKEY_HISTORY
        LATCHKEY_SIGN_IN_KEY     is required by LATCHKEY_HISTORY with DATABASE_URL, because it signs the pages of lists

      Run latchkey-cloud --help to see all settings"
    `)
  })

  it('turn on purchases only with a key of the seller and its secret', () => {
    expect(refuse({ ...open, LATCHKEY_ONRAMP: 'coinbase' })).toMatchInlineSnapshot(`
      "The cloud did not start: 2 settings are invalid.

        LATCHKEY_COINBASE_KEY     is required by coinbase in LATCHKEY_ONRAMP
        LATCHKEY_COINBASE_SECRET  is required by coinbase in LATCHKEY_ONRAMP

      Run latchkey-cloud --help to see all settings"
    `)
    const key = { LATCHKEY_ONRAMP: 'coinbase', LATCHKEY_COINBASE_KEY: 'a-key-of-coinbase' }
    // 63 bytes; an RSA key; a P-384 key.
    const { privateKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { privateKey: p384 } = generateKeyPairSync('ec', { namedCurve: 'P-384' })
    const secrets = [Buffer.alloc(63).toString('base64'), ...[rsa, p384].map(toPem)]
    for (const secret of secrets) {
      expect(refuse({ ...open, ...key, LATCHKEY_COINBASE_SECRET: secret })).toContain(
        'must be a secret of Coinbase: 64 bytes in base64, or a private key in PEM\n',
      )
    }
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const secret = toPem(privateKey)
    expect(readProviders({ ...open, ...key, LATCHKEY_COINBASE_SECRET: secret })).toMatchObject({
      onramp: ['coinbase'],
      coinbase: { secret, country: 'US-CA' },
    })
  })

  it('turn on Meld with a key, or with a page alone', () => {
    expect(refuse({ ...open, LATCHKEY_ONRAMP: 'meld' })).toContain(
      'LATCHKEY_MELD_KEY  is required by meld in LATCHKEY_ONRAMP',
    )
    for (const page of ['http://meldcrypto.com/?publicKey=a', 'meldcrypto.com']) {
      expect(refuse({ ...open, LATCHKEY_ONRAMP: 'meld', LATCHKEY_MELD_PAGE: page })).toContain(
        `LATCHKEY_MELD_PAGE  must be a URL such as https://meldcrypto.com/?publicKey=…, not "${page}"`,
      )
    }
    const page = 'https://meldcrypto.com/?publicKey=a'
    const alone = { ...open, LATCHKEY_ONRAMP: 'meld,coinbase', LATCHKEY_MELD_PAGE: page }
    expect(refuse(alone)).not.toContain('LATCHKEY_MELD_KEY')
    const settings = { ...open, LATCHKEY_ONRAMP: 'meld', LATCHKEY_MELD_PAGE: page, LATCHKEY_MELD_COUNTRY: 'DE' }
    expect(readProviders(settings)).toMatchObject({ onramp: ['meld'], meld: { page, country: 'DE' } })
    // With a key, visitors get quotes in place of the page.
    expect(readProviders({ ...settings, LATCHKEY_MELD_KEY: 'a-key-of-sixteen-or-more' })).toMatchObject({
      meld: { page: undefined },
    })
  })

  it('sell in the sandbox in development only, through a faucet on this machine', () => {
    expect(refuse({ ...open, LATCHKEY_ONRAMP: 'sandbox' })).toContain(
      'LATCHKEY_DEV  is required by sandbox in LATCHKEY_ONRAMP',
    )
    for (const url of ['http://faucet.example.com:8547', 'https://127.0.0.1:8547', 'faucet']) {
      expect(refuse({ LATCHKEY_DEV: '1', LATCHKEY_SANDBOX_URL: url })).toContain(
        `LATCHKEY_SANDBOX_URL  must be a loopback URL such as http://127.0.0.1:8547, not "${url}"`,
      )
    }
    const own = { LATCHKEY_DEV: '1', LATCHKEY_SANDBOX_URL: 'http://localhost:9000' }
    expect(readProviders(own)).toMatchObject({
      onramp: ['sandbox'],
      access: { sandbox: { url: 'http://localhost:9000' } },
    })
  })

  it('report all problems at once, without keys and URLs', () => {
    expect(
      refuse({
        ...open,
        LATCHKEY_PROVIDERS: 'all',
        LATCHKEY_PRICES: 'coingecko,coinmarketcap',
        LATCHKEY_BALANCES: 'rpc,rpc',
        LATCHKEY_JUPITER_KEY: 'short',
        LATCHKEY_DEFILLAMA_URL: 'ftp://secret-host',
        LATCHKEY_ESPLORA_DAILY: '0',
      }),
    ).toMatchInlineSnapshot(`
      "The cloud did not start: 6 settings are invalid.

        LATCHKEY_PROVIDERS      must be public, not "all"
        LATCHKEY_PRICES         must be none, or some of defillama, coingecko, jupiter, devnet, separated by commas, not "coingecko,coinmarketcap"
        LATCHKEY_BALANCES       must be none, or some of rpc, blockscout, esplora, separated by commas, not "rpc,rpc"
        LATCHKEY_DEFILLAMA_URL  must be a URL such as https://provider.example.com
        LATCHKEY_JUPITER_KEY    must be a secret of at least 16 characters without spaces
        LATCHKEY_ESPLORA_DAILY  must be an integer from 1 to 1000000000, not "0"

      Run latchkey-cloud --help to see all settings"
    `)
    expect(refuse({ ...open, LATCHKEY_PRICES: 'coingecko', LATCHKEY_BALANCES: 'esplora' })).toMatchInlineSnapshot(`
      "The cloud did not start: 2 settings are invalid.

        LATCHKEY_COINGECKO_KEY  is required by coingecko in LATCHKEY_PRICES
        LATCHKEY_ESPLORA_URL    is required by esplora in LATCHKEY_BALANCES

      Run latchkey-cloud --help to see all settings"
    `)
    expect(refuse({ ...open, LATCHKEY_PRICES: 'coingecko', LATCHKEY_COINGECKO_KEY: 'short' })).toMatchInlineSnapshot(`
      "The cloud did not start: one setting is invalid.

        LATCHKEY_COINGECKO_KEY  must be a secret of at least 16 characters without spaces

      Run latchkey-cloud --help to see all settings"
    `)
  })
})

function toPem(key: KeyObject): string {
  return String(key.export({ format: 'pem', type: 'pkcs8' })).trim()
}

describe('findSimilarName', () => {
  it.each([
    ['prot', 'port'],
    ['por', 'port'],
    ['ports', 'port'],
    ['host', 'host'],
    ['verbose', undefined],
    ['', undefined],
  ])('suggests for "%s": %s', (name, similar) => {
    expect(findSimilarName(name, ['host', 'port', 'data'])).toBe(similar)
  })
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
])('shows a server that listens on %s %s', (host, url) => {
  expect(formatUrl({ host, port: 80 })).toBe(url)
})

it('prints every setting for --help', () => {
  expect(formatSettingsHelp()).toMatchSnapshot()
})

it('matches docs/providers.md', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../docs/providers.md')
  const text = await readFile(file, 'utf8')
  const pattern = /(<!-- providers: written by the tests of packages\/cloud with --update -->\n)[^]*?(<!-- end -->)/
  expect(text).toMatch(pattern)
  await expect(
    text.replace(pattern, (_all, start, end) => `${start}${formatProvidersTable()}\n${end}`),
  ).toMatchFileSnapshot(file)
})

it('matches docs/cloud.md', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../docs/cloud.md')
  const text = await readFile(file, 'utf8')
  const pattern = /(<!-- settings: written by the tests of packages\/cloud with --update -->\n)[^]*?(<!-- end -->)/
  expect(text).toMatch(pattern)
  await expect(
    text.replace(pattern, (_all, start, end) => `${start}${formatSettingsTable()}\n${end}`),
  ).toMatchFileSnapshot(file)
})
