import type { Node } from 'oxc-parser'
import { findMembers } from './findMembers.ts'
import { getName, walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/** What nothing reads. */
export interface UnreadOptions {
  readonly options: readonly string[]
  readonly flags: readonly string[]
}

/** The types whose members are options, and those whose members are flags. */
const optionTypes = ['BaseModalOptions', 'OptionsState']
const flagTypes = ['LocalFeatures', 'RemoteFeatures']

/** Objects that hold flags by name. */
const flagHolders = /^(?:features|remoteFeatures|localFeatures|flags)$/

/**
 * Returns the options and the feature flags that no code reads. Checking an option or filling in its default is no use of it,
 * so an option of the app counts as read if it is also a field of `OptionsState`, which must be read outside of the folder
 * of its checks.
 */
export function findUnreadOptions(files: readonly SourceFile[]): UnreadOptions {
  const product = files.filter(({ isTest }) => !isTest)
  const types = findMembers(product)
  const membersOf = (names: readonly string[]): readonly string[] => [
    ...new Set(names.flatMap((name) => types.get(name)?.members ?? [])),
  ]
  const checks = product.find(({ path }) => path.endsWith('/checkOptions.ts'))
  const folder = checks?.path.replace(/[^/]*$/, '')

  const used = new Set<string>()
  const resolved = new Set<string>()
  const flags = new Set<string>()
  for (const file of product) {
    const isOwn = folder !== undefined && file.path.startsWith(folder)
    walk(file.program, (node, ancestors) => {
      for (const key of listReadKeys(node, ancestors)) (isOwn ? resolved : used).add(key)
      const flag = getReadFlag(node, ancestors)
      if (flag !== undefined) flags.add(flag)
    })
  }
  const state = new Set(membersOf(['OptionsState']))
  const isRead = (name: string): boolean => used.has(name) || (!state.has(name) && resolved.has(name))
  return {
    options: membersOf(optionTypes).filter((name) => !isRead(name) && !flagHolders.test(name)),
    flags: membersOf(flagTypes).filter((name) => !flags.has(name)),
  }
}

/** The keys that a node reads of an object: `x.key`, `x['key']` or `{ key } = x`. */
function listReadKeys(node: Node, [parent]: readonly Node[]): readonly string[] {
  if (node.type === 'MemberExpression') {
    const isWrite = parent?.type === 'AssignmentExpression' && parent.left === node
    const key = getName(node.property)
    return key === undefined || isWrite ? [] : [key]
  }
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap((property) => {
    const key = property.type === 'Property' ? getName(property.key) : undefined
    return key === undefined ? [] : [key]
  })
}

/** The flag that a node reads: `features.send`, `{ send } = features`, `isFeatureEnabled(state, 'send')` or `{ feature: 'send' }`. */
function getReadFlag(node: Node, [parent, grandparent]: readonly Node[]): string | undefined {
  if (node.type === 'MemberExpression')
    return flagHolders.test(getLastName(node.object)) ? getName(node.property) : undefined
  if (node.type === 'Literal' && parent?.type === 'CallExpression' && /feature/i.test(getLastName(parent.callee)))
    return getName(node)
  // A row of the table of screens names the feature that it needs.
  if (
    node.type === 'Literal' &&
    parent?.type === 'Property' &&
    parent.value === node &&
    getName(parent.key) === 'feature'
  )
    return getName(node)
  if (node.type !== 'Property' || parent?.type !== 'ObjectPattern') return undefined
  const isOfFlags =
    grandparent?.type === 'VariableDeclarator'
      ? grandparent.init !== null && flagHolders.test(getLastName(grandparent.init))
      : grandparent?.type === 'Property' && flagHolders.test(getName(grandparent.key) ?? '')
  return isOfFlags ? getName(node.key) : undefined
}

/** The last name of `a.b.c`. */
function getLastName(node: Node): string {
  return getName(node.type === 'MemberExpression' ? node.property : node) ?? ''
}
