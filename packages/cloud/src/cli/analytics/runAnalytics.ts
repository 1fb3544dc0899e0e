import { number, object, parse } from 'valibot'
import { readSettings } from '../../config/readSettings.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { openNode } from '../openNode.ts'
import type { AnalyticsRequest } from './parseAnalytics.ts'

const resultSchema = object({ days: number(), from: number() })

/** Adds up days again, through the running server or on the database itself, and prints how many. */
export async function runAnalytics({ data, from, isJson }: AnalyticsRequest): Promise<void> {
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const node = await openNode({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
  try {
    let answer: unknown
    if (node.kind === 'remote') {
      answer = await node.request({ method: 'POST', path: '/local/analytics', body: { from } })
    } else {
      // Load it only when needed, so that commands sent to a running server stay fast.
      const { rebuildDays } = await import('../../analytics/foldDays.ts')
      answer = await rebuildDays({ database: node.storage.database, now: Date.now(), from })
    }
    const rebuilt = parse(resultSchema, answer)
    const first = new Date(rebuilt.from).toISOString().slice(0, 10)
    process.stdout.write(
      isJson
        ? `${JSON.stringify({ days: rebuilt.days, from: first })}\n`
        : `Added up ${rebuilt.days} days of projects again, from ${first} on.\n`,
    )
  } finally {
    await node.close()
  }
}
