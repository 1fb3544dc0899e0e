import type { Node } from 'oxc-parser'
import { findMembers } from './findMembers.ts'
import { getName, walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/**
 * Returns the fields of state types, as `Account.profileName`, that no code writes. State types are the interfaces named
 * `…State`, and those of the same file that they use. A field is written where an object literal or an assignment gives it
 * another value than a blank one or its previous one. Fields are recognised by name, so an
 * unwritten field is missed if something else has a field of the same name.
 */
export function findUnwrittenFields(parameters: {
  /** The files with the state types. */
  readonly core: readonly SourceFile[]
  /** The files that may write state, among them those of core. */
  readonly writers: readonly SourceFile[]
}): readonly string[] {
  const types = findMembers(parameters.core.filter(({ isTest }) => !isTest))
  const states = new Set([...types.keys()].filter((name) => /[a-z]State$/.test(name)))
  for (const name of states)
    for (const reference of types.get(name)?.references ?? [])
      if (types.get(reference)?.file.path === types.get(name)?.file.path) states.add(reference)

  const written = new Set<string>()
  for (const file of parameters.writers.filter(({ isTest }) => !isTest))
    walk(file.program, (node, ancestors) => {
      const key = getWrittenKey(node, ancestors)
      if (key !== undefined) written.add(key)
    })
  return [...states].flatMap((name) =>
    (types.get(name)?.members ?? []).filter((member) => !written.has(member)).map((member) => `${name}.${member}`),
  )
}

/** The name of the field that a node writes, unless it writes a blank (an empty list, nothing, zero) or the previous value. */
function getWrittenKey(node: Node, [parent, ...ancestors]: readonly Node[]): string | undefined {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
    return isBlank(node.right) ? undefined : getName(node.left.property)
  if (node.type !== 'Property' || parent?.type !== 'ObjectExpression' || isGuard(ancestors)) return undefined
  return isBlank(node.value) || isPrevious(node.value) ? undefined : getName(node.key)
}

/** Whether an object literal describes a shape instead of holding values. */
function isGuard([parent]: readonly Node[]): boolean {
  if (parent?.type !== 'CallExpression') return false
  return /^(?:is[A-Z]\w*|shape|object)$/.test(getName(parent.callee) ?? '')
}

function isBlank(value: Node): boolean {
  if (value.type === 'ArrayExpression') return value.elements.length === 0
  if (value.type === 'ObjectExpression') return value.properties.length === 0
  if (value.type === 'Literal') return !value.value
  return value.type === 'Identifier' && value.name === 'undefined'
}

/** Whether a value is copied from the state that it replaces. */
function isPrevious(value: Node): boolean {
  return value.type === 'MemberExpression' && /^(?:former|previous|present|current)$/.test(getName(value.object) ?? '')
}
