import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Folders of installed packages and of what builds write. */
const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage'])

/** Returns the files of an app that can hold code, relative to its folder, with forward slashes. Links are not followed. */
export function listFiles(folder: string): readonly string[] {
  const files: string[] = []
  const visit = (inner: string): void => {
    for (const entry of readdirSync(path.join(folder, inner), { withFileTypes: true })) {
      const file = path.posix.join(inner, entry.name)
      if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.')) visit(file)
      else if (entry.isFile() && /\.(?:[cm]?[jt]sx?|css|scss|mdx?|html|json)$/.test(entry.name)) files.push(file)
    }
  }
  visit('')
  return files.toSorted()
}
