import type { CaipNetworkId, PairedSession } from '@latchkey/core'
import { ModalError, addressLabelsPlugin } from '@latchkey/core/internal'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, createMemoryStorage, fakeWallet } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { createPairedSession } from '../../test/createPairedSession.ts'
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
  await expect.poll(() => modal.dialog().dataset['view']).toBe('ProfileWallets')
  expect(accountsOf(modal, metamask)).toEqual([
    { address: first, isCurrent: true, isButton: false },
    { address: second, isCurrent: false, isButton: true },
  ])
})

it('switches to the pressed account, and announces it', async () => {
  const modal = await atWallets()
  await modal.click(`lk-profile-wallets-account-${second}`)
  await expect.poll(() => accountsOf(modal, metamask).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  expect(modal.modal.controllers.account.store.getState().byNamespace.eip155?.address).toBe(second)
  const said = () => modal.view().parentElement?.querySelector('[role=status]')?.textContent
  await expect.poll(said).toBe('Switched to 0x22…222222')
})

it('shows in a toast why a switch failed, and changes nothing', async () => {
  const modal = await atWallets()
  modal.adapter.switchAccount = () => Promise.reject(new ModalError('wallet.disconnected'))
  await modal.click(`lk-profile-wallets-account-${second}`)
  await expect.poll(() => modal.query('lk-toast')?.innerText.trim()).toBe('Wallet is disconnected')
  expect(accountsOf(modal, metamask)[0]?.isCurrent).toBe(true)
})

it('shows the other connected wallets after the one in use, and switches to one', async () => {
  const modal = await atWallets({ connected: [rainbow, metamask] })
  const wallets = () => [...modal.view().querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(wallets()).toEqual(['MetaMask', 'Rainbow'])
  const rows = modal.find(`lk-profile-wallets-${rainbow}`).querySelectorAll<HTMLElement>('button.lk-row')
  rows[0]?.click()
  await expect.poll(wallets).toEqual(['Rainbow', 'MetaMask'])
  expect(modal.adapter.log.at(-1)).toBe(`switchAccount eip155:${rainbow}`)
})

it('says how to share more accounts if there is only one', async () => {
  const modal = await atWallets()
  await expect.poll(() => modal.text()).not.toContain('Only this account is shared')
  modal.adapter.wallet.changeAccounts([first])
  await expect.poll(() => modal.text()).toContain('Only this account is shared. To share more, open MetaMask.')
})

it('disconnects one wallet and keeps the others; after the last one it closes', async () => {
  const modal = await atWallets({ connected: [rainbow, metamask] })
  await modal.click(`lk-profile-wallets-disconnect-${metamask}`)
  await expect.poll(() => modal.query(`lk-profile-wallets-${metamask}`)).toBeNull()
  await expect.poll(() => modal.dialog().open).toBe(true)
  await modal.click(`lk-profile-wallets-disconnect-${rainbow}`)
  await modal.closed()
})

it('leads to other wallets that can be connected, and then back to the account', async () => {
  const modal = await atWallets()
  await modal.click('lk-profile-wallets-connect')
  await modal.settled('Connect')
  await modal.click(`lk-connect-wallet-${rainbow}`)
  await modal.closed()
  expect(modal.modal.controllers.adapters.store.getState().byNamespace.eip155?.connections).toHaveLength(2)
})

it('can be used by keyboard: Tab moves between wallets, arrow keys between accounts', async () => {
  const modal = await atWallets()
  const focused = () => modal.root().activeElement?.getAttribute('data-testid')
  await modal.focus(`lk-profile-wallets-disconnect-${metamask}`)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => focused()).toBe(`lk-profile-wallets-rename-${first}`)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => focused()).toBe(`lk-profile-wallets-account-${second}`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => modal.modal.controllers.account.store.getState().byNamespace.eip155?.address).toBe(second)
})

const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const btc = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const titlesOf = (modal: RenderedModal) => [...modal.view().querySelectorAll('h3')].map((title) => title.textContent)

const onThreeChains = (): RenderModalParameters => ({
  others: [
    createFakeAdapter({
      namespace: 'solana',
      wallets: [fakeWallet('Phantom'), fakeWallet('Solflare')],
      networkId: solana.caipNetworkId,
      addresses: [sol],
    }),
    createFakeAdapter({ namespace: 'bip122', wallets: [fakeWallet('Xverse')], networkId: bitcoin.caipNetworkId }),
  ],
  options: { networks: [mainnet, solana, bitcoin] },
})

