import { visitsPlugin } from '../plugin/visitsPlugin.ts'
import { requestSwitchNetwork } from './requestSwitchNetwork.ts'
import { expect, it } from 'vitest'
import { mainnet } from '../network/networks/mainnet.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { solana } from '../network/networks/solana.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal, type TestModal } from '../test/createTestModal.ts'
import { selectRoute } from './routerState.ts'
import { getInitialView } from './getInitialView.ts'
import { getSwitchView } from './getSwitchView.ts'
import type { ModalChange } from './modalState.ts'

const metamask = 'io.metamask'
const viewOf = ({ modal }: TestModal) => selectRoute(modal.controllers.router.store.getState()).view
const isOpen = ({ modal }: TestModal) => modal.controllers.modal.store.getState().isOpen
const external = { view: 'ConnectingExternal', parameters: { connectorId: metamask, namespace: 'eip155' } } as const

it.each([
  [{ isConnected: true, isBasic: false, isMobile: false }, 'Account'],
  [{ isConnected: true, isBasic: true, isMobile: true }, 'Account'],
  [{ isConnected: false, isBasic: false, isMobile: true }, 'Connect'],
  [{ isConnected: false, isBasic: true, isMobile: false }, 'Connect'],
  [{ isConnected: false, isBasic: true, isMobile: true }, 'AllWallets'],
])('opens %o to %s [S2.034] [S2.035]', (state, view) => {
  expect(getInitialView(state)).toBe(view)
})

it('opens to the default view, with a warning, where the app names a view that does not exist', () => {
  const world = createTestModal()
  world.modal.open({ view: 'toString' as never })
  expect(viewOf(world)).toBe('Connect')
  expect(world.logged).toEqual(['There is no view toString. The modal opens to its default view.'])
})

const target = {
  isCurrent: false,
  isAuthSwitch: false,
  ignoreSwitchConfirmation: false,
  isConnectedOnCurrent: true,
  isConnectedOnTarget: true,
}
it.each([
  ['none', { isCurrent: true }],
  ['SwitchNetwork', { isAuthSwitch: true, ignoreSwitchConfirmation: true, isConnectedOnTarget: false }],
  ['SwitchNetwork', { isConnectedOnTarget: false }],
  ['SwitchActiveChain', { ignoreSwitchConfirmation: true, isConnectedOnTarget: false }],
  ['SwitchNetwork', { ignoreSwitchConfirmation: true }],
  ['SwitchNetwork', { ignoreSwitchConfirmation: true, isConnectedOnCurrent: false, isConnectedOnTarget: false }],
] as const)('asks for a switch in the view %s when %o [S4.053] [S4.055] [S4.056]', (view, part) => {
  expect(getSwitchView({ ...target, ...part })).toBe(view)
})

it('opens SwitchActiveChain with the chain, the next view and the network [S4.054] [S2.018]', async () => {
  const other = createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('Phantom')],
    networkId: solana.caipNetworkId,
  })
  const world = createTestModal({ options: { networks: [mainnet, solana] }, others: [other] })
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  requestSwitchNetwork(world.modal, { network: solana, ignoreSwitchConfirmation: true })
  expect(isOpen(world)).toBe(true)
  expect(selectRoute(world.modal.controllers.router.store.getState())).toEqual({
    view: 'SwitchActiveChain',
    parameters: { switchToChain: 'solana', navigateTo: 'Connect', navigateWithReplace: true, network: solana },
  })
})

it('starts connecting when the view of a wallet opens, and closes when it is connected', async () => {
  const world = createTestModal()
  await world.modal.start()
  world.modal.open()
  expect(viewOf(world)).toBe('Connect')
  world.modal.controllers.router.push(external.view, external.parameters)
  await expect.poll(() => world.adapter.log.at(-1)).toBe(`connect ${metamask}`)
  await expect.poll(() => isOpen(world)).toBe(false)
  expect(world.eventNames()).toEqual([
    'MODAL_CREATED',
    'MODAL_OPEN',
    'VIEW_CHANGED',
    'CONNECT_START',
    'CONNECT_SUCCESS',
    'MODAL_CLOSE',
  ])
})

it("uses the error 'Modal closed' when the modal is closed while a connection is in progress [S8.012]", async () => {
  const world = createTestModal()
  await world.modal.start()
  world.adapter.answer = 'hold'
  world.modal.open(external)
  world.modal.close()
  await expect
    .poll(() => world.errors.map(({ code, message }) => [code, message]))
    .toEqual([['connection.modalClosed', 'Modal closed']])
  expect(world.modal.controllers.connection.store.getState().attempt).toEqual({ status: 'idle' })
})

it('aborts an attempt when the visitor goes back, and starts a new one on retry', async () => {
  const world = createTestModal()
  const { connection, modal, router } = world.modal.controllers
  await world.modal.start()
  world.adapter.answer = 'hold'
  world.modal.open()
  router.push(external.view, external.parameters)
  modal.back()
  await expect.poll(() => connection.store.getState().attempt.status).toBe('idle')
  world.adapter.answer = 'reject'
  router.push(external.view, external.parameters)
  await expect.poll(() => connection.store.getState().attempt.status).toBe('failed')
  expect(viewOf(world)).toBe('ConnectingExternal')
  world.adapter.answer = 'approve'
  world.modal.plugin(visitsPlugin).get().retry()
  await expect.poll(() => isOpen(world)).toBe(false)
})

