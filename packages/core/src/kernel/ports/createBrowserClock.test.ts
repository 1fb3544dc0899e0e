import { expect, it } from 'vitest'
import { createBrowserClock } from './createBrowserClock.ts'

it('calls back once or repeatedly, and not after it is cancelled', async () => {
  const clock = createBrowserClock()
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    clock.after(0, () => heard.push('cancelled'))()
    const end = clock.every(1, () => {
      heard.push('every')
      if (heard.length < 3) return
      end()
      clock.after(5, resolve)
    })
  })
  expect(heard).toStrictEqual(['every', 'every', 'every'])
})

it('does not fire a timer at once if it is too long for a browser', async () => {
  const clock = createBrowserClock()
  let isFired = false
  const cancel = clock.after(10 * 365 * 24 * 3_600_000, () => (isFired = true))
  await new Promise<void>((resolve) => clock.after(5, resolve))
  cancel()
  expect(isFired).toBe(false)
})

it('returns the milliseconds since the epoch', () => {
  expect(Math.abs(createBrowserClock().now() - Date.now())).toBeLessThan(1_000)
})
