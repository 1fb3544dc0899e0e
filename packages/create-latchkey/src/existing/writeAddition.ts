import { writeAll } from '../../../../writeAll.shared.ts'
import type { Written } from '../../../../writeAll.shared.ts'
import { CreateError } from '../CreateError.ts'
import type { Addition } from './planAddition.ts'

/** Adds files to an app: all of them or none. */
export function writeAddition({
  addition: { edits, files },
  folder,
}: {
  readonly addition: Addition
  readonly folder: string
}): Written {
  const refuse = (file: string): CreateError =>
    new CreateError('path_taken', `${file} exists already. Nothing was changed.`)
  return writeAll({ folder, files, edits, program: 'create-latchkey', refuse })
}
