import { mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MigrateError } from '../MigrateError.ts'

/** New texts by file, relative to the folder. */
export type Texts = ReadonlyMap<string, string>

/**
 * Writes files that exist: all of them or none. They are written to a temporary folder beside them first, and then moved.
 *
 * @throws MigrateError `write_failed`: everything is as it was.
 */
export function writeAll({ folder, texts }: { readonly folder: string; readonly texts: Texts }): void {
  if (texts.size === 0) return
  const moved: string[] = []
  let temporary: string | undefined
  try {
    temporary = mkdtempSync(path.join(folder, '.latchkey-migrate-'))
    for (const [file, text] of texts) {
      const mode = statSync(path.join(folder, file)).mode
      for (const [part, content] of [
        ['new', text],
        ['old', readFileSync(path.join(folder, file))],
      ] as const) {
        const copy = path.join(temporary, part, file)
        mkdirSync(path.dirname(copy), { recursive: true })
        writeFileSync(copy, content, { mode })
      }
    }
    for (const file of texts.keys()) {
      renameSync(path.join(temporary, 'new', file), path.join(folder, file))
      moved.push(file)
    }
  } catch (error) {
    for (const file of moved) if (temporary) renameSync(path.join(temporary, 'old', file), path.join(folder, file))
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrateError('write_failed', `A file could not be written, so everything is as it was: ${reason}`, {
      cause: error,
    })
  } finally {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true })
  }
}
