import { sendPlugin } from '@latchkey/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { openSend, type SendVisit } from '../../test/openSend.ts'
import { addresses } from '../../test/scenes/cast.ts'
import { createSendScenes, known, usdc } from '../../test/scenes/createSendScenes.ts'
import { playScene } from '../../test/playScene.ts'

describeScenes('WalletSend')

const stranger = '0x2222222222222222222222222222222222222222'
const ether = 10n ** 18n
const textOf = (send: SendVisit, testId: string) => send.find(testId).innerText
const valueOf = (send: SendVisit, testId: string) => send.find(testId).closest('input')?.value
const focusedIn = (send: SendVisit) => send.root().activeElement?.getAttribute('data-testid')

it('keeps every digit of a typed amount, and shows what it is worth', async () => {
  const send = await openSend()
  for (const text of ['1', '1.', '1.5', '1.50', '.5', '0,5']) {
    send.fill('lk-send-amount', text)
    await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe(text)
  }
  send.fill('lk-send-amount', '0.1')
  await expect.poll(() => send.state().amount).toBe(ether / 10n)
  await expect.poll(() => send.text()).toContain('$260.12')
})

it('types in dollars, to the cent and cut off, and returns to the coin without changing the amount (behaviour 2)', async () => {
  const send = await openSend()
  send.fill('lk-send-amount', '0.1')
  const swap = () => send.screen().getByRole('button', { name: /instead$/ })
  await swap().click()
  await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe('260.12')
  await expect.poll(() => send.state().amount).toBe(ether / 10n)
  send.fill('lk-send-amount', '100')
  await expect.poll(() => send.state().amount).toBe(38_443_056_222_969_726n)
  await expect.poll(() => send.text()).toContain('0.038443 ETH')
  await swap().click()
  await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe('0.038443056222969726')
  await expect.poll(() => send.state().amount).toBe(38_443_056_222_969_726n)
})

it('says what is wrong with an amount, and takes none of its characters away (behaviour 5)', async () => {
  const send = await openSend()
  send.fill('lk-send-amount', 'abc')
  await expect.poll(() => send.text()).toContain('Enter a number, such as 0.25.')
  send.fill('lk-send-amount', '0.1234567890123456789')
  await expect.poll(() => send.text()).toContain('ETH has at most 18 decimals.')
  await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe('0.1234567890123456789')
  send.fill('lk-send-amount', '3')
  await expect.poll(() => send.text()).toContain('You have 0.742 ETH.')
})

it('takes parts of the balance of the chosen token, by its own decimals (behaviour 3)', async () => {
  const send = await openSend({ enter: { token: usdc } })
  await expect.poll(() => textOf(send, 'lk-send-balance')).toBe('550.960 USDC available')
  await send.click('lk-send-percentage-25')
  await expect.poll(() => send.state().amount).toBe(137_740_000n)
  await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe('137.74')
})

it('follows the largest amount until the visitor types one', async () => {
  const send = await openSend({ enter: { to: stranger } })
  await send.click('lk-send-max')
  await send.rest()
  await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe('0.74179')
  await expect.poll(() => send.find('lk-send-max').ariaPressed).toBe('true')
  send.find('lk-send-amount').focus()
  send.find('lk-send-amount').blur()
  await expect.poll(() => send.state().isMax).toBe(true)
  send.fill('lk-send-amount', '0.5')
  await expect.poll(() => send.state()).toMatchObject({ isMax: false, amount: ether / 2n })
})

