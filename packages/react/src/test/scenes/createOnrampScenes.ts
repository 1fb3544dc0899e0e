import { onrampPlugin, type Onramp, type OnrampState, type RouteParameters } from '@latchkey/core'
import { bitcoin, bsc, mainnet, solana } from '@latchkey/core/networks'
import { sellerPage, type FakeOnramp } from '../answerOnramp.ts'
import type { ViewWorld } from '../createViewWorld.ts'
import { setOnline } from '../setOnline.ts'
import { patchOnramp } from '../patchOnramp.ts'
import { addresses, bitcoinAddress, metamask, phantom, solanaAddress, xverse } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { withCloud } from './withCloud.ts'

/** Pause after which the sellers are asked, and more. */
const typed = 1_000

const fifty = { amount: '50', payWith: 'EUR', currency: 'ETH' } as const

/** A purchase that the visitor has begun. */
const purchase: NonNullable<OnrampState['purchase']> = {
  provider: 'coinbase',
  partnerUserId: '0123456789abcdef0123456789abcdef',
  account: {
    namespace: 'eip155',
    networkId: mainnet.caipNetworkId,
    address: addresses[0],
    caipAddress: `${mainnet.caipNetworkId}:${addresses[0]}`,
    connectionId: 'c',
    type: 'eoa',
  },
  destination: {
    name: 'ethereum',
    displayName: 'Ethereum',
    networkId: mainnet.caipNetworkId,
    contract: null,
    isFallback: false,
  },
  symbol: 'ETH',
  url: sellerPage,
  isBlocked: false,
  arrived: null,
}

interface OnrampSteps extends Partial<SceneSteps> {
  readonly onramp?: FakeOnramp | undefined
  readonly enter?: RouteParameters['OnRamp']
  readonly patch?: Partial<OnrampState> | undefined
  readonly country?: string | undefined
  /** There is no network from the beginning. */
  readonly isCut?: boolean | undefined
  /** What happens once the sellers have answered. */
  readonly act?: ((machine: Onramp) => unknown) | undefined
}

const atOnramp = (
  state: string,
  { act, country = 'DE', enter, isCut = false, onramp = {}, patch, ...steps }: OnrampSteps,
): Scene => {
  const { options, ...cloud } = withCloud('all', steps.options, { onramp })
  return createScene('OnRamp', state, {
    connected: [metamask.id],
    ...cloud,
    ...steps,
    options,
    play: (world) => {
      const { modal } = world
      if (isCut) cut()
      const { form } = modal.plugin(onrampPlugin).store.getState()
      // Otherwise the browser's language decides.
      patchOnramp(modal, { form: { ...form, country }, ...patch })
      modal.open({ view: 'OnRamp', parameters: enter })
      if (act) void whenQuoted(world).then(act)
    },
  })
}

/** Waits until the sellers have answered. */
async function whenQuoted({ clock, modal }: ViewWorld): Promise<Onramp> {
  const plugin = modal.plugin(onrampPlugin)
  const machine = await plugin.load()
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const { status } = plugin.store.getState()
      // The pause begins after the state has changed.
      if (status === 'quoting') queueMicrotask(() => clock.advance(typed))
      if (status === 'quoted') resolve()
    }
    plugin.store.subscribe(look)
    look()
  })
  return machine
}

const onSolana = {
  namespace: 'solana',
  wallets: [phantom],
  networkId: solana.caipNetworkId,
  addresses: [solanaAddress],
} as const

/** All states of buying. */
export const createOnrampScenes = (): readonly Scene[] => [
  atOnramp('reading what can be bought', { onramp: { options: 'hold' }, status: 'choosing' }),
  atOnramp('no amount yet', { status: 'choosing', advance: typed }),
  atOnramp('asking the sellers', { onramp: { quotes: 'hold' }, enter: fifty, status: 'quoting', advance: typed }),
  atOnramp('quoted', { enter: fifty, act: () => undefined, status: 'quoted' }),
  atOnramp('in the United States', { country: 'US', enter: fifty, act: () => undefined, status: 'quoted' }),
  atOnramp('below the limit', { enter: { ...fifty, amount: '5' }, status: 'choosing' }),
  atOnramp('above the limit', { enter: { ...fifty, amount: '9000' }, status: 'choosing' }),
  atOnramp('no quote', { onramp: { quotes: 'fail' }, enter: fifty, act: () => undefined, status: 'quoted' }),
  atOnramp('offline', { enter: fifty, act: cut, status: 'quoted' }),
  atOnramp('offline, options unread', {
    onramp: { options: 'fail' },
    isCut: true,
    status: 'sample',
  }),
  atOnramp('only examples of options', { onramp: { options: 'fail' }, enter: fifty, status: 'sample' }),
  atOnramp('a seller without quotes', { onramp: { options: 'page' }, status: 'sample' }),
  atOnramp('network not served', {
    enter: fifty,
    options: { networks: [bsc, mainnet] },
    fake: { networkId: bsc.caipNetworkId, wallets: [metamask], addresses: [...addresses] },
    act: () => undefined,
    status: 'quoted',
  }),
  atOnramp('Solana', {
    enter: { ...fifty, currency: 'SOL' },
    options: { networks: [solana] },
    fake: onSolana,
    connected: [phantom.id],
    act: () => undefined,
    status: 'quoted',
  }),
  atOnramp('page not ready', { onramp: { page: 'fail' }, enter: fifty, act: buy, status: 'failed' }),
  atOnramp('seller gone', { onramp: { page: 'gone' }, enter: fifty, act: buy, status: 'failed' }),
  atOnramp('no seller', {
    options: { networks: [bitcoin] },
    fake: {
      namespace: 'bip122',
      wallets: [xverse],
      networkId: bitcoin.caipNetworkId,
      addresses: [bitcoinAddress],
    },
    connected: [xverse.id],
    status: 'choosing',
  }),
  ...(['currency', 'payWith', 'method', 'country', 'seller'] as const).map((choice) =>
    atOnramp(`choosing: ${choice}`, {
      enter: { ...fifty, choice },
      act: () => undefined,
      status: choice,
    }),
  ),
  atOnramp('opening', { patch: { status: 'opening', purchase: { ...purchase, url: null } }, status: 'opening' }),
  atOnramp('waiting', { patch: { status: 'waiting', purchase }, status: 'waiting' }),
  atOnramp('offline, waiting', {
    patch: { status: 'waiting', purchase },
    isCut: true,
    status: 'waiting',
  }),
  atOnramp('window blocked', {
    patch: { status: 'waiting', purchase: { ...purchase, isBlocked: true } },
    status: 'waiting',
  }),
  atOnramp('arrived', {
    patch: { status: 'arrived', purchase: { ...purchase, arrived: '0.0187' } },
    status: 'arrived',
  }),
  atOnramp('declined', { patch: { status: 'declined', purchase }, status: 'declined' }),
]

function cut(): void {
  setOnline(false)
}

function buy(machine: Onramp): void {
  machine.buy().catch(() => undefined)
}
