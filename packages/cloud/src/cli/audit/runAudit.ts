import { adminListAudit } from '@latchkey/protocol/project'
import { type InferOutput, parse } from 'valibot'
import { readSettings } from '../../config/readSettings.ts'
import type { Settings } from '../../config/Settings.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { type OpenNode, openNode } from '../openNode.ts'
import { formatAuditEntry } from './formatAuditEntry.ts'
import type { AuditRequest } from './parseAudit.ts'

type Page = InferOutput<typeof adminListAudit.response>

/** Prints what operators changed, newest first; as JSON, one object per line. */
export async function runAudit({ data, isJson, since }: AuditRequest): Promise<void> {
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const logger = createLogger({ level: 'error', format: 'json' })
  const node = await openNode({ settings, logger })
  try {
    const read = await createReader(node, settings)
    let cursor: string | undefined
    do {
      const page = await read({ entries: '1000', ...(since && { from: since }), ...(cursor && { cursor }) })
      for (const entry of page.data) {
        process.stdout.write(isJson ? `${JSON.stringify(entry)}\n` : formatAuditEntry(entry))
      }
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
  } finally {
    await node.close()
  }
}

async function createReader(
  node: OpenNode,
  settings: Settings,
): Promise<(query: Readonly<Record<string, string>>) => Promise<Page>> {
  if (node.kind === 'remote') {
    const { method, path, response } = adminListAudit
    return async (query) =>
      parse(response, await node.request({ method, path: `${path}?${new URLSearchParams(query).toString()}` }))
  }
  // Load it only when needed, so that commands sent to a running server stay fast.
  const { createAuditLog } = await import('../../audit/createAuditLog.ts')
  const { database } = node.storage
  const audit = createAuditLog({ database, now: () => Date.now(), retention: settings.audit.retention })
  return async (query) => {
    const { entries, ...filter } = parse(adminListAudit.query, query)
    const { data, next } = await audit.list({ ...filter, limit: entries })
    return { data: [...data], next: next === undefined ? null : String(next) }
  }
}
