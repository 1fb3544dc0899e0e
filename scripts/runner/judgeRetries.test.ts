import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'
import { parseFlakyRecord } from './flakyRecord.ts'
import { judgeRetries } from './judgeRetries.ts'
import { findNeverRetried, neverRetried } from './neverRetried.ts'
import type { Retry } from './retries.ts'

const retry = (parts: Partial<Retry> = {}): Retry => ({
  package: 'core',
  file: 'src/a.test.ts',
  name: 'restores a session',
  reason: 'expected 1 to be 2',
  ...parts,
})
const heading = 'test\tdate\tcause\tfix\n'
const row = 'core: src/a.test.ts > restores a session\t2026-01-31\ta timer\ta fake clock\n'

describe('judgeRetries', () => {
  it('accepts five retries and returns those that are not recorded', () => {
    const retries = ['a', 'b', 'c', 'd', 'e'].map((name) => retry({ name }))
    expect(judgeRetries({ retries, record: [] })).toStrictEqual({ problems: [], unrecorded: retries })
  })

  it('refuses a sixth retry', () => {
    const retries = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => retry({ name }))
    expect(judgeRetries({ retries, record: [] }).problems).toStrictEqual([
      '6 tests were retried; a run may retry at most 5',
    ])
  })

  it('refuses a recorded test that is flaky again, also after its file has moved', () => {
    const record = parseFlakyRecord(heading + row)
    expect(judgeRetries({ retries: [], record }).problems).toStrictEqual([])
    for (const file of ['src/a.test.ts', 'src/connect/b.test.ts']) {
      const { problems, unrecorded } = judgeRetries({ retries: [retry({ file })], record })
      expect(problems).toStrictEqual([expect.stringContaining('flaky again, although flaky.tsv:2')])
      expect(unrecorded).toStrictEqual([])
    }
    expect(judgeRetries({ retries: [retry({ package: 'react' })], record }).problems).toStrictEqual([])
  })

  it('refuses a retried test of sign-in', () => {
    const { problems } = judgeRetries({ retries: [retry({ file: 'src/sign-in/a.test.ts' })], record: [] })
    expect(problems).toStrictEqual([expect.stringContaining('a test of sign-in is never retried')])
  })

  it.each([
    ['date', row.replace('2026-01-31', 'yesterday')],
    ['cause', row.replace('a timer', ' ')],
    ['fix', row.replace('\ta fake clock', '')],
  ])('refuses a row of flaky.tsv without its %s', (_, text) => {
    const { problems } = judgeRetries({ retries: [], record: parseFlakyRecord(heading + text) })
    expect(problems).toStrictEqual([expect.stringMatching(/^flaky\.tsv:2: /)])
  })
})

describe('findNeverRetried', () => {
  it.each([
    ['packages/core/src/createModal.signIn.test.ts', '', 'sign-in'],
    ['packages/siwx/src/verify/verifySession.test.ts', '', 'sign-in'],
    ['/anywhere/packages/testing/src/phone/phoneSignIn.test.ts', '', 'sign-in'],
    ['packages/react/src/modal/signIn.test.tsx', 'signs out when the wallet disconnects', 'sign-in'],
    ['packages/core/src/login/createLogin.test.ts', '', 'sign-in'],
    ['packages/cloud/src/projects/projects.test.ts', '', 'access control'],
    ['packages/cloud/src/relay/access/checkClientToken.test.ts', '', 'access control'],
    ['packages/cloud/src/http/cors.test.ts', 'refuses an origin that is not on its list', 'access control'],
    ['packages/cloud/src/http/middleware/middleware.test.ts', '', 'access control'],
    ['packages/cloud/src/limits/limits.test.ts', '', 'limits'],
    ['packages/cloud/src/request/getClientAddress.test.ts', '', 'limits'],
    ['packages/cloud/src/http/getClientAddress.test.ts', '', 'limits'],
    ['packages/cloud/src/relay/limits/relayLimits.test.ts', '', 'limits'],
    ['packages/cloud/src/relay/socket.test.ts', 'ends a socket over its rate limit', 'limits'],
    ['packages/adapter-eip155/src/features/toTransferCall.test.ts', '', 'money'],
    ['packages/core/src/send/createSend.test.ts', '', 'money'],
    ['packages/e2e/src/journeys/manyChains.test.ts', 'sends SOL and a token', 'money'],
    ['packages/react/src/views/activity/TransactionsView.test.tsx', 'shows the fee', 'money'],
    ['packages/react/src/views/send/WalletSendView.test.tsx', 'is shown', 'money'],
  ])('does not let %s (%s) be retried', (file, name, subject) => {
    expect(findNeverRetried({ path: file, name })).toBe(subject)
  })

  it.each([
    ['packages/e2e/src/journeys/access.test.ts', 'moves the focus to the heading'],
    ['packages/cloud/src/http/routes/relay/sendRelayRpc.test.ts', 'answers with its id'],
    ['packages/core/src/remote/walletConnect/sign/outage.test.ts', 'signs a message'],
    ['/siwx/packages/react/src/ui/Button.test.tsx', 'is pressed'],
    ['packages/react/src/views/activity/TransactionsView.test.tsx', 'keeps the rows when a later page fails'],
    ['packages/react/src/views/transaction/TransactionDetailsView.test.tsx', 'leads to the explorer'],
    ['packages/e2e/src/journeys/connect.test.ts', 'signs out when the wallet disconnects'],
    ['packages/e2e/src/journeys/cloud.test.ts', 'refuses an origin that is not on its list'],
    ['/anywhere/packages/core/src/login/frame/wallet.test.ts', 'signs in'],
  ])('lets %s (%s) be retried', (file, name) => {
    expect(findNeverRetried({ path: file, name })).toBeUndefined()
  })

  it('has its table in CONTRIBUTING', () => {
    const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
    for (const { subject, paths, titles } of neverRetried)
      expect(guide).toContain(`| ${subject} | ${list(paths)} | ${list(titles)} |`)
  })
})

function list(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}
