import { createFakeAdapter } from '@latchkey/core/testing'
import { bitcoin, mainnet } from '@latchkey/core/networks'
import { expect, it } from 'vitest'
import { logIn } from '../../test/logIn.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { xverse } from '../../test/scenes/cast.ts'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'

const atAccount = async (parameters: Parameters<typeof logIn>[1] = {}) => {
  const modal = await renderModal({ options: withLogin })
  await logIn(modal, parameters)
  await modal.open()
  return modal
}

const nameOf = (modal: Awaited<ReturnType<typeof atAccount>>) => modal.view().querySelector('h3')?.innerText

it('names the account after the e-mail address, cut after 30 characters, with the address below it [S5.039]', async () => {
  const modal = await atAccount({ email: 'a.rather.long.name@a-rather-long-domain.example' })
  expect(nameOf(modal)).toBe('a.rather.long.name@a-rather-lo…')
  await expect.poll(() => modal.view().querySelector('.lk-account-user')?.textContent).toBe('0x11…111111')
  await expect.poll(() => modal.find('lk-account-wallet').innerText).toContain('a.rather.long.name@a-rather-lo…')
})

it('shows the name that the visitor has given the account, with the e-mail address below it', async () => {
  const modal = await atAccount()
  const address = modal.site.wallets.get('ada@example.com')?.eip155 ?? ''
  modal.modal.controllers.account.update({ namespace: 'eip155', address, patch: { profileName: 'savings' } })
  await expect.poll(() => nameOf(modal)).toBe('savings')
  await expect.poll(() => modal.view().querySelector('.lk-account-user')?.textContent).toBe('ada@example.com')
})

it('says that the wallet has no second key, and leads to the settings', async () => {
  const modal = await atAccount({ user: { hasRecoveryMethod: false } })
  await expect.poll(() => modal.text()).toContain('Not backed up')
  await expect.poll(() => modal.query('lk-account-settings')).toBeNull()
  await modal.click('lk-account-back-up')
  // The visitor has added the key there.
  await expect.poll(() => modal.query('lk-account-not-backed-up')).toBeNull()
  expect(modal.site.requests.map(({ name }) => name)).toContain('OPEN_SETTINGS')
})

it('says when the settings could not be opened', async () => {
  const modal = await atAccount({ user: { hasRecoveryMethod: false } })
  modal.site.failures.set('OPEN_SETTINGS', 'request.failed')
  await expect.poll(() => modal.query('lk-account-back-up')).not.toBeNull()
  await modal.click('lk-account-back-up')
  await expect.poll(() => modal.query('lk-toast')?.dataset['variant']).toBe('error')
})

it('opens the settings of a wallet that has a second key, says when they fail, and nothing when the visitor declines', async () => {
  const modal = await atAccount()
  await modal.click('lk-account-settings')
  await expect.poll(() => modal.site.requests.map(({ name }) => name)).toContain('OPEN_SETTINGS')
  await expect.poll(() => modal.find('lk-account-settings').ariaDisabled).not.toBe('true')
  modal.site.failures.set('OPEN_SETTINGS', 'request.rejected')
  await modal.click('lk-account-settings')
  await expect.poll(() => modal.find('lk-account-settings').ariaDisabled).not.toBe('true')
  await expect.poll(() => modal.query('lk-toast')).toBeNull()
  modal.site.failures.set('OPEN_SETTINGS', 'request.failed')
  await modal.click('lk-account-settings')
  await expect.poll(() => modal.query('lk-toast')?.dataset['variant']).toBe('error')
})

it('warns of an address that this browser has not confirmed, and only of that', async () => {
  const modal = await atAccount({ user: { hasRecoveryMethod: false, isVerified: false } })
  await expect.poll(() => modal.query('lk-account-unconfirmed')?.innerText).toContain('Address not confirmed yet')
  await expect.poll(() => modal.query('lk-account-not-backed-up')).toBeNull()
})

it('says nothing about a wallet that is backed up', async () => {
  const modal = await atAccount()
  await expect.poll(() => modal.query('lk-account-unconfirmed')).toBeNull()
  await expect.poll(() => modal.query('lk-account-not-backed-up')).toBeNull()
})

it('says nothing about the login on the account of another wallet', async () => {
  const others = [createFakeAdapter({ namespace: 'bip122', wallets: [xverse], networkId: bitcoin.caipNetworkId })]
  const modal = await renderModal({ others, options: { ...withLogin, networks: [mainnet, bitcoin] } })
  await modal.modal.connect({ connectorId: xverse.id })
  await logIn(modal, { user: { hasRecoveryMethod: false } })
  await modal.open()
  await expect.poll(() => modal.query('lk-account-not-backed-up')).not.toBeNull()
  modal.modal.controllers.network.setActiveNamespace('bip122')
  await expect.poll(() => modal.find('lk-account-wallet').innerText).toContain('Xverse')
  await expect.poll(() => modal.query('lk-account-not-backed-up')).toBeNull()
})

it('signs the visitor out, of the secure site too', async () => {
  const modal = await atAccount()
  await expect.poll(() => modal.find('lk-account-disconnect').innerText).toBe('Sign out')
  await modal.click('lk-account-disconnect')
  await modal.closed()
  expect(modal.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
  expect(modal.site.session).toBeUndefined()
})

it('offers signing out in the list of wallets', async () => {
  const modal = await atAccount()
  await modal.click('lk-account-wallet')
  await modal.settled('ProfileWallets')
  const leave = modal.find('lk-profile-wallets-disconnect-auth')
  expect([leave.innerText, leave.ariaLabel]).toEqual(['Sign out', 'Sign out of ada@example.com'])
})
