import { expect, it } from 'vitest'
import { isSocialProvider } from './isSocialProvider.ts'

it.each([['google'], ['github'], ['apple'], ['facebook'], ['x'], ['discord']])('accepts %s', (provider) => {
  expect(isSocialProvider(provider)).toBe(true)
})

it.each([['farcaster'], ['telegram'], ['twitter'], ['Google'], [''], ['length'], [undefined], [0], [['x']]])(
  'refuses %o',
  (provider: unknown) => {
    expect(isSocialProvider(provider)).toBe(false)
  },
)
