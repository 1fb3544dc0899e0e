import { expect, it } from 'vitest'
import type { BaseModalOptions } from './BaseModalOptions.ts'
import { resolveOptions } from './resolveOptions.ts'
import { selectConnectMethods } from './selectConnectMethods.ts'

const resolve = (options: BaseModalOptions = {}) =>
  resolveOptions({ options: { secureSite: 'https://wallet.example', ...options }, origin: 'https://app.example' })

it('puts the wallet last, or first if one is injected', () => {
  expect(selectConnectMethods(resolve(), { hasInjectedWallet: false })).toEqual(['email', 'social', 'wallet'])
  expect(selectConnectMethods(resolve(), { hasInjectedWallet: true })).toEqual(['wallet', 'email', 'social'])
})

it('keeps the app’s order, even if a wallet is injected', () => {
  const state = resolve({ features: { connectMethodsOrder: ['social', 'wallet'] } })
  expect(selectConnectMethods(state, { hasInjectedWallet: true })).toEqual(['social', 'wallet', 'email'])
})

it('omits methods that are disabled or lack a secure site', () => {
  expect(selectConnectMethods(resolve({ features: { socials: false } }), { hasInjectedWallet: false })).toEqual([
    'email',
    'wallet',
  ])
  const offline = resolveOptions({ options: {}, origin: 'https://app.example' })
  expect(selectConnectMethods(offline, { hasInjectedWallet: false })).toEqual(['wallet'])
})
