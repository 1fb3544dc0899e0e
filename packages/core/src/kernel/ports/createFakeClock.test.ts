import { expect, it } from 'vitest'
import { createFakeClock } from './createFakeClock.ts'

it('runs due timers in order of time', () => {
  const clock = createFakeClock(1_000)
  const heard: [string, number][] = []
  clock.after(20, () => heard.push(['b', clock.now()]))
  clock.after(10, () => {
    heard.push(['a', clock.now()])
    clock.after(5, () => heard.push(['nested', clock.now()]))
  })
  clock.after(31, () => heard.push(['late', clock.now()]))
  clock.advance(30)
  expect(heard).toStrictEqual([
    ['a', 1_010],
    ['nested', 1_015],
    ['b', 1_020],
  ])
  expect(clock.now()).toBe(1_030)
  expect(clock.countTimers()).toBe(1)
})

it('repeats until it is cancelled', () => {
  const clock = createFakeClock()
  let calls = 0
  const end = clock.every(1_000, () => calls++)
  clock.advance(3_500)
  expect(calls).toBe(3)
  end()
  clock.advance(10_000)
  expect(calls).toBe(3)
  expect(clock.countTimers()).toBe(0)
})

it('does not run a cancelled timer', () => {
  const clock = createFakeClock()
  let calls = 0
  clock.after(10, () => calls++)()
  clock.advance(10)
  expect(calls).toBe(0)
})

it('lets a repeated timer cancel itself', () => {
  const clock = createFakeClock()
  let calls = 0
  const end = clock.every(10, () => {
    calls++
    end()
  })
  clock.advance(100)
  expect(calls).toBe(1)
})
