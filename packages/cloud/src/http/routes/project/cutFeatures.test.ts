import { expect, it } from 'vitest'
import { cutFeatures, type FeatureOffers, listOfferedSocials } from './cutFeatures.ts'

const nothing: FeatureOffers = { email: false, socials: [], activity: false, nfts: false, swaps: [], onramp: [] }
const all: FeatureOffers = {
  email: true,
  socials: ['google', 'x', 'github'],
  activity: true,
  nfts: true,
  swaps: ['1inch'],
  onramp: ['coinbase'],
}

it.each([
  [{}, nothing, { email: false, socials: false, activity: false, nfts: false, swaps: false, onramp: false }],
  [
    { email: true, activity: true, swaps: ['1inch' as const], onramp: ['meld' as const] },
    nothing,
    { email: false, socials: false, activity: false, nfts: false, swaps: false, onramp: false },
  ],
  [{}, all, { socials: ['google', 'x', 'github'], swaps: ['1inch'], onramp: ['coinbase'] }],
  [
    { activity: false, nfts: false, swaps: false as const, onramp: ['meld' as const, 'coinbase' as const] },
    all,
    { socials: ['google', 'x', 'github'], activity: false, nfts: false, swaps: false, onramp: ['coinbase'] },
  ],
  [
    { onramp: ['meld' as const], socials: ['github' as const, 'apple' as const, 'google' as const] },
    all,
    { socials: ['github', 'google'], swaps: ['1inch'], onramp: false },
  ],
  [{ socials: false as const }, all, { socials: false, swaps: ['1inch'], onramp: ['coinbase'] }],
])('cuts the wish %j to the offers %j', (wished, offers, features) => {
  expect(cutFeatures({ wished, offers })).toEqual(features)
})

it('offers the social logins in the order of the modal [S9.087]', () => {
  const providers = ['facebook', 'github', 'apple', 'discord', 'x', 'google']
  expect(listOfferedSocials(providers)).toEqual(['google', 'x', 'discord', 'apple', 'github', 'facebook'])
  expect(listOfferedSocials(['github', 'telegram'])).toEqual(['github'])
})
