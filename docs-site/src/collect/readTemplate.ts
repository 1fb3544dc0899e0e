import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderTemplate } from '../../../packages/create-latchkey/src/project/renderTemplate.ts'
import { repositoryFolder } from '../paths.ts'

/** Returns a file as `npm create latchkey` writes it for an app without sign-in. */
export function readTemplate(file: string): string {
  const text = readFileSync(path.join(repositoryFolder, 'packages/create-latchkey/templates', file), 'utf8')
  return renderTemplate(text, new Set(['evm']))
}
