import { swapPlugin, type RouteParameters, type Swap, type SwapPluginState } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import type { ViewWorld } from '../createViewWorld.ts'
import { setOnline } from '../setOnline.ts'
import { addresses, metamask } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import { createSwapWorld, reads, usdc, usdt, type SwapWorld, type SwapWorldParameters } from './createSwapWorld.ts'
import type { Scene } from './Scene.ts'

interface SwapSteps extends SwapWorldParameters {
  readonly enter?: RouteParameters['Swap']
  /** Waits for this before the view is shown; a quote by default, if an amount was entered. */
  readonly until?: ((state: SwapPluginState) => boolean) | undefined
  /** What happens then. */
  readonly act?:
    | ((machine: Swap, parts: { readonly world: SwapWorld; readonly view: ViewWorld }) => unknown)
    | undefined
  readonly steps?: Partial<SceneSteps> | undefined
  readonly side?: 'from' | 'to' | undefined
}

type SwapView = 'Swap' | 'SwapSelectToken' | 'SwapPreview'

const atSwap = (
  view: SwapView,
  state: string,
  { enter, until, act, side = 'to', steps, ...given }: SwapSteps = {},
): Scene => {
  const world = createSwapWorld(given)
  return createScene(view, state, {
    connected: [metamask.id],
    fake: { features: world.features, wallets: [metamask], addresses: [...addresses] },
    http: world.cloud.http,
    play: (scene) => void play(view, scene, { enter, until, act, side, world }),
    ...steps,
    options: { cloud: world.cloud.url, networks: [mainnet, arbitrum], ...steps?.options },
  })
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

async function play(
  view: SwapView,
  scene: ViewWorld,
  parts: Pick<SwapSteps, 'enter' | 'until' | 'act'> & { readonly world: SwapWorld; readonly side: 'from' | 'to' },
): Promise<void> {
  const { modal, clock } = scene
  const { enter, act, world, side } = parts
  const { router } = modal.controllers
  const plugin = modal.plugin(swapPlugin)
  const machine = await plugin.load()
  machine.enter(enter)
  const isQuoted = ({ status, facts }: SwapPluginState): boolean => status === 'quoted' && facts.feeAtMost !== null
  const isReady = parts.until ?? (enter?.amount === undefined ? ({ facts }) => facts.balance !== null : isQuoted)
  // Prices that take 3 s are given up, and on a busy machine they take many frames.
  let left = 2_500
  while (!isReady(plugin.store.getState())) {
    const step = Math.min(50, left)
    left -= step
    clock.advance(step)
    await nextFrame()
  }
  // The form continues what was left.
  await act?.(machine, { world, view: scene })
  modal.open()
  router.push('Swap')
  if (view === 'SwapPreview') router.push(view)
  if (view === 'SwapSelectToken') router.push(view, { side })
}

const toDollars = { to: usdc, amount: '0.25' }
const fromDollars = { from: usdc, to: null, amount: '100' }

const review = async (machine: Swap): Promise<void> => await machine.review()
const confirm = async (machine: Swap, { view }: Parameters<NonNullable<SwapSteps['act']>>[1]): Promise<void> => {
  await machine.review()
  const { store } = view.modal.plugin(swapPlugin)
  const asking = machine.confirm().catch(() => undefined)
  // A view that opens before the press has taken effect would continue the form.
  const taking = new Promise<void>((resolve) => {
    const end = store.subscribe(({ status }) => {
      if (status === 'reviewing') return
      end()
      resolve()
    })
  })
  await Promise.race([asking, taking])
}
/** The network is lost. */
const cut = ({ world }: Parameters<NonNullable<SwapSteps['act']>>[1]): void => {
  world.cloud.answer = 'offline'
  setOnline(false)
}
/** The network is lost once the wallet was asked, or once the chain has what it confirmed. */
const confirmAndCut =
  (step: 'wallet' | 'chain') =>
  async (machine: Swap, parts: Parameters<NonNullable<SwapSteps['act']>>[1]): Promise<void> => {
    await confirm(machine, parts)
    const { store } = parts.view.modal.plugin(swapPlugin)
    while (!store.getState().review?.steps.some(({ status }) => status === step)) await nextFrame()
    cut(parts)
  }
/** A review whose price fell. */
const fall = async (machine: Swap, { world, view }: Parameters<NonNullable<SwapSteps['act']>>[1]): Promise<void> => {
  await machine.review()
  world.now.impact = 140n
  machine.refresh()
  const { store } = view.modal.plugin(swapPlugin)
  while (!store.getState().moved) await nextFrame()
  view.clock.advance(1_000)
}

/** All states of swapping. */
export const createSwapScenes = (): readonly Scene[] => [
  atSwap('Swap', 'empty'),
  atSwap('Swap', 'quoted', { enter: toDollars }),
  atSwap('Swap', 'quoted with a small impact', { enter: toDollars, impact: 180n }),
  atSwap('Swap', 'quoted with an impact of amber', { enter: toDollars, impact: 380n }),
  atSwap('Swap', 'quoted with a large impact', { enter: toDollars, impact: 740n }),
  atSwap('Swap', 'quoted with a severe impact', { enter: toDollars, impact: 3_120n }),
  atSwap('Swap', 'refused by the app', {
    enter: toDollars,
    impact: 3_120n,
    steps: { options: { refuseHighPriceImpact: true } },
  }),
  atSwap('Swap', 'without a price', { enter: { to: reads, amount: '0.25' } }),
  atSwap('Swap', 'asking for a price', {
    enter: toDollars,
    quotes: 'hold',
    until: ({ status }) => status === 'quoting',
    steps: { advance: 500 },
  }),
  atSwap('Swap', 'no route', { enter: toDollars, quotes: 'none', until: ({ quoteError }) => quoteError !== null }),
  atSwap('Swap', 'price unread', { enter: toDollars, quotes: 'fail', until: ({ quoteError }) => quoteError !== null }),
  atSwap('Swap', 'offline', {
    enter: toDollars,
    act: (machine, parts) => {
      cut(parts)
      machine.setAmount({ text: '0.3', amount: 3n * 10n ** 17n })
      parts.view.clock.advance(1_000)
    },
    steps: { status: 'quoting' },
  }),
  atSwap('Swap', 'more than there is', { enter: { to: usdc, amount: '2' } }),
  atSwap('Swap', 'nothing left for the fee', { enter: { to: usdc, amount: '0.742' } }),
  atSwap('Swap', 'no coin for the fee', { enter: fromDollars, coins: 1_000n }),
  atSwap('Swap', 'slippage open', { enter: toDollars, steps: { press: ['lk-swap-slippage', 'lk-swap-slippage-own'] } }),
  atSwap('Swap', 'wallet asked, opened again', {
    enter: toDollars,
    answers: ['hold'],
    act: confirm,
    steps: { status: 'swapping' },
  }),
  atSwap('SwapSelectToken', 'to receive'),
  atSwap('SwapSelectToken', 'to pay', { side: 'from' }),
  atSwap('SwapPreview', 'coin', { enter: toDollars, act: review, steps: { status: 'reviewing' } }),
  atSwap('SwapPreview', 'two steps', { enter: fromDollars, act: review, steps: { status: 'reviewing' } }),
  atSwap('SwapPreview', 'three steps', {
    enter: { from: usdt, to: null, amount: '100' },
    allowance: 5n,
    needsReset: true,
    act: review,
    steps: { status: 'reviewing' },
  }),
  atSwap('SwapPreview', 'one confirmation for both', {
    enter: fromDollars,
    atomic: 'supported',
    act: review,
    steps: { status: 'reviewing' },
  }),
  atSwap('SwapPreview', 'moved', { enter: fromDollars, act: fall, steps: { status: 'moved' } }),
  atSwap('SwapPreview', 'wallet asked for the allowance', {
    enter: fromDollars,
    answers: ['hold'],
    act: confirm,
    steps: { status: 'approving' },
  }),
  atSwap('SwapPreview', 'allowance on its way', {
    enter: fromDollars,
    chain: 'hold',
    act: confirm,
    steps: { status: 'approving' },
  }),
  atSwap('SwapPreview', 'declined', {
    enter: toDollars,
    answers: ['reject'],
    act: confirm,
    steps: { status: 'reviewing' },
  }),
  atSwap('SwapPreview', 'second step declined', {
    enter: fromDollars,
    answers: ['approve', 'reject'],
    act: async (machine) => {
      await machine.review()
      await machine.confirm().catch(() => undefined)
    },
    steps: { status: 'reviewing' },
  }),
  atSwap('SwapPreview', 'offline', {
    enter: fromDollars,
    act: async (machine, parts) => {
      await machine.review()
      cut(parts)
    },
    steps: { status: 'reviewing' },
  }),
  atSwap('SwapPreview', 'offline, wallet asked', {
    enter: toDollars,
    answers: ['hold'],
    act: confirmAndCut('wallet'),
    steps: { status: 'swapping' },
  }),
  atSwap('SwapPreview', 'offline, on its way', {
    enter: fromDollars,
    chain: 'hold',
    act: confirmAndCut('chain'),
    steps: { status: 'approving' },
  }),
  atSwap('SwapPreview', 'altered', {
    enter: toDollars,
    receiver: '0x2222222222222222222222222222222222222222',
    act: confirm,
    steps: { status: 'failed' },
  }),
  atSwap('SwapPreview', 'reverted', { enter: toDollars, chain: 'reverted', act: confirm, steps: { status: 'failed' } }),
  atSwap('SwapPreview', 'perhaps sent', {
    enter: toDollars,
    answers: [new ModalError('wallet.timeout')],
    act: confirm,
    steps: { status: 'failed' },
  }),
  atSwap('SwapPreview', 'done', { enter: toDollars, act: confirm, steps: { status: 'done' } }),
]
