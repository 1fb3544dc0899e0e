import { expect, it, onTestFinished } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { flush } from '../test/createTransactionTabs.ts'
import { QUOTE_INTERVAL, QUOTE_PAUSE, QUOTES_IN_A_ROW } from './constants.ts'
import { createQuoting } from './createQuoting.ts'

/** A page whose visitor comes and goes. */
function setUp() {
  const clock = createFakeClock()
  const page = { isHidden: false, isOnline: true }
  let onBack = (): void => undefined
  const asked: AbortSignal[] = []
  const plans: { readonly nextQuoteAt: number | null; readonly isPaused: boolean }[] = []
  let answer = (): void => undefined
  const quoting = createQuoting({
    clock,
    page: {
      isHidden: () => page.isHidden,
      watchPresence: (callback) => {
        onBack = callback
        return () => undefined
      },
    },
    isOnline: () => page.isOnline,
    ask: (signal) => {
      asked.push(signal)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    onPlan: (plan) => plans.push(plan),
  })
  onTestFinished(() => quoting.destroy())
  const pass = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds)
    answer()
    await flush()
  }
  return { clock, page, asked, plans, quoting, pass, answer: () => answer(), comeBack: () => onBack() }
}

it('asks after a pause, and for the next quote 10 s after an answer, as a ring shows (behaviour 14)', async () => {
  const { asked, clock, plans, quoting, pass } = setUp()
  quoting.start(QUOTE_PAUSE)
  clock.advance(QUOTE_PAUSE - 1)
  expect(asked).toHaveLength(0)
  await pass(1)
  expect(asked).toHaveLength(1)
  expect(plans.at(-1)).toEqual({ nextQuoteAt: clock.now() + QUOTE_INTERVAL, isPaused: false })
  await pass(QUOTE_INTERVAL - 1)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
})

it('aborts what was asked before, and asks nothing after the end', async () => {
  const { asked, clock, quoting } = setUp()
  quoting.start(0)
  clock.advance(0)
  quoting.start(QUOTE_PAUSE)
  expect(asked.map(({ aborted }) => aborted)).toEqual([true])
  clock.advance(QUOTE_PAUSE)
  quoting.stop()
  await flush()
  clock.advance(QUOTE_INTERVAL * 2)
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(clock.countTimers()).toBe(0)
})

it('pauses after ten in a row until something is touched', async () => {
  const { asked, plans, quoting, pass } = setUp()
  quoting.start(0)
  await pass(0)
  for (let turn = 1; turn < QUOTES_IN_A_ROW + 5; turn++) await pass(QUOTE_INTERVAL)
  expect(asked).toHaveLength(QUOTES_IN_A_ROW)
  expect(plans.at(-1)).toEqual({ nextQuoteAt: null, isPaused: true })
  quoting.touch()
  await pass(0)
  expect(asked).toHaveLength(QUOTES_IN_A_ROW + 1)
  await pass(QUOTE_INTERVAL)
  expect(asked).toHaveLength(QUOTES_IN_A_ROW + 2)
})

it('pauses while the page is hidden, and asks at once when the visitor is back', async () => {
  const { asked, page, plans, quoting, pass, comeBack } = setUp()
  quoting.start(0)
  await pass(0)
  page.isHidden = true
  await pass(QUOTE_INTERVAL * 3)
  expect(asked).toHaveLength(1)
  expect(plans.at(-1)).toEqual({ nextQuoteAt: null, isPaused: true })
  page.isHidden = false
  comeBack()
  await pass(0)
  expect(asked).toHaveLength(2)
})

it('asks nothing without a network, and asks at once when it is back, also for a quote that was not due yet', async () => {
  const { asked, page, plans, quoting, pass, comeBack } = setUp()
  quoting.start(0)
  page.isOnline = false
  await pass(0)
  expect(asked).toHaveLength(0)
  page.isOnline = true
  comeBack()
  await pass(0)
  expect(asked).toHaveLength(1)
  // What was asked when the network was lost has failed.
  quoting.refresh()
  page.isOnline = false
  await pass(0)
  expect(plans.at(-1)).toEqual({ nextQuoteAt: null, isPaused: true })
  await pass(QUOTE_INTERVAL * 3)
  expect(asked).toHaveLength(2)
  quoting.refresh()
  await pass(0)
  expect(asked).toHaveLength(3)
  page.isOnline = true
  comeBack()
  await pass(0)
  expect(asked).toHaveLength(4)
})

it('pauses while no view is shown, if a view was ever shown', async () => {
  const { asked, quoting, pass } = setUp()
  const view = new AbortController()
  expect(quoting.isWatched()).toBe(true)
  quoting.watch(view.signal)
  quoting.start(0)
  await pass(0)
  view.abort()
  expect(quoting.isWatched()).toBe(false)
  await pass(QUOTE_INTERVAL * 2)
  expect(asked).toHaveLength(1)
  quoting.watch(view.signal)
  expect(quoting.isWatched()).toBe(false)
  quoting.watch(new AbortController().signal)
  await pass(0)
  expect(asked).toHaveLength(2)
  quoting.refresh()
  expect(asked).toHaveLength(3)
})
