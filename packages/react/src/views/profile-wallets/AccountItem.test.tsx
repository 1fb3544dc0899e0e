import { selectAccount, type Namespace } from '@latchkey/core'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, createMemoryStorage, fakeWallet } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'
const [first, second] = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']

const atWallets = async (parameters: RenderModalParameters = {}): Promise<RenderedModal> => {
  const modal = await renderModal({ connected: metamask, ...parameters })
  await modal.open({ view: 'ProfileWallets' })
  return modal
}

const labelsOf = ({ modal }: RenderedModal, namespace: Namespace = 'eip155') =>
  selectAccount(modal.controllers.account.store.getState(), namespace).addressLabels
const rowOf = (modal: RenderedModal, address: string) =>
  modal.find(`lk-profile-wallets-account-${address}`).innerText.split('\n')
const field = (modal: RenderedModal, address: string) => modal.query(`lk-profile-wallets-name-${address}`)
const focused = (modal: RenderedModal) => modal.root().activeElement?.getAttribute('data-testid')
const said = (modal: RenderedModal) => modal.view().parentElement?.querySelector('[role=status]')?.textContent

/** Opens an account's name field and replaces its text. */
const typeName = async (modal: RenderedModal, address: string, text: string): Promise<void> => {
  await modal.click(`lk-profile-wallets-rename-${address}`)
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-name-${address}`)
  await userEvent.keyboard(text)
}

it('names an account by keyboard alone, announces it, and restores the focus', async () => {
  const modal = await atWallets()
  await modal.focus(`lk-profile-wallets-disconnect-${metamask}`)
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-disconnect-${metamask}`)
  await userEvent.keyboard('{Tab}')
  // The account in use is not a button.
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-rename-${first}`)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-account-${second}`)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-rename-${second}`)
  await expect.poll(() => modal.root().activeElement?.ariaLabel).toBe('Edit name of 0x22…222222')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-name-${second}`)
  await expect.poll(() => modal.root().activeElement?.ariaLabel).toBe('Name of 0x22…222222')
  await userEvent.keyboard('Savings{Enter}')
  await expect.poll(() => rowOf(modal, second)).toEqual(['Savings', '0x22…222222'])
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-rename-${second}`)
  await expect.poll(() => modal.root().activeElement?.ariaLabel).toBe('Edit name of Savings')
  expect(said(modal)).toBe('Saved as Savings')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-account-${second}`)
  await expect.poll(() => labelsOf(modal)).toEqual({ [second]: 'Savings' })
})

it('shows the name that an account has chosen, with its picture, until the visitor gives it another', async () => {
  const cloud = createFakeCloud([])
  cloud.identity = { name: 'ada.eth', avatar: '/v1/image/00ff00.a.b' }
  const modal = await atWallets({ http: cloud.http, options: { cloud: cloud.url } })
  await expect.poll(() => rowOf(modal, second)).toEqual(['ada.eth', '0x22…222222'])
  const pictureOf = () => modal.find(`lk-profile-wallets-account-${second}`).querySelector('.lk-avatar-face img')
  await expect.poll(() => pictureOf()?.getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/)
  await typeName(modal, second, 'Savings{Enter}')
  await expect.poll(() => rowOf(modal, second)).toEqual(['Savings', '0x22…222222'])
})

it('names the account in use, also in the Account view and after the next load', async () => {
  const storage = createMemoryStorage()
  const modal = await atWallets({ storage })
  await typeName(modal, first, 'Everyday')
  await modal.click(`lk-profile-wallets-rename-${first}`)
  await expect.poll(() => field(modal, first)).toBeNull()
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-rename-${first}`)
  await expect.poll(() => modal.find(`lk-profile-wallets-account-${first}`).ariaCurrent).toBe('true')
  await modal.click('lk-header-close')
  await modal.closed()
  await modal.open()
  await expect.poll(() => modal.view().querySelector('h3')?.innerText).toBe('Everyday')
  await modal.unmount()
  await modal.modal.destroy()
  const later = await renderModal({ storage })
  await later.open({ view: 'ProfileWallets' })
  await expect.poll(() => rowOf(later, first)).toEqual(['Everyday', '0x11…111111'])
})

it('restores the name on Escape, which does not close the modal', async () => {
  const modal = await atWallets()
  await typeName(modal, second, 'Savings{Enter}')
  await typeName(modal, second, 'Play')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => field(modal, second)).toBeNull()
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-rename-${second}`)
  expect([modal.dialog().open, modal.viewName(), labelsOf(modal)]).toEqual([
    true,
    'ProfileWallets',
    { [second]: 'Savings' },
  ])
})

it('removes the name when the field is empty', async () => {
  const modal = await atWallets()
  await typeName(modal, second, 'Savings{Enter}')
  await typeName(modal, second, '{Backspace}{Enter}')
  await expect.poll(() => rowOf(modal, second)).toEqual(['0x22…222222'])
  expect([said(modal), labelsOf(modal)]).toEqual(['Name removed', {}])
  await typeName(modal, second, '  \u200B\u202E {Enter}')
  await expect.poll(() => field(modal, second)).toBeNull()
  await expect.poll(() => labelsOf(modal)).toEqual({})
})

