import { ModalError } from '@latchkey/core/adapter'
import { expect, it } from 'vitest'
import { regtestId } from '../test/faces/types.ts'
import { broadcast } from './broadcast.ts'

const id = 'aa'.repeat(32)
const send = (status: number, text: string): Promise<void> =>
  broadcast(async () => ({ status, text }), { network: regtestId, id, hex: '00' })

it('treats a transaction that nodes already know as sent', async () => {
  for (const text of [
    'sendrawtransaction RPC error: {"code":-27,"message":"Transaction already in block chain"}',
    'sendrawtransaction RPC error: {"code":-26,"message":"txn-already-in-mempool"}',
    'txn-already-known',
  ])
    await expect(send(400, text)).resolves.toBeUndefined()
  await expect(send(200, 'aa')).resolves.toBeUndefined()
})

it('maps a node’s refusal to a code', async () => {
  const rows = [
    ['sendrawtransaction RPC error: {"code":-26,"message":"dust"}', 'transaction.dust'],
    ['bad-txns-in-belowout', 'transaction.insufficientFunds'],
    ['bad-txns-inputs-missingorspent', 'request.failed'],
    ['min relay fee not met, 100 < 141', 'request.failed'],
  ] as const
  for (const [text, code] of rows)
    await expect(send(400, text)).rejects.toMatchObject({ code, details: expect.stringContaining(text) })
})

it('looks up a transaction that no server confirmed, and names it if it is missing', async () => {
  const run = (status: number): Promise<void> =>
    broadcast(
      async ({ body }) => {
        if (body !== undefined) throw new ModalError('request.failed', { details: 'No esplora server answered' })
        return { status, text: '' }
      },
      { network: regtestId, id, hex: '00' },
    )
  await expect(run(200)).resolves.toBeUndefined()
  await expect(run(404)).rejects.toMatchObject({ code: 'request.failed', details: expect.stringContaining(id) })
})
