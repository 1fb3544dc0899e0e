import { expect, it } from 'vitest'
import { createFakeClock } from '../ports/createFakeClock.ts'
import { raceTimeout } from './raceTimeout.ts'

const never = new Promise<never>(() => undefined)

it("fails with 'Timed out' after the timeout, and not before [S8.076]", async () => {
  const clock = createFakeClock()
  const ends: unknown[] = []
  const waiting = raceTimeout(never, { clock, milliseconds: 3_000 }).catch((error: unknown) => ends.push(error))
  clock.advance(2_999)
  await Promise.resolve()
  expect([ends, clock.countTimers()]).toEqual([[], 1])
  clock.advance(1)
  await waiting
  expect(ends).toMatchObject([{ code: 'request.timedOut', message: 'Timed out' }])
  expect(clock.countTimers()).toBe(0)
})

it('settles as the promise does, and leaves no timer', async () => {
  const clock = createFakeClock()
  const limit = { clock, milliseconds: 3_000 }
  expect(await raceTimeout(Promise.resolve('answer'), limit)).toBe('answer')
  const failure = new TypeError('no')
  await expect(raceTimeout(Promise.reject(failure), limit)).rejects.toBe(failure)
  expect(clock.countTimers()).toBe(0)
})
