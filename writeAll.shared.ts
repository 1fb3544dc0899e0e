import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Texts by file, relative to a folder. */
export type Texts = ReadonlyMap<string, string>

/** What was written, and how to take it back. */
export interface Written {
  /** Removes all that was written. */
  undo(): void
}

/**
 * Writes files into a folder: all of them or none. They are written to a temporary folder beside them first, and then moved.
 *
 * @param parameters.files Files that do not exist yet.
 * @param parameters.edits Files that exist, with their new texts. They keep their permissions.
 * @param parameters.program The name of the program, for the temporary folder.
 * @param parameters.refuse Returns the error for a new file that exists after all.
 * @throws the error of the file system; everything is as it was.
 */
export function writeAll(parameters: {
  readonly folder: string
  readonly files?: Texts
  readonly edits: Texts
  readonly program: string
  readonly refuse?: (file: string) => Error
}): Written {
  const { edits, files = new Map<string, string>(), folder, program, refuse } = parameters
  const before = new Map<string, Buffer>()
  const created: string[] = []
  const moved: string[] = []
  const removeCreated = (): void => {
    for (const entry of created.toReversed()) rmSync(entry, { recursive: true, force: true })
  }
  if (edits.size === 0 && files.size === 0) return { undo: removeCreated }
  const temporary = mkdtempSync(path.join(folder, `.${program}-`))
  const write = (part: string, file: string, content: string | Buffer, mode?: number): void => {
    const copy = path.join(temporary, part, file)
    mkdirSync(path.dirname(copy), { recursive: true })
    writeFileSync(copy, content, mode === undefined ? {} : { mode })
  }
  try {
    for (const [file, text] of files) write('new', file, text)
    for (const [file, text] of edits) {
      const { mode } = statSync(path.join(folder, file))
      const old = readFileSync(path.join(folder, file))
      before.set(file, old)
      write('new', file, text, mode)
      write('old', file, old, mode)
    }
    for (const file of files.keys()) {
      const target = path.join(folder, file)
      const newFolder = mkdirSync(path.dirname(target), { recursive: true })
      if (newFolder !== undefined) created.push(newFolder)
      if (refuse && existsSync(target)) throw refuse(target)
      renameSync(path.join(temporary, 'new', file), target)
      created.push(target)
    }
    for (const file of edits.keys()) {
      renameSync(path.join(temporary, 'new', file), path.join(folder, file))
      moved.push(file)
    }
  } catch (error) {
    for (const file of moved) renameSync(path.join(temporary, 'old', file), path.join(folder, file))
    removeCreated()
    throw error
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  return {
    undo: () => {
      for (const [file, text] of before) writeFileSync(path.join(folder, file), text)
      removeCreated()
    },
  }
}
