import {
  adminGetMailHealth,
  adminGetRelayHealth,
  adminGetStorageHealth,
  adminListExecutors,
  adminListUpstreams,
  adminProbeUpstream,
} from '@latchkey/protocol/operator'
import { expect, it } from 'vitest'
import { formatBytes, formatCoins } from '../../messages/formatAmounts.ts'
import { answerHealth, answerHealthRow, createTestProvider, createTestUpstream } from '../../test/answerHealth.ts'
import { answerOverview, answerSession, testTime } from '../../test/answerSession.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

it('probes a node of a chain, ends the pause of a provider, and shows what is known then', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: 'editor' })
  const failing = { failures: 2, failingSince: testTime, skippedUntil: testTime + 1_000 }
  answerHealthRow(cloud, [createTestUpstream(failing), createTestProvider(failing)])
  const probed: string[] = []
  cloud.answer(adminProbeUpstream, ({ parameters: { upstream = '' } }) => {
    probed.push(upstream)
    return upstream === 'rpc:eip155:8453:0'
      ? createTestUpstream()
      : createTestProvider({ ...failing, skippedUntil: testTime })
  })
  const { screen } = await renderApp({ cloud, path: '/health/upstreams' })
  await expect.element(screen.getByText('0 of 2', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Probe now: Base: No. 1 in LATCHKEY_RPC_EIP155_8453' }).click()
  await expect.element(screen.getByText('Base: No. 1 in LATCHKEY_RPC_EIP155_8453 has answered.')).toBeVisible()
  await expect.element(screen.getByText('1 of 2', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Use again: Prices: CoinGecko' }).click()
  await expect.element(screen.getByText('Prices: CoinGecko gets the next request that it serves.')).toBeVisible()
  expect(probed).toEqual(['rpc:eip155:8453:0', 'provider:prices:coingecko'])
})

it('lets viewers look at upstreams without a button', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: 'viewer' })
  answerHealth(cloud)
  const { screen } = await renderApp({ cloud, path: '/health/upstreams' })
  await expect.element(screen.getByText('Activity', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('12 requests were not sent', { exact: false })).toBeVisible()
  expect(document.querySelectorAll('main button')).toHaveLength(0)
})

it('says that it is loading, that it could not be loaded, and what fills each empty page', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerOverview(cloud)
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  cloud.answer(adminListUpstreams, async () => {
    await answered
    throw new Refusal(500, 'internal')
  })
  const { router, screen } = await renderApp({ cloud, path: '/health/upstreams' })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  await expect.element(screen.getByText('This could not be loaded'), { timeout: 15_000 }).toBeVisible()
  await expectAccessible()
  cloud.answer(adminListUpstreams, () => ({ startedAt: testTime, upstreams: [] }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No upstreams' })).toBeVisible()

  const nothing = { waiting: 0, retried: 0, oldestAt: null }
  const outbox = { notices: nothing, alerts: { ...nothing, failed: 0 } }
  const none = { startedAt: testTime, sent: 0, failed: 0, sentAt: null, failure: null, outbox }
  cloud.answer(adminGetMailHealth, () => ({ ...none, isConfigured: false }))
  cloud.answer(adminListExecutors, () => ({ balanceAtLeast: '1', executors: [] }))
  cloud.answer(adminGetRelayHealth, () => ({
    ...{ startedAt: testTime, sockets: 0, clients: 0, parked: 0, topics: 0, unsentBytes: 0 },
    hour: { stored: 0, storeTime: null, pushed: 0, refused: 0, failed: 0, closed: 0, reasons: [] },
    mailbox: { messages: 0, isMore: false },
  }))
  cloud.answer(adminGetStorageHealth, () => ({
    ...{
      kind: 'postgres' as const,
      bytes: 8_000_000,
      limit: null,
      disk: null,
      sizes: [],
      growth: null,
      daysLeft: null,
    },
  }))
  const texts = [
    ['mail', 'No mail server'],
    ['executors', 'No executors'],
    ['relay', 'The relay refused nothing and closed no socket within the last hour.'],
    ['storage', 'The cloud records the size each day. There is none yet.'],
    ['nothing', 'There is no such page'],
  ] as const
  for (const [part, text] of texts) {
    await router.navigate({ to: '/health/$part', params: { part } })
    await expect.element(screen.getByText(text).first()).toBeVisible()
  }
})

it('links each part of the health row of the overview to its page', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerOverview(cloud)
  answerHealthRow(cloud, [createTestUpstream(), createTestUpstream({ id: 'other', skippedUntil: testTime })])
  const { screen } = await renderApp({ cloud, path: '/' })
  const row = screen.getByRole('region', { name: 'Health' })
  await expect.element(row.getByText('1 of 2')).toBeVisible()
  await expect.element(row.getByText('3 mails wait')).toBeVisible()
  const links = [...document.querySelectorAll('section[aria-label="Health"] a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['storage', 'relay', 'storage', 'upstreams', 'mail'].map((part) => `/dashboard/health/${part}`),
  )
})

it('writes sizes in their largest unit, and amounts of wei as coins', () => {
  expect([0, 999, 48_200, 3_810_000_000, 64e12].map(formatBytes)).toEqual([
    ...['0 bytes', '999 bytes', '48 kB', '3.8 GB', '64 TB'],
  ])
  expect(['0', '1', '84200000000000000', '1234500000000000000000'].map(formatCoins)).toEqual([
    ...['0', 'less than 0.000001', '0.0842', '1,234.5'],
  ])
})
