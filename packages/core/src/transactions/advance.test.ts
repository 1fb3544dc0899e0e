import { describe, expect, it } from 'vitest'
import { advance, type TransactionEvent } from './advance.ts'
import type { TransactionRecord } from './state.ts'

const record: TransactionRecord = {
  key: 'key',
  namespace: 'bip122',
  networkId: 'bip122:000000000019d6689c085ae165831e93',
  address: 'bc1q',
  summary: { action: 'send', to: null, amount: null, decimals: null, symbol: null, token: null },
  status: 'submitted',
  id: 'a',
  batchId: null,
  replacementId: null,
  replacedBy: null,
  cause: null,
  trace: null,
  waitsSinceBlock: null,
  waitsSince: 0,
  createdAt: 0,
  changedAt: 0,
  isFinal: false,
}
const missing = (block: bigint | undefined): TransactionEvent => ({ type: 'missing', block })
const included = (status: 'success' | 'reverted' | 'replaced', isFinal = false): TransactionEvent => ({
  type: 'included',
  outcome: { status, id: status === 'replaced' ? 'b' : 'a' },
  isFinal,
})

/** Applies events in order, an hour apart. */
const run = (start: TransactionRecord, ...events: readonly TransactionEvent[]): TransactionRecord =>
  events.reduce((current, event, index) => advance(current, event, (index + 1) * 3_600_000), start)

describe('a transaction that does not arrive', () => {
  it('is noted on Bitcoin after six blocks, however long they take', () => {
    const status = 'submitted'
    expect(run(record, missing(100n), missing(105n))).toMatchObject({ status, cause: null })
    const slow = run(record, missing(100n), missing(undefined), missing(106n))
    expect(slow).toMatchObject({ status, cause: 'slow', isFinal: false })
    expect(run(slow, included('success'))).toMatchObject({ status: 'confirmed', cause: null })
    expect(run(slow, { type: 'lost' })).toMatchObject({ status: 'unknown', cause: null })
    // A test chain that began anew counts from there.
    expect(run(record, missing(100n), missing(3n), missing(8n))).toMatchObject({ status, cause: null })
  })

  it('expires on Solana, and is never stuck there', () => {
    const solana: TransactionRecord = { ...record, namespace: 'solana' }
    expect(run(solana, missing(1n), missing(1_000_000n)).status).toBe('submitted')
    expect(run(solana, missing(1n), { type: 'expired' })).toMatchObject({ status: 'expired', isFinal: true })
  })
})

describe('an end', () => {
  it.each([
    ['success', { status: 'confirmed', cause: null, replacementId: null }],
    ['reverted', { status: 'failed', cause: 'reverted', replacementId: null }],
    ['replaced', { status: 'replaced', cause: null, replacementId: 'b' }],
  ] as const)('of %s is taken back while its block can be replaced, and not afterwards', (status, expected) => {
    expect(run(record, included(status))).toMatchObject({ ...expected, isFinal: false })
    const back = run(record, included(status), missing(7n))
    expect(back).toMatchObject({ status: 'confirming', cause: null, replacementId: null, waitsSinceBlock: '7' })
    const final = run(record, included(status, true))
    expect(run(final, missing(7n), { type: 'expired' }, { type: 'lost' }, { type: 'notSent' })).toBe(final)
  })

  it('is not invented for a request that the wallet has not answered', () => {
    for (const status of ['preparing', 'awaitingWallet'] as const) {
      const open: TransactionRecord = { ...record, status, id: null }
      expect(run(open, missing(7n), included('success'), { type: 'expired' })).toBe(open)
    }
  })
})

it('keeps what is learned of it, whatever its state', () => {
  const facts = (name: string): TransactionEvent => ({ type: 'facts', facts: { [name]: 'x' } })
  const trace = { isContract: true, facts: { a: 'x' } }
  for (const status of ['awaitingWallet', 'submitted', 'confirmed'] as const)
    expect(run({ ...record, status, trace }, facts('b')).trace).toEqual({ isContract: true, facts: { a: 'x', b: 'x' } })
  expect(run(record, facts('b')).trace).toEqual({ isContract: false, facts: { b: 'x' } })
  expect(run(record, { type: 'expired' }, facts('b')).trace).toEqual({ isContract: false, facts: { b: 'x' } })
})

it('changes nothing if nothing is new', () => {
  const waiting = run(record, missing(100n))
  expect(run(waiting, missing(101n), { type: 'sent', id: 'a', batchId: null }, { type: 'notSent' })).toBe(waiting)
  const confirmed = run(record, included('success'))
  expect(run(confirmed, included('success'))).toBe(confirmed)
})
