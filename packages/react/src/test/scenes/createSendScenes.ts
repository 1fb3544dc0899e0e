import { sendPlugin, tokenBalancesQuery, type RouteParameters, type Send, type TokenBalance } from '@latchkey/core'
import { ModalError, queryClientPlugin } from '@latchkey/core/internal'
import { arbitrum, bitcoin, mainnet } from '@latchkey/core/networks'
import { createFakeTransfer, createMemoryStorage, type FakeTransfer } from '@latchkey/core/testing'
import type { ViewWorld } from '../createViewWorld.ts'
import { addresses, bitcoinAddress, metamask, xverse } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'

/** Addresses that the visitor has sent to, one that resembles the second, and the contracts of tokens. */
const grace = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const known = '0x9aF2c81De8bE41cD7F05b3A92bE41cD71c04c1E8'.toLowerCase()
export const lookAlike = `${known.slice(0, 12)}${'5'.repeat(20)}${known.slice(-10)}`
export const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const reads = '0x7e57d011a4000000000000000000000000000001'
/** An example of BIP-173. */
const bitcoinReceiver = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** What the scenes show of addresses. */
export const sendAddresses = [grace, known, lookAlike, usdc, reads, bitcoinReceiver]

const ether = 10n ** 18n
const price = 2_601.25

/** What the account owns, as a cloud would tell. */
const holdings: readonly TokenBalance[] = [
  {
    name: 'Ether',
    symbol: 'ETH',
    chainId: mainnet.caipNetworkId,
    price,
    value: 0.742 * price,
    quantity: { decimals: '18', numeric: '0.742' },
  },
  {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: mainnet.caipNetworkId,
    address: `${mainnet.caipNetworkId}:${usdc}`,
    price: 1,
    value: 550.96,
    isListed: true,
    quantity: { decimals: '6', numeric: '550.96' },
  },
  {
    name: 'Ether',
    symbol: 'ETH',
    chainId: arbitrum.caipNetworkId,
    price,
    value: 0.004,
    quantity: { decimals: '18', numeric: '0.0000015' },
  },
  {
    name: 'Reading Club',
    symbol: 'READ',
    chainId: mainnet.caipNetworkId,
    address: `${mainnet.caipNetworkId}:${reads}`,
    isListed: true,
    quantity: { decimals: '18', numeric: '40' },
  },
  {
    name: 'Free money',
    symbol: 'FREE',
    chainId: mainnet.caipNetworkId,
    address: `${mainnet.caipNetworkId}:0x7e57d011a4000000000000000000000000000002`,
    isListed: false,
    isSpam: true,
    quantity: { decimals: '18', numeric: '1000000' },
  },
]

const names: { readonly [name: string]: string } = { 'grace.eth': grace, 'kit.eth': known }

export interface SendWorldParameters {
  readonly replies?: Parameters<typeof createFakeTransfer>[0]
  readonly answer?: FakeTransfer['answer'] | undefined
  /** The balance of the coin; 0.742 ether by default. */
  readonly coins?: bigint | undefined
  /** Bitcoin, whose speed can be chosen; ether by default. */
  readonly isBitcoin?: boolean | undefined
}

type FakeFeatures = NonNullable<SceneSteps['fake']>['features']