it('saves the text when the focus moves elsewhere, and leaves the focus there', async () => {
  const modal = await atWallets()
  await typeName(modal, second, 'Savings')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(() => field(modal, second)).toBeNull()
  await expect.poll(() => labelsOf(modal)).toEqual({ [second]: 'Savings' })
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-rename-${first}`)
})

it('saves the text when the modal closes', async () => {
  const modal = await atWallets()
  await typeName(modal, second, 'Savings')
  modal.modal.close()
  await modal.closed()
  await expect.poll(() => labelsOf(modal)).toEqual({ [second]: 'Savings' })
})

it('stays open while another window is in front, and still reacts to Escape', async () => {
  const modal = await atWallets()
  await typeName(modal, second, 'Savings')
  // The field keeps the page's focus when the window loses its focus.
  field(modal, second)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.poll(() => labelsOf(modal)).toEqual({ [second]: 'Savings' })
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-name-${second}`)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => field(modal, second)).toBeNull()
  await expect.poll(() => labelsOf(modal)).toEqual({})
})

it('leaves Enter and Escape to an input method', async () => {
  const modal = await atWallets()
  await typeName(modal, second, 'Sav')
  for (const key of ['Enter', 'Escape'])
    field(modal, second)?.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
  await expect.poll(() => focused(modal)).toBe(`lk-profile-wallets-name-${second}`)
  await expect.poll(() => modal.dialog().open).toBe(true)
})

it('accepts 40 characters, counting an emoji as one', async () => {
  const modal = await atWallets()
  await modal.click(`lk-profile-wallets-rename-${second}`)
  await modal.screen().getByRole('textbox').fill('🦊'.repeat(50))
  await expect.element(modal.screen().getByRole('textbox')).toHaveValue('🦊'.repeat(40))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => labelsOf(modal)[second]).toBe('🦊'.repeat(40))
})

it('shows a name as text in its own direction, cut at its own end', async () => {
  const modal = await atWallets()
  await modal.click(`lk-profile-wallets-rename-${second}`)
  await modal.screen().getByRole('textbox').fill('<b>مدخرات</b>\u202E')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rowOf(modal, second)[0]).toBe('<b>مدخرات</b>')
  const title = modal.find(`lk-profile-wallets-account-${second}`).querySelector('.lk-row-title')
  expect([title?.getAttribute('dir'), title?.childElementCount]).toEqual(['auto', 0])
})

it('moves nothing: the row keeps its height with the field', async () => {
  const modal = await atWallets()
  const heights = () =>
    [modal.find(`lk-profile-wallets-account-${second}`), modal.view()].map((box) => box.offsetHeight)
  const before = heights()
  await typeName(modal, second, 'Savings')
  expect(heights()).toEqual(before)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => field(modal, second)).toBeNull()
  expect(heights()).toEqual(before)
})

it('names accounts on every chain, and of wallets that are not in use', async () => {
  const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const [pays, holds] = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1pmzfrwwndsqmk5yh69yjr5lfgfg4ev8c0tsc06e']
  const modal = await atWallets({
    others: [
      createFakeAdapter({
        namespace: 'solana',
        wallets: [fakeWallet('Phantom'), fakeWallet('Solflare')],
        networkId: solana.caipNetworkId,
        addresses: [sol],
      }),
      createFakeAdapter({
        namespace: 'bip122',
        wallets: [fakeWallet('Xverse')],
        networkId: bitcoin.caipNetworkId,
        addresses: [pays, holds],
      }),
    ],
    options: { networks: [mainnet, solana, bitcoin] },
    connected: ['Phantom', 'Solflare', 'Xverse', rainbow, metamask],
  })
  const inactive = modal.find(`lk-profile-wallets-${rainbow}`)
  inactive.querySelector<HTMLElement>(`[data-testid="lk-profile-wallets-rename-${second}"]`)?.click()
  await expect.poll(() => inactive.querySelector('input')).not.toBeNull()
  await userEvent.keyboard('Savings{Enter}')
  await expect.poll(() => labelsOf(modal)).toEqual({ [second]: 'Savings' })
  await modal.click('lk-profile-wallets-tab-solana')
  await typeName(modal, sol, 'Sun{Enter}')
  await expect.poll(() => labelsOf(modal, 'solana')).toEqual({ [sol]: 'Sun' })
  await modal.click('lk-profile-wallets-tab-bip122')
  await typeName(modal, holds, 'Rare{Enter}')
  await expect.poll(() => rowOf(modal, holds)).toEqual(['Rare', 'For collectibles, not for payments'])
  const wallets = modal.modal.controllers.adapters.store.getState().byNamespace
  expect(wallets.eip155?.activeConnectionId).toBe(
    wallets.eip155?.connections.find(({ connectorId }) => connectorId === metamask)?.id,
  )
})

it('names the account of a locked wallet', async () => {
  const storage = createMemoryStorage()
  const former = await renderModal({ storage, connected: [rainbow, metamask] })
  await former.unmount()
  await former.modal.destroy()
  const modal = await renderModal({ storage, fake: createFakeAdapter({ locked: [rainbow] }) })
  await modal.open({ view: 'ProfileWallets' })
  const section = modal.find(`lk-profile-wallets-dormant-${rainbow}`)
  section.querySelector<HTMLElement>('[data-testid*="-rename-"]')?.click()
  await expect.poll(() => section.querySelector('input')).not.toBeNull()
  await userEvent.keyboard('Cold{Enter}')
  await expect
    .poll(() => modal.find(`lk-profile-wallets-reconnect-${rainbow}`).innerText)
    .toBe('Cold\nLocked or unavailable. Select to reconnect.')
})
