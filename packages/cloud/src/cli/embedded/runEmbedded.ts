import { userDataSchema } from '@latchkey/protocol/embedded'
import { boolean, number, object, parse, string } from 'valibot'
import { getSystemActor } from '../../audit/getSystemActor.ts'
import { readSettings } from '../../config/readSettings.ts'
import type { Settings } from '../../config/Settings.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { type OpenNode, openNode } from '../openNode.ts'
import { type MaintenanceRequest, runMaintenance } from '../../embedded/runMaintenance.ts'
import type { EmbeddedRequest } from './parseEmbedded.ts'

const results = {
  afterRestore: object({ sessions: number(), devices: number() }),
  deleteUser: object({ user: string(), hadWallet: boolean() }),
  exportUser: userDataSchema,
  reseal: object({ resealed: number() }),
} as const

/** Runs an `embedded` command, through the running server or on the database itself, and prints the result. */
export async function runEmbedded({ data, isJson, ...asked }: EmbeddedRequest): Promise<void> {
  const { command } = asked
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const logger = createLogger({ level: 'error', format: 'json' })
  const node = await openNode({ settings, logger })
  try {
    const answer =
      node.kind === 'remote'
        ? await node.request({ method: 'POST', path: '/local/embedded', body: asked, invalid: 'config.invalid' })
        : await runHere({ node, settings, asked })
    if (isJson) {
      process.stdout.write(`${JSON.stringify(parse(results[command], answer))}\n`)
      return
    }
    process.stdout.write(format(command, answer))
  } finally {
    await node.close()
  }
}

async function runHere(parameters: {
  readonly node: Extract<OpenNode, { kind: 'storage' }>
  readonly settings: Settings
  readonly asked: MaintenanceRequest
}): Promise<unknown> {
  const { asked, node, settings } = parameters
  // Load them only when needed, so that commands sent to a running server stay fast.
  const { createAuditLog } = await import('../../audit/createAuditLog.ts')
  const { createWalletMaintenance } = await import('../../embedded/createWalletMaintenance.ts')
  const { createShareSeal } = await import('../../embedded/vaults/createShareSeal.ts')
  const { openShareKeys } = await import('../../embedded/vaults/openShareKeys.ts')
  const { database } = node.storage
  const now = (): number => Date.now()
  const audit = createAuditLog({ database, now, retention: settings.audit.retention })
  // After a restored backup, a missing key must not be in the way of withholding the shares.
  const keys = asked.command === 'reseal' ? await openShareKeys({ settings, database }) : []
  const seal = createShareSeal({ keys })
  return runMaintenance(createWalletMaintenance({ database, seal, audit, actor: getSystemActor(), now }), asked)
}

function format(command: EmbeddedRequest['command'], answer: unknown): string {
  if (command === 'reseal') {
    const { resealed } = parse(results.reseal, answer)
    return `${resealed} shares were sealed under the first key. Other keys can be removed from LATCHKEY_SHARE_KEYS once no backup from before is needed.\n`
  }
  if (command === 'deleteUser') {
    const { hadWallet, user } = parse(results.deleteUser, answer)
    return `The user ${user} was deleted${hadWallet ? ', with their wallet' : '; they had no wallet'}.\n`
  }
  // It is a file for the user, so it is JSON in any case.
  if (command === 'exportUser') return `${JSON.stringify(parse(results.exportUser, answer), null, 2)}\n`
  const { devices, sessions } = parse(results.afterRestore, answer)
  return `${sessions} sessions were ended. ${devices} devices are suspended until their users log in.\n`
}
