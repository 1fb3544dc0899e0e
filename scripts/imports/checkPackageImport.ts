import { consumers, packageRules, privateEntrypoints } from './packageRules.ts'
import type { ImportEdge } from './readImports.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

/** What is wrong with an import of another package. */
export function checkPackageImport(
  edge: ImportEdge,
  importer: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): readonly string[] {
  const { specifier } = edge
  if (!specifier.startsWith('@latchkey/')) return checkThirdParty(edge, importer)

  const name = specifier.split('/', 2).join('/')
  const imported = packages.find((entry) => entry.name === name)
  if (imported === undefined) return [`"${specifier}" is no package of this repository`]
  const key = specifier === name ? '.' : `.${specifier.slice(name.length)}`
  if (!Object.hasOwn(imported.manifest.exports ?? {}, key))
    return [`"${specifier}" is a deep import: package.json of ${name} has no entrypoint "${key}"`]
  if (consumers.test(importer.path) && privateEntrypoints.includes(specifier))
    return [`"${specifier}" is for our own packages: apps use "${name}"`]
  if (edge.isTest || consumers.test(importer.path)) return []
  if (imported.name === importer.name)
    return [`"${specifier}" is the package's own entrypoint: import the file that has it`]

  const rule = packageRules[importer.shortName]
  if (rule === undefined) return [`${importer.path} has no row in scripts/imports/packageRules.ts`]
  if (rule.own.some((pattern) => matches(pattern, specifier))) return []
  if (rule.ownTypes?.some((pattern) => matches(pattern, specifier)) === true)
    return edge.kind === 'type' ? [] : [`${importer.name} may import only types from "${specifier}"`]
  return [`${importer.name} may not import "${specifier}"; it may import ${list(rule.own)}`]
}

function checkThirdParty(
  { specifier, kind, isTest, source }: ImportEdge,
  importer: WorkspacePackage,
): readonly string[] {
  const rule = packageRules[importer.shortName]
  if (isTest || rule === undefined || kind === 'type') return []
  const isForNode = rule.nodeFolders?.some((folder) => source.startsWith(`${folder}/`)) === true
  if (specifier.startsWith('node:'))
    return rule.isForBrowsers && !isForNode
      ? [`"${specifier}" does not exist in a page, where ${importer.name} runs`]
      : []
  if (rule.lazy?.some((pattern) => matches(pattern, specifier)) === true && kind !== 'dynamic')
    return [`"${specifier}" is loaded on intent: use import() where it is needed`]
  if (rule.thirdParty?.some((pattern) => matches(pattern, specifier)) === false)
    return [`${importer.name} may not import "${specifier}"; it may import ${list(rule.thirdParty)}`]
  return []
}

/** `viem` admits `viem` and `viem/chains`; `@scure/*` admits every package of the scope. */
function matches(pattern: string, specifier: string): boolean {
  if (pattern.endsWith('/*')) return specifier.startsWith(pattern.slice(0, -1))
  const isOwn = pattern.startsWith('@latchkey/')
  return specifier === pattern || (!isOwn && specifier.startsWith(`${pattern}/`))
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'none of our packages' : names.join(', ')
}
