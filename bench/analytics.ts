// Measures the analytics of the cloud: storing events, and the charts over 400 days. See README.md.
//
//   node bench/analytics.ts [--events 100000] [--visits 5000] [--days 400] [--rounds 40] [--postgres]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startBackEnds } from './src/soak/startBackEnds.ts'

const { values } = parseArgs({
  options: {
    /** Events that go through the writer. */
    events: { type: 'string', default: '100000' },
    /** Visits of each day, which are added to the totals without their events. */
    visits: { type: 'string', default: '5000' },
    days: { type: 'string', default: '400' },
    /** How often each chart is read. */
    rounds: { type: 'string', default: '40' },
    postgres: { type: 'boolean', default: false },
  },
})
const backEnds = values.postgres ? await startBackEnds() : undefined
try {
  const node = fork(path.join(import.meta.dirname, '../packages/cloud/scripts/benchAnalytics.ts'), {
    execArgv: ['--conditions=@latchkey/source', '--expose-gc'],
    env: { ...process.env, DATABASE_URL: backEnds?.databaseUrl, ANALYTICS_BENCH: JSON.stringify(values) },
  })
  await once(node, 'exit')
  process.exitCode = node.exitCode ?? 1
} finally {
  await backEnds?.stop()
}
