import { arbitrum, mainnet } from '@latchkey/core/networks'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { logIn } from '../../test/logIn.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'

const atAccount = async () => {
  const modal = await renderModal({ options: { ...withLogin, networks: [mainnet, arbitrum] } })
  modal.site.smartNetworks = [mainnet.caipNetworkId]
  await logIn(modal)
  await modal.open()
  await expect.poll(() => modal.query('lk-account-type')).not.toBeNull()
  const getType = () => modal.modal.controllers.account.store.getState().byNamespace.eip155?.preferredAccountType
  const getSelected = () =>
    modal.find('lk-account-type').querySelector<HTMLInputElement>('input:checked')?.closest('label')?.innerText
  const told = () => modal.site.typeRequests.filter(({ name }) => name === 'SET_PREFERRED_ACCOUNT').length
  return { ...modal, getType, getSelected, told }
}

it('shows the type of the embedded wallet’s account, and changes it', async () => {
  const modal = await atAccount()
  expect([modal.getSelected(), modal.getType()]).toEqual(['Smart', 'smartAccount'])
  await modal.click('lk-account-type-eoa')
  await expect.poll(modal.getType).toBe('eoa')
  expect(modal.getSelected()).toBe('Standard')
  await modal.click('lk-account-type-smartAccount')
  await expect.poll(modal.getType).toBe('smartAccount')
})

it('is changed with the keyboard, and keeps the focus', async () => {
  const modal = await atAccount()
  const input = modal.find('lk-account-type-smartAccount').querySelector('input')
  input?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(modal.getType).toBe('eoa')
  await expect.poll(() => modal.root().activeElement).toBe(modal.find('lk-account-type-eoa').querySelector('input'))
})

it('says that the change is under way, takes no second one meanwhile, and is accessible', async () => {
  const modal = await atAccount()
  await expect.poll(modal.told).toBe(1)
  modal.site.held.add('SET_PREFERRED_ACCOUNT')
  await modal.click('lk-account-type-eoa')
  await expect.poll(() => modal.find('lk-account-type').querySelector('[role=radiogroup]')?.ariaDisabled).toBe('true')
  expect([modal.getSelected(), modal.getType()]).toEqual(['Standard', 'smartAccount'])
  modal.find('lk-account-type-smartAccount').querySelector('input')?.click()
  expect(modal.getSelected()).toBe('Standard')
  await expectAccessible(modal.dialog())
  modal.site.held.clear()
  modal.site.release()
  await expect.poll(modal.getType).toBe('eoa')
  expect(modal.told()).toBe(2)
})

it('keeps the type if the change fails, and says so', async () => {
  const modal = await atAccount()
  modal.site.failures.set('SET_PREFERRED_ACCOUNT', 'request.failed')
  await modal.click('lk-account-type-eoa')
  await expect.poll(() => modal.query('lk-toast')?.dataset['variant']).toBe('error')
  expect([modal.getSelected(), modal.getType()]).toEqual(['Smart', 'smartAccount'])
})

it('is not offered where the wallet cannot be a smart account', async () => {
  const modal = await atAccount()
  await modal.modal.switchNetwork(arbitrum)
  await expect.poll(() => modal.query('lk-account-type')).toBeNull()
  await modal.modal.switchNetwork(mainnet)
  await expect.poll(() => modal.query('lk-account-type')).not.toBeNull()
})
