import type { ESTree, Reference, SourceCode, Variable } from '@oxlint/plugins'
import { findBody, findBranch, type Body } from './functions.ts'

/** A call of a function or a constructor. */
export type Call = ESTree.CallExpression | ESTree.NewExpression

/** What a body does itself, without the functions inside it. */
export interface Code {
  readonly reads: readonly Reference[]
  readonly calls: readonly Call[]
}

/** The code of a file, by body. */
export interface FileCode {
  readonly bodies: readonly Body[]
  of(body: Body): Code
  /** Returns the variable of an identifier that is read. */
  resolve(node: ESTree.Node): Variable | undefined
}

/**
 * Groups the reads and calls of a file by the body that runs them. It omits those that an `await` puts off: they run when the function
 * that called has ended.
 */
export function collectCode(parameters: {
  readonly scopes: SourceCode['scopeManager']['scopes']
  readonly calls: readonly Call[]
  readonly awaits: readonly ESTree.Node[]
}): FileCode {
  const codes = new Map<Body, { reads: Reference[]; calls: Call[] }>()
  const variables = new Map<ESTree.Node, Variable>()
  const waits = new Map<Body, { readonly end: number; readonly until: number }[]>()
  for (const node of parameters.awaits) {
    const body = findBody(node)
    const wait = { end: node.range[1], until: findBranch(node).range[1] }
    waits.set(body, [...(waits.get(body) ?? []), wait])
  }
  const add = (node: ESTree.Node): { reads: Reference[]; calls: Call[] } | undefined => {
    const body = findBody(node)
    const [start] = node.range
    // A module ends when it has awaited: nothing of it is put off.
    const isLater = (waits.get(body) ?? []).some(({ end, until }) => end <= start && start < until)
    if (isLater && body.type !== 'Program') return undefined
    if ('generator' in body && body.generator) return undefined
    const code = codes.get(body) ?? { reads: [], calls: [] }
    codes.set(body, code)
    return code
  }
  for (const reference of parameters.scopes.flatMap(({ references }) => references)) {
    if (reference.resolved === null || isTypeOrExport(reference.identifier)) continue
    variables.set(reference.identifier, reference.resolved)
    if (!reference.init) add(reference.identifier)?.reads.push(reference)
  }
  for (const call of parameters.calls) add(call)?.calls.push(call)
  return {
    bodies: [...codes.keys()],
    of: (body) => codes.get(body) ?? { reads: [], calls: [] },
    resolve: (node) => variables.get(node),
  }
}

function isTypeOrExport({ parent }: ESTree.Node): boolean {
  if (parent === null) return false
  if (
    /^(?:ExportSpecifier|TSTypeQuery|TSQualifiedName|TSTypeReference|TSClassImplements|TSInterfaceHeritage)$/.test(
      parent.type,
    )
  )
    return true
  return parent.type === 'TSTypePredicate'
}
