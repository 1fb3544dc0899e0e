import type { ESTree, Variable } from '@oxlint/plugins'
import type { Call, FileCode } from './collectCode.ts'
import { isFunction, unwrap, type Body } from './functions.ts'

/** Functions that run a function they are given before they return: their first argument, or their second. */
const immediateFirst =
  /^(?:every|filter|find(?:Last)?(?:Index)?|flatMap|forEach|map|reduce|reduceRight|some|sort|toSorted|useMemo|useState|Promise)$/
const immediateSecond = /^(?:from|groupBy|replace|replaceAll)$/

/** Returns the functions that a call may run before it returns, as far as they are in this file. */
export function findRunnable(call: Call, code: FileCode): readonly Body[] {
  const callee = unwrap(call.callee)
  const found = new Set<Body>()
  if (isFunction(callee)) found.add(callee)
  const isMember = callee.type === 'MemberExpression'
  const index = immediateFirst.test(nameOf(callee)) ? 0 : immediateSecond.test(nameOf(callee)) ? 1 : undefined
  const argument = index === undefined ? undefined : call.arguments[index]
  if (argument !== undefined) collect({ node: argument, code, found, seen: new Set() })
  const owner = isMember ? unwrap(callee.object) : callee
  const member = isMember ? nameOf(callee) : undefined
  const variable = code.resolve(owner)
  if (variable !== undefined) collectCalled({ variable, member, code, found, seen: new Set() })
  return [...found]
}

interface Search {
  readonly code: FileCode
  readonly found: Set<Body>
  readonly seen: Set<Variable>
}

/** Adds the functions that may run when a variable, or a member of it, is called. */
function collectCalled(search: Search & { readonly variable: Variable; readonly member: string | undefined }): void {
  const { found, member, seen, variable } = search
  if (seen.has(variable)) return
  seen.add(variable)
  for (const { node, type } of variable.defs) {
    if (type === 'FunctionName') found.add(node)
    if (type !== 'Variable' || node.type !== 'VariableDeclarator' || node.init === null) continue
    const value = unwrap(node.init)
    if (isFunction(value)) found.add(value)
    else if (value.type === 'ObjectExpression') {
      for (const property of value.properties)
        if (property.type === 'SpreadElement' || nameOf(property.key) === member)
          collect({ ...search, node: property.type === 'SpreadElement' ? property.argument : property.value })
    } else if (value.type === 'CallExpression' || value.type === 'NewExpression')
      // What a factory was given, its result may run.
      for (const argument of value.arguments) collect({ ...search, node: argument })
  }
}

/** Adds the functions that code with a value may run. */
function collect(search: Search & { readonly node: ESTree.Node }): void {
  const { code, found } = search
  const node = unwrap(search.node)
  const variable = code.resolve(node)
  if (isFunction(node)) found.add(node)
  else if (variable !== undefined) collectHeld({ ...search, variable })
  else if (node.type === 'MemberExpression') {
    const owner = code.resolve(unwrap(node.object))
    if (owner !== undefined) collectCalled({ ...search, variable: owner, member: nameOf(node) })
  } else if (node.type === 'ObjectExpression')
    for (const property of node.properties)
      collect({ ...search, node: property.type === 'SpreadElement' ? property.argument : property.value })
  else if (node.type === 'ArrayExpression') {
    for (const element of node.elements) if (element !== null) collect({ ...search, node: element })
  } else if (node.type === 'SpreadElement') collect({ ...search, node: node.argument })
  else if (node.type === 'ConditionalExpression')
    for (const branch of [node.consequent, node.alternate]) collect({ ...search, node: branch })
  else if (node.type === 'LogicalExpression')
    for (const branch of [node.left, node.right]) collect({ ...search, node: branch })
}

/** Adds the functions that code with the value of a variable may run. */
function collectHeld(search: Search & { readonly variable: Variable }): void {
  const { variable } = search
  const [definition] = variable.defs
  const init = definition?.node.type === 'VariableDeclarator' ? definition.node.init : null
  const value = init === null ? undefined : unwrap(init)
  if (value?.type !== 'ObjectExpression') return collectCalled({ ...search, member: undefined })
  if (search.seen.has(variable)) return
  search.seen.add(variable)
  collect({ ...search, node: value })
}

/** The name of an identifier, or of the member that an expression reads. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return node.type === 'Literal' ? String(node.value) : ''
}
