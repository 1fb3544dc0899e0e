import { ModalError } from '@latchkey/core/internal'
import { arbitrum } from '@latchkey/core/networks'
import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal } from '../../test/renderModal.tsx'

describeScenes('SwitchNetwork')

const atSwitch = async () => {
  const modal = await renderModal({ connected: 'io.metamask' })
  modal.adapter.answer = 'hold'
  await modal.open({ view: 'SwitchNetwork', parameters: { network: arbitrum } })
  return modal
}
const isRetryVisible = (modal: RenderedModal) => modal.query('lk-switch-network-retry') !== null

it('provides an internal view with the id SwitchNetwork, which says what to accept and where [S2.016]', async () => {
  const modal = await atSwitch()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('SwitchNetwork')
  await expect.poll(() => modal.status()).toBe('waiting')
  await expect
    .poll(() => modal.text())
    .toContain('Continue in MetaMask\n\nAccept the switch to Arbitrum One in the wallet')
  await expect.poll(() => isRetryVisible(modal)).toBe(false)
  await modal.advance(5_000)
  await expect.poll(() => isRetryVisible(modal)).toBe(true)
  modal.adapter.wallet.settle('approve')
  await modal.closed()
})

it.each([
  [
    new ModalError('network.switchRejected'),
    'declined',
    'Switch declined',
    'The request was declined in MetaMask. You are still on Ethereum.',
  ],
  [new Error('boom'), 'failed', 'Failed to switch network', 'MetaMask did not switch. You are still on Ethereum.'],
  [
    new ModalError('network.unrecognized', { context: { networkId: 'eip155:42161' } }),
    'unsupported',
    'Failed to switch network',
    'MetaMask does not support Arbitrum One.',
  ],
  [
    new ModalError('connection.pending'),
    'pending',
    'Open MetaMask: a request is waiting there',
    'Accept or decline it',
  ],
] as const)('stays the only view after %o, shows it as %s, and retries', async (error, status, title, text) => {
  const modal = await atSwitch()
  modal.adapter.wallet.settle(error)
  await modal.hasStatus(status)
  await expect.poll(() => modal.text()).toContain(title)
  await expect.poll(() => modal.text()).toContain(text)
  modal.adapter.answer = 'approve'
  await modal.click('lk-switch-network-retry')
  await modal.closed()
  expect(modal.modal.controllers.network.store.getState().byNamespace.eip155?.activeNetwork.name).toBe('Arbitrum One')
})

it('keeps progress on screen for 300 ms once it is shown', async () => {
  const modal = await atSwitch()
  await modal.advance(100)
  await expect.poll(() => modal.view().querySelector<HTMLElement>('.lk-ring')?.dataset['status']).toBe('waiting')
  modal.adapter.wallet.settle('reject')
  await expect.poll(() => modal.modal.controllers.network.store.getState().attempt.status).toBe('failed')
  await expect.poll(() => modal.status()).toBe('waiting')
  await modal.advance(300)
  await modal.hasStatus('declined')
})

it('cancels the switch when the visitor closes the modal', async () => {
  const modal = await atSwitch()
  await modal.click('lk-header-close')
  await modal.closed()
  expect(modal.modal.controllers.network.store.getState().attempt.status).toBe('idle')
})