it('goes back one view when a network switch fails, and shows the error [S2.032] [S8.082]', async () => {
  const world = createTestModal()
  const { router, toasts } = world.modal.controllers
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.modal.open()
  router.push('Networks')
  world.adapter.answer = 'reject'
  requestSwitchNetwork(world.modal, { network: arbitrum, ignoreSwitchConfirmation: true })
  expect(viewOf(world)).toBe('SwitchNetwork')
  await expect.poll(() => viewOf(world)).toBe('Networks')
  expect(toasts.store.getState().toast).toMatchObject({ variant: 'error' })
  world.adapter.answer = 'approve'
  requestSwitchNetwork(world.modal, { network: arbitrum, ignoreSwitchConfirmation: true })
  await expect.poll(() => viewOf(world)).toBe('Account')
})

it('stays on a failed switch if it is the only view, which shows the error, and reports it', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.answer = 'fail'
  world.modal.open({ view: 'SwitchNetwork', parameters: { network: arbitrum } })
  await expect.poll(() => world.errors.map(({ code }) => code)).toEqual(['network.switchFailed'])
  expect(viewOf(world)).toBe('SwitchNetwork')
  expect(world.modal.controllers.toasts.store.getState().toast).toBeNull()
})

it('opens UnsupportedChain automatically, blocks closing, shakes for 500 ms, and closes after a switch [S4.059] [S2.036] [S2.037]', async () => {
  const world = createTestModal()
  const { modal } = world.modal.controllers
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  expect(isOpen(world)).toBe(false)
  world.adapter.wallet.changeNetwork('eip155:137')
  expect([isOpen(world), viewOf(world)]).toEqual([true, 'UnsupportedChain'])
  world.modal.close()
  expect([isOpen(world), modal.store.getState().isShaking]).toEqual([true, true])
  world.clock.advance(499)
  expect(modal.store.getState().isShaking).toBe(true)
  world.clock.advance(1)
  expect(modal.store.getState().isShaking).toBe(false)
  world.adapter.wallet.changeNetwork('eip155:42161')
  expect(isOpen(world)).toBe(false)
})

it.each([
  ['network switch is off', { enableNetworkSwitch: false }],
  ['unsupported chains are allowed', { allowUnsupportedChain: true }],
  ['the session is basic', { basic: true }],
])('ignores a wallet on an unknown network when %s [S4.059]', async (_, options) => {
  const world = createTestModal({ options })
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.wallet.changeNetwork('eip155:137')
  expect(isOpen(world)).toBe(false)
})

it('lets a guard block closing, and the app cancel opening and closing', async () => {
  const world = createTestModal()
  await world.modal.start()
  let isBlocked = true
  const endGuard = world.modal.controllers.modal.addCloseGuard(() => isBlocked)
  world.modal.open()
  world.modal.close()
  expect(isOpen(world)).toBe(true)
  isBlocked = false
  const changes: string[] = []
  const endListener = world.modal.onBeforeChange((change: ModalChange) => {
    changes.push(`${change.type} ${change.reason}`)
    change.cancel()
  })
  world.modal.close('escape')
  expect(isOpen(world)).toBe(true)
  endListener()
  world.modal.close()
  expect(isOpen(world)).toBe(false)
  world.modal.onBeforeChange((change) => change.cancel())
  world.modal.open()
  expect(isOpen(world)).toBe(false)
  expect(changes).toEqual(['close escape'])
  endGuard()
})

it('ends every listener and timer on destroy', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.wallet.changeNetwork('eip155:137')
  world.modal.close()
  world.modal.controllers.toasts.show({ variant: 'success', message: 'x' })
  await world.modal.destroy()
  await world.modal.destroy()
  expect(world.clock.countTimers()).toBe(0)
  expect(world.adapter.log.at(-1)).toBe('destroy')
  const before = world.events.length
  world.adapter.wallet.changeNetwork('eip155:1')
  expect(world.events).toHaveLength(before)
  await expect(world.modal.start()).rejects.toMatchObject({ code: 'modal.destroyed' })
})

it.each(['Account', 'ProfileWallets', 'SIWXSignMessage', 'UnsupportedChain'] as const)(
  'closes when the account that %s needs disconnects, also from a later view',
  async (view) => {
    const world = createTestModal()
    await world.modal.start()
    await world.modal.connect({ connectorId: metamask })
    world.modal.open({ view })
    world.modal.controllers.router.push('Networks')
    world.adapter.wallet.changeAccounts([])
    expect(isOpen(world)).toBe(false)
  },
)

it('closes when the visible account disconnects, and stays open while another wallet is chosen', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.modal.open()
  world.modal.controllers.router.push('Networks')
  world.adapter.wallet.changeAccounts([])
  expect(isOpen(world)).toBe(false)

  world.modal.open()
  expect([isOpen(world), viewOf(world)]).toEqual([true, 'Connect'])

  await world.modal.connect({ connectorId: metamask })
  world.modal.open()
  world.adapter.answer = 'reject'
  await expect(world.modal.disconnect()).rejects.toMatchObject({ code: 'connection.disconnectFailed' })
  expect(isOpen(world)).toBe(false)
})
