import { parse } from 'valibot'
import { getSystemActor } from '../../audit/getSystemActor.ts'
import { findDashboardUrl } from '../../config/findDashboardUrl.ts'
import { readSettings } from '../../config/readSettings.ts'
import type { Settings } from '../../config/Settings.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { type OperatorCommand, operatorCommandResultSchema } from '../../operators/operatorCommand.ts'
import { type OpenNode, openNode } from '../openNode.ts'
import { formatOperators } from './formatOperators.ts'
import type { OperatorsRequest } from './parseOperators.ts'

/** Runs an `operators` command, through the running server or on the database itself, and prints the result. */
export async function runOperators({ asked, data, isJson }: OperatorsRequest): Promise<void> {
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const node = await openNode({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
  try {
    const result = parse(operatorCommandResultSchema, await run({ node, settings, asked }))
    process.stdout.write(isJson ? `${JSON.stringify(result)}\n` : formatOperators(result))
  } finally {
    await node.close()
  }
}

async function run(parameters: {
  readonly node: OpenNode
  readonly settings: Settings
  readonly asked: OperatorCommand
}): Promise<unknown> {
  const { asked, node, settings } = parameters
  if (node.kind === 'remote')
    return node.request({ method: 'POST', path: '/local/operators', body: asked, invalid: 'config.invalid' })
  // Load them only when needed, so that commands sent to a running server stay fast.
  const { createAuditLog } = await import('../../audit/createAuditLog.ts')
  const { createOperators } = await import('../../operators/createOperators.ts')
  const { runOperatorCommand } = await import('../../operators/runOperatorCommand.ts')
  const { database } = node.storage
  const now = (): number => Date.now()
  const audit = createAuditLog({ database, now, retention: settings.audit.retention })
  return runOperatorCommand({
    operators: createOperators({ database, audit, now }),
    actor: getSystemActor(),
    url: findDashboardUrl(settings),
    asked,
  })
}