it('shows each chain’s wallets in its tab, and switches to an account with its chain', async () => {
  const modal = await atWallets({ ...onThreeChains(), connected: ['Phantom', 'Solflare', rainbow, metamask] })
  expect(titlesOf(modal)).toEqual(['MetaMask', 'Rainbow'])
  await modal.click('lk-profile-wallets-tab-solana')
  await expect.poll(() => titlesOf(modal)).toEqual(['Solflare', 'Phantom'])
  expect(accountsOf(modal, 'Solflare')).toEqual([{ address: sol, isCurrent: true, isButton: true }])
  await modal.click(`lk-profile-wallets-account-${sol}`)
  await expect.poll(() => modal.modal.controllers.network.store.getState().activeNamespace).toBe('solana')
  await expect.poll(() => accountsOf(modal, 'Solflare')[0]?.isButton).toBe(false)
})

it('shows a Bitcoin account that is not for payments, says so, and does not switch to it [S4.019]', async () => {
  const [pays, holds] = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1pmzfrwwndsqmk5yh69yjr5lfgfg4ev8c0tsc06e']
  const fake = createFakeAdapter({
    namespace: 'bip122',
    wallets: [fakeWallet('Xverse')],
    networkId: bitcoin.caipNetworkId,
    addresses: [pays, holds],
  })
  const modal = await renderModal({ others: [fake], options: { networks: [mainnet, bitcoin] } })
  await modal.modal.connect({ connectorId: 'Xverse' })
  await modal.open({ view: 'ProfileWallets' })
  const row = modal.find(`lk-profile-wallets-account-${holds}`)
  expect(row.ariaDisabled).toBe('true')
  expect(row.textContent).toContain('For collectibles, not for payments')
  row.click()
  await expect.poll(() => modal.find(`lk-profile-wallets-account-${pays}`).ariaCurrent).toBe('true')
  await expect
    .poll(() => modal.find(`lk-profile-wallets-account-${pays}`).textContent)
    .not.toContain('For collectibles')
  expect(fake.adapter.log.filter((entry) => entry.startsWith('switchAccount'))).toEqual([])
})

it('leads from a chain without a wallet to that chain’s wallets, and keeps existing connections', async () => {
  const modal = await atWallets(onThreeChains())
  await modal.focus('lk-profile-wallets-tab-eip155')
  await userEvent.keyboard('{End}')
  await expect.poll(() => modal.text()).toContain('No wallet on Bitcoin yet')
  await modal.click('lk-profile-wallets-connect')
  await modal.settled('Connect')
  expect([...modal.view().querySelectorAll<HTMLElement>('.lk-row-title')].map((row) => row.innerText)).toEqual([
    'Xverse',
  ])
  await modal.click('lk-connect-wallet-Xverse')
  await modal.closed()
  const { statuses } = modal.modal.controllers.connection.store.getState()
  expect(statuses).toEqual({ eip155: 'connected', solana: 'disconnected', bip122: 'connected' })
})

it('disconnects all wallets on all chains', async () => {
  const modal = await atWallets({ ...onThreeChains(), connected: ['Phantom', rainbow, metamask] })
  await modal.click('lk-profile-wallets-disconnect-all')
  await modal.closed()
  const { byNamespace } = modal.modal.controllers.adapters.store.getState()
  expect(Object.values(byNamespace).flatMap(({ connections }) => connections)).toEqual([])
})

it('continues with another chain when a chain’s last wallet is disconnected', async () => {
  const modal = await atWallets({ ...onThreeChains(), connected: ['Phantom', metamask] })
  await modal.click(`lk-profile-wallets-disconnect-${metamask}`)
  await expect.poll(() => modal.text()).toContain('No wallet on Ethereum yet')
  expect(modal.modal.controllers.network.store.getState().activeNamespace).toBe('solana')
  await expect.poll(() => modal.dialog().open).toBe(true)
})

it('reconnects a recently used wallet', async () => {
  const modal = await atWallets({ connected: [rainbow, metamask] })
  await modal.click(`lk-profile-wallets-disconnect-${rainbow}`)
  await expect.poll(() => titlesOf(modal)).toEqual(['MetaMask', 'Recently used'])
  await expect.poll(() => modal.query('lk-profile-wallets-disconnect-all')).toBeNull()
  await modal.click(`lk-profile-wallets-recent-${rainbow}`)
  await modal.closed()
  expect(modal.modal.controllers.adapters.store.getState().byNamespace.eip155?.connections).toHaveLength(2)
})

