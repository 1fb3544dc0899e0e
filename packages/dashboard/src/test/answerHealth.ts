import {
  adminGetMailHealth,
  adminGetRelayHealth,
  adminGetStorageHealth,
  adminListExecutors,
  adminListUpstreams,
  type UpstreamHealth,
} from '@latchkey/protocol/operator'
import type { FakeCloud } from './createFakeCloud.ts'

/** A time in all answers: that of `answerSession`. */
const time = Date.UTC(2026, 10, 22, 12)
const day = 86_400_000
const gigabyte = 1_000_000_000

/** Makes an upstream as the cloud answers it. */
export function createTestUpstream(parts: Partial<UpstreamHealth> = {}): UpstreamHealth {
  return {
    id: 'rpc:eip155:8453:0',
    kind: 'rpc',
    chain: 'eip155:8453',
    setting: 'LATCHKEY_RPC_EIP155_8453',
    place: 1,
    provider: null,
    concern: null,
    requests: 12_480,
    failures: 0,
    heldBack: 0,
    median: 84,
    percentile95: 310,
    answeredAt: time,
    failure: null,
    failingSince: null,
    skippedUntil: null,
    canProbe: true,
    ...parts,
  }
}

/** Makes a provider as the cloud answers it. */
export function createTestProvider(parts: Partial<UpstreamHealth> = {}): UpstreamHealth {
  return createTestUpstream({
    ...{ id: 'provider:prices:coingecko', kind: 'provider', chain: null, setting: null, place: null },
    ...{ provider: 'coingecko', concern: 'prices', canProbe: false, requests: 310, median: 190, percentile95: 1_240 },
    ...parts,
  })
}

/** Upstreams in each state. */
const upstreams: readonly UpstreamHealth[] = [
  createTestUpstream(),
  createTestUpstream({
    ...{ id: 'rpc:eip155:8453:1', place: 2, requests: 41, failures: 41, median: null, percentile95: null },
    ...{ answeredAt: null, failure: { at: time, reason: 'http_503' }, failingSince: time, skippedUntil: time + 60_000 },
  }),
  createTestUpstream({
    ...{ id: 'rpc:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:0', chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ...{ setting: 'LATCHKEY_RPC_SOLANA_5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', requests: 0, median: null },
    ...{ percentile95: null, answeredAt: null },
  }),
  createTestUpstream({
    ...{ id: 'bundler:eip155:8453:0', kind: 'bundler', setting: 'LATCHKEY_BUNDLER_EIP155_8453', failures: 3 },
    ...{ failingSince: time, failure: { at: time, reason: 'timeout' }, requests: 190 },
  }),
  createTestProvider({ heldBack: 12 }),
  createTestProvider({
    ...{ id: 'provider:history:blockscout', provider: 'blockscout', concern: 'history', failures: 4 },
    ...{ failure: { at: time, reason: 'http_429' }, failingSince: time, skippedUntil: time + 3_600_000 },
  }),
]

/** Answers upstreams and mails as the overview and their pages read them. */
export function answerHealthRow(cloud: FakeCloud, listed: readonly UpstreamHealth[] = upstreams): void {
  cloud.answer(adminListUpstreams, () => ({ startedAt: time, upstreams: [...listed] }))
  cloud.answer(adminGetMailHealth, () => ({
    ...{ startedAt: time, isConfigured: true, sent: 38, failed: 2, sentAt: time },
    failure: { at: time - day, code: 'EENVELOPE', reply: 550 },
    outbox: {
      notices: { waiting: 3, retried: 1, oldestAt: time },
      alerts: { waiting: 0, retried: 0, oldestAt: null, failed: 1 },
    },
  }))
}

/** Answers what the pages of health ask, of a cloud with everything. */
export function answerHealth(cloud: FakeCloud): void {
  answerHealthRow(cloud)
  cloud.answer(adminGetRelayHealth, () => ({
    ...{ startedAt: time, sockets: 1_204, clients: 1_187, parked: 17, topics: 2_310, unsentBytes: 48_200 },
    hour: {
      ...{ stored: 9_410, storeTime: 4.2, pushed: 11_020, refused: 14, failed: 3, closed: 6 },
      reasons: [
        { kind: 'refused' as const, reason: 'unauthorized', count: 14 },
        { kind: 'closed' as const, reason: '4008', count: 6 },
        { kind: 'failed' as const, reason: 'MailboxLimitExceeded', count: 3 },
      ],
    },
    mailbox: { messages: 100_000, isMore: true },
  }))
  cloud.answer(adminGetStorageHealth, () => ({
    ...{ kind: 'pglite' as const, bytes: 3.81 * gigabyte, limit: 10 * gigabyte, growth: 0.21 * gigabyte, daysLeft: 29 },
    disk: { free: 12.4 * gigabyte, total: 64 * gigabyte, reserve: 1_073_741_824, isLow: false },
    sizes: [5, 4, 3, 2, 1, 0].map((ago) => ({
      day: Math.floor(time / day - ago) * day,
      bytes: (3.81 - ago * 0.21) * gigabyte,
    })),
  }))
  const spending = { balance: '84200000000000000', perDay: '12000000000000000', daysLeft: 7.02 }
  cloud.answer(adminListExecutors, () => ({
    balanceAtLeast: '50000000000000000',
    executors: [
      { chain: 'eip155:8453', address: `0x${'7e5f'.repeat(10)}`, state: 'ready' as const, isLow: false, ...spending },
      {
        ...{ chain: 'eip155:8453', address: `0x${'2b5a'.repeat(10)}`, state: 'ready' as const, isLow: true },
        ...{ balance: '4000000000000000', perDay: null, daysLeft: null },
      },
      {
        ...{ chain: 'eip155:31337', address: `0x${'6813'.repeat(10)}`, state: 'delegated' as const, isLow: false },
        ...{ balance: null, perDay: null, daysLeft: null },
      },
    ],
  }))
}
