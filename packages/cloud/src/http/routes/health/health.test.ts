import {
  adminGetMailHealth,
  adminGetRelayHealth,
  adminGetStorageHealth,
  adminListExecutors,
  adminListUpstreams,
  adminProbeUpstream,
} from '@latchkey/protocol/operator'
import { looseObject, parse, string } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alertDeliveries, storageSizes } from '../../../storage/alertSchema.ts'
import { userOperations } from '../../../storage/bundlerSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestDashboard, dashboardEnvironment } from '../../../test/createTestDashboard.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { connectTestClient } from '../../../test/relay/connectTestClient.ts'
import { createTopic } from '../../../test/relay/createTopic.ts'
import { startTestRelay } from '../../../test/relay/startTestRelay.ts'
import { startMailbox } from '../../../test/startMailbox.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer } from '../../../test/startUpstreamServer.ts'

const day = 86_400_000
const gibibyte = 2 ** 30
/** The account of the private key 1. */
const executor = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** A cloud with an operator of each role, and what they read. */
async function start(parameters: Omit<Parameters<typeof startTestCloud>[0], 'storage'> = {}) {
  const environment = { ...dashboardEnvironment, ...parameters.environment }
  const cloud = await startTestCloud({ ...parameters, storage, environment })
  const dashboard = createTestDashboard(cloud)
  const { cookie } = await dashboard.join('viewer')
  const ask = async (path: string, more = {}): Promise<unknown> =>
    (await dashboard.ask(`/health${path}`, { cookie, ...more })).json()
  return { ask, cloud, dashboard }
}

/** Answers as a node of Base on which all accounts but one have code. */
function answerBase({ body }: { readonly body: string }): string {
  const { method } = parse(looseObject({ method: string() }), JSON.parse(body))
  const results: Readonly<Record<string, string>> = {
    eth_chainId: '0x2105',
    eth_getBalance: `0x${(10n ** 17n).toString(16)}`,
    eth_getCode: body.includes(executor) ? '0x' : '0xef0100',
    eth_getTransactionCount: '0x0',
  }
  return JSON.stringify({ jsonrpc: '2.0', id: 1, result: results[method] })
}

