import { ModalError } from '@latchkey/core/internal'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'
import { openSwap, type SwapVisit } from '../../test/openSwap.ts'
import { usdc, usdt } from '../../test/scenes/createSwapWorld.ts'

describeScenes('SwapPreview')

const router = '0x111111125421cA6dc452d289314280a0f8842A65'
const textOf = (swap: SwapVisit, testId: string) => swap.query(testId)?.innerText.replaceAll(/\s+/g, ' ').trim()

const atReview = async (parameters: Parameters<typeof openSwap>[0] = {}): Promise<SwapVisit> => {
  const swap = await openSwap({ enter: { to: usdc, amount: '0.25' }, ...parameters })
  await swap.review()
  return swap
}
const fromDollars = { from: usdc, to: null, amount: '100' }
const selectors = ({ world }: SwapVisit) => world.sent.map(({ data }) => data.slice(0, 10))

it('shows both sides, the terms and the whole contracts before the wallet is asked', async () => {
  const swap = await atReview()
  await expect.poll(() => textOf(swap, 'lk-swap-legs')).toContain('You pay 0.25 ETH $650.31')
  await expect.poll(() => textOf(swap, 'lk-swap-legs')).toContain('You receive 649.662187 USDC $649.66')
  await expect.poll(() => textOf(swap, 'lk-swap-minimum')).toBe('643.165565 USDC')
  await expect.poll(() => textOf(swap, 'lk-swap-contracts')).toContain(`Token you receive: USDC ${usdc}`)
  await expect.poll(() => textOf(swap, 'lk-swap-contracts')).toContain(`Makes the swap ${router}`)
  await expect.poll(() => swap.query('lk-swap-steps')).toBeNull()
  expect(swap.world.sent).toEqual([])
})

it('swaps with one confirmation, and shows what arrived instead of what was quoted (behaviour 22)', async () => {
  const swap = await atReview({ answers: ['hold'] })
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('swapping')
  await expect.poll(() => textOf(swap, 'lk-swap-confirm')).toBe('Open MetaMask…')
  swap.world.settle('approve')
  await swap.hasStatus('done')
  await expect.poll(() => textOf(swap, 'lk-swap-received')).toBe('+648.954056 USDC')
  await expect.poll(() => textOf(swap, 'lk-swap-done')).toContain('for 0.25 ETH')
  await expect.poll(() => swap.find('lk-swap-transaction').getAttribute('href')).toContain('etherscan.io/tx/0x')
  expect(swap.world.sent).toMatchObject([{ to: router, value: 250_000_000_000_000_000n }])
  await swap.click('lk-swap-finish')
  await swap.settled('Account')
})

it('shows two steps, and allows exactly the amount (behaviour 18)', async () => {
  const swap = await atReview({ enter: fromDollars, answers: ['approve', 'hold'] })
  await expect.poll(() => textOf(swap, 'lk-swap-steps')).toContain('2 confirmations in MetaMask')
  await expect.poll(() => textOf(swap, 'lk-swap-step-approve')).toContain('Allow exactly 100 USDC')
  await expect.poll(() => textOf(swap, 'lk-swap-confirm')).toBe('Allow 100 USDC')
  await expect
    .poll(() => textOf(swap, 'lk-swap-contracts'))
    .toContain(`Takes the token you pay and makes the swap ${router}`)
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('swapping')
  await expect.poll(() => swap.find('lk-swap-step-approve').dataset['status']).toBe('done')
  await expect.poll(() => swap.find('lk-swap-step-swap').dataset['status']).toBe('wallet')
  expect(BigInt(`0x${swap.world.sent[0]?.data.slice(-64) ?? ''}`)).toBe(100_000_000n)
  swap.world.settle('approve')
  await swap.hasStatus('done')
  expect(selectors(swap)).toEqual(['0x095ea7b3', '0x07ed2379'])
})

it('says that the allowance stays if the second confirmation is declined, and asks for that one alone', async () => {
  const swap = await atReview({ enter: fromDollars, answers: ['approve', 'reject', 'approve'] })
  await swap.click('lk-swap-confirm')
  await expect.poll(() => textOf(swap, 'lk-swap-declined')).toContain('The allowance stays: exactly 100 USDC')
  await expect.poll(() => swap.find('lk-swap-step-approve').dataset['status']).toBe('done')
  await expect.poll(() => textOf(swap, 'lk-swap-confirm')).toBe('Swap')
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('done')
  expect(selectors(swap)).toEqual(['0x095ea7b3', '0x07ed2379'])
})

