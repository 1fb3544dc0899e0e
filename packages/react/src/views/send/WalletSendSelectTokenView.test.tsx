import { arbitrum, mainnet } from '@latchkey/core/networks'
import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { openSend, type SendVisit } from '../../test/openSend.ts'
import { known, usdc } from '../../test/scenes/createSendScenes.ts'

describeScenes('WalletSendSelectToken')

const reads = '0x7e57d011a4000000000000000000000000000001'
const keyOf = (address: string) => `lk-token-${mainnet.caipNetworkId}:${address}`

const atTokens = async (): Promise<SendVisit> => {
  const send = await openSend()
  await send.click('lk-send-token')
  await send.settled('WalletSendSelectToken')
  return send
}
const rowsOf = (send: SendVisit) =>
  [...send.view().querySelectorAll('[data-testid^="lk-token-"] .lk-row-title')].map(({ textContent }) => textContent)

it('lists the tokens of all networks, the most valuable first, and folds those on no list', async () => {
  const send = await atTokens()
  expect(rowsOf(send)).toEqual(['Ether', 'USD Coin', 'Ether', 'Reading Club'])
  await send.click('lk-tokens-unlisted')
  await expect.poll(() => rowsOf(send)).toContain('Free money')
  await send.click(`lk-tokens-network-${arbitrum.caipNetworkId}`)
  await expect.poll(() => rowsOf(send)).toEqual(['Ether'])
})

it('searches by name, symbol and address', async () => {
  const send = await atTokens()
  send.fill('lk-tokens-search', 'usdc')
  await expect.poll(() => rowsOf(send)).toEqual(['USD Coin'])
  send.fill('lk-tokens-search', reads)
  await expect.poll(() => rowsOf(send)).toEqual(['Reading Club'])
  send.fill('lk-tokens-search', 'free')
  await expect.poll(() => rowsOf(send)).toEqual(['Free money'])
  send.fill('lk-tokens-search', 'nothing like it')
  await expect.poll(() => send.text()).toContain('No tokens match')
})

it('chooses a token, and returns to the form with its balance (behaviour 4)', async () => {
  const send = await atTokens()
  await send.click(keyOf(usdc))
  await send.settled('WalletSend')
  await send.rest()
  await expect.poll(() => send.query('lk-send-balance')?.innerText).toBe('550.960 USDC available')
  await expect
    .poll(() => send.state().token)
    .toMatchObject({ symbol: 'USDC', decimals: 6, address: usdc, isListed: true })
})

it('reads a token that the account does not have by its address, and says what is not one', async () => {
  const send = await atTokens()
  send.fill('lk-tokens-search', '0x9999999999999999999999999999999999999999')
  await expect.poll(() => send.text()).toContain('There is no token at this address')
  send.fill('lk-tokens-search', known)
  await expect.poll(() => send.text()).toContain('The token could not be read')
  await send.click('lk-tokens-retry')
  await expect.poll(() => send.query('lk-tokens-retry')).not.toBeNull()
})

it('keeps everything if the wallet does not switch to the token’s network', async () => {
  const send = await atTokens()
  send.adapter.answer = 'reject'
  await send.click(`lk-token-${arbitrum.caipNetworkId}`)
  await expect.poll(() => send.query('lk-send-switch')?.innerText).toContain('did not switch to Arbitrum One')
  await expect.poll(() => send.state().token?.caipNetworkId).toBe(mainnet.caipNetworkId)
  send.adapter.answer = 'approve'
  await send.click(`lk-token-${arbitrum.caipNetworkId}`)
  await send.settled('WalletSend')
  await expect.poll(() => send.state().token?.caipNetworkId).toBe(arbitrum.caipNetworkId)
})