it('shows the failures of an upstream until a probe is answered, and no part of its URL', async () => {
  const first = await startUpstreamServer({ answer: answerBase })
  const second = await startUpstreamServer({ answer: answerBase })
  const { ask, cloud, dashboard } = await start({
    environment: { LATCHKEY_RPC_EIP155_8453: `${first.url}secret-key,${second.url}` },
  })
  const list = async () => {
    const { upstreams } = parse(adminListUpstreams.response, await ask('/upstreams'))
    return upstreams.filter(({ chain }) => chain === 'eip155:8453')
  }
  const askChain = () =>
    cloud.ask('/v1/?chainId=eip155:8453', { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}' })
  const unused = { requests: 0, failures: 0, median: null, answeredAt: null, failure: null, skippedUntil: null }
  expect(await list()).toMatchObject([
    { ...unused, place: 1 },
    { ...unused, place: 2 },
  ])
  first.mode = { kind: 'status', status: 503 }
  expect((await askChain()).status).toBe(200)
  const { now } = cloud.clock
  const [failing, other] = await list()
  expect(failing).toMatchObject({
    ...{ kind: 'rpc', setting: 'LATCHKEY_RPC_EIP155_8453', canProbe: true, requests: 1, failures: 1 },
    ...{ failure: { at: now, reason: 'http_503' }, failingSince: now, skippedUntil: now + 1_000, median: null },
  })
  expect(other).toMatchObject({ requests: 1, failures: 0, answeredAt: now, failingSince: null })
  expect(other?.median).toBeGreaterThan(0)
  expect(JSON.stringify(failing)).not.toMatch(/secret-key|127\.0\.0\.1/)

  const editor = await dashboard.join('editor')
  const press = (by: string, id = failing?.id ?? '') => ask(`/upstreams/${id}/probe`, { method: 'POST', cookie: by })
  expect(await press((await dashboard.join('viewer')).cookie)).toMatchObject({ code: 'operator_forbidden' })
  const probe = async () => parse(adminProbeUpstream.response, await press(editor.cookie))
  cloud.clock.now += 1
  expect(await probe()).toMatchObject({ requests: 2, failures: 2, failingSince: now, skippedUntil: now + 2_001 })
  first.mode = { kind: 'answer' }
  expect(await probe()).toMatchObject({ requests: 3, failures: 2, failingSince: null, skippedUntil: null })
  expect(await press(editor.cookie, 'rpc:eip155:8453:7')).toMatchObject({ code: 'not_found' })

  // The counts are those of an hour; the last failure stays known.
  cloud.clock.now += 61 * 60_000
  expect((await list())[0]).toMatchObject({ requests: 0, failures: 0, median: null, failure: { reason: 'http_503' } })
})

it('shows what the relay holds, what it stored within the hour, and why it refused clients', async () => {
  const relay = await startTestRelay({ storage, settings: { limits: { messagesPerTopic: 1 } } })
  const { ask } = await start({ relay: relay.relay })
  const read = async () => parse(adminGetRelayHealth.response, await ask('/relay'))
  const before = await read()
  expect(before).toMatchObject({ sockets: 0, hour: { stored: 0, storeTime: null, reasons: [] } })
  const topic = createTopic()
  const subscriber = await connectTestClient({ url: relay.url })
  await subscriber.subscribe(topic)
  const publisher = await connectTestClient({ url: relay.url })
  await publisher.publish(topic, 'first')
  await expect(publisher.publish(topic, 'second')).rejects.toMatchObject({ reason: 'MailboxLimitExceeded' })
  await expect.poll(() => subscriber.pushes.length).toBe(1)
  const after = await read()
  expect(after).toMatchObject({
    ...{ sockets: 2, clients: 2, parked: 0, topics: 1 },
    hour: {
      ...{ stored: 1, pushed: 1, failed: 1, refused: 0, closed: 0 },
      reasons: [{ kind: 'failed', reason: 'MailboxLimitExceeded', count: 1 }],
    },
    mailbox: { messages: before.mailbox.messages + 1, isMore: false },
  })
  expect(after.hour.storeTime).toBeGreaterThan(0)
  // A second look counts nothing twice; after an hour, nothing is left.
  expect((await read()).hour.stored).toBe(1)
  relay.advance(61 * 60_000)
  expect((await read()).hour).toMatchObject({ stored: 0, reasons: [] })
})

it('shows the last mail, the last failure with its reply, and what waits', async () => {
  const mailbox = await startMailbox()
  const { ask, dashboard } = await start({
    environment: { LATCHKEY_SMTP_URL: mailbox.smtpUrl, LATCHKEY_MAIL_FROM: 'cloud@example.com' },
  })
  const read = async () => parse(adminGetMailHealth.response, await ask('/mail'))
  expect(await read()).toMatchObject({ isConfigured: true, sent: 0, failed: 0, sentAt: null, failure: null })
  const { cookie } = await dashboard.join('editor')
  await dashboard.ask('/alerts/settings', {
    ...{ method: 'PATCH', cookie, body: { change: { mails: ['operator@example.com'] } } },
    headers: { 'if-match': '"1"' },
  })
  const test = () => dashboard.ask('/alerts/test', { cookie, body: { receiver: 'operator@example.com' } })
  expect((await test()).status).toBe(200)
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({ sent: 1, failed: 0, sentAt: expect.any(Number) })
  await mailbox.setMode('refusing')
  await test()
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({
    ...{ sent: 1, failed: 1, failure: { reply: expect.any(Number) } },
    outbox: { notices: { waiting: 0, oldestAt: null }, alerts: { waiting: 1, retried: 1, failed: 0 } },
  })
  await storage.database.update(alertDeliveries).set({ tries: 8 })
  expect((await read()).outbox.alerts).toMatchObject({ waiting: 0, oldestAt: null, failed: 1 })
})

it('foresees a full disk or limit, whichever comes first, and how long executors last', async () => {
  const node = await startUpstreamServer({ answer: answerBase })
  const space = { free: 3 * gibibyte, total: 100 * gibibyte, reserve: gibibyte }
  const { ask, cloud } = await start({
    environment: {
      LATCHKEY_DATA: '/data',
      LATCHKEY_STORAGE_LIMIT: String(1_000 * gibibyte),
      LATCHKEY_RPC_EIP155_8453: node.url,
      LATCHKEY_BUNDLER_KEY_EIP155_8453: `0x${'0'.repeat(63)}1,0x${'0'.repeat(63)}4`,
      LATCHKEY_EXECUTOR_BALANCE: '0.2',
    },
    disk: { isLow: () => false, readSpace: () => space },
  })
  const read = async () => parse(adminGetStorageHealth.response, await ask('/storage'))
  const { now } = cloud.clock
  const unknown = await read()
  expect(unknown).toMatchObject({ kind: storage.kind, growth: null, daysLeft: null, disk: { ...space, isLow: false } })
  const today = Math.floor(now / day)
  const bytes = unknown.bytes - 4 * 0.25 * gibibyte
  await storage.database.insert(storageSizes).values({ day: today - 4, bytes: Math.round(bytes) })
  // 2 GiB are left above the reserve, and the database grows by a quarter of one a day.
  const known = await read()
  expect(known).toMatchObject({ daysLeft: 7, sizes: [{ day: (today - 4) * day }] })
  expect(known.growth).toBeCloseTo(0.25 * gibibyte, -7)
  // On a larger disk, the limit of 1,000 GiB comes first.
  space.free = 9_000 * gibibyte
  const { daysLeft } = await read()
  expect(daysLeft).toBeGreaterThan(3_900)
  expect(daysLeft).toBeLessThan(4_000)

  await storage.database.insert(userOperations).values({
    ...{
      chainId: 'eip155:8453',
      operationHash: `0x${'1'.repeat(64)}`,
      projectKey: 'dev',
      sender: executor,
      nonce: '0x0',
    },
    operation: {
      ...{ sender: executor, nonce: '0x0', callData: '0x', callGasLimit: '0x0', verificationGasLimit: '0x0' },
      ...{ preVerificationGas: '0x0', maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0', signature: '0x' },
    },
    ...{ isSponsored: true, status: 'included', executor, executorNonce: 1, acceptedBlock: 1 },
    ...{ cost: String(10n ** 17n), acceptedAt: now - 2 * day, endedAt: now - 2 * day },
  })
  const { balanceAtLeast, executors } = parse(adminListExecutors.response, await ask('/executors'))
  expect(balanceAtLeast).toBe('200000000000000000')
  expect(executors.filter(({ chain }) => chain === 'eip155:8453')).toEqual([
    {
      ...{ chain: 'eip155:8453', address: executor, state: 'ready', isLow: true, daysLeft: 2 },
      ...{ balance: '100000000000000000', perDay: '50000000000000000' },
    },
    {
      ...{ chain: 'eip155:8453', address: expect.stringMatching(/^0x/), state: 'delegated', isLow: false },
      ...{ balance: null, perDay: null, daysLeft: null },
    },
  ])
})
