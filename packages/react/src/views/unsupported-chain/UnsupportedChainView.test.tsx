import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'

describeScenes('UnsupportedChain')

const elsewhere = async (parameters: RenderModalParameters = {}) => {
  const modal = await renderModal({
    connected: 'io.metamask',
    options: { metadata: { name: 'Demo app' } },
    ...parameters,
  })
  modal.adapter.wallet.changeNetwork('eip155:137')
  await modal.settled('UnsupportedChain')
  return modal
}
const isShaking = (modal: RenderedModal) => modal.dialog().querySelector('[data-shake]') !== null

it('provides an internal view with the id UnsupportedChain, which opens automatically and identifies the network [S2.019]', async () => {
  const modal = await elsewhere()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('UnsupportedChain')
  await expect
    .poll(() => modal.text())
    .toContain(
      'Demo app does not support this network (chain 137). Switch to continue. Your accounts and money stay as they are.',
    )
  await expect.poll(() => modal.find('lk-unsupported-chain-eip155:1').innerText).toContain('Ethereum')
  await expect.poll(() => modal.find('lk-unsupported-chain-eip155:42161').innerText).toContain('Arbitrum One')
})

it('has no Close, and shakes instead of closing on Escape and on a press beside it [S2.037]', async () => {
  const modal = await elsewhere()
  await expect.poll(() => modal.query('lk-header-close')).toBeNull()
  for (const attempt of [
    () => userEvent.keyboard('{Escape}'),
    async () => modal.dialog().querySelector<HTMLElement>('.lk-scrim')?.click(),
  ]) {
    const panel = modal.dialog().querySelector<HTMLElement>('.lk-panel')
    delete panel?.dataset['shake']
    await attempt()
    await expect.poll(() => isShaking(modal)).toBe(true)
    expect(modal.modal.controllers.modal.store.getState()).toEqual({ isOpen: true, isShaking: true })
    await modal.advance(500)
    expect(modal.modal.controllers.modal.store.getState().isShaking).toBe(false)
  }
})

it('switches, closes, and shows no other network while closing', async () => {
  const modal = await elsewhere()
  modal.adapter.answer = 'hold'
  await modal.click('lk-unsupported-chain-eip155:42161')
  await modal.settled('SwitchNetwork')
  await expect.poll(() => modal.text()).toContain('Accept the switch to Arbitrum One')
  modal.adapter.wallet.settle('approve')
  await modal.closed()
})

it('returns with a toast when the switch is declined', async () => {
  const modal = await elsewhere()
  modal.adapter.answer = 'fail'
  await modal.click('lk-unsupported-chain-eip155:1')
  await expect.poll(() => modal.query('lk-toast')?.innerText.trim()).toBe('Failed to switch network')
  await modal.settled('UnsupportedChain')
})

it('closes automatically when the wallet switches back, without changing its content', async () => {
  const modal = await elsewhere()
  const { seen } = modal.watchText()
  modal.adapter.wallet.changeNetwork('eip155:1')
  await modal.closed()
  expect(seen()).toEqual([])
})

it('lets the visitor disconnect', async () => {
  const modal = await elsewhere()
  await modal.click('lk-unsupported-chain-disconnect')
  await modal.closed()
  expect(modal.modal.controllers.connection.store.getState().statuses).toEqual({ eip155: 'disconnected' })
})

it('works without the name of the app', async () => {
  const modal = await elsewhere({ options: {}, platform: { origin: '' } })
  await expect.poll(() => modal.text()).toContain('This app does not support this network (chain 137).')
})
