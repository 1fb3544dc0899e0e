import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { openSwap, type SwapVisit } from '../../test/openSwap.ts'
import { reads, usdc } from '../../test/scenes/createSwapWorld.ts'

describeScenes('Swap')

const ether = 10n ** 18n
const textOf = (swap: SwapVisit, testId: string) => swap.query(testId)?.innerText.replaceAll(/\s+/g, ' ')
const valueOf = (swap: SwapVisit, testId: string) => swap.find(testId).closest('input')?.value
const focusedIn = (swap: SwapVisit) => swap.root().activeElement?.getAttribute('data-testid')

it('asks for a price once typing rests, and shows rate, least amount, fee and provider, in the view Swap [S2.015]', async () => {
  const swap = await openSwap({ enter: { to: usdc } })
  await expect.poll(() => swap.state().to?.symbol).toBe('USDC')
  swap.fill('lk-swap-amount', '0.2')
  swap.fill('lk-swap-amount', '0.25')
  await swap.quoted()
  expect(swap.world.quoteCalls).toBe(1)
  await expect.poll(() => textOf(swap, 'lk-swap-receive-amount')).toBe('649.6621')
  await expect.poll(() => swap.find('lk-swap-receive-amount').title).toBe('649.662187 USDC')
  await expect.poll(() => textOf(swap, 'lk-swap-receive')).toContain('$649.66')
  await expect.poll(() => textOf(swap, 'lk-swap-facts')).toContain('1 ETH = 2,598.64 USDC')
  await expect.poll(() => textOf(swap, 'lk-swap-facts')).toContain('You receive at least 643.165565 USDC')
  await expect.poll(() => textOf(swap, 'lk-swap-facts')).toContain('Network fee at most $0.54 0.00021 ETH')
  await expect.poll(() => textOf(swap, 'lk-swap-facts')).toContain('Provider 1inch')
  await expect.poll(() => swap.query('lk-swap-impact')).toBeNull()
})

it('counts down to the next price, and ends after ten without a touch (behaviour 14)', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' } })
  await swap.quoted()
  await expect.poll(() => swap.find('lk-swap-ring').dataset['seconds']).toBe('10')
  await swap.advance(3_000)
  await expect.poll(() => swap.find('lk-swap-ring').dataset['seconds']).toBe('7')
  for (let count = swap.world.quoteCalls; count < 10; count++) {
    await swap.advance(10_000)
    await expect.poll(() => swap.world.quoteCalls).toBeGreaterThan(count)
    await expect.poll(() => swap.state().isRenewing).toBe(false)
  }
  await swap.advance(60_000)
  await expect.poll(() => swap.state().isPaused).toBe(true)
  const calls = swap.world.quoteCalls
  await swap.click('lk-swap-update')
  await expect.poll(() => swap.world.quoteCalls).toBe(calls + 1)
  await expect.poll(() => swap.query('lk-swap-update')).toBeNull()
})

it('says nothing of an impact below 1 %, and says more the larger it is (behaviour 16)', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' }, impact: 90n })
  await swap.quoted()
  await expect.poll(() => swap.query('lk-swap-impact')).toBeNull()
  const show = async (impact: bigint): Promise<void> => {
    swap.world.now.impact = impact
    const calls = swap.world.quoteCalls
    await swap.advance(10_000)
    await expect.poll(() => swap.world.quoteCalls).toBe(calls + 1)
  }
  await show(101n)
  await expect.poll(() => swap.query('lk-swap-impact')?.className).toBe('lk-amounts-quiet')
  await show(301n)
  await expect.poll(() => swap.query('lk-swap-impact')?.className).toBe('lk-swap-amber')
  await expect.poll(() => swap.query('lk-swap-loss')).toBeNull()
  await show(510n)
  await expect.poll(() => swap.query('lk-swap-impact')?.className).toBe('lk-swap-red')
  await expect.poll(() => textOf(swap, 'lk-swap-loss')).toContain('You lose 5.1% of the value')
  await expect.poll(() => swap.find('lk-swap-review').ariaDisabled).toBe('true')
  await swap.click('lk-swap-accept-loss')
  await expect.poll(() => swap.find('lk-swap-review').ariaDisabled).toBeNull()
  // A loss of another kind must be accepted anew.
  await show(1_501n)
  await expect.poll(() => textOf(swap, 'lk-swap-loss')).toContain('This swap costs you $97.61')
  await expect.poll(() => swap.find('lk-swap-review').ariaDisabled).toBe('true')
})

it('moves the focus to the tick when a review is asked for without it', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' }, impact: 700n })
  await swap.quoted()
  swap.find('lk-swap-amount').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focusedIn(swap)).toBe('lk-swap-accept-loss')
  await swap.click('lk-swap-accept-loss')
  await swap.click('lk-swap-review')
  await swap.settled('SwapPreview')
})

