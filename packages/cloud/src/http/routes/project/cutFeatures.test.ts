import { expect, it } from 'vitest'
import { cutFeatures, type FeatureOffers } from './cutFeatures.ts'

const nothing: FeatureOffers = { activity: false, swaps: [], onramp: [] }
const all: FeatureOffers = { activity: true, swaps: ['1inch'], onramp: ['coinbase'] }

it.each([
  [{}, nothing, { activity: false, swaps: false, onramp: false }],
  [
    { email: true, activity: true, swaps: ['1inch' as const], onramp: ['meld' as const] },
    nothing,
    { email: true, activity: false, swaps: false, onramp: false },
  ],
  [{}, all, { swaps: ['1inch'], onramp: ['coinbase'] }],
  [
    { activity: false, swaps: false as const, onramp: ['meld' as const, 'coinbase' as const] },
    all,
    { activity: false, swaps: false, onramp: ['coinbase'] },
  ],
  [{ onramp: ['meld' as const] }, all, { swaps: ['1inch'], onramp: false }],
])('cuts the wish %j to the offers %j', (wished, offers, features) => {
  expect(cutFeatures({ wished, offers })).toEqual(features)
})
