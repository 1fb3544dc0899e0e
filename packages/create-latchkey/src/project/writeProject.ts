import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Written } from '../../../../writeAll.shared.ts'
import type { Files } from './planFiles.ts'

/**
 * Writes a new app into a folder that does not exist or is empty: all files or none. They are written beside it first, and then moved.
 */
export function writeProject({ files, folder }: { readonly files: Files; readonly folder: string }): Written {
  const parent = path.dirname(folder)
  // Undefined if the parent exists.
  const newParent = mkdirSync(parent, { recursive: true })
  const isNew = !existsSync(folder)
  const temporary = createTemporaryFolder(isNew ? parent : folder)
  const undo = (): void => {
    if (isNew) rmSync(folder, { recursive: true, force: true })
    else for (const entry of readdirSync(folder)) rmSync(path.join(folder, entry), { recursive: true, force: true })
    if (newParent !== undefined) rmSync(newParent, { recursive: true, force: true })
  }
  try {
    writeFiles(temporary, files)
    if (isNew) renameSync(temporary, folder)
    else {
      for (const entry of readdirSync(temporary)) renameSync(path.join(temporary, entry), path.join(folder, entry))
      rmSync(temporary, { recursive: true })
    }
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    undo()
    throw error
  }
  return { undo }
}

/** Creates a folder for files that will be moved. Unlike one of `mkdtemp`, it has the usual permissions. */
function createTemporaryFolder(parent: string): string {
  const folder = path.join(parent, `.create-latchkey-${randomUUID()}`)
  mkdirSync(folder)
  return folder
}

/** Writes files into a folder, with the folders that they need. */
function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of files) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
