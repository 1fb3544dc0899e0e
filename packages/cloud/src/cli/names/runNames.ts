import { object, parse, string } from 'valibot'
import { getSystemActor } from '../../audit/getSystemActor.ts'
import { readSettings } from '../../config/readSettings.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { openNode } from '../openNode.ts'
import type { NamesRequest } from './parseNames.ts'

const resultSchema = object({ name: string(), owner: string() })

/** Removes a registered name, through the running server or on the database itself, and prints whose it was. */
export async function runNames({ data, isJson, name }: NamesRequest): Promise<void> {
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const node = await openNode({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
  try {
    let answer: unknown
    if (node.kind === 'remote') {
      answer = await node.request({ method: 'POST', path: '/local/names', body: { name }, invalid: 'config.invalid' })
    } else {
      // Load them only when needed, so that commands sent to a running server stay fast.
      const { createAuditLog } = await import('../../audit/createAuditLog.ts')
      const { removeName } = await import('../../names/removeName.ts')
      const { database } = node.storage
      const audit = createAuditLog({ database, now: () => Date.now(), retention: settings.audit.retention })
      answer = await removeName({ database, audit, actor: getSystemActor(), name })
    }
    const removed = parse(resultSchema, answer)
    process.stdout.write(
      isJson
        ? `${JSON.stringify(removed)}\n`
        : `The name ${removed.name} of ${removed.owner} was removed. It is free again.\n`,
    )
  } finally {
    await node.close()
  }
}
