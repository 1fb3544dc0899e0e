// A public name arrives with the code that serves it. Finds error codes never raised, stored items never used, state fields
// never written, options and flags never read, views without a screen, endpoints that answer 501, and exports of
// @latchkey/core that only our React package uses. A name that a capability will serve may be on the list debts.tsv.
//
//   node scripts/checks/unserved.ts            checks
//   node scripts/checks/unserved.ts --write    rewrites debts.tsv: keeps the rows still needed, adds new ones as `remove`,
//                                              which the check refuses until a capability is named or the name is gone
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCodeBlocks } from '../shared/readCodeBlocks.ts'
import { fail, finish } from '../shared/problems.ts'
import { listPackages, root } from '../shared/workspace.ts'
import { checkDebts, kinds, parseDebts, remove } from '../unserved/debts.ts'
import type { Unserved } from '../unserved/debts.ts'
import { findInternalExports } from '../unserved/findInternalExports.ts'
import { findListedFlags } from '../unserved/findListedFlags.ts'
import { findMissingScreens } from '../unserved/findMissingScreens.ts'
import { findUnansweredEndpoints } from '../unserved/findUnansweredEndpoints.ts'
import { findUnraisedCodes } from '../unserved/findUnraisedCodes.ts'
import { findUnreadOptions } from '../unserved/findUnreadOptions.ts'
import { findUnusedItems } from '../unserved/findUnusedItems.ts'
import { findUnwrittenFields } from '../unserved/findUnwrittenFields.ts'
import { parseSourceFile, readSourceFiles } from '../unserved/SourceFile.ts'
import type { SourceFile } from '../unserved/SourceFile.ts'

const debtFile = path.join(root, 'debts.tsv')
const packages = listPackages()
const files = packages.flatMap(readSourceFiles)
const ofPackage = (...names: readonly string[]): readonly SourceFile[] =>
  files.filter((file) => file.path.includes('/src/') && names.includes(file.package))
const product = files.filter(({ path: file }) => /^packages\/(?!e2e\/)[^/]+\/src\//.test(file))
const core = ofPackage('core')

const unserved = listUnserved()
if (process.argv.includes('--write')) writeDebts()
const debts = parseDebts(readFileSync(debtFile, 'utf8'))
for (const problem of checkDebts({ unserved, debts, warnedFlags: findListedFlags(core) })) fail(problem)
finish(`${debts.length} names are on the debt list; all others are served`)

function listUnserved(): readonly Unserved[] {
  const [codeFile = ''] = globSync('packages/core/src/**/codes.txt', { cwd: root })
  const { flags, options } = findUnreadOptions(ofPackage('core', 'react'))
  const names: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
    error: findUnraisedCodes({
      codes: readFileSync(path.join(root, codeFile), 'utf8').trim().split('\n'),
      catalogueFolder: path.posix.dirname(codeFile.replaceAll(path.sep, '/')),
      files: product,
    }),
    stored: ['/storedItems.ts', '/lazyStoredItems.ts'].flatMap((name) =>
      findUnusedItems({ table: getFile(core, name), files: product }),
    ),
    state: findUnwrittenFields({
      core,
      writers: [...core, ...product.filter((file) => file.package.startsWith('adapter-'))],
    }),
    option: options,
    flag: flags,
    view: findMissingScreens({ core, react: ofPackage('react') }),
    endpoint: findUnansweredEndpoints({ protocol: ofPackage('protocol'), cloud: ofPackage('cloud') }),
    export: findInternalExports({
      specifier: '@latchkey/core',
      entrypoint: getFile(core, '/entrypoints/index.ts'),
      react: files.filter((file) => file.package === 'react'),
      others: [...files.filter((file) => !['core', 'react'].includes(file.package)), ...readDocumentation()],
    }),
  }
  return kinds.flatMap((kind) => names[kind].map((name) => ({ kind, name })))
}

function getFile(candidates: readonly SourceFile[], name: string): SourceFile {
  const match = candidates.find((file) => file.path.endsWith(name))
  if (match === undefined) throw new TypeError(`packages/core has no file ${name}`)
  return match
}

/** The TypeScript code blocks of the README files and the documentation. */
function readDocumentation(): readonly SourceFile[] {
  const documents = globSync(['*.md', 'docs/*.md', 'packages/*/*.md', 'examples/*/*.md'], { cwd: root })
  return documents.flatMap((file) =>
    readCodeBlocks(readFileSync(path.join(root, file), 'utf8'))
      .filter(({ language }) => /^tsx?$/.test(language))
      .map(({ code }) => parseSourceFile({ package: 'documentation', path: `${file}.tsx`, code })),
  )
}

function writeDebts(): void {
  const known = new Map(
    parseDebts(readFileSync(debtFile, 'utf8')).map(({ kind, name, capability }) => [`${kind}\t${name}`, capability]),
  )
  const rows = unserved.map(({ kind, name }) => `${kind}\t${name}\t${known.get(`${kind}\t${name}`) ?? remove}`)
  writeFileSync(debtFile, `${['kind\tname\tcapability', ...rows].join('\n')}\n`)
}
