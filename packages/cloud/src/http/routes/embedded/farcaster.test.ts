import { startDevnet, type Devnet } from '@latchkey/devnet'
import {
  beginSocialLogin,
  redeemLoginTicket,
  startFarcasterLogin,
  startSocialLogin,
  verifyFarcasterLogin,
} from '@latchkey/protocol/embedded'
import { getConfig } from '@latchkey/protocol/project'
import { formatMessage } from '@latchkey/siwx/message'
import { object, parse, string } from 'valibot'
import { createPublicClient, http, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { appOrigin, readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import { siteUrl } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'
import { visitFarcaster } from '../../../test/visitFarcaster.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337], identity: true })
})
afterAll(() => devnet.stop())

function getChain() {
  const [chain] = devnet.description.evm
  if (chain === undefined) throw new TypeError('The chain must be running.')
  return chain
}

async function startFarcasterCloud(storage: Storage, environment: Readonly<Record<string, string>> = {}) {
  const cloud = await startEmbeddedCloud({
    storage,
    environment: {
      LATCHKEY_SECURE_SITE_URL: siteUrl,
      LATCHKEY_SHARE_KEYS: '22'.repeat(32),
      LATCHKEY_SOCIAL_DEVNET: devnet.description.identity?.url ?? 'none',
      LATCHKEY_RPC_EIP155_31337: getChain().rpcUrl,
      ...environment,
    },
  })
  const askStart = (origin = appOrigin, projectId?: string) =>
    cloud.send('POST', startFarcasterLogin.path, { body: { origin }, projectId })
  const start = async (projectId?: string) => {
    const answer = await askStart(appOrigin, projectId)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(startFarcasterLogin.response, await answer.json())
  }
  const askVerify = (attempt: string, keep = 'memory', projectId?: string) =>
    cloud.send('POST', verifyFarcasterLogin.path, { body: { attempt, keep }, projectId })
  const verify = async (attempt: string, projectId?: string) => {
    const answer = await askVerify(attempt, 'memory', projectId)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(verifyFarcasterLogin.response, await answer.json()).session
  }
  const logInAs = async (name: string, projectId?: string) => {
    const { attempt, url } = await start(projectId)
    await visitFarcaster({ url, name })
    const session = await verify(attempt, projectId)
    if (session === undefined) throw new TypeError('The visitor has approved.')
    return session
  }
  return { ...cloud, askStart, start, askVerify, verify, logInAs }
}

const abi = parseAbi(['function idOf(address owner) view returns (uint256)'])

/** A relay that says what the test wants: by default what an honest client would sign. */
async function startRelay() {
  const owner = privateKeyToAccount(generatePrivateKey())
  const chain = createPublicClient({ transport: http(getChain().rpcUrl) })
  const address = getChain().idRegistryAddress
  const id = await chain.readContract({ address, abi, functionName: 'idOf', args: [owner.address] })
  const channel = { state: 'pending', url: 'https://farcaster.xyz/~/siwf?channelToken=token' }
  const relay = { status: { ...channel } as object, url: channel.url }
  const server = await startUpstreamServer({
    answer: ({ url }) =>
      JSON.stringify(url.endsWith('/status') ? relay.status : { channelToken: 'token', url: relay.url }),
  })
  const readAsked = () => {
    const body: unknown = JSON.parse(server.requests.find(({ url }) => url.endsWith('/v1/channel'))?.body ?? '')
    return parse(object({ domain: string(), siweUri: string(), nonce: string() }), body)
  }
  /** Answers with a signed message. */
  const approve = async (
    parameters: {
      readonly change?: (message: string) => string
      readonly signer?: Pick<typeof owner, 'signMessage'>
      readonly username?: unknown
    } = {},
  ) => {
    const { change = (text: string) => text, signer = owner, username = 'alice.eth' } = parameters
    const { domain, nonce, siweUri } = readAsked()
    const message = change(
      formatMessage({
        domain,
        accountAddress: owner.address,
        statement: 'Farcaster Auth',
        uri: siweUri,
        version: '1',
        chainId: 'eip155:10',
        nonce,
        issuedAt: new Date(Date.now()).toISOString(),
        resources: [`farcaster://fid/${id}`],
      }),
    )
    const signature = await signer.signMessage({ message })
    relay.status = { ...channel, state: 'completed', message, signature, username }
  }
  const set = (change: Partial<typeof relay>) => Object.assign(relay, change)
  return { server, approve, set }
}

async function startWithRelay(storage: Storage) {
  const relay = await startRelay()
  const cloud = await startFarcasterCloud(storage, {
    LATCHKEY_FARCASTER_RELAY: relay.server.url,
    LATCHKEY_FARCASTER_REGISTRY: `eip155:31337@${getChain().idRegistryAddress}`,
  })
  return { cloud, relay }
}

