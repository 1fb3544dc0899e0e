import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { array, object, parse, unknown } from 'valibot'
import { addTotals } from '../src/analytics/addTotals.ts'
import { countVisit } from '../src/analytics/countVisit.ts'
import { createAnalytics } from '../src/analytics/createAnalytics.ts'
import { foldDays } from '../src/analytics/foldDays.ts'
import { sumVisits } from '../src/analytics/sumVisits.ts'
import { sweepAnalytics } from '../src/analytics/sweepAnalytics.ts'
import { noFacts } from '../src/analytics/VisitFacts.ts'
import { createLogger } from '../src/observe/createLogger.ts'
import { projects } from '../src/storage/schema.ts'
import { createStorage } from '../src/storage/createStorage.ts'
import { createRandom, makeVisit, toFacts } from './analytics/makeVisit.ts'

const options: Readonly<Record<string, string>> = JSON.parse(process.env['ANALYTICS_BENCH'] ?? '{}')
const [events, visits, days, rounds] = ['events', 'visits', 'days', 'rounds'].map((name) => Number(options[name]))
if (events === undefined || visits === undefined || days === undefined || rounds === undefined)
  throw new TypeError('Start this file with bench/analytics.ts.')

const day = 86_400_000
const today = Math.floor(Date.now() / day)
const random = createRandom(7)
const clock = { now: Date.now() }
const now = (): number => clock.now

const readMemory = (): string => {
  globalThis.gc?.()
  return `${Math.round(process.memoryUsage().rss / 1_048_576)} MiB`
}
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-analytics-'))
const storage = await createStorage({ databaseUrl: process.env['DATABASE_URL'], folder })
const { database } = storage
print(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${storage.kind}`,
)
print(`memory of the process at the start: ${readMemory()}`)

await database.insert(projects).values({ key: 'bench', name: 'Bench', createdAt: 0, updatedAt: 0 })
const [row] = await database.select({ number: projects.number }).from(projects)
const project = row?.number ?? 0
const analytics = createAnalytics({
  context: { storage, logger: createLogger({ level: 'error', format: 'json' }), now },
  settings: { retention: 0, totalsRetention: 0 },
})

// The totals of the past, as sealing adds them. Days without hours have one hour instead of 24, which folds to the same rows.
let began = performance.now()
const pool = Array.from({ length: 20_000 }, (_, number) => countVisit(toFacts(makeVisit(`pool-${number}`, 0, random))))
for (let index = days; index > 0; index -= 1) {
  const date = today - index
  const hours = index > 36 ? 1 : 24
  const counted = Array.from({ length: visits }, (_, number) => ({
    project,
    hour: date * 24 + (number % hours),
    counted: pool[(index * 137 + number) % pool.length] ?? countVisit(noFacts),
  }))
  await database.transaction(async (transaction) => await addTotals(transaction, sumVisits(counted)))
  await foldDays({ database, now: clock.now })
  if (index % 36 === 0) await sweepAnalytics({ database, now: clock.now, retention: 0, totalsRetention: 0 })
}
await sweepAnalytics({ database, now: clock.now, retention: 0, totalsRetention: 0 })
print(`totals of ${days} days with ${visits} visits each: ${Math.round((performance.now() - began) / 1000)} s`)

// Events through the writer, 500 at a time, as 500 requests that wait for an answer.
const sent = Array.from({ length: Math.ceil(events / 5) }, (_, number) =>
  makeVisit(`visit-${today}-${number}`, clock.now, random),
).flat()
began = performance.now()
for (let start = 0; start < sent.length; start += 500)
  await Promise.all(sent.slice(start, start + 500).map((entry) => analytics.add({ projectKey: 'bench', entry })))
const stored = performance.now() - began
print(`${sent.length} events through the writer: ${Math.round(sent.length / (stored / 1000))} events/s`)
print(`memory afterwards: ${readMemory()}`)

clock.now += 40 * 60_000
began = performance.now()
await analytics.maintain()
print(`sealing the ${Math.ceil(events / 5)} visits: ${Math.round(performance.now() - began)} ms`)
// Visits that are open while the charts are read.
const opened = Array.from({ length: 200 }, (_, number) => makeVisit(`visit-open-${number}`, clock.now, random)).flat()
await Promise.all(opened.map((entry) => analytics.add({ projectKey: 'bench', entry })))

const sizes = await database.execute(sql`
  select (select count(*) from analytics_hours) as hours, (select count(*) from analytics_days) as days,
    (select count(*) from analytics_durations) as durations, pg_database_size(current_database()) as bytes`)
print(`rows and size: ${JSON.stringify(parse(object({ rows: array(unknown()) }), sizes).rows[0])}`)

const { reader } = analytics
const span = (length: number) => ({ projectKey: 'bench', from: clock.now - length * day, to: clock.now })
const wallet = { dimension: 'wallet', value: 'wallet-0' } as const
const charts: readonly (readonly [name: string, read: () => Promise<unknown>])[] = [
  ['series of 7 days, compared', async () => reader.series({ ...span(7), compare: 'previous' })],
  ['series of 90 days', async () => reader.series(span(90))],
  ['series of 90 days by wallet', async () => reader.series({ ...span(90), by: 'wallet' })],
  ['wallets of 90 days, compared', async () => reader.breakdown({ ...span(90), by: 'wallet', compare: 'previous' })],
  ['countries of 400 days', async () => reader.breakdown({ ...span(days), by: 'country' })],
  ['errors of 90 days', async () => reader.breakdown({ ...span(90), by: 'error' })],
  [
    'platforms of one wallet, 400 days',
    async () => reader.breakdown({ ...span(days), by: 'platform', filter: wallet }),
  ],
  ['funnel of 400 days', async () => reader.funnel(span(days))],
  ['time to connect of 90 days', async () => reader.durations(span(90))],
]
for (const [name, read] of charts) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const find = (share: number): string => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0)
  print(`${name}: p50 ${find(0.5)} ms, p95 ${find(0.95)} ms`)
}
print(`memory at the end: ${readMemory()}, load ${loadavg()[0]?.toFixed(1)}`)
await analytics.close()
await storage.close()
await rm(folder, { recursive: true, force: true })
