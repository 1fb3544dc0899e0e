import type { Transaction, TransactionRecord } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { toIcon } from '../toIcon.ts'
import { addresses } from './cast.ts'
import type { Scene } from './Scene.ts'

// The transactions of the scenes.

const [own, other] = addresses
/** When the scenes' clock starts. */
export const now = Date.UTC(2025, 0, 1)
const hash = (digits: string): string => `0x${digits.padStart(64, '0')}`

type Transfer = Transaction['transfers'][number]

/** A transfer of a token, as the cloud reports it. */
export const move = (direction: Transfer['direction'], numeric: string, symbol: string): Transfer => ({
  direction,
  from: direction === 'in' ? other : own,
  to: direction === 'in' ? own : other,
  ...(symbol === 'ETH' ? {} : { address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }),
  fungible_info: { name: symbol, symbol, icon: { url: toIcon(symbol === 'ETH' ? '#627eea' : '#2775ca') } },
  quantity: { numeric },
})

/** A transaction of the account's history on Ethereum. */
export const row = (
  digits: string,
  part: Partial<Transaction['metadata']> & Pick<Partial<Transaction>, 'fee' | 'flags' | 'transfers'> = {},
): Transaction => {
  const { fee, flags, transfers = [], ...metadata } = part
  return {
    id: `eip155:1:${hash(digits)}`,
    metadata: {
      minedAt: '2024-11-19T12:00:00.000Z',
      chain: 'eip155:1',
      hash: hash(digits),
      operationType: 'send',
      status: 'confirmed',
      sentFrom: own,
      sentTo: other,
      ...metadata,
    },
    transfers,
    ...(fee && { fee }),
    ...(flags && { flags }),
  }
}

/** What the cloud answers for an account with some history. */
export const history = [
  row('a1', { transfers: [move('out', '0.25', 'ETH')], fee: { symbol: 'ETH', numeric: '0.000042' } }),
  row('a2', {
    minedAt: '2024-11-18T12:00:00.000Z',
    operationType: 'trade',
    transfers: [move('out', '100', 'USDC'), move('in', '0.0384567', 'ETH')],
    fee: { symbol: 'ETH', numeric: '0.0002' },
  }),
  row('a3', { minedAt: '2024-11-18T11:00:00.000Z', operationType: 'approve' }),
  row('a4', {
    minedAt: '2024-11-02T12:00:00.000Z',
    status: 'failed',
    transfers: [move('out', '100', 'USDC')],
    fee: { symbol: 'ETH', numeric: '0.0001' },
  }),
  row('b1', {
    minedAt: '2024-10-03T12:00:00.000Z',
    operationType: 'receive',
    sentFrom: other,
    sentTo: own,
    transfers: [move('in', '650.9519', 'USDC')],
  }),
  row('b2', {
    minedAt: '2024-10-01T12:00:00.000Z',
    operationType: 'receive',
    sentFrom: other,
    transfers: [move('in', '0.0000001', 'ETH'), move('in', '12', 'USDC')],
  }),
] as const

/** What looks like spam: a token named like a website. */
export const spam = [1, 2, 3].map((number) =>
  row(`c${number}`, {
    minedAt: '2024-11-10T12:00:00.000Z',
    operationType: 'receive',
    sentFrom: other,
    sentTo: own,
    transfers: [move('in', '5000', 'claim.example')],
  }),
)

/** A transaction of this browser: 0.25 ETH to another account. */
export const record = (part: Partial<TransactionRecord> = {}): TransactionRecord => ({
  key: 'd1',
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: own,
  summary: { action: 'send', to: other, amount: '250000000000000000', decimals: 18, symbol: 'ETH', token: null },
  status: 'submitted',
  id: hash('d1'),
  batchId: null,
  replacementId: null,
  replacedBy: null,
  cause: null,
  trace: null,
  waitsSinceBlock: null,
  waitsSince: now,
  createdAt: now,
  changedAt: now,
  isFinal: false,
  ...part,
})

/** The storage of a visit that left these transactions. */
export const leaveRecords = (...records: readonly TransactionRecord[]): NonNullable<Scene['storage']> =>
  createMemoryStorage({ '@latchkey/transactions': JSON.stringify({ v: 1, value: records }) })
