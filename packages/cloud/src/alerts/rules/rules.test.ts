import type { UserOperation } from '@latchkey/protocol/embedded'
import type { AdminAlert } from '@latchkey/protocol/operator'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { sealVisits } from '../../analytics/sealVisits.ts'
import { noFacts } from '../../analytics/VisitFacts.ts'
import { createMetrics } from '../../observe/createMetrics.ts'
import { storageSizes } from '../../storage/alertSchema.ts'
import { analyticsVisits } from '../../storage/analyticsSchema.ts'
import { userOperations } from '../../storage/bundlerSchema.ts'
import { operators } from '../../storage/operatorSchema.ts'
import { projects } from '../../storage/schema.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { describeStorages } from '../../test/describeStorages.ts'
import { openTestAlerts } from '../../test/openTestAlerts.ts'
import { startUpstreamServer } from '../../test/startUpstreamServer.ts'
import { createRpcGateway } from '../../upstream/rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../../upstream/rpc/createRpcMetrics.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const origin = 'https://shop.example.net'
const chain = 'eip155:8453'
const executor = `0x${'ab'.repeat(20)}` as const
const ether = 10n ** 18n
const sender = `0x${'cd'.repeat(20)}` as const
const operation: UserOperation = {
  sender,
  nonce: '0x0',
  callData: '0x',
  callGasLimit: '0x0',
  verificationGasLimit: '0x0',
  preVerificationGas: '0x0',
  maxFeePerGas: '0x0',
  maxPriorityFeePerGas: '0x0',
  signature: '0x',
}

type Opened = Awaited<ReturnType<typeof openTestAlerts>>

let visits = 0
/** Stores open visits that tried to connect; the first of them failed. */
async function addVisits(
  { database, project }: Opened,
  { at, count, failed }: { readonly at: number; readonly count: number; readonly failed: number },
): Promise<void> {
  const [row] = await database.select({ number: projects.number }).from(projects).where(eq(projects.key, project.key))
  await database.insert(analyticsVisits).values(
    Array.from({ length: count }, (_unused, index) => ({
      project: row?.number ?? 0,
      visit: `visit-${(visits += 1)}`,
      began: at,
      latest: at,
      facts: {
        ...noFacts,
        isOpened: true,
        wallets: [
          { id: 'wallet', isConnected: index >= failed, latest: { time: at, outcome: index < failed ? 2 : 0 } },
        ],
      },
    })),
  )
}

/** The alerts as lines: the rule, and whether it is open. */
const format = (alerts: readonly AdminAlert[]): readonly string[] =>
  alerts.map(({ resolvedAt, rule }) => `${rule} ${resolvedAt === null ? 'open' : 'resolved'}`)

