import { parse, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { getConfig, projectFeaturesSchema } from './getConfig.ts'

it('drops names that it does not know, so that a newer cloud can send more', () => {
  const features = {
    email: true,
    socials: ['google', 'threads'],
    swaps: ['newest', 'kyberswap'],
    onramp: false,
    newest: 1,
  }
  expect(parse(getConfig.response, { features })).toEqual({
    features: { email: true, socials: ['google'], swaps: ['kyberswap'], onramp: false },
  })
})

it.each([[{ swaps: true }], [{ socials: 'google' }], [{ onramp: [1] }], [{ socials: ['x'.repeat(129)] }]])(
  'refuses %j',
  (features) => expect(safeParse(projectFeaturesSchema, features).success).toBe(false),
)
