import { fromAccount } from './fromAccount.ts'
import type { Scene } from './Scene.ts'
import { history, leaveRecords, now, record, spam } from './transactionCast.ts'
import { withCloud } from './withCloud.ts'

const withHistory = (read: (query: URLSearchParams) => unknown) => withCloud('all', {}, { history: read })
const notConfigured = (): Response =>
  Response.json({ code: 'not_configured', message: 'Not configured' }, { status: 501 })

/** All states of the list of transactions. */
export const createActivityScenes = (): readonly Scene[] => [
  fromAccount(
    'Transactions',
    'months',
    withHistory(() => ({ data: history, next: null })),
  ),
  fromAccount('Transactions', 'pending first', {
    ...withHistory(() => ({ data: history.slice(0, 2), next: null })),
    storage: leaveRecords(
      record(),
      record({ key: 'd2', status: 'stuck', id: '0xd2', createdAt: now - 2 }),
      record({ key: 'd3', status: 'failed', cause: 'reverted', id: '0xd3', createdAt: now - 3, isFinal: true }),
    ),
  }),
  fromAccount('Transactions', 'spam shown', {
    ...withHistory(() => ({ data: [...history.slice(0, 1), ...spam], next: null })),
    press: ['lk-activity-spam'],
  }),
  fromAccount('Transactions', 'loading', { ...withCloud('hold'), advance: 120 }),
  fromAccount(
    'Transactions',
    'empty',
    withHistory(() => ({ data: [], next: null })),
  ),
  fromAccount(
    'Transactions',
    'failed',
    withHistory(() => undefined),
  ),
  fromAccount(
    'Transactions',
    'later page failed',
    withHistory((query) => (query.has('cursor') ? undefined : { data: history.slice(0, 2), next: 'more' })),
  ),
  fromAccount('Transactions', 'not available', withHistory(notConfigured)),
]