describeStorages((getStorage) => {
  it('logs in once the visitor has approved, keeps the user, and takes another name of the same account', async () => {
    const cloud = await startFarcasterCloud(getStorage())
    const { attempt, expiresIn, url } = await cloud.start()
    expect(expiresIn).toBe(300)
    expect(await cloud.verify(attempt)).toBeUndefined()
    await visitFarcaster({ url, name: 'Alice' })
    const first = await cloud.verify(attempt)
    expect(first?.user).toEqual({ id: expect.any(String), email: null, userName: 'alice' })
    const session = await cloud.send('GET', '/embedded/v1/session', { secret: first?.secret })
    expect(await session.json()).toMatchObject({ user: first?.user })

    const renamed = await cloud.logInAs('Alice as Bob')
    expect(renamed.user).toEqual({ ...first?.user, userName: 'bob' })
    const thief = await cloud.logInAs('Mallory as Alice')
    expect(thief.user.userName).toBe('alice')
    expect(thief.user.id).not.toBe(first?.user.id)
    const { projectId } = await cloud.createProject({ allowedOrigins: [appOrigin] })
    expect((await cloud.logInAs('Alice', projectId)).user.id).not.toBe(first?.user.id)
  })

  it('gives the login to the holder of the attempt, once, on whatever node', async () => {
    const cloud = await startFarcasterCloud(getStorage())
    const { attempt, url } = await cloud.start()
    const other = await cloud.start()
    await visitFarcaster({ url, name: 'Alice' })
    expect(await cloud.verify(other.attempt)).toBeUndefined()
    const { projectId } = await cloud.createProject({ allowedOrigins: [appOrigin] })
    expect(await readRefusalCode(await cloud.askVerify(attempt, 'memory', projectId))).toBe('login_code_expired')
    expect(await readRefusalCode(await cloud.askVerify(`${attempt.slice(0, -1)}_`))).toBe('login_code_expired')
    const answers = await Promise.all([1, 2, 3].map(() => cloud.askVerify(attempt)))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 401, 401])
    expect(await readRefusalCode(await cloud.askVerify(attempt))).toBe('login_code_expired')
  })
})

