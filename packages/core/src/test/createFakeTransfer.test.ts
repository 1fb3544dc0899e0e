import { describe, expect, it } from 'vitest'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createFakeTransfer } from './createFakeTransfer.ts'

const call = { connectionId: 'eip155:io.metamask', to: `0x${'1'.repeat(40)}`, amount: 5n }

describe('createFakeTransfer', () => {
  it('answers reads as scripted: with a value, by a function of the call, or with an error', async () => {
    const fake = createFakeTransfer({ simulate: ({ amount }) => ({ status: 'success', arrives: amount - 1n }) })
    const { transfer } = fake.features
    expect(await transfer.estimate(call)).toEqual({ fee: 21n, feeAtMost: 42n })
    expect(await transfer.getMax(call)).toEqual({ amount: 1_000n, fee: 42n })
    expect(await transfer.inspect(call)).toEqual({ kind: 'account' })
    expect(await transfer.simulate(call)).toEqual({ status: 'success', arrives: 4n })
    fake.replies.simulate = { status: 'failure', reason: 'paused' }
    expect(await transfer.simulate(call)).toEqual({ status: 'failure', reason: 'paused' })
    fake.replies.inspect = new ModalError('request.failed')
    await expect(transfer.inspect(call)).rejects.toMatchObject({ code: 'request.failed' })
    expect(fake.log.map(({ method }) => method)).toEqual([
      ...['estimate', 'getMax', 'inspect', 'simulate', 'simulate', 'inspect'],
    ])
  })

  it('sends when the visitor approves, and nothing when they refuse or the caller aborts', async () => {
    const fake = createFakeTransfer()
    const { transfer } = fake.features
    expect(await transfer.send(call)).toEqual({ id: expect.stringMatching(/^0x0+1$/) })
    fake.answer = 'reject'
    await expect(transfer.send(call)).rejects.toMatchObject({ code: 'request.rejected' })
    fake.answer = 'hold'
    const waiting = transfer.send(call)
    fake.settle('approve')
    expect(await waiting).toEqual({ id: expect.stringMatching(/^0x0+2$/) })
    const controller = new AbortController()
    const aborted = transfer.send({ ...call, signal: controller.signal })
    controller.abort(new ModalError('request.aborted'))
    await expect(aborted).rejects.toMatchObject({ code: 'request.aborted' })
    expect(fake.sent).toEqual([call, call])
  })
})
