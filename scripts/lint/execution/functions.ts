import type { ESTree } from '@oxlint/plugins'

/** Code that runs as a whole: a function's, or a module's. */
export type Body = ESTree.Node

const functionTypes: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
])
const branchTypes: ReadonlySet<string> = new Set([
  'CatchClause',
  'ConditionalExpression',
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'IfStatement',
  'LogicalExpression',
  'SwitchCase',
  'WhileStatement',
])

export function isFunction(node: ESTree.Node): boolean {
  return functionTypes.has(node.type)
}

/** Returns the body that runs a node. Fields of a class and its static blocks are bodies too. */
export function findBody(node: ESTree.Node): Body {
  let current = node
  while (current.parent !== null) {
    const { parent } = current
    if (isFunction(parent) || parent.type === 'StaticBlock' || parent.type === 'Program') return parent
    if (parent.type === 'PropertyDefinition' && parent.value === current) return parent
    current = parent
  }
  return current
}

/** Returns the part of a body that certainly continues after a node: its branch, or the whole body. */
export function findBranch(node: ESTree.Node): ESTree.Node {
  let current = node
  while (current.parent !== null && !isFunction(current.parent) && current.parent.type !== 'Program') {
    if (branchTypes.has(current.parent.type)) return current
    current = current.parent
  }
  return current
}

/** Returns an expression without the types and `await` around it. */
export function unwrap(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'AwaitExpression':
      return unwrap(node.argument)
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSInstantiationExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return unwrap(node.expression)
    default:
      return node
  }
}