/** An adapter over no chain, whose account has ether and a few tokens, and the wallet's part of it. */
export function createSendFake({
  replies,
  answer,
  isBitcoin = false,
  coins = isBitcoin ? 74_200_000n : (742n * ether) / 1_000n,
}: SendWorldParameters = {}): {
  readonly fake: FakeTransfer
  readonly features: FakeFeatures
} {
  const feeAtMost = isBitcoin ? 1_128n : 210_000_000_000_000n
  const fake = createFakeTransfer({
    estimate: { fee: isBitcoin ? feeAtMost : 162_000_000_000_000n, feeAtMost },
    getMax: { amount: coins - feeAtMost, fee: feeAtMost },
    simulate: ({ amount, token }) => ({ status: 'success', arrives: amount, changes: [{ token, value: -amount }] }),
    ...replies,
  })
  if (answer !== undefined) fake.answer = answer
  const features: FakeFeatures = {
    balance: {
      getNative: async () => ({ value: coins, ...(isBitcoin ? bitcoin : mainnet).nativeCurrency }),
      getTokens: async ({ tokens }) => tokens.map((address) => ({ address, value: 550_960_000n })),
      getTokenInfo: async ({ token }) => {
        if (token === reads) return { address: token, name: 'Reading Club', symbol: 'READ', decimals: 18 }
        if (token.toLowerCase() === usdc) return { address: token, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
        if (token === known) throw new ModalError('request.failed')
        throw new ModalError('address.invalid')
      },
    },
    names: {
      resolve: async ({ name }) => {
        if (name === 'slow.eth') return await new Promise<never>(() => undefined)
        return names[name]
      },
      lookUp: async () => undefined,
    },
    transfer: {
      ...fake.features.transfer,
      ...(isBitcoin && { speeds: ['slow', 'normal', 'fast'] as const }),
    },
  }
  return { fake, features }
}

/** The storage of a visitor who has sent before. */
export function storeReceivers(): NonNullable<Scene['storage']> {
  const storage = createMemoryStorage()
  const value = {
    eip155: [
      { address: grace, name: 'grace.eth' },
      { address: known, name: null },
    ],
  }
  storage.setItem('@latchkey/recent_receivers', JSON.stringify({ v: 1, value }))
  return storage
}

/** Gives the modal what a cloud would have told it of the account. */
export function seedHoldings({ modal }: Pick<ViewWorld, 'modal'>, tokens: readonly TokenBalance[] = holdings): void {
  const { client } = modal.plugin(queryClientPlugin).get()
  for (const { caipNetworkId } of [mainnet, arbitrum]) {
    const own = tokens.filter(({ chainId }) => chainId === caipNetworkId)
    const parameters = { namespace: 'eip155', caipAddress: `${caipNetworkId}:${addresses[0]}` } as const
    client.setQueryData(tokenBalancesQuery.options(modal, parameters).queryKey, own)
  }
}

type Entered = NonNullable<RouteParameters['WalletSend']>

interface SendSteps extends SendWorldParameters {
  readonly enter?: Entered | undefined
  /** What happens once the receiver is known. */
  readonly act?: ((machine: Send, world: ViewWorld) => Promise<void> | void) | undefined
  readonly steps?: Partial<SceneSteps> | undefined
}

const atSend = (
  view: 'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview' | 'WalletSendLookAlike',
  state: string,
  { enter, act, steps, ...world }: SendSteps = {},
): Scene =>
  createScene(view, state, {
    connected: [metamask.id],
    storage: storeReceivers(),
    fake: { features: createSendFake(world).features },
    play: (scene) => void play(view, scene, { enter, act }),
    ...steps,
  })

async function play(
  view: Parameters<typeof atSend>[0],
  world: ViewWorld,
  { enter, act }: Pick<SendSteps, 'enter' | 'act'>,
): Promise<void> {
  const { modal } = world
  const { router } = modal.controllers
  seedHoldings(world)
  const plugin = modal.plugin(sendPlugin)
  const machine = await plugin.load()
  machine.enter(enter)
  const isSettled = (): boolean => {
    const { receiver, token } = plugin.store.getState()
    return token !== null && (receiver.status !== 'resolving' || enter?.to === 'slow.eth')
  }
  while (!isSettled()) await new Promise((resolve) => requestAnimationFrame(resolve))
  // The form continues what was left.
  await act?.(machine, world)
  modal.open()
  router.push('WalletSend')
  if (view !== 'WalletSend') router.push(view)
}

const check = async (machine: Send): Promise<void> => await machine.check()
const confirm = async (machine: Send): Promise<void> => {
  await machine.check()
  machine.confirm().catch(() => undefined)
}
const toGrace = { to: 'grace.eth', amount: '0.25' }
const toKit = { to: 'kit.eth', amount: '0.25' }
const toNew = { to: '0x2222222222222222222222222222222222222222', amount: '0.25' }

/** All states of sending. */
export const createSendScenes = (): readonly Scene[] => [
  atSend('WalletSend', 'whom to', { enter: { amount: '0.25' } }),
  atSend('WalletSend', 'filled in', { enter: toGrace, steps: { advance: 1_000 } }),
  atSend('WalletSend', 'as much as possible', {
    enter: toGrace,
    act: (machine) => machine.setMax(),
    steps: { advance: 1_000 },
  }),
  atSend('WalletSend', 'looking up a name', { enter: { ...toGrace, to: 'slow.eth' } }),
  atSend('WalletSend', 'name not found', { enter: { ...toGrace, to: 'none.eth' } }),
  atSend('WalletSend', 'address of another chain', { enter: { ...toGrace, to: bitcoinAddress } }),
  atSend('WalletSend', 'more than there is', { enter: { ...toGrace, amount: '2' }, steps: { advance: 1_000 } }),
  atSend('WalletSend', 'nothing left for the fee', {
    enter: { ...toGrace, amount: '0.742' },
    act: check,
    steps: { advance: 1_000 },
  }),
  atSend('WalletSend', 'no coin for the fee of a token', {
    coins: 1_000n,
    enter: { ...toGrace, token: usdc, amount: '20' },
    act: check,
  }),
  atSend('WalletSend', 'would fail', {
    replies: { simulate: { status: 'failure', reason: 'ERC20: token is paused' } },
    enter: toGrace,
    act: check,
  }),
  atSend('WalletSend', 'name with a new address', {
    enter: toGrace,
    act: async (machine) => {
      Object.assign(names, { 'grace.eth': known })
      await machine.check()
      Object.assign(names, { 'grace.eth': grace })
    },
  }),
  atSend('WalletSend', 'speeds', {
    enter: { to: bitcoinReceiver, amount: '0.25' },
    steps: {
      advance: 1_000,
      fake: {
        namespace: 'bip122',
        wallets: [xverse],
        networkId: bitcoin.caipNetworkId,
        addresses: [bitcoinAddress],
        features: createSendFake({ isBitcoin: true }).features,
      },
      connected: [xverse.id],
      options: { networks: [bitcoin] },
    },
  }),
  atSend('WalletSend', 'wallet asked, opened again', {
    answer: 'hold',
    enter: toGrace,
    act: confirm,
    steps: { status: 'sending' },
  }),
  atSend('WalletSendLookAlike', 'two addresses', { enter: { to: lookAlike, amount: '0.25' } }),
  atSend('WalletSendSelectToken', 'all networks', { steps: { press: ['lk-tokens-unlisted'] } }),
  atSend('WalletSendSelectToken', 'waits for the wallet', {
    act: (_, { adapter }) => {
      adapter.answer = 'hold'
    },
    steps: { press: [`lk-token-${arbitrum.caipNetworkId}`], status: 'waiting' },
  }),
  atSend('WalletSendPreview', 'to a name', { enter: toGrace, act: check }),
  atSend('WalletSendPreview', 'first time', { enter: toNew, act: check }),
  atSend('WalletSendPreview', 'token with a fee, to a contract', {
    replies: {
      simulate: ({ amount, token }) => ({
        status: 'success',
        arrives: amount - 10_000n,
        changes: [{ token, value: -amount }],
      }),
      inspect: { kind: 'contract' },
    },
    enter: { ...toKit, token: usdc, amount: '20' },
    act: check,
  }),
  atSend('WalletSendPreview', 'waiting for the wallet', {
    answer: 'hold',
    enter: toGrace,
    act: confirm,
    steps: { status: 'sending' },
  }),
  atSend('WalletSendPreview', 'declined', {
    answer: 'reject',
    enter: toGrace,
    act: confirm,
    steps: { status: 'ready' },
  }),
  atSend('WalletSendPreview', 'failed', {
    answer: new ModalError('transaction.feeTooHigh'),
    enter: toGrace,
    act: confirm,
    steps: { status: 'failed' },
  }),
  atSend('WalletSendPreview', 'perhaps sent', {
    answer: new ModalError('wallet.timeout'),
    enter: toGrace,
    act: confirm,
    steps: { status: 'failed' },
  }),
]
