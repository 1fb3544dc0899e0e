import { expect, it } from 'vitest'
import { getBackStep } from './getBackStep.ts'
import { hasView } from './hasView.ts'
import { createRouterController } from './routerController.ts'
import type { Route } from './routes.ts'
import { selectCanGoBack, selectRoute, toRoute } from './routerState.ts'

const connect = toRoute('Connect')
const account = toRoute('Account')
const networks = toRoute('Networks')
const all = toRoute('AllWallets')

const table: readonly {
  readonly history: readonly [Route, ...Route[]]
  readonly isConnected: boolean
  readonly expected: readonly string[] | 'close'
}[] = [
  { history: [connect], isConnected: false, expected: 'close' },
  { history: [account], isConnected: true, expected: 'close' },
  { history: [connect, all], isConnected: false, expected: ['Connect'] },
  { history: [connect, all], isConnected: true, expected: ['Account'] },
  { history: [account, networks], isConnected: true, expected: ['Account'] },
  { history: [account, networks, all], isConnected: true, expected: ['Account', 'Networks'] },
  { history: [account, connect, all], isConnected: true, expected: ['Account'] },
  { history: [account, networks, all], isConnected: false, expected: ['Account', 'Networks'] },
]

it.each(table)(
  'back from $history.length views, connected $isConnected: pops, closes, or shows Account for Connect [S2.024] [S2.025] [S2.026]',
  ({ history, isConnected, expected }) => {
    const step = getBackStep({ history, isConnected })
    expect(step?.map((route) => route.view) ?? 'close').toEqual(expected)
  },
)

it('moves between views by id, with a direction, and reports when there is no previous view [S2.002] [S2.033]', () => {
  let isConnected = false
  const router = createRouterController({ isConnected: () => isConnected })
  expect(selectRoute(router.store.getState()).view).toBe('Connect')
  expect(selectCanGoBack(router.store.getState())).toBe(false)
  router.push('ConnectingExternal', { connectorId: 'io.metamask', namespace: 'eip155' })
  expect(router.store.getState()).toMatchObject({ direction: 'next' })
  expect(selectRoute(router.store.getState())).toEqual({
    view: 'ConnectingExternal',
    parameters: { connectorId: 'io.metamask', namespace: 'eip155' },
  })
  expect(router.back()).toBe('navigated')
  expect(router.store.getState().direction).toBe('previous')
  expect(router.back()).toBe('close')
  isConnected = true
  router.reset('Account')
  router.push('Networks')
  router.replace('ProfileWallets')
  expect(router.store.getState().history.map((route) => route.view)).toEqual(['Account', 'ProfileWallets'])
})

it.each([
  toRoute('WalletSend'),
  toRoute('WalletReceive'),
  toRoute('OnRamp'),
  toRoute('Networks'),
  toRoute('SwapSelectToken', { side: 'to' }),
  toRoute('SwapPreview'),
  toRoute('EmailVerifyOtp', { email: 'mira@example.org' }),
  toRoute('EmailVerifyDevice', { email: 'mira@example.org' }),
  toRoute('UpdateEmailPrimaryOtp'),
  toRoute('UpdateEmailSecondaryOtp', { email: 'mira@example.org' }),
  toRoute('ConnectingSocial', { provider: 'google' }),
])('has the view $view, from which Back returns as from every other [S2.023]', (route) => {
  expect(hasView(route.view)).toBe(true)
  expect(getBackStep({ history: [account, networks, route], isConnected: true })).toEqual([account, networks])
  expect(getBackStep({ history: [connect, route], isConnected: false })).toEqual([connect])
  expect(getBackStep({ history: [connect, route], isConnected: true })).toEqual([account])
  expect(getBackStep({ history: [route], isConnected: true })).toBeUndefined()
})

it('keeps its state when an equal route is set again', () => {
  const router = createRouterController({ isConnected: () => false })
  const before = router.store.getState()
  router.reset('Connect')
  expect(router.store.getState()).toBe(before)
})