it('says that nothing was swapped if the only confirmation is declined', async () => {
  const swap = await atReview({ answers: ['reject', 'approve'] })
  await swap.click('lk-swap-confirm')
  await expect.poll(() => textOf(swap, 'lk-swap-declined')).toBe('Declined in MetaMask Nothing was swapped.')
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('done')
})

it('takes back an older allowance first, where the token demands it', async () => {
  const swap = await atReview({ enter: { from: usdt, to: null, amount: '100' }, allowance: 5n, needsReset: true })
  await expect.poll(() => textOf(swap, 'lk-swap-steps')).toContain('3 confirmations in MetaMask')
  await expect.poll(() => textOf(swap, 'lk-swap-confirm')).toBe('Take back allowance')
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('done')
  expect(selectors(swap)).toEqual(['0x095ea7b3', '0x095ea7b3', '0x07ed2379'])
})

it('needs no second confirmation if the allowance is enough', async () => {
  const swap = await atReview({ enter: fromDollars, allowance: 100_000_000n })
  await expect.poll(() => swap.query('lk-swap-steps')).toBeNull()
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('done')
  expect(selectors(swap)).toEqual(['0x07ed2379'])
})

it('asks once for both steps where the wallet carries out both or neither (behaviour 19)', async () => {
  const swap = await atReview({ enter: fromDollars, atomic: 'supported' })
  await expect.poll(() => textOf(swap, 'lk-swap-steps')).toContain('One confirmation for both steps')
  await expect.poll(() => textOf(swap, 'lk-swap-confirm')).toBe('Swap')
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('done')
  expect(selectors(swap)).toEqual(['0x095ea7b3', '0x07ed2379'])
})

it('has a worse price accepted before it asks the wallet, and rests for a second after each change (behaviour 15)', async () => {
  const swap = await atReview()
  swap.world.now.impact = 140n
  await swap.advance(10_000)
  await swap.hasStatus('moved')
  await expect.poll(() => textOf(swap, 'lk-swap-moved')).toContain('The price moved by 1.3%')
  await expect.poll(() => textOf(swap, 'lk-swap-moved')).toContain('You receive $8.45 less than a moment ago')
  await expect.poll(() => swap.query('lk-swap-confirm')).toBeNull()
  await expect.poll(() => swap.find('lk-swap-accept').ariaDisabled).toBe('true')
  await swap.advance(1_000)
  await expect.poll(() => swap.find('lk-swap-accept').ariaDisabled).toBeNull()
  await swap.click('lk-swap-accept')
  await swap.hasStatus('reviewing')
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('done')
})

it('signs nothing if the price falls between the review and the press', async () => {
  const swap = await atReview()
  swap.world.now.impact = 140n
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('moved')
  expect(swap.world.sent).toEqual([])
  await swap.click('lk-swap-cancel')
  await swap.settled('Swap')
})

it('signs nothing that pays another receiver', async () => {
  const swap = await atReview({ receiver: '0x2222222222222222222222222222222222222222' })
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('failed')
  await expect.poll(() => textOf(swap, 'lk-swap-altered')).toContain('so MetaMask was not asked. Nothing was signed.')
  expect(swap.world.sent).toEqual([])
  await swap.click('lk-swap-again')
  await swap.settled('Swap')
})

it('says that only the fee was spent if the swap was reverted', async () => {
  const swap = await atReview({ chain: 'reverted' })
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('failed')
  await expect.poll(() => textOf(swap, 'lk-swap-error')).toContain('Only the network fee was spent.')
})

it('offers no second press while it may have been sent', async () => {
  const swap = await atReview({ answers: [new ModalError('wallet.timeout')] })
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('failed')
  await expect.poll(() => textOf(swap, 'lk-swap-error')).toContain('It may have been sent')
  await expect.poll(() => swap.query('lk-swap-confirm')).toBeNull()
  await swap.click('lk-swap-account')
  await swap.settled('Account')
})

it('shows what the wallet was asked for when the form is opened again', async () => {
  const swap = await atReview({ answers: ['hold'] })
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('swapping')
  await swap.click('lk-header-close')
  await swap.closed()
  await swap.open({ view: 'Swap' })
  await expect.poll(() => textOf(swap, 'lk-swap-confirm')).toBe('Open MetaMask…')
  swap.world.settle('reject')
  await expect.poll(() => textOf(swap, 'lk-swap-declined')).toContain('Nothing was swapped.')
  await swap.click('lk-swap-change')
  await expect.poll(() => swap.query('lk-swap-amount')).not.toBeNull()
})

