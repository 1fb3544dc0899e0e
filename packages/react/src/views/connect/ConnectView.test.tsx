import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeAdapter, fakeWallet } from '@latchkey/core/testing'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { toIcon } from '../../test/toIcon.ts'

describeScenes('Connect')

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'

const names = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>('.lk-row-title')].map((title) => title.innerText)

const manyWallets = (count: number) =>
  createFakeAdapter({
    wallets: Array.from({ length: count }, (_, index) => fakeWallet(`wallet-${index}`, `Wallet ${index}`)),
  })

it('provides an internal view with the id Connect [S2.003]', async () => {
  const modal = await renderModal()
  await modal.open()
  expect(modal.dialog().dataset['view']).toBe('Connect')
  await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Connect')
  expect(names(modal.view())).toEqual(['MetaMask', 'Rainbow'])
})

it('tells apart what is recent, installed and to be installed, and puts recent wallets first', async () => {
  const modal = await renderModal({
    connected: rainbow,
    options: { customWallets: [{ id: 'custom', name: 'Custom', homepage: 'https://custom.example' }] },
  })
  await modal.modal.disconnect()
  await modal.open()
  const rows = [...modal.view().querySelectorAll<HTMLElement>('.lk-row')].map((row) =>
    row.innerText.split('\n').filter((line) => line.length > 1),
  )
  expect(rows).toEqual([
    ['Rainbow', 'Recent'],
    ['MetaMask', 'Installed'],
    ['Custom', 'Not installed'],
  ])
})

it('shows a wallet of several chains once, with their names', async () => {
  const wallets = [fakeWallet('app.phantom', 'Phantom')]
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets }),
    others: [createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('Phantom')] })],
  })
  await modal.open()
  expect(names(modal.view())).toEqual(['Phantom'])
  expect(modal.find('lk-connect-wallet-app.phantom').innerText).toContain('Ethereum, Solana')
})

it('goes to the wallet that is chosen, on the namespace that was asked for', async () => {
  const solana = createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('phantom.solana', 'Phantom')] })
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [fakeWallet('app.phantom', 'Phantom'), fakeWallet(metamask, 'MetaMask')] }),
    others: [solana],
  })
  solana.adapter.answer = 'hold'
  await modal.open({ view: 'Connect', namespace: 'solana' })
  expect(names(modal.view())).toEqual(['Phantom'])
  await modal.click('lk-connect-wallet-app.phantom')
  await modal.settled('ConnectingExternal')
  expect(solana.adapter.log.at(-1)).toBe('connect phantom.solana')
})

it('offers a search only for a long list', async () => {
  const modal = await renderModal({ fake: manyWallets(8) })
  await modal.open()
  expect(modal.query('lk-connect-search')).toBeNull()
  modal.adapter.wallet.announce(fakeWallet('wallet-8', 'Ωallet'))
  await expect.poll(() => modal.query('lk-connect-search')).not.toBeNull()
})

it('finds wallets whatever the capitals and accents, and says how many', async () => {
  const modal = await renderModal({ fake: manyWallets(12) })
  modal.adapter.wallet.announce(fakeWallet('eclair', 'Éclair'))
  await modal.open()
  const search = modal.screen().getByRole('searchbox', { name: 'Search 13 wallets' })
  await search.fill('ECLAIR ')
  await expect.poll(() => names(modal.view())).toEqual(['Éclair'])
  await expect
    .poll(() => modal.view().parentElement?.querySelector('[role=status]')?.textContent)
    .toBe('1 wallet found')
  await search.fill('nothing like it')
  await expect.element(modal.screen().getByText('No wallet is called “nothing like it”')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => names(modal.view()).length).toBe(13)
  expect(modal.dialog().open).toBe(true)
})

it('says what would be here where there is no wallet, and how to get one', async () => {
  const modal = await renderModal({ fake: createFakeAdapter({ wallets: [] }) })
  await modal.open()
  expect(modal.text()).toContain('There is no wallet in this browser yet. Install one, and it appears here.')
  modal.adapter.wallet.announce(fakeWallet(metamask, 'MetaMask'))
  await expect.poll(() => names(modal.view())).toEqual(['MetaMask'])
})

it('tells a phone to come by the wallet’s own browser', async () => {
  const modal = await renderModal({ fake: createFakeAdapter({ wallets: [] }), platform: { isMobile: true } })
  await modal.open()
  expect(modal.text()).toContain('Open this page in your wallet’s own browser.')
})

const legalOf = async (options: RenderModalParameters['options']) => {
  const modal = await renderModal({ options })
  await modal.open()
  const line = modal.view().querySelector<HTMLElement>('.lk-legal')
  return { text: line?.innerText, links: [...(line?.querySelectorAll('a') ?? [])] }
}

it('names the terms that the app has, with links that leave the page alone', async () => {
  expect((await legalOf({})).text).toBeUndefined()
  const terms = { termsUrl: 'https://app.example/terms' }
  const privacy = { privacyUrl: 'https://app.example/privacy' }
  expect((await legalOf(terms)).text).toBe('By connecting you accept the Terms of use')
  expect((await legalOf(privacy)).text).toBe('By connecting you accept the Privacy policy')
  const { text, links } = await legalOf({ ...terms, ...privacy })
  expect(text).toBe('By connecting you accept the Terms of use and the Privacy policy')
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    [terms.termsUrl, '_blank', 'noreferrer'],
    [privacy.privacyUrl, '_blank', 'noreferrer'],
  ])
})

it('shows hostile names as text, on one line, without what turns a line around', async () => {
  const hostile = fakeWallet('evil', `<img src=x onerror=alert(1)>\u202E\u2066\u0000${'long '.repeat(500)}`)
  const modal = await renderModal({
    fake: createFakeAdapter({
      wallets: [
        { ...hostile, icon: 'javascript:alert(1)' },
        { ...fakeWallet('nameless', '\u200B\u202E'), icon: `data:image/png;base64,${'A'.repeat(400_000)}` },
        { ...fakeWallet('fine', 'Fine'), icon: toIcon('#123456') },
      ],
    }),
  })
  await modal.open()
  const [evil, nameless] = names(modal.view())
  expect(evil).toMatch(/^<img src=x onerror=alert\(1\)> ?long/)
  expect(evil).toMatch(/^\P{C}{1,64}$/u)
  expect(nameless).toBe('nameless')
  expect(modal.view().querySelectorAll('img')).toHaveLength(1)
  for (const row of modal.view().querySelectorAll<HTMLElement>('.lk-row')) expect(row.offsetHeight).toBe(56)
})
