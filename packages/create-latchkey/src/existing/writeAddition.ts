import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CreateError } from '../CreateError.ts'
import { createTemporaryFolder, writeFiles } from '../project/writeProject.ts'
import type { Written } from '../project/writeProject.ts'
import type { Addition } from './planAddition.ts'

/** Adds files to an app: all of them or none. Files are written to a temporary folder first, and then moved. */
export function writeAddition({
  addition: { edits, files },
  folder,
}: {
  readonly addition: Addition
  readonly folder: string
}): Written {
  const before = new Map([...edits.keys()].map((file) => [file, readFileSync(path.join(folder, file))]))
  const created: string[] = []
  const undo = (): void => {
    for (const [file, text] of before) writeFileSync(path.join(folder, file), text)
    for (const entry of created.toReversed()) rmSync(entry, { recursive: true, force: true })
  }
  const temporary = createTemporaryFolder(folder)
  try {
    writeFiles(temporary, new Map([...files, ...edits]))
    for (const file of files.keys()) {
      const target = path.join(folder, file)
      const newFolder = mkdirSync(path.dirname(target), { recursive: true })
      if (newFolder !== undefined) created.push(newFolder)
      if (existsSync(target)) throw new CreateError('path_taken', `${target} exists already. Nothing was changed.`)
      renameSync(path.join(temporary, file), target)
      created.push(target)
    }
    for (const file of edits.keys()) renameSync(path.join(temporary, file), path.join(folder, file))
  } catch (error) {
    undo()
    throw error
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  return { undo }
}
