import path from 'node:path'
import type { Node } from 'oxc-parser'
import { getName, walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/**
 * Returns the error codes that no code creates an error with. A code is created where its literal is a value: an argument, a
 * result, a cell of a table. Comparisons, predicates, keys, types and plain lists of codes only read it.
 */
export function findUnraisedCodes(parameters: {
  readonly codes: readonly string[]
  /** The folder of the catalogue, which names every code. */
  readonly catalogueFolder: string
  readonly files: readonly SourceFile[]
}): readonly string[] {
  const unraised = new Set(parameters.codes)
  for (const file of parameters.files) {
    if (file.isTest || path.posix.dirname(file.path) === parameters.catalogueFolder) continue
    walk(file.program, (node, ancestors) => {
      if (node.type === 'Literal' && typeof node.value === 'string' && !isRead(node, ancestors))
        unraised.delete(node.value)
    })
  }
  return parameters.codes.filter((code) => unraised.has(code))
}

function isRead(literal: Node, [parent, ...ancestors]: readonly Node[]): boolean {
  switch (parent?.type) {
    case 'TSLiteralType':
    case 'SwitchCase':
      return true
    case 'BinaryExpression':
      return true
    case 'Property':
      return parent.key === literal && !parent.computed
    case 'CallExpression':
      return /^is[A-Z]/.test(getCalleeName(parent.callee))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ConditionalExpression':
      return isRead(parent, ancestors)
    case 'ArrayExpression':
      return parent.elements.every((element) => element?.type === 'Literal' && typeof element.value === 'string')
    default:
      return false
  }
}

function getCalleeName(callee: Node): string {
  return getName(callee.type === 'MemberExpression' ? callee.property : callee) ?? ''
}
