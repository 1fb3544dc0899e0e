import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { openSend } from '../../test/openSend.ts'
import { known, lookAlike } from '../../test/scenes/createSendScenes.ts'

describeScenes('WalletSendLookAlike')

it('comes before the review, and the safe way takes the known address (behaviour 8)', async () => {
  const send = await openSend({ enter: { to: lookAlike, amount: '0.25' } })
  await send.click('lk-send-review')
  await send.settled('WalletSendLookAlike')
  expect(send.transfer.log.filter(({ method }) => method === 'simulate')).toEqual([])
  await expect.poll(() => send.find('lk-send-diff').querySelectorAll('mark').length).toBeGreaterThan(0)
  await send.click('lk-send-use-known')
  await send.settled('WalletSend')
  await expect.poll(() => send.state().receiver).toMatchObject({ status: 'found', address: known, lookAlike: null })
})

it('keeps the entered address once the visitor has compared both', async () => {
  const send = await openSend({ enter: { to: lookAlike, amount: '0.25' } })
  await send.click('lk-send-review')
  await send.settled('WalletSendLookAlike')
  await send.click('lk-send-keep')
  await send.settled('WalletSend')
  await send.click('lk-send-review')
  await send.settled('WalletSendPreview')
  await expect.poll(() => send.state().review?.to).toBe(lookAlike)
})
