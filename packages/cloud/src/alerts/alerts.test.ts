import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { alertDeliveries, alerts as alertTable } from '../storage/alertSchema.ts'
import { projects as projectTable } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { interruptDatabase } from '../test/interruptDatabase.ts'
import { openTestAlerts } from '../test/openTestAlerts.ts'
import { startMailbox } from '../test/startMailbox.ts'
import { evaluateAlerts } from './evaluateAlerts.ts'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'operator@example.com'
const title = 'An executor of eip155:8453 has few coins'
const executor = { chainId: 'eip155:8453', address: `0x${'ab'.repeat(20)}` } as const
const limits = { storageLimit: undefined, balanceAtLeast: 10n }

describeStorages((getStorage) => {
  /** Opens alerts whose only executor is out of coins, or not, and with a receiver. */
  const open = async (parameters: Omit<Parameters<typeof openTestAlerts>[0], 'storage'> = {}) => {
    const opened = await openTestAlerts({ ...parameters, storage: getStorage() })
    await opened.desk.change({ change: { mails: [email] }, revision: 1 })
    const have = (balance: bigint): void => {
      opened.balances.splice(0, opened.balances.length, { ...executor, balance })
    }
    /** Balances are read every 10 minutes; this reads them now. */
    const look = async (balance: bigint): Promise<void> => {
      have(balance)
      opened.clock.now += 10 * minute
      await opened.node.maintain()
    }
    return { ...opened, have, look }
  }

  it('opens and resolves with the second evaluation in a row, so that what comes and goes is no message', async () => {
    const { database, listMessages, look } = await open()
    for (let time = 0; time < 3; time += 1) {
      await look(0n)
      await look(10n ** 18n)
    }
    expect(await database.$count(alertTable)).toBe(0)
    await look(0n)
    await look(0n)
    for (let time = 0; time < 3; time += 1) {
      await look(10n ** 18n)
      await look(0n)
    }
    expect(await listMessages()).toEqual([`opened: ${title}`])
    await look(10n ** 18n)
    await look(10n ** 18n)
    expect(await listMessages()).toEqual([`opened: ${title}`, `resolved: ${title}`])
    await look(0n)
    await look(0n)
    expect(await listMessages()).toHaveLength(3)
    expect(await database.$count(alertTable)).toBe(2)
  })

  it('repeats an open alert after 24 hours, and says nothing while it is muted', async () => {
    const { clock, desk, listMessages, look, reader } = await open()
    await look(0n)
    await look(0n)
    clock.now += day - 20 * minute
    await look(0n)
    expect(await listMessages()).toHaveLength(1)
    await look(0n)
    expect(await listMessages()).toEqual([`opened: ${title}`, `repeated: ${title}`])
    const [alert] = await reader.list()
    const until = clock.now + 7 * day
    expect(await desk.mute(alert?.id ?? '', 7)).toMatchObject({ mutedUntil: until })
    clock.now += 2 * day
    await look(0n)
    await look(10n ** 18n)
    await look(10n ** 18n)
    // The mute is of the subject, so it holds when the alert opens again.
    await look(0n)
    await look(0n)
    expect((await reader.list()).map(({ mutedUntil }) => mutedUntil)).toEqual([until, until])
    expect(await listMessages()).toHaveLength(2)
    clock.now = until
    await look(0n)
    expect(await listMessages()).toHaveLength(3)
    const [again] = await reader.list()
    await desk.mute(again?.id ?? '', 1)
    expect(await desk.mute(again?.id ?? '', 0)).toMatchObject({ mutedUntil: null })
  })

  it('resolves in silence what was never sent', async () => {
    const { desk, listMessages, look, reader } = await open()
    await look(0n)
    await look(0n)
    const [alert] = await reader.list()
    await desk.mute(alert?.id ?? '', 30)
    await look(10n ** 18n)
    await look(10n ** 18n)
    await look(0n)
    await look(0n)
    const [second] = await reader.list()
    expect(second?.notifiedAt).toBeNull()
    await desk.mute(second?.id ?? '', 0)
    // Not muted any more, and never sent: the next evaluation sends it.
    await look(0n)
    expect(await listMessages()).toEqual([`opened: ${title}`, `opened: ${title}`])
  })

  it('sends each alert once, whichever of two nodes looks', async () => {
    const { clock, createNode, have, listMessages, node } = await open()
    const other = createNode()
    have(0n)
    for (let time = 0; time < 4; time += 1) {
      clock.now += 10 * minute
      await Promise.all([node.maintain(), other.maintain(), node.maintain()])
    }
    expect(await listMessages()).toEqual([`opened: ${title}`])
    // One of them stops, and its reports with it; the other one still reports.
    await node.close()
    have(10n ** 18n)
    for (let time = 0; time < 2; time += 1) {
      clock.now += 10 * minute
      await other.maintain()
    }
    expect(await listMessages()).toEqual([`opened: ${title}`, `resolved: ${title}`])
  })

  it('stores an evaluation whole or not at all, before whichever statement the database goes away', async () => {
    const { clock, database, have, listMessages, node } = await open()
    const readState = async () => [
      await database.select().from(alertTable).orderBy(alertTable.id),
      await database.select().from(alertDeliveries).orderBy(alertDeliveries.id),
    ]
    const evaluate = (source: Database) => evaluateAlerts({ database: source, limits, url: null, now: clock.now })
    /** Evaluates, interrupted before each statement in turn, until nothing interrupts it. Returns how often it was. */
    const evaluateInterrupted = async (): Promise<number> => {
      const before = await readState()
      for (let number = 1; ; number += 1) {
        const isDone = await evaluate(interruptDatabase({ database, number })).catch(() => false)
        if (isDone) return number - 1
        expect(await readState()).toEqual(before)
      }
    }
    const steps = [0n, 0n, 10n ** 18n, 10n ** 18n]
    const counts: number[] = []
    for (const balance of steps) {
      have(balance)
      clock.now += 10 * minute
      // It reports, and evaluates too early to change anything: the clock moves on for the evaluation itself.
      await node.maintain()
      clock.now += minute
      counts.push(await evaluateInterrupted())
    }
    expect(Math.min(...counts)).toBeGreaterThan(8)
    expect(await listMessages()).toEqual([`opened: ${title}`, `resolved: ${title}`])
  })

  it('sends a mail at least once when the node dies after it was sent, and no more once that is stored', async () => {
    const mailbox = await startMailbox()
    const { clock, createNode, database, have, node } = await open({ smtpUrl: mailbox.smtpUrl })
    have(0n)
    clock.now += 10 * minute
    await node.maintain()
    clock.now += minute
    await evaluateAlerts({ database, limits, url: 'https://dashboard.example.com/dashboard/alerts', now: clock.now })
    expect(await mailbox.list(email)).toEqual([])
    // Each sender takes with one select and one update, and stores with another update.
    const dying = createNode(interruptDatabase({ database, number: 9, counts: 'all' }))
    dying.send()
    await expect.poll(() => mailbox.list(email), { timeout: 30_000 }).toHaveLength(1)
    await dying.close()
    expect((await node.reader.listDeliveries())[0]).toMatchObject({ state: 'waiting', tries: 1, sentAt: null })
    clock.now += minute
    await node.maintain()
    expect(await mailbox.list(email)).toHaveLength(2)
    expect((await node.reader.listDeliveries())[0]).toMatchObject({ state: 'sent', tries: 2, nextAt: null })
    clock.now += minute
    await node.maintain()
    const mails = await mailbox.list(email)
    expect(mails).toHaveLength(2)
    expect(mails[0]).toMatchObject({ subject: `Alert: ${title}` })
    expect(mails[0]?.text).toContain('Send coins to it')
    expect(mails[0]?.text).toContain('https://dashboard.example.com/dashboard/alerts')
  })

  it('deletes old alerts and messages, and an alert with its project', async () => {
    const { clock, database, look, node, project, refusals } = await open()
    await look(0n)
    await look(0n)
    await look(10n ** 18n)
    await look(10n ** 18n)
    clock.now += 91 * day
    await node.maintain()
    expect(await database.$count(alertTable)).toBe(0)
    expect(await database.$count(alertDeliveries)).toBe(0)
    for (let index = 0; index < 50; index += 1)
      refusals.count({ projectKey: project.key, origin: 'https://shop.example.net' })
    await refusals.maintain()
    await look(10n ** 18n)
    clock.now += minute
    await node.maintain()
    expect(await node.reader.list()).toMatchObject([{ rule: 'originRefused' }])
    await database.delete(projectTable).where(eq(projectTable.key, project.key))
    expect(await node.reader.list()).toEqual([])
  })
})