describeStorages((getStorage) => {
  const open = (parameters: Omit<Parameters<typeof openTestAlerts>[0], 'storage'> = {}) =>
    openTestAlerts({ ...parameters, storage: getStorage() })

  it('finds a failure rate twice that of the 7 days before, from 20 visits on, and resolves when it is over', async () => {
    const alerts = await open()
    const { clock, database, pass, reader } = alerts
    await addVisits(alerts, { at: clock.now - 2 * day, count: 100, failed: 10 })
    await sealVisits({ database, now: clock.now })
    await addVisits(alerts, { at: clock.now, count: 19, failed: 6 })
    await pass(3)
    expect(await reader.list()).toEqual([])
    await addVisits(alerts, { at: clock.now, count: 11, failed: 0 })
    await pass(1)
    // The first evaluation that finds it says nothing yet.
    expect(await reader.list()).toEqual([])
    await pass(1)
    const [alert] = await reader.list()
    expect(alert).toMatchObject({
      rule: 'failureRate',
      project: { key: alerts.project.key, name: 'Shop' },
      title: 'Connecting fails more often in Shop',
      values: { started: 30, failed: 6, startedBefore: 100, failedBefore: 10 },
      openedAt: clock.now,
      resolvedAt: null,
    })
    expect(alert?.text).toContain('6 of 30 visits that tried to connect failed within 30 minutes (20%)')
    expect(alert?.text).toContain('In the 7 days before, 10% failed.')
    await addVisits(alerts, { at: clock.now, count: 1, failed: 0 })
    await pass(1)
    expect(format(await reader.list())).toEqual(['failureRate open'])
    await pass(1)
    expect(format(await reader.list())).toEqual(['failureRate resolved'])
  })

  it('compares no failure rate with a week without visits, and takes the first failures after a good week for nothing', async () => {
    const alerts = await open()
    const { clock, database, pass, reader } = alerts
    await addVisits(alerts, { at: clock.now, count: 30, failed: 30 })
    await pass(3)
    expect(await reader.list()).toEqual([])
    await database.delete(analyticsVisits)
    await addVisits(alerts, { at: clock.now - day, count: 50, failed: 0 })
    await sealVisits({ database, now: clock.now })
    await addVisits(alerts, { at: clock.now, count: 30, failed: 2 })
    await pass(3)
    expect(await reader.list()).toEqual([])
    await addVisits(alerts, { at: clock.now, count: 1, failed: 1 })
    await pass(2)
    expect(format(await reader.list())).toEqual(['failureRate open'])
  })

  it('finds an origin that was refused 50 times within an hour, once for a project', async () => {
    const { clock, pass, project, projects: store, reader, refusals } = await open()
    const count = async (times: number, name = origin): Promise<void> => {
      for (let index = 0; index < times; index += 1) refusals.count({ projectKey: project.key, origin: name })
      await refusals.maintain()
    }
    await count(30)
    clock.now += 50 * minute
    await count(19)
    await pass(2)
    expect(await reader.list()).toEqual([])
    await count(1)
    await count(60, 'https://other.example.net')
    // These belong to no origin of the list.
    await count(90, 'null')
    const other = await store.create({ name: 'Other' })
    refusals.count({ projectKey: other.key, origin })
    await pass(2)
    const [alert, ...rest] = await reader.list()
    expect(rest).toEqual([])
    expect(alert).toMatchObject({
      rule: 'originRefused',
      project: { name: 'Shop' },
      values: { origin: 'https://other.example.net', requests: 60, origins: 2 },
    })
    expect(alert?.text).toContain('60 requests of https://other.example.net were refused within an hour')
    clock.now += 70 * minute
    await pass(2)
    expect(format(await reader.list())).toEqual(['originRefused resolved'])
    // Counts that are older than two hours are deleted.
    clock.now += 3 * hour
    await refusals.maintain()
    await count(49)
    await pass(3)
    expect(format(await reader.list())).toEqual(['originRefused resolved'])
  })

  it('finds an upstream that has not answered for 2 minutes, and asks it again until it does', async () => {
    const upstream = await startUpstreamServer({ answer: () => '{"jsonrpc":"2.0","id":1,"result":"0x2105"}' })
    let gateway: ReturnType<typeof createRpcGateway> | undefined
    const { clock, pass, reader } = await open({
      gateway: (now) =>
        (gateway = createRpcGateway({
          kind: 'rpc',
          pools: new Map([[chain, ['http://127.0.0.1:1/secret-key', upstream.url]]]),
          timeout: 2_000,
          answerBytesAtMost: 10_000,
          metrics: createRpcMetrics(createMetrics()),
          logger: createTestLogger(),
          now,
        })),
    })
    const ask = async () => await gateway?.send({ chainId: chain, body: '{"method":"eth_chainId"}', isWrite: false })
    await pass(1)
    expect(await ask()).toMatchObject({ kind: 'answered' })
    await upstream.stop()
    expect(await ask()).toMatchObject({ kind: 'failed' })
    await pass(2)
    expect(await reader.list()).toEqual([])
    await pass(1)
    const found = await reader.list()
    expect(found.map(({ title }) => title)).toEqual([
      'An upstream of eip155:8453 does not answer',
      'An upstream of eip155:8453 does not answer',
    ])
    expect(new Set(found.map(({ values }) => values['place']))).toEqual(new Set([1, 2]))
    const second = found.find(({ values }) => values['place'] === 2)
    expect(second?.text).toContain('No. 2 in LATCHKEY_RPC_EIP155_8453 has not answered since 2026-01-15 12:01 UTC.')
    expect(JSON.stringify(found)).not.toContain('secret-key')
    await upstream.restart()
    // No request comes: the look itself asks.
    clock.now += minute
    await pass(2)
    expect(format((await reader.list()).filter(({ values }) => values['place'] === 2))).toEqual([
      'upstreamDown resolved',
    ])
    expect(format((await reader.list()).filter(({ values }) => values['place'] === 1))).toEqual(['upstreamDown open'])
  })

  it('finds an executor whose coins last for less than 3 days, or that has few and spends nothing', async () => {
    const { balances, clock, database, pass, project, reader } = await open({
      environment: { LATCHKEY_EXECUTOR_BALANCE: '0.05' },
    })
    const have = (balance: bigint): void => {
      balances.splice(0, balances.length, { chainId: chain, address: executor, balance })
    }
    const spend = async (cost: bigint, endedAt: number): Promise<void> => {
      const row: typeof userOperations.$inferInsert = {
        chainId: chain,
        operationHash: `0x${endedAt.toString(16).padStart(64, '0')}`,
        projectKey: project.key,
        sender,
        nonce: operation.nonce,
        operation,
        isSponsored: true,
        status: 'included',
        executor,
        executorNonce: 1,
        acceptedBlock: 1,
        cost: String(cost),
        acceptedAt: endedAt,
        endedAt,
      }
      await database.insert(userOperations).values(row)
    }
    have(ether / 20n)
    await pass(2)
    expect(await reader.list()).toEqual([])
    have(ether / 20n - 1n)
    // Balances are read every 10 minutes.
    await pass(12)
    expect(await reader.list()).toMatchObject([
      { rule: 'executorBalance', title: 'An executor of eip155:8453 has few coins', resolvedAt: null },
    ])
    expect((await reader.list())[0]?.text).toContain('0.049999, which is less than 0.05 (LATCHKEY_EXECUTOR_BALANCE)')
    // At 0.01 a day, 0.04 lasts for 4 days, and is enough.
    have(ether / 25n)
    await spend(ether / 25n, clock.now - 4 * day)
    await pass(14)
    expect(format(await reader.list())).toEqual(['executorBalance resolved'])
    have(ether / 50n)
    await pass(12)
    const [alert] = await reader.list()
    expect(alert).toMatchObject({ rule: 'executorBalance', resolvedAt: null, values: { executor, daysLeft: 2 } })
    expect(alert?.text).toContain('0.02, which lasts for 2 days at the rate of the last 7 days')
    have(ether)
    await pass(12)
    expect(format(await reader.list())).toEqual(['executorBalance resolved', 'executorBalance resolved'])
  })

  it('finds a database that is nearly full, or will be soon at its growth, and only if its limit is known', async () => {
    const unlimited = await open()
    await unlimited.pass(3)
    expect(await unlimited.reader.list()).toEqual([])
    const { clock, database, pass, reader } = await open({
      environment: { LATCHKEY_STORAGE_LIMIT: '1000000000000' },
    })
    await pass(2)
    expect(await reader.list()).toEqual([])
    const today = Math.floor(clock.now / day)
    const [size] = await database.select().from(storageSizes)
    const bytes = size?.bytes ?? 0
    expect(bytes).toBeGreaterThan(1_000_000)
    // It had nearly the whole limit less 10 days ago: so it grows by a tenth of it a day.
    await database.insert(storageSizes).values({ day: today - 10, bytes: bytes - 10 ** 12 })
    await pass(2)
    const [alert] = await reader.list()
    expect(alert).toMatchObject({ rule: 'storage', project: null, values: { daysLeft: 9, limit: 10 ** 12 } })
    expect(alert?.text).toContain('At its present growth, it reaches the limit in 9 days.')
    // Growth of less than 3 days proves nothing.
    await database.delete(storageSizes)
    await database.insert(storageSizes).values({ day: today - 2, bytes: bytes - 10 ** 12 })
    await pass(2)
    expect(format(await reader.list())).toEqual(['storage resolved'])

    const small = await open({ environment: { LATCHKEY_STORAGE_LIMIT: String(Math.ceil(bytes * 1.05)) } })
    await small.pass(2)
    expect(await small.reader.list()).toMatchObject([{ rule: 'storage', title: 'The database is nearly full' }])
  })

  it('finds nothing by a rule that is off, and resolves what was open without a message', async () => {
    const { balances, desk, listMessages, pass, reader } = await open()
    const { rules } = (await desk.change({ change: { mails: ['operator@example.com'] }, revision: 1 })).settings
    balances.push({ chainId: chain, address: executor, balance: 1n })
    await pass(2)
    expect(format(await reader.list())).toEqual(['executorBalance open'])
    const off = { ...rules, executorBalance: { ...rules.executorBalance, isOn: false } }
    await desk.change({ change: { rules: off }, revision: 2 })
    await pass(4)
    expect(format(await reader.list())).toEqual(['executorBalance resolved'])
    expect(await listMessages()).toEqual(['opened: An executor of eip155:8453 has few coins'])
  })

  it('finds a disk that is nearly full, before the limit if it is nearer', async () => {
    const free = 10 ** 12
    const roomy = await open({ space: { free, total: free, reserve: 0 } })
    expect((await roomy.reader.readSettings()).hasStorageLimit).toBe(true)
    await roomy.pass(2)
    expect(await roomy.reader.list()).toEqual([])
    const full = await open({
      space: { free: 1_073_741_824, total: free, reserve: 1_073_741_824 },
      environment: { LATCHKEY_STORAGE_LIMIT: '1000000000000' },
    })
    await full.pass(2)
    const [alert] = await full.reader.list()
    expect(alert).toMatchObject({
      rule: 'storage',
      title: 'The disk of the database is nearly full',
      values: { free: 1_073_741_824, reserve: 1_073_741_824 },
    })
    expect(alert?.text).toContain('It has 1,074 MB left, of which the cloud keeps 1,074 MB free.')
  })

  it('finds an operator who reveals 30 addresses within an hour, tells all owners, and cannot be muted', async () => {
    const { audit, clock, database, desk, listMessages, pass, reader } = await open()
    const times = { createdAt: clock.now, seenAt: null }
    await database.insert(operators).values([
      { id: 'owner', email: 'owner@example.com', role: 'owner', ...times },
      { id: 'editor', email: 'editor@example.com', role: 'editor', ...times },
    ])
    onTestFinished(async () => void (await database.delete(operators)))
    await desk.change({ change: { mails: ['night@example.com'] }, revision: 1 })
    const reveal = async (name: string, count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1)
        await database.transaction((transaction) =>
          audit.record(transaction, {
            actor: { name, address: null },
            action: 'user.reveal',
            object: `user:${index}`,
            before: null,
            after: { email: true },
          }),
        )
    }
    await reveal('operator:editor@example.com', 29)
    await reveal('token:1', 1)
    await pass(3)
    expect(await reader.list()).toEqual([])
    await reveal('operator:editor@example.com', 1)
    await pass(2)
    const [alert] = await reader.list()
    expect(alert?.text).toContain('editor@example.com revealed 30 addresses within an hour')
    const deliveries = await reader.listDeliveries()
    expect(deliveries.map(({ receiver }) => receiver).toSorted()).toEqual(['night@example.com', 'owner@example.com'])
    await expect(desk.mute(alert?.id ?? '', 7)).rejects.toMatchObject({ code: 'invalid_request' })
    clock.now += hour
    await pass(2)
    expect(format(await reader.list())).toEqual(['reveals resolved'])
    const title = 'Many e-mail addresses of users were revealed'
    expect((await listMessages()).filter((message) => message === `resolved: ${title}`)).toHaveLength(2)
  })
})