it('asks for a tick if a price is unknown, and says so', async () => {
  const swap = await openSwap({ enter: { to: reads, amount: '0.25' } })
  await swap.quoted()
  await expect.poll(() => textOf(swap, 'lk-swap-impact')).toBe('Unknown')
  await expect.poll(() => textOf(swap, 'lk-swap-loss')).toContain('The loss is unknown')
  await expect.poll(() => swap.find('lk-swap-review').ariaDisabled).toBe('true')
})

it('offers no way to accept a severe loss if the app refuses it', async () => {
  const swap = await openSwap({
    enter: { to: usdc, amount: '0.25' },
    impact: 2_000n,
    options: { refuseHighPriceImpact: true },
  })
  await swap.quoted()
  await expect.poll(() => textOf(swap, 'lk-swap-problem')).toContain('This app refuses so large a loss')
  await expect.poll(() => swap.query('lk-swap-accept-loss')).toBeNull()
})

it('keeps the slippage that the visitor chose, also an own one of at most 5 % (behaviour 17)', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' } })
  await swap.quoted()
  await swap.click('lk-swap-slippage')
  await swap.click('lk-swap-slippage-2')
  await expect.poll(() => swap.state().slippage).toBe(2)
  await expect.poll(() => textOf(swap, 'lk-swap-facts')).toContain('You receive at least 636.668943 USDC')
  await swap.click('lk-swap-slippage-own')
  await expect.poll(() => swap.query('lk-swap-slippage-input')).not.toBeNull()
  swap.fill('lk-swap-slippage-input', '6')
  await expect.poll(() => swap.text()).toContain('Enter a number above 0, at most 5%.')
  await expect.poll(() => swap.state().slippage).toBe(2)
  swap.fill('lk-swap-slippage-input', '3.25')
  await expect.poll(() => swap.state().slippage).toBe(3.25)
  await swap.click('lk-swap-flip')
  await expect.poll(() => swap.find('lk-swap-slippage').innerText).toBe('3.25%')
})

it('exchanges both sides, and pays what would have arrived', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' } })
  await swap.quoted()
  await swap.click('lk-swap-flip')
  await swap.quoted()
  await expect.poll(() => valueOf(swap, 'lk-swap-amount')).toBe('649.662187')
  await expect.poll(() => textOf(swap, 'lk-swap-from')).toContain('USDC')
  await expect.poll(() => textOf(swap, 'lk-swap-to')).toContain('ETH')
})

it('leaves the fees with the largest amount of the coin, and takes parts of a token by its own decimals', async () => {
  const swap = await openSwap({ enter: { to: usdc } })
  await swap.click('lk-swap-max')
  await swap.quoted()
  await expect.poll(() => swap.state().amount).toBe((742n * ether) / 1_000n - 210_000_000_000_000n)
  await expect.poll(() => swap.find('lk-swap-max').ariaPressed).toBe('true')
  await swap.click('lk-swap-flip')
  await expect.poll(() => swap.state().facts.balance).toBe(550_960_000n)
  await swap.click('lk-swap-percentage-50')
  await expect.poll(() => swap.state().amount).toBe(275_480_000n)
})

it('offers what is left after the fees', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.742' } })
  await swap.quoted()
  await expect.poll(() => textOf(swap, 'lk-swap-problem')).toContain('Nothing left for the network fee')
  await expect.poll(() => textOf(swap, 'lk-swap-review')).toBe('Swap 0.74179 ETH instead')
  await swap.click('lk-swap-review')
  await swap.quoted()
  await expect.poll(() => valueOf(swap, 'lk-swap-amount')).toBe('0.74179')
  await expect.poll(() => textOf(swap, 'lk-swap-review')).toBe('Review swap')
})

it('refuses more than the account has at the field', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '2' } })
  await swap.quoted()
  await expect.poll(() => swap.text()).toContain('You have 0.742 ETH.')
  await expect.poll(() => swap.find('lk-swap-review').ariaDisabled).toBe('true')
})

it('reads the price again after a failure, and says when no provider offers the swap', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' }, quotes: 'fail' })
  await swap.advance(400)
  await expect.poll(() => textOf(swap, 'lk-swap-failed')).toContain('The price could not be read')
  swap.world.now.quotes = 'none'
  await swap.click('lk-swap-retry')
  await expect.poll(() => textOf(swap, 'lk-swap-no-route')).toContain('No provider offers this swap')
  swap.world.now.quotes = 'all'
  swap.fill('lk-swap-amount', '0.2')
  await swap.quoted()
  await expect.poll(() => swap.query('lk-swap-no-route')).toBeNull()
})

it('keeps what was entered while the visitor chooses a token and returns', async () => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' } })
  await swap.quoted()
  swap.fill('lk-swap-amount', '0.1')
  await swap.click('lk-swap-to')
  await swap.settled('SwapSelectToken')
  await swap.click('lk-header-back')
  await swap.settled('Swap')
  await expect.poll(() => valueOf(swap, 'lk-swap-amount')).toBe('0.1')
  await expect.poll(() => swap.state().to?.symbol).toBe('USDC')
})
