import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'
import type { Node, ParseResult } from 'oxc-parser'
import { isTestFile, listSourceFiles } from '../shared/listSourceFiles.ts'
import { root } from '../shared/workspace.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

/** A parsed source file. */
export interface SourceFile {
  /** The short name of its package. */
  readonly package: string
  /** Relative to the repository. */
  readonly path: string
  /** Whether it only serves tests. */
  readonly isTest: boolean
  readonly program: ParseResult['program']
  readonly module: ParseResult['module']
}

/** Parses a source file. */
export function parseSourceFile(parameters: {
  readonly package: string
  readonly path: string
  readonly code: string
}): SourceFile {
  const { code, path: file } = parameters
  const { module, program } = parseSync(file, code)
  return {
    package: parameters.package,
    path: file,
    isTest: /\.test(?:-d)?\.tsx?$|\/test\//.test(file),
    program,
    module,
  }
}

/** Parses every TypeScript file of a package. */
export function readSourceFiles({ folder, path: packagePath, shortName }: WorkspacePackage): readonly SourceFile[] {
  return listSourceFiles(folder).map((absolute) => {
    const file = path.relative(root, absolute).replaceAll(path.sep, '/')
    const parsed = parseSourceFile({ package: shortName, path: file, code: readFileSync(absolute, 'utf8') })
    return { ...parsed, isTest: isTestFile(file.slice(packagePath.length + 1)) }
  })
}

/** Calls a function with each node of a tree and with its ancestors, the nearest first. */
export function walk(tree: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const step = (node: Node, ancestors: readonly Node[]): void => {
    visit(node, ancestors)
    const inner = [node, ...ancestors]
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [Reflect.get(node, key)].flat()) if (isNode(child)) step(child, inner)
  }
  step(tree, [])
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The name of an identifier or of a key that is a string; undefined for anything computed. */
export function getName(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
