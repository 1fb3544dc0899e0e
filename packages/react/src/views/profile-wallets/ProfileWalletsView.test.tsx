import { ModalError } from '@latchkey/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'

describeScenes('ProfileWallets')

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'
const [first, second] = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']

const atWallets = async (parameters: RenderModalParameters = {}) => {
  const modal = await renderModal({ connected: metamask, ...parameters })
  await modal.open({ view: 'ProfileWallets' })
  return modal
}

const accountsOf = (modal: RenderedModal, connectorId: string) =>
  [...modal.find(`lk-profile-wallets-${connectorId}`).querySelectorAll<HTMLElement>('[data-testid*="-account-"]')].map(
    (row) => ({
      address: row.querySelector('bdi')?.title,
      isCurrent: row.ariaCurrent === 'true',
      isButton: row.localName === 'button',
    }),
  )

it('provides an internal view with the id ProfileWallets: the wallet’s accounts, the one in use marked [S2.006]', async () => {
  const modal = await atWallets()
  expect(modal.dialog().dataset['view']).toBe('ProfileWallets')
  expect(accountsOf(modal, metamask)).toEqual([
    { address: first, isCurrent: true, isButton: false },
    { address: second, isCurrent: false, isButton: true },
  ])
})

it('switches to the account that is pressed, and says so', async () => {
  const modal = await atWallets()
  await modal.click(`lk-profile-wallets-account-${second}`)
  await expect.poll(() => accountsOf(modal, metamask).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  expect(modal.modal.controllers.account.store.getState().byNamespace.eip155?.address).toBe(second)
  const said = () => modal.view().parentElement?.querySelector('[role=status]')?.textContent
  await expect.poll(said).toBe('Switched to 0x22…222222')
})

it('tells in a toast why a switch failed, and changes nothing', async () => {
  const modal = await atWallets()
  modal.adapter.switchAccount = () => Promise.reject(new ModalError('wallet.disconnected'))
  await modal.click(`lk-profile-wallets-account-${second}`)
  await expect.poll(() => modal.query('lk-toast')?.innerText.trim()).toBe('Wallet is disconnected')
  expect(accountsOf(modal, metamask)[0]?.isCurrent).toBe(true)
})

it('shows the other connected wallets after the one in use, and takes one up', async () => {
  const modal = await atWallets({ connected: [rainbow, metamask] })
  const wallets = () => [...modal.view().querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(wallets()).toEqual(['MetaMask', 'Rainbow'])
  const rows = modal.find(`lk-profile-wallets-${rainbow}`).querySelectorAll<HTMLElement>('button.lk-row')
  rows[0]?.click()
  await expect.poll(wallets).toEqual(['Rainbow', 'MetaMask'])
  expect(modal.adapter.log.at(-1)).toBe(`switchAccount eip155:${rainbow}`)
})

it('says how to share more where one account is all there is', async () => {
  const modal = await atWallets()
  expect(modal.text()).not.toContain('Only this account is shared')
  modal.adapter.wallet.changeAccounts([first])
  await expect.poll(() => modal.text()).toContain('Only this account is shared. To share more, open MetaMask.')
})

it('disconnects one wallet and stays with the others; with the last one it closes', async () => {
  const modal = await atWallets({ connected: [rainbow, metamask] })
  await modal.click(`lk-profile-wallets-disconnect-${metamask}`)
  await expect.poll(() => modal.query(`lk-profile-wallets-${metamask}`)).toBeNull()
  expect(modal.dialog().open).toBe(true)
  await modal.click(`lk-profile-wallets-disconnect-${rainbow}`)
  await modal.closed()
})

it('leads to the wallets that can be connected as well, and from there back to the account', async () => {
  const modal = await atWallets()
  await modal.click('lk-profile-wallets-connect')
  await modal.settled('Connect')
  await modal.click(`lk-connect-wallet-${rainbow}`)
  await modal.closed()
  expect(modal.modal.controllers.adapters.store.getState().byNamespace.eip155?.connections).toHaveLength(2)
})

it('is used by keyboard: Tab goes from wallet to wallet, arrows from account to account', async () => {
  const modal = await atWallets()
  const focused = () => modal.root().activeElement?.getAttribute('data-testid')
  modal.find(`lk-profile-wallets-disconnect-${metamask}`).focus()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(`lk-profile-wallets-account-${second}`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => modal.modal.controllers.account.store.getState().byNamespace.eip155?.address).toBe(second)
})
