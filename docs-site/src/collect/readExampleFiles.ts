import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { examplesFolder } from '../paths.ts'
import type { CodeFile } from '../types/createTypeReader.ts'

/** Reads the code of `docs-site/examples`. */
export function readExampleFiles(): readonly CodeFile[] {
  return globSync('**/*.{ts,tsx}', { cwd: examplesFolder })
    .toSorted()
    .map((name) => path.join(examplesFolder, name))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
}
