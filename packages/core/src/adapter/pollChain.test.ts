import { expect, it } from 'vitest'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { pollChain } from './pollChain.ts'

/** Polls a chain whose reads end as `answer` says, every 5 s. */
function poll(answer: (check: number) => 'found' | 'missing' | Error) {
  const clock = createFakeClock()
  const controller = new AbortController()
  let checks = 0
  const check = async (): Promise<{ readonly check: number } | undefined> => {
    checks += 1
    const outcome = answer(checks)
    if (outcome instanceof Error) throw outcome
    return outcome === 'found' ? { check: checks } : undefined
  }
  const outcome = pollChain({ check, getPause: () => 5_000, clock, signal: controller.signal }).catch(
    (error: unknown) => error,
  )
  const pass = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      await expect.poll(() => clock.countTimers()).toBe(1)
      clock.advance(5_000)
    }
  }
  return { clock, controller, outcome, pass, countChecks: () => checks }
}

const lost = (): ModalError => new ModalError('request.failed')

it('checks again after each pause, and leaves no timer', async () => {
  const { clock, outcome, pass } = poll((check) => (check < 4 ? 'missing' : 'found'))
  await pass(3)
  expect(await outcome).toEqual({ check: 4 })
  expect(clock.countTimers()).toBe(0)
})

it('survives outages of less than a minute, however many there are', async () => {
  const { outcome, pass } = poll((check) => (check === 100 ? 'found' : check % 12 === 0 ? 'missing' : lost()))
  await pass(99)
  expect(await outcome).toEqual({ check: 100 })
})

it('ends when no read has succeeded for a minute', async () => {
  const { outcome, pass, countChecks } = poll((check) => (check === 1 ? 'missing' : lost()))
  await pass(13)
  expect(await outcome).toMatchObject({ code: 'request.failed' })
  expect(countChecks()).toBe(14)
})

it('continues after the page was suspended, although the network comes back later than the page', async () => {
  const { clock, outcome, pass } = poll((check) => (check < 3 ? lost() : 'found'))
  await expect.poll(() => clock.countTimers()).toBe(1)
  clock.advance(600_000)
  await pass(1)
  expect(await outcome).toEqual({ check: 3 })
})

it('ends at once with any other error', async () => {
  const { outcome } = poll(() => new ModalError('transaction.replaced'))
  expect(await outcome).toMatchObject({ code: 'transaction.replaced' })
})

it('ends with its signal, during a pause and during an outage', async () => {
  const { clock, controller, outcome } = poll(() => lost())
  await expect.poll(() => clock.countTimers()).toBe(1)
  controller.abort(new ModalError('request.aborted'))
  expect(await outcome).toMatchObject({ code: 'request.aborted' })
  expect(clock.countTimers()).toBe(0)
})