describe('a login with Farcaster', () => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openTestStorage()
  })
  afterAll(() => storage.close())

  it('puts the session into a cookie that scripts cannot read', async () => {
    const cloud = await startFarcasterCloud(storage)
    const { attempt, url } = await cloud.start()
    await visitFarcaster({ url, name: 'Alice' })
    const answer = await cloud.askVerify(attempt, 'cookie')
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-[^;]+; .*HttpOnly; Secure; SameSite=None; Partitioned/)
    expect(await answer.json()).toEqual({ session: { user: expect.any(Object), expiresAt: expect.any(Number) } })
  })

  it('is offered with a relay, and refused without one [S1.008]', async () => {
    const on = await startFarcasterCloud(storage)
    const readSocials = async (cloud: typeof on) =>
      parse(getConfig.response, await (await cloud.send('GET', getConfig.path)).json()).features.socials
    const all = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook']
    expect(await readSocials(on)).toEqual(all)
    const off = await startFarcasterCloud(storage, { LATCHKEY_FARCASTER_RELAY: 'none' })
    expect(await readSocials(off)).toEqual(all.filter((name) => name !== 'farcaster'))
    expect(await readRefusalCode(await off.askStart())).toBe('not_configured')
  })

  it('asks the relay for this site alone, and begins nothing for an app that the project does not name', async () => {
    const { cloud, relay } = await startWithRelay(storage)
    expect((await cloud.askStart('https://thief.example')).ok).toBe(false)
    expect(relay.server.requests).toEqual([])
    const { url } = await cloud.start()
    expect(url).toBe('https://farcaster.xyz/~/siwf?channelToken=token')
    const [{ body } = { body: '' }] = relay.server.requests
    const nonce: unknown = expect.stringMatching(/^[\da-f]{32}$/)
    expect(JSON.parse(body)).toEqual({ domain: new URL(siteUrl).host, siweUri: `${siteUrl}/login/farcaster`, nonce })
  })

  it.each<readonly [string, (message: string) => string]>([
    ['another domain', (message) => message.replace('wallet.example.com wants', 'thief.example wants')],
    ['another address of the site', (message) => message.replace('/login/farcaster', '/login')],
    ['the nonce of another attempt', (message) => message.replace(/Nonce: .*/, `Nonce: ${'a'.repeat(32)}`)],
    ['another chain', (message) => message.replace('Chain ID: 10', 'Chain ID: 1')],
    ['the account of another owner', (message) => message.replace(/fid\/\d+/, 'fid/7')],
    ['two accounts', (message) => `${message}\n- farcaster://fid/7`],
    ['no account', (message) => message.replace(/\nResources:.*/s, '')],
    ['an account that is no number', (message) => message.replace(/fid\/\d+/, 'fid/0x1')],
    [
      'a time that is over',
      (message) => message.replace('\nResources', '\nExpiration Time: 2020-01-01T00:00:00Z\nResources'),
    ],
    ['no message at all', () => 'Log me in'],
  ])('refuses a message that names %s, and is over then (attack 107)', async (_title, change) => {
    const { cloud, relay } = await startWithRelay(storage)
    const { attempt } = await cloud.start()
    await relay.approve({ change })
    expect(await readRefusalCode(await cloud.askVerify(attempt))).toBe('upstream_failed')
    await relay.approve()
    expect(await readRefusalCode(await cloud.askVerify(attempt))).toBe('login_code_expired')
  })

  it('refuses a signature by another key, and takes that of the owner (attack 107)', async () => {
    const { cloud, relay } = await startWithRelay(storage)
    const forged = await cloud.start()
    await relay.approve({ signer: privateKeyToAccount(generatePrivateKey()) })
    expect(await readRefusalCode(await cloud.askVerify(forged.attempt))).toBe('upstream_failed')
    relay.server.requests.length = 0
    const { attempt } = await cloud.start()
    await relay.approve()
    expect((await cloud.verify(attempt))?.user.userName).toBe('alice.eth')
  })

  it.each([null, undefined, '', 'a b', '\u202eecila', 'x'.repeat(129)])('shows no name like %j', async (username) => {
    const { cloud, relay } = await startWithRelay(storage)
    const { attempt } = await cloud.start()
    await relay.approve({ username: username === undefined ? null : username })
    expect((await cloud.verify(attempt))?.user.userName).toBeNull()
  })

  it('waits while the relay does not answer', async () => {
    const { cloud, relay } = await startWithRelay(storage)
    const { attempt } = await cloud.start()
    await relay.approve()
    for (const mode of [
      { kind: 'status', status: 500 },
      { kind: 'reset' },
      { kind: 'text', body: '<html>' },
    ] as const) {
      relay.server.mode = mode
      expect(await cloud.verify(attempt)).toBeUndefined()
    }
    relay.server.mode = { kind: 'answer' }
    expect((await cloud.verify(attempt))?.user.userName).toBe('alice.eth')
  })

  it('waits while no node of the chain answers as a node does', async () => {
    const relay = await startRelay()
    const chain = await startUpstreamServer({ answer: () => '{"jsonrpc":"2.0","id":1}' })
    const cloud = await startFarcasterCloud(storage, {
      LATCHKEY_FARCASTER_RELAY: relay.server.url,
      LATCHKEY_FARCASTER_REGISTRY: `eip155:5@${getChain().idRegistryAddress}`,
      LATCHKEY_RPC_EIP155_5: chain.url,
    })
    const { attempt } = await cloud.start()
    await relay.approve()
    expect(await cloud.verify(attempt)).toBeUndefined()
    chain.mode = { kind: 'reset' }
    expect(await cloud.verify(attempt)).toBeUndefined()
  })

  it.each<readonly [string, { readonly mode?: UpstreamServerMode; readonly url?: string }]>([
    ['answers with an error', { mode: { kind: 'status', status: 500 } }],
    ['breaks the connection', { mode: { kind: 'reset' } }],
    ['names an address that runs code', { url: 'javascript:alert(1)' }],
    ['names an address without encryption', { url: 'http://farcaster.example/' }],
    ['names no address', { url: '' }],
  ])('begins no attempt if the relay %s', async (_title, { mode, url }) => {
    const { cloud, relay } = await startWithRelay(storage)
    relay.server.mode = mode ?? relay.server.mode
    relay.set({ url: url ?? 'https://farcaster.xyz/' })
    expect(await readRefusalCode(await cloud.askStart())).toBe('upstream_failed')
  })

  it('counts each question to the relay among the calls to upstreams that an address has', async () => {
    const cloud = await startFarcasterCloud(storage, { LATCHKEY_RATE_RPC_ADDRESS: '50' })
    const { attempt } = await cloud.start()
    const codes = await Promise.all(
      Array.from({ length: 60 }, async () => readRefusalCode(await cloud.askVerify(attempt))),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(50)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(10)
  })

  it('is over after 5 minutes, and once the relay has forgotten the channel', async () => {
    const { cloud, relay } = await startWithRelay(storage)
    const late = await cloud.start()
    await relay.approve()
    cloud.clock.now += constants.farcasterLife
    expect(await readRefusalCode(await cloud.askVerify(late.attempt))).toBe('login_code_expired')
    const { attempt } = await cloud.start()
    relay.server.mode = { kind: 'status', status: 401 }
    expect(await readRefusalCode(await cloud.askVerify(attempt))).toBe('login_code_expired')
  })

  it('is no attempt of a social login, whose providers do not include it [S5.007]', async () => {
    const { cloud, relay } = await startWithRelay(storage)
    const { attempt } = await cloud.start()
    const social = { provider: 'farcaster', origin: appOrigin }
    expect(await readRefusalCode(await cloud.send('POST', startSocialLogin.path, { body: social }))).toBe(
      'invalid_request',
    )
    const [id = ''] = attempt.split('.')
    expect(await readRefusalCode(await cloud.send('POST', beginSocialLogin.path, { body: { id } }))).toBe(
      'login_code_expired',
    )
    const body = { attempt, ticket: '000000', keep: 'memory' }
    expect(await readRefusalCode(await cloud.send('POST', redeemLoginTicket.path, { body }))).toBe('login_code_expired')
    await relay.approve()
    expect((await cloud.verify(attempt))?.user.userName).toBe('alice.eth')
  })
})
