import type { Round } from './measureRound.ts'

/** A row of the table. */
export interface Figure {
  readonly title: string
  readonly unit: string
  /** The key in a round's figures; absent if the row does not come from a round. */
  readonly key: keyof Round
  /** Our limit on an idle machine, if there is one. */
  readonly budget?: number | undefined
  /** The app with whose figure ours is compared, and that figure on the idle machine, for the limit. */
  readonly base?: { readonly app: 'bare' | 'wagmi'; readonly value?: number | undefined } | undefined
  readonly digits: number
}

export const figures: readonly Figure[] = [
  {
    title: 'first load, gzip, React 18',
    unit: 'KiB',
    key: 'firstLoad',
    budget: 64,
    base: { app: 'bare', value: 44 },
    digits: 1,
  },
  {
    title: 'ready, slow',
    unit: 'ms',
    key: 'ready',
    budget: 560,
    base: { app: 'bare', value: 511 },
    digits: 0,
  },
  {
    title: 'main thread blocked during load, slow',
    unit: 'ms',
    key: 'blocked',
    budget: 0,
    digits: 0,
  },
  {
    title: 'click → first answer on screen, slow, cold',
    unit: 'ms',
    key: 'answered',
    budget: 100,
    digits: 0,
  },
  {
    title: 'click → wallet list interactive, slow, modal preloaded',
    unit: 'ms',
    key: 'listPreloaded',
    budget: 120,
    digits: 0,
  },
  {
    title: 'click → wallet list interactive, slow, cold',
    unit: 'ms',
    key: 'listCold',
    budget: 400,
    digits: 0,
  },
  {
    title: 'navigation → wallet list interactive, slow, click as soon as possible',
    unit: 'ms',
    key: 'listAtOnce',
    budget: 1_200,
    digits: 0,
  },
  {
    title: 'click → last logo, slow, cold, playground with catalogue',
    unit: 'ms',
    key: 'lastLogo',
    budget: 700,
    digits: 0,
  },
  {
    title: 'click on an installed wallet → address in the app, slow',
    unit: 'ms',
    key: 'connected',
    budget: 122,
    base: { app: 'wagmi', value: 61 },
    digits: 0,
  },
  {
    title: 'reload → address of the last visit, slow',
    unit: 'ms',
    key: 'recalled',
    budget: 330,
    base: { app: 'wagmi', value: 282 },
    digits: 0,
  },
  {
    title: 'reload → address confirmed by the wallet, slow',
    unit: 'ms',
    key: 'restored',
    base: { app: 'wagmi' },
    digits: 0,
  },
  {
    title: 'heap after load',
    unit: 'MB',
    key: 'heap',
    budget: 2.2,
    base: { app: 'bare', value: 1.6 },
    digits: 2,
  },
  {
    title: 'requests to other hosts before a click',
    unit: '',
    key: 'foreignRequests',
    budget: 0,
    digits: 0,
  },
]
