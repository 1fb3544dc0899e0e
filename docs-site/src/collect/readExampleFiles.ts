import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { examplesFolder } from '../paths.ts'
import type { CodeFile } from '../types/CodeFile.ts'
import { readTemplate } from './readTemplate.ts'

/** Files of `npm create latchkey` that pages show. They are compiled beside the examples of the same app. */
const templates = ['tanstack-start/src/routes/__root.tsx']

/** Reads the code of `docs-site/examples`, and that of templates which pages show. */
export function readExampleFiles(): readonly CodeFile[] {
  const examples = globSync('**/*.{ts,tsx}', { cwd: examplesFolder })
    .toSorted()
    .map((name) => path.join(examplesFolder, name))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  return [
    ...examples,
    ...templates.map((name) => ({ file: path.join(examplesFolder, name), code: readTemplate(name) })),
  ]
}
