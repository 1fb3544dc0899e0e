import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { openSwap, type SwapVisit } from '../../test/openSwap.ts'
import { reads, usdc } from '../../test/scenes/createSwapWorld.ts'

describeScenes('SwapSelectToken')

const atList = async (side: 'from' | 'to'): Promise<SwapVisit> => {
  const swap = await openSwap()
  await swap.click(`lk-swap-${side}`)
  await swap.settled('SwapSelectToken')
  return swap
}
const sectionOf = (swap: SwapVisit, id: string) =>
  [...swap.view().querySelectorAll<HTMLElement>(`[data-section="${id}"] .lk-row-text`)].map(
    ({ innerText }) => innerText.split('\n')[0],
  )

it('lists the account’s own tokens, the suggested and the popular ones, each once [S9.077] [S9.078]', async () => {
  const swap = await atList('to')
  await expect.poll(() => sectionOf(swap, 'own')).toEqual(['Ether', 'USD Coin'])
  await expect.poll(() => sectionOf(swap, 'suggested')).toEqual(['Wrapped BTC', 'Tether USD'])
  await expect.poll(() => sectionOf(swap, 'popular')).toEqual(['Lido Staked Ether'])
})

it('shows the first hundred tokens that match a search, and says that there are more', async () => {
  const swap = await atList('to')
  await expect.poll(() => sectionOf(swap, 'suggested').length).toBe(2)
  swap.fill('lk-swap-search', 'token')
  await expect.poll(() => sectionOf(swap, 'results').length).toBe(100)
  await expect.poll(() => swap.text()).toContain('These are the first 100. Type more to find others.')
  swap.fill('lk-swap-search', 'token 14')
  await expect.poll(() => sectionOf(swap, 'results')).toEqual(['Token 14', 'Token 140'])
})

it('chooses a token, and finds one by the address of its contract', async () => {
  const swap = await atList('to')
  swap.fill('lk-swap-search', reads)
  await swap.click(`lk-token-eip155:1:${reads}`)
  await swap.settled('Swap')
  await expect.poll(() => swap.state().to).toMatchObject({ symbol: 'READ', address: reads })
})

it('pays with one of the account’s own tokens', async () => {
  const swap = await atList('from')
  await swap.click(`lk-token-eip155:1:${usdc}`)
  await swap.settled('Swap')
  await expect.poll(() => swap.state().from?.symbol).toBe('USDC')
  await expect.poll(() => swap.find('lk-swap-balance').innerText).toBe('550.960 USDC available')
})
