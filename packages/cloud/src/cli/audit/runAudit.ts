import { checkAudit } from '@latchkey/protocol/operator'
import { adminListAudit } from '@latchkey/protocol/project'
import { type InferOutput, parse } from 'valibot'
import type { AuditCheck } from '../../audit/checkAuditChain.ts'
import { readSettings } from '../../config/readSettings.ts'
import type { Settings } from '../../config/Settings.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { type OpenNode, openNode } from '../openNode.ts'
import { formatAuditCheck } from './formatAuditCheck.ts'
import { formatAuditEntry } from './formatAuditEntry.ts'
import type { AuditRequest } from './parseAudit.ts'

type Page = InferOutput<typeof adminListAudit.response>

/**
 * Prints what operators changed, newest first, as JSON one object per line; or checks the trail.
 *
 * @returns false if the trail is not whole.
 */
export async function runAudit({ data, isCheck, isJson, since }: AuditRequest): Promise<boolean> {
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const logger = createLogger({ level: 'error', format: 'json' })
  const node = await openNode({ settings, logger })
  try {
    const reader = await createReader(node, settings)
    if (isCheck) {
      const check = await reader.check()
      process.stdout.write(isJson ? `${JSON.stringify(check)}\n` : formatAuditCheck(check))
      return check.faults.length === 0
    }
    let cursor: string | undefined
    do {
      const page = await reader.read({ entries: '1000', ...(since && { from: since }), ...(cursor && { cursor }) })
      for (const entry of page.data) {
        process.stdout.write(isJson ? `${JSON.stringify(entry)}\n` : formatAuditEntry(entry))
      }
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    return true
  } finally {
    await node.close()
  }
}

interface Reader {
  read(query: Readonly<Record<string, string>>): Promise<Page>
  check(): Promise<AuditCheck>
}

async function createReader(node: OpenNode, settings: Settings): Promise<Reader> {
  if (node.kind === 'remote') {
    const ask = (path: string) => node.request({ method: 'GET', path })
    return {
      read: async (query) =>
        parse(adminListAudit.response, await ask(`${adminListAudit.path}?${new URLSearchParams(query).toString()}`)),
      check: async () => parse(checkAudit.response, await ask(checkAudit.path)),
    }
  }
  // Load it only when needed, so that commands sent to a running server stay fast.
  const { createAuditLog } = await import('../../audit/createAuditLog.ts')
  const { database } = node.storage
  const audit = createAuditLog({ database, now: () => Date.now(), retention: settings.audit.retention })
  return {
    async read(query) {
      const { entries, ...filter } = parse(adminListAudit.query, query)
      const { data, next } = await audit.list({ ...filter, limit: entries })
      return { data: [...data], next: next === undefined ? null : String(next) }
    },
    check: () => audit.check(),
  }
}
