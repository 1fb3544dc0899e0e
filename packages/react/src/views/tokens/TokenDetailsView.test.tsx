import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { openAccount } from '../../test/openAccount.ts'
import { ether, someTokens, unlisted, usdc, usdcContract } from '../../test/scenes/fakeBalances.ts'
import { setClipboard } from '../../test/setClipboard.ts'

describeScenes('TokenDetails')

const ethereum = 'eip155:1'
const arbitrum = 'eip155:42161'

it('shows a token’s balance, value, price, whole contract and page in the explorer', async () => {
  const written = setClipboard()
  const modal = await openAccount(someTokens)
  await modal.click(`lk-token-${arbitrum}:${usdcContract}`)
  await modal.settled('TokenDetails')
  await expect.poll(() => modal.find('lk-token-details-amount').innerText).toBe('550.960 USDC')
  await expect.poll(() => modal.find('lk-token-details-amount').title).toBe('550.960125 USDC')
  await expect.poll(() => modal.text()).toMatch(/Value\s+\$550\.96\s+Price\s+\$1\.00\s+Network\s+Arbitrum One/)
  await expect.poll(() => modal.find('lk-token-details-contract').textContent).toBe(usdcContract)
  await modal.click('lk-token-details-copy')
  expect(written).toEqual([usdcContract])
  const link = modal.find('lk-token-details-explorer')
  expect(link.getAttribute('href')).toBe(`https://arbiscan.io/address/${usdcContract}`)
  await expect.poll(() => modal.query('lk-token-details-unlisted')).toBeNull()
})

it('shows a coin’s balance on each network, which lead to each other without adding to the way back', async () => {
  const modal = await openAccount(someTokens)
  await modal.click(`lk-token-${ethereum}`)
  await modal.settled('TokenDetails')
  await expect
    .poll(() => modal.rows())
    .toEqual(['Ether | Ethereum | $1,930.11 | 0.742 ETH', 'Ether | Arbitrum One | <$0.01 | <0.001 ETH'])
  await expect.poll(() => modal.query('lk-token-details-contract')).toBeNull()
  await modal.click(`lk-token-${arbitrum}`)
  await expect.poll(() => modal.find('lk-token-details-amount').innerText).toBe('<0.001 ETH')
  await modal.settled('TokenDetails')
  await modal.click('lk-header-back')
  await modal.settled('Account')
})

it('never joins an unlisted token with a listed one of the same name', async () => {
  const copy = unlisted(ethereum, { name: 'USD Coin', symbol: 'USDC' })
  const modal = await openAccount((id) => (id === ethereum ? [copy] : [usdc(id)]))
  await modal.click('lk-tokens-unlisted')
  await modal.click(`lk-token-${copy.address ?? ''}`)
  await modal.settled('TokenDetails')
  await expect.poll(() => modal.find('lk-token-details-unlisted').innerText).toContain('This token is on no list')
  await expect.poll(() => modal.rows()).toEqual([])
  await expect.poll(() => modal.text()).toMatch(/Value\s+No price/)
  await expect.poll(() => modal.text()).not.toContain('1,000,000')
})

it('finds a contract whatever its case, and says if the account has none of a token', async () => {
  const modal = await openAccount((id) => [usdc(id), ether(id)])
  await modal.open({
    view: 'TokenDetails',
    parameters: { caipNetworkId: ethereum, address: usdcContract.toLowerCase() },
  })
  await expect.poll(() => modal.query('lk-token-details-amount')?.innerText).toBe('550.960 USDC')
  modal.modal.controllers.router.replace('TokenDetails', { caipNetworkId: ethereum, address: `0x${'5'.repeat(40)}` })
  await expect.poll(() => modal.query('lk-token-details-none')?.innerText).toContain('You have none of this token')
})
