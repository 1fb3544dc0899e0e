import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A built page. */
export interface BuiltPage {
  /** Its file, relative to the site, with forward slashes. */
  readonly file: string
  readonly html: string
}

/** Reads the built pages. */
export function readBuiltPages(folder: string): readonly BuiltPage[] {
  return globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), html: readFileSync(path.join(folder, file), 'utf8') }))
}
