// Checks imports: directions between packages, layers inside packages, no deep imports, no runtime cycles. Layers and cycles
// concern static runtime imports only; with a dynamic import a lower layer loads a higher one on demand.
import path from 'node:path'
import { checkLayers } from '../imports/checkLayers.ts'
import { checkPackageImport } from '../imports/checkPackageImport.ts'
import { findCycles } from '../imports/findCycles.ts'
import { readImports } from '../imports/readImports.ts'
import { fail, finish } from '../shared/problems.ts'
import { listSourceFiles } from '../shared/listSourceFiles.ts'
import { listPackages, root } from '../shared/workspace.ts'
import type { ImportEdge } from '../imports/readImports.ts'

const packages = listPackages()
let files = 0
let imports = 0
for (const entry of packages) {
  const edges: ImportEdge[] = []
  for (const file of listSourceFiles(entry.folder)) {
    files += 1
    for (const edge of readImports(file, entry.folder)) {
      imports += 1
      edges.push(edge)
      const problems =
        edge.target === undefined ? checkPackageImport(edge, entry, packages) : checkInside(edge, entry.shortName)
      for (const problem of problems) fail(`${path.relative(root, file)}:${edge.line}: ${problem}`)
    }
  }
  for (const problem of checkLayers(edges, entry)) fail(problem)
  for (const cycle of findCycles(edges)) fail(`${entry.path}: runtime import cycle ${cycle.join(' → ')}`)
}
finish(`${imports} imports in ${files} files follow the rules`)

/** Checks that a relative import stays in its package and does not use the package's own entry point. */
function checkInside({ source, target, specifier, isTest }: ImportEdge, importer: string): readonly string[] {
  // Files that the build and the tests of all packages share.
  if (target !== undefined && /^(?:\.\.\/)+(?:vitest|tsdown)\.shared\.ts$/.test(target)) return []
  // Only a build writes the licences of what it has bundled.
  if (target !== undefined && !source.startsWith('src/') && /^(?:\.\.\/)+writeNotices\.shared\.ts$/.test(target))
    return []
  // What the programs of the command line share; their builds contain it.
  if (
    ['create-latchkey', 'migrate'].includes(importer) &&
    target !== undefined &&
    /^(?:\.\.\/)+(?:changeManifest|terminal|writeAll)\.shared\.ts$/.test(target)
  )
    return []
  const isTestSupport = isTest || source.startsWith('src/setup/') || source.startsWith('gallery/')
  if (
    isTestSupport &&
    target !== undefined &&
    /^(?:\.\.\/)+(?:addAuthenticator|bundlePrograms|createUser|fuzz|getFreePort|measureTexts|pressUntilTaken)\.shared\.ts$/.test(
      target,
    )
  )
    return []
  // Only the bench, which installs the packed packages as the checks do, and starts servers as the tests do.
  if (
    target?.startsWith('../scripts/') === true ||
    target === '../getFreePort.shared.ts' ||
    target === '../pressUntilTaken.shared.ts' ||
    target === '../addAuthenticator.shared.ts'
  )
    return []
  if (target?.startsWith('..') === true) return [`"${specifier}" leaves the package: import the other one by its name`]
  const isEntrypoint = (file: string | undefined): boolean => file?.startsWith('src/entrypoints/') === true
  if (isEntrypoint(target) && !isEntrypoint(source) && !isTest)
    return [`"${specifier}" is the package's own entry point: import the file that declares it`]
  return []
}
