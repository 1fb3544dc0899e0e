import { expect, it } from 'vitest'
import { getTicks } from './getTicks.ts'

it.each([
  [{ max: 0, isWhole: true }, [0, 1]],
  [{ max: 1, isWhole: true }, [0, 1]],
  [{ max: 3, isWhole: true }, [0, 1, 2, 3]],
  [{ max: 5, isWhole: true }, [0, 2, 4, 6]],
  [{ max: 312, isWhole: true }, [0, 100, 200, 300, 400]],
  [{ max: 1_600, isWhole: true }, [0, 500, 1_000, 1_500, 2_000]],
  [{ max: 0.3 }, [0, 0.1, 0.2, 0.3]],
])('%o has ticks from zero, at most five', (parameters, ticks) => {
  expect(getTicks(parameters)).toEqual(ticks)
})

it('covers every largest value with at most five ticks', () => {
  for (let max = 1; max < 5_000; max += 7) {
    const ticks = getTicks({ max, isWhole: true })
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
    expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true)
  }
})
