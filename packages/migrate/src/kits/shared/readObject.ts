import type { NodePath } from '@babel/traverse'
import type { ArrayExpression, ObjectExpression, ObjectProperty } from '@babel/types'

/** Removes what only types see: `as const`, `satisfies`, `!`. */
export function unwrap(path: NodePath): NodePath {
  if (path.isTSAsExpression()) return unwrap(path.get('expression'))
  if (path.isTSSatisfiesExpression()) return unwrap(path.get('expression'))
  if (path.isTSNonNullExpression()) return unwrap(path.get('expression'))
  if (path.isTSTypeAssertion()) return unwrap(path.get('expression'))
  return path
}

/** Returns what a top-level constant of the file holds, or the expression itself if it is no variable. */
export function resolveConstant(path: NodePath): NodePath {
  const bare = unwrap(path)
  if (!bare.isIdentifier()) return bare
  const binding = bare.scope.getBinding(bare.node.name)
  if (binding?.kind !== 'const' || !binding.path.isVariableDeclarator()) return bare
  const init = binding.path.get('init')
  return init.hasNode() ? unwrap(init) : bare
}

/** Returns the properties of a literal object, or undefined if it has spreads, methods or computed names. */
export function readProperties(
  path: NodePath<ObjectExpression>,
): ReadonlyMap<string, { readonly property: ObjectProperty; readonly value: NodePath }> | undefined {
  const found = new Map<string, { readonly property: ObjectProperty; readonly value: NodePath }>()
  for (const property of path.get('properties')) {
    if (!property.isObjectProperty() || property.node.computed) return undefined
    const { key } = property.node
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined
    if (name === undefined) return undefined
    found.set(name, { property: property.node, value: property.get('value') })
  }
  return found
}

/** Returns the elements of a literal array. */
export function readElements(path: NodePath<ArrayExpression>): readonly NodePath[] {
  return path.get('elements').flatMap((element) => (element.hasNode() ? [element] : []))
}
