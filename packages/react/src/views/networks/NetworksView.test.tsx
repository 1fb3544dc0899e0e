import type { CaipNetworkId } from '@latchkey/core'
import { arbitrum, bitcoin, defineNetwork, mainnet, solana } from '@latchkey/core/networks'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeAdapter, fakeWallet } from '@latchkey/core/testing'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'

describeScenes('Networks')

const metamask = 'io.metamask'
const many = Array.from({ length: 10 }, (_, index) =>
  defineNetwork({
    id: 1_000 + index,
    name: `Chain ${index}`,
    chainNamespace: 'eip155',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  }),
)

const atNetworks = async (parameters: RenderModalParameters = {}) => {
  const modal = await renderModal(parameters)
  if (parameters.connected) {
    await modal.open()
    await modal.click('lk-account-network')
    await modal.settled('Networks')
  } else await modal.open({ view: 'Networks' })
  return modal
}

const rowsOf = (modal: RenderedModal) =>
  [...modal.view().querySelectorAll<HTMLElement>('.lk-row')].map((row) => ({
    name: row.querySelector<HTMLElement>('.lk-row-title')?.innerText,
    isCurrent: row.ariaCurrent === 'true',
    note: row.querySelector<HTMLElement>('.lk-row-subtitle')?.innerText,
  }))
const currentId = ({ modal }: RenderedModal) =>
  modal.controllers.network.store.getState().byNamespace.eip155?.activeNetwork.caipNetworkId

it('lists the app’s networks and marks the one in use', async () => {
  const modal = await atNetworks({ connected: metamask })
  expect(rowsOf(modal)).toEqual([
    { name: 'Ethereum', isCurrent: true, note: undefined },
    { name: 'Arbitrum One', isCurrent: false, note: undefined },
  ])
})

it('switches through the wallet and goes back to the account', async () => {
  const modal = await atNetworks({ connected: metamask })
  modal.adapter.answer = 'hold'
  await modal.click('lk-networks-eip155:42161')
  await modal.settled('SwitchNetwork')
  modal.adapter.wallet.settle('approve')
  await modal.settled('Account')
  await expect.poll(() => modal.find('lk-account-network').innerText).toContain('Arbitrum One')
})

it('goes back one view when the switch fails, with a toast that says so [S2.032] [S8.082]', async () => {
  const modal = await atNetworks({ connected: metamask })
  modal.adapter.answer = 'reject'
  await modal.click('lk-networks-eip155:42161')
  await expect.poll(() => modal.query('lk-toast')?.innerText.trim()).toBe('Network switch rejected')
  await modal.settled('Networks')
  expect(currentId(modal)).toBe('eip155:1')
})

it('goes back when the current network is chosen', async () => {
  const modal = await atNetworks({ connected: metamask })
  await modal.click('lk-networks-eip155:1')
  await modal.settled('Account')
  expect(modal.adapter.log.some((entry) => entry.startsWith('switchNetwork'))).toBe(false)
})

it('works without a wallet: the choice applies immediately and the modal closes', async () => {
  const modal = await atNetworks()
  await modal.click('lk-networks-eip155:42161')
  await modal.closed()
  expect(currentId(modal)).toBe('eip155:42161')
  await modal.open({ view: 'Networks' })
  await modal.click('lk-networks-eip155:42161')
  await modal.closed()
})

it('marks networks that need another wallet or that the wallet does not support', async () => {
  const modal = await atNetworks({
    connected: metamask,
    options: { networks: [mainnet, arbitrum, bitcoin] },
    others: [createFakeAdapter({ namespace: 'bip122', wallets: [] })],
  })
  expect(rowsOf(modal).map(({ note }) => note)).toEqual([undefined, undefined, 'Needs another wallet'])
  modal.adapter.wallet.approve(['eip155:1'])
  await expect
    .poll(() => rowsOf(modal).map(({ note }) => note))
    .toEqual([undefined, 'Not supported', 'Needs another wallet'])
  await expect.poll(() => modal.find('lk-networks-eip155:42161').ariaDisabled).toBe('true')
  modal.find('lk-networks-eip155:42161').click()
  await expect.poll(() => modal.viewName()).toBe('Networks')
})

it('says what choosing each network does, and continues with the wallet of another chain', async () => {
  const phantom = (namespace: 'solana' | 'bip122', networkId: CaipNetworkId, address: string) =>
    createFakeAdapter({
      namespace,
      wallets: [fakeWallet(`phantom.${namespace}`, 'Phantom')],
      networkId,
      addresses: [address],
    })
  const onSolana = phantom('solana', solana.caipNetworkId, '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')
  const modal = await renderModal({
    options: { networks: [mainnet, arbitrum, solana, bitcoin] },
    others: [onSolana, phantom('bip122', bitcoin.caipNetworkId, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')],
    connected: [metamask, 'phantom.solana'],
  })
  const saysOf = () =>
    [...modal.view().querySelectorAll<HTMLElement>('.lk-row')].map(
      (row) => row.querySelector<HTMLElement>('.lk-row-subtitle')?.innerText,
    )
  await modal.open({ view: 'Networks' })
  expect(saysOf()).toEqual(['Uses MetaMask', 'Uses MetaMask', undefined, 'Also connects Phantom'])
  modal.adapter.wallet.approve(['eip155:1'])
  await expect.poll(() => rowsOf(modal).map(({ note }) => note)[1]).toBe('Not supported')
  await modal.click('lk-networks-eip155:1')
  await modal.closed()
  expect(modal.modal.controllers.network.store.getState().activeNamespace).toBe('eip155')
  // MetaMask is already on that network, so there is no request.
  expect(modal.adapter.log.some((entry) => entry.startsWith('switchNetwork'))).toBe(false)
  await modal.open({ view: 'Networks' })
  expect(saysOf()).toEqual([undefined, 'Not supported', 'Uses Phantom', 'Needs another wallet'])
})

describe('many', () => {
  it('can be searched; Escape clears the field before it goes back', async () => {
    const modal = await atNetworks({ connected: metamask, options: { networks: [mainnet, ...many] } })
    const search = modal.screen().getByRole('searchbox', { name: 'Search networks' })
    await search.fill('chain 7')
    await expect.poll(() => rowsOf(modal).map(({ name }) => name)).toEqual(['Chain 7'])
    await search.fill('nothing')
    await expect.poll(() => modal.text()).toContain('No networks match “nothing”')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => rowsOf(modal).length).toBe(11)
    await expect.poll(() => modal.viewName()).toBe('Networks')
    await userEvent.keyboard('{Escape}')
    await modal.settled('Account')
  })

  it('can be used by keyboard alone', async () => {
    const modal = await atNetworks({ connected: metamask, options: { networks: [mainnet, ...many] } })
    modal.adapter.answer = 'hold'
    const focused = () => modal.root().activeElement?.getAttribute('data-testid')
    await modal.focus('lk-networks-search')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => focused()).toBe('lk-networks-eip155:1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(() => focused()).toBe('lk-networks-eip155:1001')
    await userEvent.keyboard('{End}{Enter}')
    await modal.settled('SwitchNetwork')
    expect(modal.adapter.log.at(-1)).toBe('switchNetwork eip155:1009')
  })
})
