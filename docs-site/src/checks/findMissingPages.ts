import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../Page.ts'
import { repositoryFolder } from '../paths.ts'
import { readOpenApi } from '../generate/openApi.ts'

/** What must have a page, by what it is, from files that other checks keep equal to the code. */
export interface Documented {
  readonly exports: readonly string[]
  readonly options: readonly string[]
  readonly errors: readonly string[]
  readonly settings: readonly string[]
  readonly calls: readonly string[]
}

/** Returns what a reader would look for in vain. */
export function findMissingPages(pages: readonly Page[], documented: Documented): readonly string[] {
  const paths = new Set(pages.map((page) => page.path))
  const settings = pages.find((page) => page.path === 'self-host/settings')?.markdown ?? ''
  const calls = pages
    .filter((page) => page.path.startsWith('self-host/api/'))
    .map((page) => page.markdown)
    .join('\n')
  const missing = (kind: string, names: readonly string[], has: (name: string) => boolean): readonly string[] =>
    names.length === 0
      ? [`There is no ${kind} to look for`]
      : names.filter((name) => !has(name)).map((name) => `The ${kind} ${name} has no page`)
  return [
    ...missing('export', documented.exports, (name) => paths.has(`hooks/${name}`) || paths.has(`components/${name}`)),
    ...missing('option', documented.options, (name) => paths.has(`options/${name}`)),
    ...missing('error', documented.errors, (code) => paths.has(`errors/${code}`)),
    ...missing('setting', documented.settings, (name) => settings.includes(`\`${name}\``)),
    ...missing('call', documented.calls, (call) => calls.includes(`## ${call}\n`)),
  ]
}

/** Reads what must have a page. */
export function readDocumented(): Documented {
  const read = (file: string): string => readFileSync(path.join(repositoryFolder, file), 'utf8')
  const [, exported = ''] = /\nexport \{ (.*?) \};\s*$/s.exec(read('docs/api/react/index.d.ts')) ?? []
  const [table = ''] = read('docs/options.md').split('\n## ', 1)
  return {
    exports: exported.split(', ').filter((name) => !name.startsWith('type ')),
    options: [...table.matchAll(/^\| \[`(\w+)`\]/gm)].map(([, name = '']) => name),
    errors: read('packages/core/src/kernel/errors/codes.txt').trim().split('\n'),
    settings: [
      ...new Set([...read('docs/cloud.md').matchAll(/^\| `(LATCHKEY_[A-Z\d_*]+)`/gm)].map(([, name = '']) => name)),
    ],
    calls: Object.entries(readOpenApi().paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    ),
  }
}