it('shows a locked wallet, reconnects it, and forgets it', async () => {
  const storage = createMemoryStorage()
  const first = await renderModal({ storage, connected: [rainbow, metamask] })
  await first.unmount()
  await first.modal.destroy()
  const modal = await renderModal({ storage, fake: createFakeAdapter({ locked: [rainbow] }) })
  await modal.open({ view: 'ProfileWallets' })
  await expect
    .poll(() => modal.find(`lk-profile-wallets-dormant-${rainbow}`).innerText)
    .toContain('Locked or unavailable. Select to reconnect.')
  modal.adapter.answer = new ModalError('wallet.locked')
  await modal.click(`lk-profile-wallets-reconnect-${rainbow}`)
  await modal.hasStatus('locked')
  await modal.click('lk-header-back')
  await modal.settled('ProfileWallets')
  await modal.click(`lk-profile-wallets-forget-${rainbow}`)
  await expect.poll(() => modal.query(`lk-profile-wallets-dormant-${rainbow}`)).toBeNull()
  expect(modal.modal.controllers.connection.store.getState().dormant).toEqual([])
})

it('says that a wallet is being reconnected', async () => {
  const storage = createMemoryStorage()
  const first = await renderModal({ storage, connected: [rainbow, metamask] })
  await first.unmount()
  await first.modal.destroy()
  const fake = createFakeAdapter({})
  const holding = createFakeAdapter({ namespace: 'solana', wallets: [] })
  let release: () => void = () => undefined
  const { start } = fake.adapter
  fake.adapter.start = async ({ reconnect }) => {
    await start({ reconnect: reconnect.filter(({ connectorId }) => connectorId === metamask) })
    await new Promise<void>((resolve) => (release = resolve))
  }
  const { modal, ...rest } = await renderModal({ storage, fake, others: [holding], isStarted: false })
  const starting = modal.start()
  await expect.poll(() => modal.controllers.connection.store.getState().statuses.eip155).toBe('connected')
  await rest.open({ view: 'ProfileWallets' })
  const row = () => rest.find(`lk-profile-wallets-dormant-${rainbow}`)
  expect(row().innerText).toContain('Reconnecting…')
  expect(row().querySelector('button.lk-row')).toBeNull()
  release()
  await starting
  await expect.poll(() => row().innerText).toContain('Locked or unavailable.')
})

it('uses the visitor’s names for addresses', async () => {
  const modal = await atWallets()
  modal.modal.plugin(addressLabelsPlugin).get().set({ namespace: 'eip155', address: second, label: 'Savings\u202E' })
  await expect
    .poll(() => modal.find(`lk-profile-wallets-account-${second}`).innerText)
    .toContain('Savings\n0x22…222222')
  await modal.click(`lk-profile-wallets-account-${second}`)
  await modal.click('lk-header-close')
  await modal.closed()
  await modal.open()
  await expect.poll(() => modal.view().querySelector('h3')?.innerText).toBe('Savings')
})

it('ends a pairing on all its chains, from both ProfileWallets and Account', async () => {
  const grant = ({ caipNetworkId }: { readonly caipNetworkId: CaipNetworkId }, address: string) => ({
    accounts: [`${caipNetworkId}:${address}`],
    networkIds: [caipNetworkId],
    methods: [],
    events: [],
  })
  const others: PairedSession['grants'] = { solana: grant(solana, sol), bip122: grant(bitcoin, btc) }
  const modal = await atWallets({
    pairs: true,
    connected: 'walletConnect',
    options: { adapters: [], basic: false, networks: [mainnet, solana, bitcoin] },
    onPropose: (proposal) => proposal.approve(createPairedSession('Phone', others)),
  })
  expect(titlesOf(modal)).toEqual(['Phone'])
  await expect.poll(() => modal.text()).toContain('Also connected on Solana, Bitcoin')
  await modal.click('lk-profile-wallets-disconnect-walletConnect')
  await modal.closed()
  expect(modal.phone.ended).toHaveLength(1)

  await modal.modal.connect({ connectorId: 'walletConnect' })
  await modal.open()
  await modal.click('lk-account-disconnect')
  await modal.closed()
  expect(modal.phone.ended).toHaveLength(2)
  expect(Object.values(modal.modal.controllers.connection.store.getState().statuses)).not.toContain('connected')
})
