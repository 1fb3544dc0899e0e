import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { solana } from '../network/networks/solana.ts'
import { createConsoleLogger } from '../kernel/ports/createConsoleLogger.ts'
import { selectRoute } from '../modal/routerState.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { createVerifyingSiwx } from '../test/createVerifyingSiwx.ts'
import { signOn } from '../test/pairing/signOn.ts'
import { startCloudRelay, type CloudRelay } from '../test/pairing/startCloudRelay.ts'
import { startStockWallet, type StockWallet } from '../test/pairing/startStockWallet.ts'
import { until } from '../test/until.ts'
import type { ModalOptions } from '../plugin/Modal.ts'
import { signInPlugin } from './signInPlugin.ts'
import { pairingPlugin } from '../pairing/pairingPlugin.ts'
import { selectSignIn } from './state.ts'

const origin = 'https://app.example.com'
const chains = ['eip155:1', 'eip155:42161']

let relay: CloudRelay
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  relay = await startCloudRelay()
})
afterAll(() => relay.close())
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Opens a modal with sign-in on the cloud's relay, and starts a stock wallet. */
async function setUp(options: Partial<ModalOptions> = {}) {
  const server = createVerifyingSiwx({ uri: origin })
  const { modal, errors, eventNames } = createTestModal({
    options: {
      adapters: [],
      networks: [mainnet, arbitrum],
      relay: { url: relay.url },
      metadata: { name: 'App', url: origin },
      siwx: server.siwx,
      ports: {
        storage: createMemoryStorage(),
        platform: { isBrowser: true, isMobile: false, userAgent: '', origin, timeZone: '' },
        logger: createConsoleLogger({ level: 'silent' }),
      },
      ...options,
    },
  })
  ends.push(() => modal.destroy())
  await modal.start()
  const wallet = await startStockWallet({ relayUrl: relay.url })
  ends.push(wallet.close)
  const { controllers } = modal
  modal.open()
  controllers.router.push('ConnectingWalletConnect')
  const uri = await until(() => {
    const { pairing } = modal.plugin(pairingPlugin).store.getState()
    return pairing.status === 'ready' ? pairing.uri : undefined
  })
  return {
    server,
    errors,
    eventNames,
    modal,
    wallet,
    uri: uri ?? '',
    signIn: () => selectSignIn(modal.plugin(signInPlugin).store.getState(), 'eip155'),
    isOpen: () => controllers.modal.store.getState().isOpen,
    view: () => selectRoute(controllers.router.store.getState()).view,
  }
}

const scan = async ({ wallet, uri }: { readonly wallet: StockWallet; readonly uri: string }): Promise<void> => {
  await wallet.client.core.pairing.pair({ uri })
}

describe('one-click sign-in', () => {
  it('connects and signs in on every network with one approval if all are eip155 [S5.022] [S3.039]', async () => {
    const world = await setUp()
    signOn(world.wallet, chains)
    expect(world.uri).toContain('methods=wc_sessionAuthenticate')
    await scan(world)
    await until(() => world.signIn().status === 'signedIn')
    const { address } = world.wallet.account
    expect(world.server.list().map(({ data }) => [data.chainId, data.accountAddress])).toEqual(
      chains.map((chain) => [chain, address]),
    )
    const [session] = world.signIn().sessions
    expect(session?.data).toMatchObject({ chainId: 'eip155:1', domain: 'app.example.com', uri: origin })
    expect(session?.message).toContain('Sign in to the app. I further authorize the stated URI')
    expect(session?.cacao?.p.iss).toBe(`did:pkh:eip155:1:${address}`)
    await until(() => !world.isOpen())
    expect(world.wallet.requests).toEqual([])
    expect(world.eventNames()).toContain('SIWX_AUTH_SUCCESS')
  })

  it('signs in on a single network if the wallet signs for one only', async () => {
    const world = await setUp()
    signOn(world.wallet, ['eip155:1'])
    await scan(world)
    await until(() => world.signIn().status === 'signedIn')
    expect(world.server.list()).toHaveLength(1)
  })

  it('keeps the account connected and prompts again if the sign-in fails verification [S4.034] [S8.059]', async () => {
    const world = await setUp()
    world.server.isClosed = true
    signOn(world.wallet, chains)
    await scan(world)
    await until(() => world.isOpen() && world.view() === 'SIWXSignMessage')
    expect(world.signIn()).toMatchObject({
      status: 'failed',
      failure: { step: 'verification', error: { code: 'siwx.declined', message: 'Signature declined' } },
    })
    expect(world.modal.controllers.connection.store.getState().statuses.eip155).toBe('connected')
    expect(world.server.list()).toEqual([])
  })
})

describe('sign-in after the pairing', () => {
  it('is used for wallets that do not support one-click sign-in', async () => {
    const world = await setUp()
    await world.wallet.pairAndApprove(world.uri, { chains })
    await until(() => world.isOpen() && world.view() === 'SIWXSignMessage')
    expect(world.signIn()).toMatchObject({ status: 'signedOut', failure: null })
  })

  it('is used if some networks are not eip155 [S5.022]', async () => {
    const world = await setUp({ networks: [mainnet, solana] })
    expect(world.uri).not.toContain('wc_sessionAuthenticate')
    await world.wallet.pairAndApprove(world.uri)
    await until(() => world.view() === 'SIWXSignMessage')
    expect(world.signIn().status).toBe('signedOut')
  })

  it('is used if sign-in is off or its server returns no nonce, so that pairing still works', async () => {
    const off = await setUp({ siwx: undefined })
    expect(off.uri).not.toContain('wc_sessionAuthenticate')
    const server = createVerifyingSiwx({ uri: origin })
    server.isDown = true
    const down = await setUp({ siwx: server.siwx })
    expect(down.uri).not.toContain('wc_sessionAuthenticate')
    await down.wallet.pairAndApprove(down.uri)
    await until(() => down.view() === 'SIWXSignMessage')
    await until(() => down.signIn().failure?.step === 'message')
    expect(down.modal.controllers.connection.store.getState().statuses.eip155).toBe('connected')
  })
})