/** What of an element is on screen and not under another one. */
const isInSight = (swap: SwapVisit, testId: string): boolean => {
  const { left, top, right, bottom } = swap.find(testId).getBoundingClientRect()
  const points = [top + 4, bottom - 4].map((y) => swap.root().elementFromPoint((left + right) / 2, y))
  return bottom <= innerHeight && points.every((found) => found !== null && swap.find(testId).contains(found))
}

it('keeps the button in sight on a small phone, with the reason when a confirmation was declined or the price moved', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1024, 768))
  const swap = await atReview({
    enter: { from: usdt, to: null, amount: '100' },
    allowance: 5n,
    needsReset: true,
    answers: ['reject', 'approve'],
  })
  await expect.poll(() => isInSight(swap, 'lk-swap-confirm')).toBe(true)
  await swap.click('lk-swap-confirm')
  await expect.poll(() => swap.query('lk-swap-declined')).not.toBeNull()
  await expect.poll(() => isInSight(swap, 'lk-swap-declined')).toBe(true)
  await expect.poll(() => isInSight(swap, 'lk-swap-confirm')).toBe(true)
  // The rest is scrolled, to its end.
  swap.find('lk-swap-contracts').scrollIntoView({ block: 'end' })
  await expect.poll(() => swap.find('lk-swap-contracts').getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
  await expect.poll(() => isInSight(swap, 'lk-swap-confirm')).toBe(true)
  swap.world.now.impact = 140n
  await swap.advance(10_000)
  await swap.hasStatus('moved')
  await expect.poll(() => isInSight(swap, 'lk-swap-moved')).toBe(true)
  await expect.poll(() => isInSight(swap, 'lk-swap-accept')).toBe(true)
})

it('is titled a review until the wallet is asked, and a swap from then on', async () => {
  const swap = await atReview({ answers: ['hold'] })
  const title = () => swap.dialog().querySelector('h2')?.innerText
  await expect.poll(title).toBe('Review')
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('swapping')
  await expect.poll(title).toBe('Swap')
  swap.world.settle('approve')
  await swap.hasStatus('done')
  await expect.poll(() => swap.text()).toContain('Swapped')
  await expect.poll(title).toBe('Swap')
})

it('says what is kept when the network is lost, sends no request to the wallet, and continues when it is back', async () => {
  const swap = await atReview({ enter: fromDollars, answers: ['approve', 'hold'] })
  const cut = (isCut: boolean): void => {
    swap.world.cloud.answer = isCut ? 'offline' : 'all'
    setOnline(!isCut)
  }
  onTestFinished(restoreOnline)
  cut(true)
  await expect.poll(() => textOf(swap, 'lk-swap-offline')).toContain('You are offline Nothing was swapped.')
  await expect.poll(() => swap.find('lk-swap-confirm').ariaDisabled).toBe('true')
  await userEvent.click(swap.find('lk-swap-confirm'), { force: true })
  expect(swap.world.sent).toEqual([])
  cut(false)
  await expect.poll(() => swap.query('lk-swap-offline')).toBeNull()
  await swap.click('lk-swap-confirm')
  await expect.poll(() => swap.find('lk-swap-step-swap').dataset['status']).toBe('wallet')
  cut(true)
  await expect.poll(() => textOf(swap, 'lk-swap-offline')).toContain('MetaMask keeps the request')
  cut(false)
  swap.world.settle('approve')
  await swap.hasStatus('done')
  expect(selectors(swap)).toEqual(['0x095ea7b3', '0x07ed2379'])
})

it('says after the allowance that it stays if the network is lost before the swap could be asked for', async () => {
  const swap = await atReview({ enter: fromDollars, answers: ['hold', 'approve'] })
  onTestFinished(restoreOnline)
  await swap.click('lk-swap-confirm')
  await expect.poll(() => swap.find('lk-swap-step-approve').dataset['status']).toBe('wallet')
  swap.world.cloud.answer = 'offline'
  setOnline(false)
  swap.world.settle('approve')
  await swap.hasStatus('reviewing')
  await expect.poll(() => swap.find('lk-swap-step-approve').dataset['status']).toBe('done')
  await expect.poll(() => textOf(swap, 'lk-swap-offline')).toContain('Nothing was swapped.')
  swap.world.cloud.answer = 'all'
  setOnline(true)
  await expect.poll(() => textOf(swap, 'lk-swap-confirm')).toBe('Swap')
  await swap.click('lk-swap-confirm')
  await swap.hasStatus('done')
  expect(selectors(swap)).toEqual(['0x095ea7b3', '0x07ed2379'])
})
