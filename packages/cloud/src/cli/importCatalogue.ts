import { readFile } from 'node:fs/promises'
import { array, number, object, parse, string } from 'valibot'
import { getSystemActor } from '../audit/getSystemActor.ts'
import type { ImportWalletsReturnType } from '../catalogue/importWallets.ts'
import { formatLinkTargets } from '../catalogue/formatLinkTargets.ts'
import { CloudError } from '../CloudError.ts'
import { readSettings } from '../config/readSettings.ts'
import type { Settings } from '../config/Settings.ts'
import { type Logger, createLogger } from '../observe/createLogger.ts'
import { type OpenNode, openNode } from './openNode.ts'
import type { CatalogueRequest } from './parseCatalogue.ts'

const resultSchema = object({
  imported: number(),
  replaced: array(object({ id: string(), row: number(), before: array(string()), after: array(string()) })),
  skipped: array(object({ row: number(), reason: string() })),
})

/** Maximum number of skipped rows that are printed. */
const listedAtMost = 50

/**
 * Imports a wallet list, through the running server or directly into the database, and prints the result.
 *
 * @returns whether any wallet was imported.
 */
export async function importCatalogue({ data, file, isJson, replace }: CatalogueRequest): Promise<boolean> {
  const text = await readList(file)
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const logger = createLogger({ level: 'error', format: 'json' })
  const node = await openNode({ settings, logger })
  try {
    const result =
      node.kind === 'remote'
        ? parse(
            resultSchema,
            await node.request({
              method: 'POST',
              path: '/local/catalogue',
              body: { text, replace },
              invalid: 'catalogue.invalid',
            }),
          )
        : await importHere({ node, settings, logger, text, replace })
    process.stdout.write(isJson ? `${JSON.stringify(result)}\n` : format(result))
    return result.imported > 0
  } finally {
    await node.close()
  }
}

async function importHere(parameters: {
  readonly node: Extract<OpenNode, { kind: 'storage' }>
  readonly settings: Pick<Settings, 'audit'>
  readonly logger: Logger
  readonly text: string
  readonly replace: readonly string[]
}): Promise<ImportWalletsReturnType> {
  const { logger, node, replace, settings, text } = parameters
  // Load it only when needed, so that commands sent to a running server stay fast.
  const { importWallets } = await import('../catalogue/importWallets.ts')
  const { createAuditLog } = await import('../audit/createAuditLog.ts')
  const now = (): number => Date.now()
  const audit = createAuditLog({ database: node.storage.database, now, retention: settings.audit.retention })
  return importWallets({ context: { ...node, logger, now, audit, actor: getSystemActor() }, replace, text })
}

async function readList(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CloudError('catalogue.invalid', `The list cannot be read (${reason}). Nothing was imported.`, { cause })
  }
}

function format({ imported, replaced, skipped }: ImportWalletsReturnType): string {
  const replacements = replaced.map(
    ({ after, before, id, row }) =>
      `row ${row} replaces ${id}: ${formatLinkTargets(before)} → ${formatLinkTargets(after)}\n`,
  )
  const lines = skipped.slice(0, listedAtMost).map(({ reason, row }) => `row ${row} skipped: ${reason}\n`)
  if (skipped.length > listedAtMost) lines.push(`and ${skipped.length - listedAtMost} more rows skipped\n`)
  return [...replacements, ...lines, `${imported} imported, ${skipped.length} skipped\n`].join('')
}
