import { ModalError } from '@latchkey/core/internal'
import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { openSend, type SendVisit } from '../../test/openSend.ts'
import { known, usdc } from '../../test/scenes/createSendScenes.ts'

describeScenes('WalletSendPreview')

const stranger = '0x2222222222222222222222222222222222222222'
const enter = { to: stranger, amount: '0.25' }

const atReview = async (parameters: Parameters<typeof openSend>[0] = {}): Promise<SendVisit> => {
  const send = await openSend({ enter, ...parameters })
  await send.click('lk-send-review')
  await send.settled('WalletSendPreview')
  return send
}

it('shows the whole address, what it costs, and what changes, before the wallet is asked (behaviour 11)', async () => {
  const send = await atReview()
  await expect.poll(() => send.find('lk-send-sum').innerText).toContain('0.25 ETH')
  await expect.poll(() => send.find('lk-send-sum').innerText).toContain('$650.31 on Ethereum')
  await expect.poll(() => send.find('lk-send-address').textContent).toBe(stranger)
  await expect.poll(() => send.find('lk-send-notes').innerText).toContain('First time to this address')
  const facts = send.find('lk-send-facts').innerText.replace(/\s+/g, ' ')
  expect(facts).toContain('Network fee $0.42 0.000162 ETH')
  expect(facts).toContain('Trial run −0.25 ETH')
  expect(facts).toContain('Total $650.73 0.250162 ETH')
  expect(send.transfer.sent).toEqual([])
})

it('names a token’s contract and what arrives of it', async () => {
  const send = await atReview({
    enter: { to: 'kit.eth', token: usdc, amount: '20' },
    replies: { simulate: ({ amount }) => ({ status: 'success', arrives: amount - 10_000n }) },
  })
  await expect.poll(() => send.find('lk-send-address').textContent).toBe(known)
  await expect
    .poll(() => send.find('lk-send-warnings').innerText)
    .toContain('This token takes a fee of 0.01 USDC from the transfer.')
  await expect.poll(() => send.find('lk-send-facts').innerText).toContain('19.99 USDC')
  await expect.poll(() => send.find('lk-send-facts').querySelector(`[title="${usdc}"]`)).not.toBeNull()
})

it('asks the wallet once, waits for it by name, and shows the account with a toast afterwards [S2.029]', async () => {
  const send = await atReview({ answer: 'hold' })
  await send.click('lk-send-confirm')
  await send.hasStatus('sending')
  await expect.poll(() => send.find('lk-send-confirm').innerText.trim()).toBe('Open MetaMask…')
  send.find('lk-send-confirm').click()
  await expect.poll(() => send.transfer.log.filter(({ method }) => method === 'send').length).toBe(1)
  send.transfer.settle('approve')
  await send.settled('Account')
  expect(send.transfer.sent).toMatchObject([{ to: stranger, amount: 250_000_000_000_000_000n }])
  await expect.poll(() => send.query('lk-toast')?.innerText).toContain('Sent. Waiting for the network.')
  await send.click('lk-account-send')
  await send.settled('WalletSend')
  await expect.poll(() => send.state()).toMatchObject({ amountText: '', receiverText: '', status: 'editing' })
})

it('is still there after the wallet declined, and can be sent', async () => {
  const send = await atReview({ answer: 'reject' })
  await send.click('lk-send-confirm')
  await expect.poll(() => send.query('lk-send-declined')?.innerText).toContain('Declined in MetaMask')
  send.transfer.answer = 'approve'
  await send.click('lk-send-confirm')
  await send.settled('Account')
})

it('says why it failed, and checks again before another press sends (behaviour 12)', async () => {
  const send = await atReview({ answer: new ModalError('transaction.feeTooHigh') })
  await send.click('lk-send-confirm')
  await expect.poll(() => send.query('lk-send-failed')?.innerText).toContain('Network fee is too high')
  await expect.poll(() => send.text()).toContain('Nothing was sent. Try again.')
  send.transfer.answer = 'approve'
  await send.click('lk-send-confirm')
  await send.hasStatus('ready')
  expect(send.transfer.sent).toEqual([])
  await send.click('lk-send-confirm')
  await send.settled('Account')
})

it('offers no second press while it may have been sent', async () => {
  const send = await atReview({ answer: new ModalError('wallet.timeout') })
  await send.click('lk-send-confirm')
  await expect.poll(() => send.query('lk-send-failed')?.innerText).toContain('It may have been sent')
  await expect.poll(() => send.query('lk-send-confirm')).toBeNull()
  await send.click('lk-send-account')
  await send.settled('Account')
})

it('returns to the form with the reason if the chain has changed meanwhile', async () => {
  const send = await atReview()
  send.transfer.replies.simulate = { status: 'failure', reason: 'paused' }
  await send.click('lk-send-confirm')
  await send.settled('WalletSend')
  await expect.poll(() => send.find('lk-send-problem').innerText).toContain('This would fail')
  expect(send.transfer.sent).toEqual([])
})

it('shows what the wallet was asked for when the form is opened again, and lets the visitor change it once it is declined', async () => {
  const send = await atReview({ answer: 'hold' })
  await send.click('lk-send-confirm')
  await send.hasStatus('sending')
  await send.click('lk-header-close')
  await send.closed()
  await send.open()
  await send.click('lk-account-send')
  await send.settled('WalletSend')
  await expect.poll(() => send.find('lk-send-confirm').innerText.trim()).toBe('Open MetaMask…')
  send.transfer.settle('reject')
  await send.click('lk-send-change')
  await expect.poll(() => send.query('lk-send-amount')).not.toBeNull()
  await expect.poll(() => send.state()).toMatchObject({ status: 'editing', receiverText: stranger })
})
