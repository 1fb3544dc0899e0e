// Compares the public types of published packages with the snapshots in docs/api, one for each entry point, and finds
// exports without documentation, and comments that name requirements. Needs the built packages.
//
//   node scripts/checks/api.ts            in a package's folder: that package; elsewhere: all published ones
//   node scripts/checks/api.ts --write    writes the snapshots instead
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleTypes } from '../api/bundleTypes.ts'
import { diffLines } from '../api/diffLines.ts'
import { findRequirementIds } from '../api/findRequirementIds.ts'
import { findUndocumented } from '../api/findUndocumented.ts'
import { toSnapshot } from '../api/toSnapshot.ts'
import { fail, finish } from '../shared/problems.ts'
import { listPublishedPackages, root } from '../shared/workspace.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

const howToUpdate = 'If this is intended, run `pnpm api:write`, then `pnpm changeset`.'
const isWriting = process.argv.includes('--write')
const published = listPublishedPackages()
const here = published.filter(({ folder }) => folder === process.cwd())
for (const entry of here.length > 0 ? here : published) await checkPackage(entry)
finish('the public types match docs/api')

async function checkPackage(entry: WorkspacePackage): Promise<void> {
  const folder = path.join(root, 'docs', 'api', entry.shortName)
  const entrypoints = listEntrypoints(entry)
  const stale = existsSync(folder) ? readdirSync(folder).filter((name) => !entrypoints.has(name)) : []
  for (const name of stale)
    if (isWriting) rmSync(path.join(folder, name))
    else fail(`docs/api/${entry.shortName}/${name} belongs to no entry point. ${howToUpdate}`)

  for (const [name, types] of entrypoints) {
    const label = `docs/api/${entry.shortName}/${name}`
    if (!existsSync(types)) {
      fail(`${entry.name}: package.json exports ${path.relative(root, types)}, which the build does not create`)
      continue
    }
    const bundle = await bundleTypes(types)
    for (const missing of findUndocumented(bundle)) fail(`${entry.name}: the export ${missing} (${name}) has no TSDoc`)
    for (const line of findRequirementIds(bundle))
      fail(`${entry.name}: a comment of ${name} names a requirement, which its readers cannot look up: ${line}`)
    const wanted = toSnapshot(bundle)
    const file = path.join(folder, name)
    const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (isWriting) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, wanted)
    } else if (present !== wanted) fail(`${label} differs from the code. ${howToUpdate}\n${diffLines(present, wanted)}`)
  }
}

/** Returns the built types of each entry point that has types, by the file name of its snapshot. */
function listEntrypoints({ folder, manifest }: WorkspacePackage): Map<string, string> {
  const entrypoints = new Map<string, string>()
  for (const [key, target] of Object.entries(manifest.publishConfig?.exports ?? manifest.exports ?? {})) {
    if (key.endsWith('.css')) continue
    const types = typeof target === 'object' && target !== null && 'types' in target ? target.types : undefined
    if (typeof types !== 'string') continue
    const name = key === '.' ? 'index' : key.slice(2).replaceAll('/', '-')
    entrypoints.set(`${name}.d.ts`, path.join(folder, types))
  }
  return entrypoints
}
