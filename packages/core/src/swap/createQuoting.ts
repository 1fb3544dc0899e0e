// Owns when quotes are asked for.
import { isPageHidden } from '../kernel/ports/isPageHidden.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import { QUOTE_INTERVAL, QUOTES_IN_A_ROW } from './constants.ts'
import type { SwapPluginState } from './state.ts'

/** The parts of the page that show whether anyone looks at it. */
export interface QuotingPage {
  isHidden(): boolean
  watchPresence(onBack: () => void): () => void
}

/** Asks for one quote after another while someone looks. */
export interface Quoting {
  /** Asks for the first quote of what was entered, after a pause in ms. What was asked before is aborted. */
  start(pause: number): void
  /** Continues with the next quote after the usual interval. */
  resume(): void
  /** Ends all requests until the next start. */
  stop(): void
  /** Asks at once. */
  refresh(): void
  /** The visitor touched something: ten more quotes follow. */
  touch(): void
  /** A view is shown until the signal aborts. */
  watch(signal: AbortSignal): void
  /** Whether a view is shown. Without any that tells, as with an own interface, always. */
  isWatched(): boolean
  destroy(): void
}

/** Creates the rhythm of quotes. */
export function createQuoting(parameters: {
  readonly clock: ClockPort
  readonly page?: QuotingPage | undefined
  /** Whether the device has a network. Without one nothing is asked; what was due is asked once it is back. */
  readonly isOnline: () => boolean
  /** Asks for a quote. Must not reject. */
  readonly ask: (signal: AbortSignal) => Promise<void>
  readonly onPlan: (plan: Pick<SwapPluginState, 'nextQuoteAt' | 'isPaused'>) => void
}): Quoting {
  const { clock, page = { isHidden: isPageHidden, watchPresence }, isOnline, ask, onPlan } = parameters
  let run = new AbortController()
  let cancel = (): void => undefined
  let isStarted = false
  /** When the next quote is due, if it was postponed. */
  let postponed: number | undefined
  let count = 0
  let isEverWatched = false
  const viewers = new Set<AbortSignal>()

  const isWatched = (): boolean => !isEverWatched || viewers.size > 0
  const isHalted = (): boolean => !isOnline() || page.isHidden() || count >= QUOTES_IN_A_ROW || !isWatched()

  const halt = (): void => {
    cancel()
    run.abort()
    run = new AbortController()
    postponed = undefined
  }

  const askOnce = async (): Promise<void> => {
    halt()
    const { signal } = run
    count += 1
    onPlan({ nextQuoteAt: null, isPaused: false })
    await ask(signal)
    if (!signal.aborted) plan(clock.now() + QUOTE_INTERVAL)
  }

  const plan = (at: number, isShown = true): void => {
    cancel()
    postponed = undefined
    if (!isStarted) return
    const due = (): void => {
      if (!isHalted()) return void askOnce()
      // What was asked last has probably failed.
      postponed = isOnline() ? at : 0
      onPlan({ nextQuoteAt: null, isPaused: true })
    }
    if (isHalted()) return due()
    if (isShown) onPlan({ nextQuoteAt: at, isPaused: false })
    cancel = clock.after(Math.max(0, at - clock.now()), due)
  }

  const proceed = (): void => {
    if (postponed !== undefined) plan(postponed)
  }
  const endPresence = page.watchPresence(proceed)

  return {
    isWatched,
    start: (pause) => {
      halt()
      isStarted = true
      count = 0
      onPlan({ nextQuoteAt: null, isPaused: false })
      plan(clock.now() + pause, false)
    },
    resume: () => {
      halt()
      isStarted = true
      count = 0
      plan(clock.now() + QUOTE_INTERVAL)
    },
    stop: () => {
      halt()
      isStarted = false
      onPlan({ nextQuoteAt: null, isPaused: false })
    },
    refresh: () => {
      count = 0
      if (isStarted) void askOnce()
    },
    touch: () => {
      count = 0
      proceed()
    },
    watch: (signal) => {
      if (signal.aborted) return
      isEverWatched = true
      viewers.add(signal)
      signal.addEventListener('abort', () => void viewers.delete(signal), { once: true })
      proceed()
    },
    destroy: () => {
      halt()
      isStarted = false
      endPresence()
    },
  }
}
