// Checks every package.json. A package without a script would silently skip that check, so each script is required.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { checkLinks, findRelativeLinks } from '../manifests/checkLinks.ts'
import { checkRange } from '../manifests/checkRange.ts'
import { findEngineProblems } from '../manifests/findEngineProblems.ts'
import { findInputProblems } from '../manifests/findInputProblems.ts'
import { fail, finish } from '../shared/problems.ts'
import { listPackages, readManifest, root } from '../shared/workspace.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

const sourceCondition = '@latchkey/source'
const installScripts = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']
/** The scripts that the checks run. */
const publishedScripts = {
  build: 'tsdown',
  types: 'tsc -p . --customConditions null',
  test: 'node ../../scripts/run-vitest.ts',
  tarball: 'pnpm pack --out .tarball/package.tgz',
  publint: 'publint --strict .tarball/package.tgz',
  attw: 'attw .tarball/package.tgz --profile esm-only',
  api: 'node ../../scripts/checks/api.ts',
}

const packages = listPackages()
const repository = readRepository()
checkRanges('package.json', { manifest: readManifest(root), isPublished: false })
for (const entry of packages) {
  checkRanges(`${entry.path}/package.json`, entry)
  // `npm create latchkey` runs a package of this name.
  if (!entry.name.startsWith('@latchkey/') && entry.name !== 'create-latchkey')
    fail(`${entry.path}: its name must start with @latchkey/`)
  if (entry.isPublished) checkPublished(entry)
  else checkPrivate(entry)
}
checkVitest()
checkTurbo()
finish(`${packages.length} packages have valid manifests`)

/** Returns the address of the repository, which the root manifest states once. */
function readRepository(): string {
  const url = readManifest(root).repository?.url
  if (url === undefined) fail('package.json: "repository.url" is missing')
  return url ?? ''
}

/** Checks every version but the ranges of peers. */
function checkRanges(file: string, entry: Pick<WorkspacePackage, 'manifest' | 'isPublished'>): void {
  const { dependencies, devDependencies, optionalDependencies } = entry.manifest
  const groups = [
    { versions: { ...dependencies, ...optionalDependencies }, isShipped: entry.isPublished },
    { versions: { ...devDependencies }, isShipped: false },
  ]
  for (const { versions, isShipped } of groups)
    for (const [name, range] of Object.entries(versions)) {
      const problem = checkRange({ name, range, isShipped })
      if (problem !== undefined) fail(`${file}: ${problem}`)
    }
}

function checkPublished({ path: folder, folder: absolute, manifest }: WorkspacePackage): void {
  const file = `${folder}/package.json`
  for (const [name, command] of Object.entries(publishedScripts))
    if (manifest.scripts?.[name] !== command) fail(`${file}: the script "${name}" must be \`${command}\``)
  for (const name of installScripts)
    if (manifest.scripts?.[name] !== undefined) fail(`${file}: a published package has no script "${name}"`)

  // A bundler drops a style sheet that has no side effects.
  const sheets = Object.values(manifest.exports ?? {})
    .map((target) => (typeof target === 'object' && target !== null ? Reflect.get(target, 'default') : target))
    .filter((target) => String(target).endsWith('.css'))
  const sideEffects = sheets.length > 0 && sheets
  const wanted = { license: 'MIT', type: 'module', sideEffects, files: ['dist', 'README.md', 'LICENSE'] }
  for (const [name, value] of Object.entries(wanted))
    if (!isDeepStrictEqual(Reflect.get(manifest, name), value))
      fail(`${file}: "${name}" must be ${JSON.stringify(value)}`)
  for (const name of ['description', 'engines'])
    if (Reflect.get(manifest, name) === undefined) fail(`${file}: "${name}" is missing`)
  if (manifest.publishConfig?.access !== 'public') fail(`${file}: publishConfig.access must be "public"`)
  for (const problem of findEngineProblems({ folder: absolute, manifest })) fail(`${file}: ${problem}`)
  for (const problem of checkLinks({ manifest, folder, repository })) fail(`${file}: ${problem}`)
  const readme = path.join(absolute, 'README.md')
  if (!existsSync(readme)) fail(`${folder}/README.md is missing: npm shows it`)
  else
    for (const target of findRelativeLinks(readFileSync(readme, 'utf8')))
      fail(`${folder}/README.md: the link ${target} does not work on npm; write the whole URL`)

  const published = Object.fromEntries(
    Object.entries(manifest.exports ?? {}).map(([key, target]) => [key, withoutSource(target)]),
  )
  if (!isDeepStrictEqual(manifest.publishConfig?.exports, published))
    fail(`${file}: publishConfig.exports must be "exports" without the condition ${sourceCondition}`)
  for (const [key, target] of Object.entries(manifest.exports ?? {})) {
    const source = typeof target === 'object' && target !== null ? Reflect.get(target, sourceCondition) : undefined
    if (typeof source === 'string' && !existsSync(path.join(absolute, source)))
      fail(`${file}: the entry point "${key}" has no source file ${source}`)
  }
}

function withoutSource(target: unknown): unknown {
  if (typeof target !== 'object' || target === null) return target
  return Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== sourceCondition))
}

function checkPrivate({ path: folder, manifest }: WorkspacePackage): void {
  if (folder === 'bench') return
  if (manifest.scripts?.['types'] !== 'tsc -p . --customConditions null')
    fail(`${folder}/package.json: the script "types" must be \`tsc -p . --customConditions null\``)
  if (folder === 'packages/e2e' && manifest.scripts?.['journeys'] !== publishedScripts.test)
    fail(`${folder}/package.json: the script "journeys" must be \`${publishedScripts.test}\``)
}

/** Refuses options that hide failures, and setup files that would replace the ones of every project. */
function checkVitest(): void {
  const configs = packages.map(({ path: folder }) => `${folder}/vitest.config.ts`)
  for (const file of [...configs, 'vitest.shared.ts', 'vitest.config.ts']) {
    const absolute = path.join(root, file)
    const code = existsSync(absolute) ? readFileSync(absolute, 'utf8') : ''
    for (const option of ['retry', 'passWithNoTests', 'dangerouslyIgnoreUnhandledErrors', 'bail'])
      if (new RegExp(`\\b${option}\\b`).test(code)) fail(`${file}: the option "${option}" hides failures`)
    if (file !== 'vitest.shared.ts' && /\bsetupFiles\b/.test(code))
      fail(`${file}: the option "setupFiles" would replace the setup of vitest.shared.ts`)
  }
}

/** Checks the inputs of tasks, and that tasks on all packages depend on each of them, because turbo cannot express "all". */
function checkTurbo(): void {
  for (const folder of [root, ...packages.map((entry) => entry.folder)]) {
    const file = path.join(folder, 'turbo.json')
    if (!existsSync(file)) continue
    for (const problem of findInputProblems(readFileSync(file, 'utf8')))
      fail(`${path.relative(root, file)}: ${problem}`)
  }
  const text = readFileSync(path.join(root, 'turbo.json'), 'utf8')
  for (const { name, isPublished } of packages)
    for (const task of ['build', 'tarball'])
      if (isPublished && !text.includes(`"${name}#${task}"`))
        fail(`turbo.json: ${task === 'build' ? '"//#size"' : '"//#tarballs"'} must depend on "${name}#${task}"`)
}
