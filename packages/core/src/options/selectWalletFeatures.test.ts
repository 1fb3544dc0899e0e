import { expect, it } from 'vitest'
import type { BaseModalOptions } from './BaseModalOptions.ts'
import { resolveOptions } from './resolveOptions.ts'
import { selectWalletFeatures } from './selectWalletFeatures.ts'

const select = (features: BaseModalOptions['features'], cloud: string | undefined = 'https://cloud.example') =>
  selectWalletFeatures(resolveOptions({ options: { cloud, features }, origin: 'https://app.example' }))

it('orders the wallet features onramp, swaps, receive, send by default [S9.083]', () => {
  expect(select({})).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

it('keeps the app’s order, in which a feature may be missing or repeated', () => {
  expect(select({ walletFeaturesOrder: ['send', 'receive', 'send'] })).toEqual(['send', 'receive', 'onramp', 'swaps'])
})

it('omits features that are turned off or lack a cloud', () => {
  expect(select({ receive: false, swaps: false })).toEqual(['onramp', 'send'])
  expect(selectWalletFeatures(resolveOptions({ options: {}, origin: '' }))).toEqual(['receive', 'send'])
})
