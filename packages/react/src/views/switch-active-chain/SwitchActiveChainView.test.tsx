import { mainnet, solana, solanaDevnet } from '@latchkey/core/networks'
import { createFakeAdapter, fakeWallet } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal } from '../../test/renderModal.tsx'

describeScenes('SwitchActiveChain')

const metamask = 'io.metamask'
const phantom = 'app.phantom'

const atNetworks = async (connected: string) => {
  const other = createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('phantom.solana', 'Phantom'), fakeWallet('solflare', 'Solflare')],
    networkId: solana.caipNetworkId,
    addresses: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
  })
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [fakeWallet(metamask, 'MetaMask'), fakeWallet(phantom, 'Phantom')] }),
    others: [other],
    options: { networks: [mainnet, solana, solanaDevnet] },
    connected,
  })
  await modal.open({ view: 'Networks' })
  const choose = async (id: string) => {
    await modal.click(`lk-networks-${id}`)
    await modal.settled('SwitchActiveChain')
  }
  return { ...modal, solana: other.adapter, choose, controllers: modal.modal.controllers }
}

it('provides an internal view with the id SwitchActiveChain, which is replaced by the wallets of the other chain [S2.017] [S2.018] [S4.054]', async () => {
  const modal = await atNetworks(metamask)
  await modal.choose(solana.caipNetworkId)
  await expect.poll(() => modal.text()).toContain('Connect a wallet for Solana')
  await expect
    .poll(() => modal.text())
    .toContain('Solana is on a different chain. MetaMask stays connected on Ethereum.')
  await expect.poll(() => modal.query('lk-switch-active-chain-continue')).toBeNull()
  await modal.click('lk-switch-active-chain-choose')
  await modal.settled('Connect')
  expect(modal.controllers.router.store.getState().history.map(({ view }) => view)).toEqual(['Networks', 'Connect'])
  expect([...modal.view().querySelectorAll<HTMLElement>('.lk-row-title')].map((row) => row.innerText)).toEqual([
    'Phantom',
    'Solflare',
  ])
})

it('connects on the chosen network, and keeps the previous wallet', async () => {
  const modal = await atNetworks(metamask)
  await modal.choose(solanaDevnet.caipNetworkId)
  await modal.click('lk-switch-active-chain-choose')
  await modal.settled('Connect')
  await modal.click('lk-connect-wallet-solflare')
  await modal.closed()
  const { activeNamespace, byNamespace } = modal.controllers.network.store.getState()
  expect([activeNamespace, byNamespace.solana?.activeNetwork.name]).toEqual(['solana', 'Solana Devnet'])
  expect(modal.controllers.connection.store.getState().statuses).toEqual({ eip155: 'connected', solana: 'connected' })
})

it('offers the wallet in use first if it supports the other chain', async () => {
  const modal = await atNetworks(phantom)
  await modal.choose(solanaDevnet.caipNetworkId)
  await expect.poll(() => modal.text()).toContain('You can connect Phantom there too. It stays connected on Ethereum.')
  modal.solana.answer = 'hold'
  await modal.click('lk-switch-active-chain-continue')
  await modal.settled('ConnectingExternal')
  expect(modal.solana.log.at(-1)).toBe('connect phantom.solana')
  modal.solana.wallet.settle('approve')
  await modal.closed()
  expect(modal.controllers.network.store.getState().byNamespace.solana?.activeNetwork.name).toBe('Solana Devnet')
})

it('changes nothing when the visitor goes back or declines', async () => {
  const modal = await atNetworks(phantom)
  await modal.choose(solana.caipNetworkId)
  await modal.click('lk-header-back')
  await modal.settled('Networks')
  await modal.choose(solana.caipNetworkId)
  modal.solana.answer = 'reject'
  await modal.click('lk-switch-active-chain-continue')
  await modal.hasStatus('declined')
  await modal.click('lk-header-back')
  await modal.settled('SwitchActiveChain')
  expect(modal.controllers.network.store.getState().activeNamespace).toBe('eip155')
})

it('can be used by keyboard alone', async () => {
  const modal = await atNetworks(phantom)
  await modal.choose(solana.caipNetworkId)
  const focused = () => modal.root().activeElement?.getAttribute('data-testid')
  await modal.focus('lk-header-close')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => focused()).toBe('lk-switch-active-chain-continue')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => focused()).toBe('lk-switch-active-chain-choose')
  await userEvent.keyboard('{Enter}')
  await modal.settled('Connect')
})
