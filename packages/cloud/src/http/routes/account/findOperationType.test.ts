import { expect, it } from 'vitest'
import type { HistoryTransaction, HistoryTransfer } from '../../../upstream/history/History.ts'
import { findOperationType } from './findOperationType.ts'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const zero = '0x0000000000000000000000000000000000000000'
const coin = { numeric: '1' }
const token = { contract: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', numeric: '1' }
const item = { contract: other, tokenId: '7', numeric: '1' }

const move = (from: string, to: string, asset: object = coin): HistoryTransfer => ({ from, to, ...asset })

it.each([
  ['send', { transfers: [move(own, other)] }],
  ['send', { transfers: [move(own.toLowerCase(), other, token)] }],
  ['send', { transfers: [move(own, own)] }],
  ['receive', { transfers: [move(other, own)] }],
  ['trade', { transfers: [move(own, other), move(other, own, token)] }],
  ['trade', { transfers: [move(own, other), move(zero, own, token)] }],
  // What was too much came back.
  ['send', { transfers: [move(own, other), move(other, own)] }],
  ['mint', { transfers: [move(zero, own, token)] }],
  ['mint', { transfers: [move(own, other), move(zero, own, item)] }],
  ['trade', { transfers: [move(own, other), move(other, own, item)] }],
  ['approve', { method: 'approve' }],
  ['approve', { method: 'setApprovalForAll' }],
  ['approve', { method: '0x095ea7b3' }],
  ['execute', { method: 'multicall' }],
  ['execute', {}],
  ['deploy', { to: '', method: 'approve' }],
])('derives %s from %j', (type, change: Partial<HistoryTransaction>) => {
  const transaction: HistoryTransaction = {
    ...{ chainId: 'eip155:1', hash: '0x01', minedAt: 1, status: 'confirmed', from: own, to: other, transfers: [] },
    ...change,
  }
  expect(findOperationType(transaction, own)).toBe(type)
})
