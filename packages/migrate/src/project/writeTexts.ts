import { writeAll } from '../../../../writeAll.shared.ts'
import type { Texts } from '../../../../writeAll.shared.ts'
import { MigrateError } from '../MigrateError.ts'

/**
 * Writes the new texts of files that exist: all of them or none.
 *
 * @throws MigrateError `write_failed`: everything is as it was.
 */
export function writeTexts({ folder, texts }: { readonly folder: string; readonly texts: Texts }): void {
  try {
    writeAll({ folder, edits: texts, program: 'latchkey-migrate' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrateError('write_failed', `A file could not be written, so everything is as it was: ${reason}`, {
      cause: error,
    })
  }
}
