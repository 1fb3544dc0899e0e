import { describe, expect, it } from 'vitest'
import { createTestClient } from '../test/createTestClient.ts'
import { createMessage } from './createMessage.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const call = { connectionId: 'eip155:com.example' }
const signature = `0x${'ab'.repeat(65)}`

describe('createMessage', () => {
  it('has text signed as UTF-8 by the account in use [S7.090]', async () => {
    const { getClient, asked } = createTestClient(signature)
    expect(await createMessage(getClient).sign({ ...call, message: 'Größe 🔑' })).toEqual({ signature })
    expect(asked).toEqual([['personal_sign', ['0x4772c3b6c39f6520f09f9491', address]]])
  })

  it.each([signature, `0x${'00'.repeat(5_000)}`])('passes a signature of any kind on', async (given) => {
    const { getClient } = createTestClient(given)
    expect(await createMessage(getClient).sign({ ...call, message: '' })).toEqual({ signature: given })
  })

  it.each([
    null,
    undefined,
    '',
    '0x',
    '0x00',
    signature.slice(0, -1),
    signature.slice(2),
    {},
    [signature],
    `0x${'ab'.repeat(1_000_000)}`,
  ])('refuses an answer that is no signature', async (answer) => {
    const { getClient } = createTestClient(answer)
    await expect(createMessage(getClient).sign({ ...call, message: 'x' })).rejects.toMatchObject({
      code: 'wallet.invalidResponse',
    })
  })

  it('rejects an unknown account without a request', async () => {
    const { getClient, asked } = createTestClient(signature)
    const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
    await expect(createMessage(getClient).sign({ ...call, message: 'x', address: other })).rejects.toMatchObject({
      code: 'account.notFound',
    })
    expect(asked).toEqual([])
  })
})
