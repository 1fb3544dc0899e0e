import { afterEach, describe, expect, it } from 'vitest'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { solana } from '../network/networks/solana.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { createSignInWorlds } from '../test/createSignInWorld.ts'
import type { SiweConfig, SiweSession } from '../options/SiweConfig.ts'
import { fromSiweConfig } from './fromSiweConfig.ts'

const alice = '0x1111111111111111111111111111111111111111'
const onMainnet = { chainId: 'eip155:1', accountAddress: alice } as const

const { make, asked, polling, hasStatus, signs, cancels, end } = createSignInWorlds()
afterEach(end)

/** A server with one session and one nonce at a time, as `siweConfig` expects. */
function createServer(part: Partial<SiweConfig> = {}) {
  const told: string[] = []
  const server = { session: null as SiweSession | null, nonce: '', answers: true, told }
  const config: SiweConfig = {
    getNonce: async (address) => (server.nonce = `nonce of ${address.slice(0, 4)}`),
    createMessage: ({ domain, address, chainId, nonce, statement }) =>
      [domain, address, chainId, nonce, statement ?? ''].join('\n'),
    verifyMessage: async ({ message, signature }) => {
      const [, address = '', chainId, nonce] = message.split('\n')
      if (nonce !== server.nonce || !signature.startsWith(address)) return false
      server.session = { address: address.toUpperCase().replace('X', 'x'), chainId: Number(chainId) }
      return server.answers
    },
    getSession: async () => server.session,
    signOut: async () => {
      server.session = null
      return server.answers
    },
    getMessageParams: async () => ({ statement: 'Sign in.' }),
    onSignIn: ({ chainId }) => told.push(`in on ${chainId}`),
    onSignOut: () => told.push('out'),
    ...part,
  }
  return Object.assign(server, { config })
}

const withConfig = (server: ReturnType<typeof createServer>): Parameters<typeof make>[0] => ({
  options: { siwx: undefined, siweConfig: server.config },
})

describe('a modal with siweConfig', () => {
  it("signs in, matches the session's account regardless of case, and signs out on disconnect", async () => {
    const server = createServer()
    const world = await asked(withConfig(server))
    await polling(() => world.signIn().message).toBe(`app.example\n${alice}\n1\nnonce of 0x11\nSign in.`)
    await signs(world)
    expect(world.signIn()).toMatchObject({ status: 'signedIn', sessions: [{ data: onMainnet }] })
    expect(world.view()).toBe('closed')
    await world.modal.disconnect()
    await polling(() => server.told).toEqual(['in on 1', 'out'])
    expect(server.session).toBeNull()
  })

  it('requires sign-in by default, and respects `required` and `enabled`', async () => {
    const strict = await asked(withConfig(createServer()))
    await cancels(strict)
    expect(strict.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
    const free = await asked(withConfig(createServer({ required: false })))
    await cancels(free)
    expect(free.modal.controllers.connection.store.getState().statuses.eip155).toBe('connected')
    const off = make(withConfig(createServer({ enabled: false })))
    expect(off.plugin.store.getState().isEnabled).toBe(false)
  })

  it('prompts again on another network, or accepts the session there', async () => {
    for (const [signOutOnNetworkChange, status] of [
      [true, 'signedOut'],
      [false, 'signedIn'],
    ] as const) {
      const world = await asked(withConfig(createServer({ signOutOnNetworkChange })))
      await signs(world)
      await world.modal.switchNetwork(arbitrum)
      await polling(() => world.signIn().account?.chainId).toBe('eip155:42161')
      await hasStatus(world, status)
      expect(world.signIn().sessions).toHaveLength(status === 'signedIn' ? 1 : 0)
    }
  })

  it('prompts eip155 accounts only', async () => {
    const { features } = createFakeSiwx()
    const other = createFakeAdapter({
      namespace: 'solana',
      wallets: [fakeWallet('Phantom')],
      networkId: solana.caipNetworkId,
      addresses: ['7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'],
      features,
    })
    const { options } = withConfig(createServer()) ?? {}
    const world = make({ others: [other], options: { ...options, networks: [mainnet, solana] } })
    await world.modal.start()
    await world.modal.connect({ connectorId: 'Phantom' })
    await (
      await world.machine()
    ).requireSignIn({ isNew: true, finish: () => world.modal.controllers.modal.finishConnection() })
    expect(world.status('solana')).toBe('idle')
    expect(world.view()).toBe('closed')
  })
})

describe('fromSiweConfig', () => {
  const set = (part: Partial<SiweConfig> = {}) => {
    const server = createServer(part)
    const origin = 'https://app.example:8443'
    return { server, siwx: fromSiweConfig({ config: server.config, clock: createFakeClock(), origin }) }
  }

  it("uses the app's message parameters, and the page's for those left out", async () => {
    const { siwx } = set({ getMessageParams: undefined })
    const { data } = await siwx.createMessage(onMainnet)
    expect(data).toMatchObject({
      ...{ domain: 'app.example:8443', uri: 'https://app.example:8443', version: '1', nonce: 'nonce of 0x11' },
      ...{ ...onMainnet, issuedAt: '2025-01-01T00:00:00.000Z', statement: undefined },
    })
    const given = {
      domain: 'other.example',
      uri: 'https://other.example/in',
      iat: '2026-01-01T00:00:00Z',
      exp: '2027-01-01T00:00:00Z',
    }
    const own = await set({ getMessageParams: async () => given }).siwx.createMessage(onMainnet)
    expect(own.data).toMatchObject({
      domain: 'other.example',
      uri: given.uri,
      issuedAt: given.iat,
      expirationTime: given.exp,
    })
  })

  it('treats a refusal of the server as a failure', async () => {
    const { server, siwx } = set()
    const message = await siwx.createMessage(onMainnet)
    const session = { ...message, signature: `${alice} signed` }
    server.answers = false
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'request.failed' })
    await expect(siwx.revokeSession(onMainnet)).rejects.toMatchObject({ code: 'request.failed' })
    expect(server.told).toEqual([])
  })

  it('verifies the first of several sign-ins, and signs out only if there is a session', async () => {
    const { server, siwx } = set()
    const message = await siwx.createMessage(onMainnet)
    const session = { ...message, signature: `${alice} signed` }
    await siwx.setSessions([session, { ...session, signature: 'none' }])
    expect(await siwx.getSessions(onMainnet)).toHaveLength(1)
    await siwx.setSessions([])
    await siwx.setSessions([])
    expect(server.told).toEqual(['in on 1', 'out'])
  })
})
