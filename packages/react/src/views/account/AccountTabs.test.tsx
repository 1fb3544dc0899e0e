import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openAccount, type OpenedAccount } from '../../test/openAccount.ts'
import { ether } from '../../test/scenes/fakeBalances.ts'
import { bitcoinAddress, phantom, solanaAddress } from '../../test/scenes/cast.ts'

const tabsOf = (modal: OpenedAccount) =>
  [...modal.view().querySelectorAll<HTMLElement>('[role=tab]')].map(({ innerText }) => innerText)

const onChain = (chain: typeof solana | typeof bitcoin, owned: string) =>
  openAccount(() => [], {
    fake: createFakeAdapter({
      namespace: chain.chainNamespace,
      wallets: [phantom],
      networkId: chain.caipNetworkId,
      addresses: [owned],
    }),
    connected: phantom.id,
    options: { networks: [chain] },
  })

it('has the tabs Tokens, NFTs and Activity, of which the first is shown, and remembers another [S2.005]', async () => {
  const modal = await openAccount((id) => [ether(id)])
  await expect.poll(() => tabsOf(modal)).toEqual(['Tokens', 'NFTs', 'Activity'])
  await expect.poll(modal.rows).toHaveLength(2)
  await modal.click('lk-account-tab-activity')
  await expect.poll(modal.rows).toHaveLength(0)
  await modal.click('lk-account-wallet')
  await modal.settled('ProfileWallets')
  await modal.click('lk-header-back')
  await modal.settled('Account')
  await expect.poll(() => modal.find('lk-account-tab-activity').ariaSelected).toBe('true')
  await userEvent.click(modal.find('lk-account-tab-activity'))
  await userEvent.keyboard('{Home}')
  await expect.poll(modal.rows).toHaveLength(2)
})

it('leaves out the tab of a feature that is off, and needs no tabs for a single one', async () => {
  const modal = await openAccount((id) => [ether(id)], { features: { activity: false, nfts: false } })
  await expect.poll(() => tabsOf(modal)).toEqual([])
  await expect.poll(() => modal.find('lk-account-section').ariaLabel).toBe('Tokens')
  await expect.poll(modal.rows).toHaveLength(2)
})

it('offers what the cloud serves on each kind of chain [S9.071]', async () => {
  const onSolana = await onChain(solana, solanaAddress)
  expect(onSolana.find('lk-account-section').ariaLabel).toBe('Tokens')
  const onBitcoin = await onChain(bitcoin, bitcoinAddress)
  await expect.poll(() => tabsOf(onBitcoin)).toEqual(['Tokens', 'Activity'])
})

it('has no tabs and makes no request without a cloud', async () => {
  const modal = await openAccount(() => [], {
    native: async () => 10n ** 18n,
    options: { cloud: undefined, networks: [mainnet] },
  })
  await expect.poll(() => modal.find('lk-account-balance').innerText.replaceAll('\n', ' ').trim()).toBe('1 ETH')
  await expect.poll(() => tabsOf(modal)).toEqual([])
  await expect.poll(() => modal.query('lk-account-section')).toBeNull()
  expect(modal.cloud.balanceCalls).toEqual([])
})