it('fills in a known receiver by its name, and shows the address that the name has now (behaviour 7)', async () => {
  const send = await openSend()
  await send.click('lk-send-to-0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
  await expect.poll(() => textOf(send, 'lk-send-receiver')).toContain('You have sent here before')
  await expect.poll(() => valueOf(send, 'lk-send-to')).toBe('grace.eth')
  send.fill('lk-send-to', '')
  await send.click(`lk-send-to-${addresses[2]}`)
  await expect.poll(() => textOf(send, 'lk-send-receiver')).toContain('Your own account')
})

it('looks up a name only once typing rests', async () => {
  const send = await openSend()
  send.find('lk-send-to').focus()
  await userEvent.keyboard('kit.eth')
  await expect.poll(() => send.state()).toMatchObject({ receiverText: 'kit.eth', receiver: { status: 'none' } })
  await send.advance(500)
  await expect.poll(() => send.state().receiver).toMatchObject({ status: 'found', address: known })
})

it('continues with Enter from the amount to the receiver, and stays disabled until both are there', async () => {
  const send = await openSend()
  await expect.poll(() => send.find('lk-send-review').ariaDisabled).toBe('true')
  send.fill('lk-send-amount', '0.25')
  await userEvent.keyboard('{Enter}')
  expect(focusedIn(send)).toBe('lk-send-to')
  send.fill('lk-send-to', stranger)
  await expect.poll(() => send.find('lk-send-review').ariaDisabled).toBeNull()
  await userEvent.keyboard('{Enter}')
  await send.settled('WalletSendPreview')
})

it('names the error of the receiver on Enter, also while a name is typed, and keeps the focus there', async () => {
  const send = await openSend()
  const problem = () =>
    send.find('lk-send-to').closest('.lk-address-input')?.querySelector('[role="alert"]')?.textContent
  send.find('lk-send-to').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(problem).toBe('Enter a name or an address.')
  await userEvent.keyboard('0x12')
  await send.rest()
  expect(problem()).toBe('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(problem).toContain('neither an address nor a name')
  expect(focusedIn(send)).toBe('lk-send-to')
  send.fill('lk-send-to', 'none.et')
  await userEvent.keyboard('h{Enter}')
  await expect.poll(problem).toContain('No address belongs to this name')
  expect(focusedIn(send)).toBe('lk-send-to')
})

it('checks at Enter a name whose typing has not rested', async () => {
  const send = await openSend()
  send.fill('lk-send-amount', '0.25')
  send.find('lk-send-to').focus()
  await userEvent.keyboard('kit.eth{Enter}')
  await send.settled('WalletSendPreview')
  await expect.poll(() => send.state().review).toMatchObject({ to: known, name: 'kit.eth' })
})

it('offers what is left after the fee, and moves the focus to the reason', async () => {
  const send = await openSend({ enter: { to: stranger, amount: '0.742' } })
  await send.click('lk-send-review')
  await expect.poll(() => focusedIn(send)).toBe('lk-send-problem')
  expect(textOf(send, 'lk-send-problem')).toContain('The fee is at most 0.00021 ETH and is paid in ETH')
  expect(textOf(send, 'lk-send-review')).toBe('Send 0.74179 ETH instead')
  await send.click('lk-send-review')
  await send.settled('WalletSendPreview')
  await expect.poll(() => send.state().review?.amount).toBe(741_790_000_000_000_000n)
})

it('shows the whole sentence that a contract gives as its reason', async () => {
  const reason = 'ERC20: transfer amount exceeds what the owner of this contract allows within one day'
  const send = await openSend({
    enter: { to: stranger, amount: '0.25' },
    replies: { simulate: { status: 'failure', reason } },
  })
  await send.click('lk-send-review')
  await expect.poll(() => send.find('lk-send-problem').innerText).toContain(reason)
})

it('says why the chain would refuse, with its reason as plain text', async () => {
  const reason = 'paused\u202E\n<b>'
  const send = await openSend({
    enter: { to: stranger, amount: '0.1' },
    replies: { simulate: { status: 'failure', reason } },
  })
  await send.click('lk-send-review')
  await expect.poll(() => send.query('lk-send-problem')?.innerText).toContain('Reason: paused <b>')
  send.fill('lk-send-amount', '0.2')
  await expect.poll(() => send.query('lk-send-problem')).toBeNull()
})

it('keeps what was entered while the visitor chooses a token and returns', async () => {
  const send = await openSend()
  send.fill('lk-send-amount', '0.25')
  send.fill('lk-send-to', stranger)
  await send.click('lk-send-token')
  await send.settled('WalletSendSelectToken')
  await send.click('lk-header-back')
  await send.settled('WalletSend')
  await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe('0.25')
  await expect.poll(() => valueOf(send, 'lk-send-to')).toBe(stranger)
})

it('keeps the visitor’s changes to what the app has passed, while they choose a token and return', async () => {
  const send = await openSend()
  send.modal.controllers.router.reset('Account')
  send.modal.controllers.router.push('WalletSend', { to: stranger, amount: '0.5' })
  await expect.poll(() => send.query('lk-send-amount') && valueOf(send, 'lk-send-amount')).toBe('0.5')
  await send.settled('WalletSend')
  send.fill('lk-send-amount', '0.25')
  await send.click('lk-send-token')
  await send.settled('WalletSendSelectToken')
  await send.click('lk-header-back')
  await send.settled('WalletSend')
  // The machine has answered the visit by then.
  await send.rest()
  await expect.poll(() => valueOf(send, 'lk-send-amount')).toBe('0.25')
  await expect.poll(() => send.state().amount).toBe(ether / 4n)
})

it('chooses a speed on Bitcoin, with the balance and the fee in its coin (behaviour 10)', async () => {
  const scene = createSendScenes().find(({ name }) => name === 'WalletSend · speeds')
  if (!scene) throw new TypeError('There is no such scene.')
  const modal = await playScene(scene)
  const machine = await modal.modal.plugin(sendPlugin).load()
  await expect.poll(() => modal.find('lk-send-balance').innerText).toBe('0.742 BTC available')
  await expect.poll(() => modal.find('lk-send-fee').innerText).toContain('0.00001128 BTC')
  await modal.click('lk-send-speed-fast')
  await machine.check()
  expect(modal.modal.plugin(sendPlugin).store.getState().review?.speed).toBe('fast')
})
