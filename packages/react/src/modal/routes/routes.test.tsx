import { expect, it } from 'vitest'
import { createScenes } from '../../test/scenes/createScenes.ts'
import { preloadView } from './preloadView.ts'
import { getRoute, getRouteKey } from './getRoute.ts'
import { routes } from './routes.ts'

it('has scenes for every view', () => {
  expect(Object.keys(routes).toSorted()).toEqual([...new Set(createScenes().map(({ view }) => view))].toSorted())
})

it('preloads only existing views', () => {
  for (const { next = [] } of Object.values(routes)) expect(next.filter((view) => !routes[view])).toEqual([])
  expect(() => preloadView('Pay' as never, { has: () => true, load: () => Promise.resolve() })).not.toThrow()
})

it('distinguishes routes of one view by their parameters', () => {
  const toKey = (connectorId: string) =>
    getRouteKey({ view: 'ConnectingExternal', parameters: { connectorId, namespace: 'eip155' } })
  expect(toKey('one')).not.toBe(toKey('other'))
  expect(toKey('one')).toBe(toKey('one'))
})

it.each([
  ['Connect', false, 'Connect', false],
  ['Account', true, 'Account', false],
  ['Account', false, 'Connect', true],
  ['ProfileWallets', false, 'Connect', true],
  ['SIWXSignMessage', false, 'Connect', true],
  ['UnsupportedChain', false, 'Connect', true],
  ['WalletReceive', true, 'WalletReceive', false],
  ['WalletReceive', false, 'Connect', true],
  ['Networks', false, 'Networks', false],
  ['Pay' as never, true, 'Account', true],
  ['Pay' as never, false, 'Connect', true],
  ['Swap', true, 'Swap', false],
  ['SwapPreview', false, 'Connect', true],
] as const)('shows for %s (connected: %s) the view %s', (view, isConnected, shown, isFallback) => {
  const state = { history: [{ view, parameters: undefined }], direction: 'next' } as const
  expect(getRoute(state, { isConnected, isEnabled: () => true })).toMatchObject({ route: { view: shown }, isFallback })
})

it('shows Account instead of the views of swaps if the list of swaps is empty [S2.038]', () => {
  for (const view of ['Swap', 'SwapPreview'] as const) {
    const state = { history: [{ view, parameters: undefined }], direction: 'next' } as const
    const isEnabled = (feature: string) => feature !== 'swaps'
    expect(getRoute(state, { isConnected: true, isEnabled })).toMatchObject({ route: { view: 'Account' } })
    expect(getRoute(state, { isConnected: true, isEnabled: () => true })).toMatchObject({ route: { view } })
  }
})

it('shows Account instead of a view whose feature is turned off', () => {
  const state = { history: [{ view: 'WalletReceive', parameters: undefined }], direction: 'next' } as const
  const isEnabled = (feature: string) => feature !== 'receive'
  expect(getRoute(state, { isConnected: true, isEnabled })).toMatchObject({ route: { view: 'Account' } })
})
