import { ModalError } from '@latchkey/core/adapter'
import type { TransactionProgress } from '@latchkey/core/adapter'
import { createFakeClock } from '@latchkey/core/testing'
import { describe, expect, it } from 'vitest'
import type { Reader } from './createReader.ts'
import { waitForTransaction } from './waitForTransaction.ts'

/** A chain whose height and statuses are those of each look, the last for ever. */
function createChain(looks: readonly { readonly height: number; readonly status: unknown }[]): Reader {
  let look = -1
  const at = () => looks[Math.min(look, looks.length - 1)]
  return {
    ask: async () => at()?.height,
    askValue: async () => {
      look++
      return [at()?.status]
    },
  }
}

async function wait(
  looks: Parameters<typeof createChain>[0],
  known?: Parameters<typeof waitForTransaction>[0]['known'],
  isFinal?: boolean,
) {
  const clock = createFakeClock()
  const controller = new AbortController()
  const told: TransactionProgress[] = []
  const onStatus = (progress: TransactionProgress): void => void told.push(progress)
  const reader = createChain(looks)
  const waiting = waitForTransaction({ id: 'id', reader, known, clock, onStatus, isFinal, signal: controller.signal })
  const outcome = waiting.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  return {
    outcome,
    told,
    controller,
    clock,
    /** Lets so many polls pass. */
    pass: async (polls: number) => {
      for (let poll = 0; poll < polls; poll++) {
        await expect.poll(() => clock.countTimers()).toBe(1)
        clock.advance(1_000)
      }
    },
  }
}

const confirmed = { confirmationStatus: 'confirmed', err: null }

describe('waitForTransaction', () => {
  it('waits until the chain has confirmed it, each second', async () => {
    const waiting = await wait([
      { height: 1, status: null },
      { height: 2, status: { confirmationStatus: 'processed', err: null } },
      { height: 3, status: confirmed },
    ])
    await waiting.pass(2)
    expect(await waiting.outcome).toEqual({ value: { status: 'success', id: 'id' } })
    expect(waiting.clock.countTimers()).toBe(0)
    expect(waiting.told).toEqual([
      { status: 'notFound', block: 1n },
      { status: 'pending', block: 2n },
    ])
  })

  it('waits for finality if asked, and tells when a confirmed transaction is gone', async () => {
    const waiting = await wait(
      [
        { height: 1, status: confirmed },
        { height: 2, status: null },
        { height: 3, status: confirmed },
        { height: 4, status: { ...confirmed, confirmationStatus: 'finalized' } },
      ],
      undefined,
      true,
    )
    await waiting.pass(3)
    const outcome = { status: 'success', id: 'id' }
    expect(await waiting.outcome).toEqual({ value: outcome })
    expect(waiting.told).toEqual([
      { status: 'included', outcome },
      { status: 'notFound', block: 2n },
      { status: 'included', outcome },
    ])
  })

  it('reports a reverted transaction', async () => {
    const status = { confirmationStatus: 'finalized', err: { InstructionError: [0, 'InvalidArgument'] } }
    const waiting = await wait([{ height: 1, status }])
    expect(await waiting.outcome).toEqual({ value: { status: 'reverted', id: 'id' } })
  })

  it('rejects an expired transaction only after its last block', async () => {
    const waiting = await wait(
      [
        { height: 10, status: null },
        { height: 11, status: null },
        { height: 11, status: null },
      ],
      { lastValidBlockHeight: 10n },
    )
    await waiting.pass(2)
    expect(await waiting.outcome).toMatchObject({ error: { code: 'transaction.expired' } })
  })

  it('finds a transaction that landed in its last block', async () => {
    const waiting = await wait(
      [
        { height: 11, status: null },
        { height: 12, status: confirmed },
      ],
      { lastValidBlockHeight: 10n },
    )
    await waiting.pass(1)
    expect(await waiting.outcome).toEqual({ value: { status: 'success', id: 'id' } })
  })

  it('waits for a blockhash’s lifetime for an unknown transaction', async () => {
    const waiting = await wait([
      { height: 1_000, status: null },
      { height: 1_150, status: null },
      { height: 1_151, status: null },
      { height: 1_152, status: null },
    ])
    await waiting.pass(3)
    expect(await waiting.outcome).toMatchObject({ error: { code: 'transaction.expired' } })
  })

  it('waits without a limit for a transaction with a nonce', async () => {
    const waiting = await wait(
      [
        { height: 1, status: null },
        { height: 1_000_000, status: null },
        { height: 1_000_001, status: confirmed },
      ],
      { lastValidBlockHeight: undefined },
    )
    await waiting.pass(2)
    expect(await waiting.outcome).toEqual({ value: { status: 'success', id: 'id' } })
  })

  it('ends with its signal, and leaves no timer', async () => {
    const waiting = await wait([{ height: 1, status: null }])
    await expect.poll(() => waiting.clock.countTimers()).toBe(1)
    waiting.controller.abort(new ModalError('request.aborted'))
    expect(await waiting.outcome).toMatchObject({ error: { code: 'request.aborted' } })
    expect(waiting.clock.countTimers()).toBe(0)
  })

  it.each([[undefined], ['x'], [7], [{}]])('takes %s for no answer yet', async (status) => {
    const waiting = await wait([
      { height: 1, status },
      { height: 1, status: confirmed },
    ])
    await waiting.pass(1)
    expect(await waiting.outcome).toEqual({ value: { status: 'success', id: 'id' } })
  })
})
