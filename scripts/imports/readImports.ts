import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { isTestFile } from '../shared/listSourceFiles.ts'

/** One import of one file. */
export interface ImportEdge {
  /** The importing file, relative to its package. */
  readonly source: string
  /** As written. */
  readonly specifier: string
  /** The imported file relative to the package; undefined for an import of another package. */
  readonly target: string | undefined
  /** `type` costs nothing at run time; `dynamic` is `import()`. */
  readonly kind: 'static' | 'type' | 'dynamic'
  readonly line: number
  /** Whether the importing file only serves tests. */
  readonly isTest: boolean
}

/** Every import and re-export of a file. */
export function readImports(file: string, packageFolder: string): readonly ImportEdge[] {
  const code = readFileSync(file, 'utf8')
  const { module } = parseSync(file, code)
  const source = toRelative(file, packageFolder)
  const isTest = isTestFile(source)
  const toEdge = (specifier: string, kind: ImportEdge['kind'], start: number): ImportEdge => ({
    source,
    specifier,
    target: specifier.startsWith('.')
      ? toRelative(path.resolve(path.dirname(file), specifier.replace(/\?.*$/, '')), packageFolder)
      : undefined,
    kind,
    line: code.slice(0, start).split('\n').length,
    isTest,
  })
  const kindOf = (entries: readonly { readonly isType: boolean }[], text: string): ImportEdge['kind'] =>
    /^(?:import|export)\s+type\b/.test(text) || (entries.length > 0 && entries.every(({ isType }) => isType))
      ? 'type'
      : 'static'

  const edges: ImportEdge[] = []
  for (const { moduleRequest, entries, start, end } of module.staticImports)
    edges.push(toEdge(moduleRequest.value, kindOf(entries, code.slice(start, end)), start))
  for (const { entries, start, end } of module.staticExports) {
    const requests = new Set(
      entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
    )
    for (const request of requests) edges.push(toEdge(request, kindOf(entries, code.slice(start, end)), start))
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^(['"`])(.*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2]
    if (literal !== undefined) edges.push(toEdge(literal, 'dynamic', start))
  }
  return edges
}

function toRelative(file: string, folder: string): string {
  return path.relative(folder, file).replaceAll(path.sep, '/')
}
