import type { NodePath } from '@babel/traverse'
import type { ArrowFunctionExpression, Function as FunctionNode, JSXElement, Node } from '@babel/types'
import { chooseName } from '../../code/chooseName.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'

/** What the code of a name needs. */
export interface CustomName {
  /** Of what the function of our button gets, such as `network`. */
  readonly needs: readonly string[]
  /** Hooks that are called in the component, with the variable of each. */
  readonly hooks?: Readonly<Record<string, string>> | undefined
  /** The code, given the variables of the hooks and the members that are read; undefined if all may be. */
  readonly write: (variables: Readonly<Record<string, string>>, members: readonly string[] | undefined) => string
  /** Hooks by the members of the value that need them. */
  readonly memberHooks?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
}

/**
 * Turns a button with a function as its child into our own, by declaring the names that the function had before in its first lines. The
 * rest of the function stays.
 *
 * @returns what is in the way, if anything. Then nothing is changed.
 */
export function convertCustomButton(parameters: {
  readonly editor: Editor
  readonly element: NodePath<JSXElement>
  readonly names: Readonly<Record<string, CustomName>>
}): string | undefined {
  const { editor, element, names } = parameters
  const { edits } = editor
  const { style } = editor.file
  const children = element
    .get('children')
    .flatMap((child) => (child.isJSXExpressionContainer() ? [child.get('expression')] : []))
    .filter((child) => !child.isJSXEmptyExpression())
  const [render] = children
  if (children.length !== 1 || !render?.isArrowFunctionExpression()) return 'its child is not an arrow function'
  if (element.node.openingElement.attributes.length > 0) return 'it has props'
  const [parameter] = render.node.params
  const component = element.getFunctionParent()
  if (parameter?.type !== 'ObjectPattern' || parameter.typeAnnotation || render.node.params.length !== 1)
    return 'the function does not take its parameter apart'
  const wanted: { readonly name: string; readonly local: string; readonly rule: CustomName }[] = []
  for (const property of parameter.properties) {
    if (
      property.type !== 'ObjectProperty' ||
      property.key.type !== 'Identifier' ||
      property.value.type !== 'Identifier'
    )
      return 'the function does not take its parameter apart by plain names'
    const { name } = property.key
    const rule = names[name]
    if (!rule) return `\`${name}\` is unknown`
    wanted.push({ name, local: property.value.name, rule })
  }

  const described = wanted.map((entry) => ({ ...entry, members: listMembers(render, entry.local) }))
  const hooks: Record<string, string> = {}
  for (const { members, rule } of described) {
    Object.assign(hooks, rule.hooks)
    for (const [member, more] of Object.entries(rule.memberHooks ?? {}))
      if (members?.includes(member) !== false) Object.assign(hooks, more)
  }
  if (Object.keys(hooks).length > 0 && !(component && isComponent(component)))
    return 'it is not in a component of which the name is known, where hooks could be called'

  // A hook that the component calls already is not called again.
  const own = component ? editor.hookVariables(component.scope) : new Map<string, string>()
  const called = new Set(own.keys())
  const variables: Record<string, string> = {}
  for (const [hook, variable] of Object.entries(hooks)) {
    variables[hook] = own.get(hook) ?? chooseName(variable, render.scope)
    own.set(hook, variables[hook])
  }
  const needs = [...new Set(described.flatMap(({ rule }) => rule.needs))]
  const lines = described.flatMap(({ local, members, rule }) => {
    const code = rule.write(variables, members).replaceAll("'", style.quote)
    return code === local ? [] : [`const ${local} = ${code}${style.end}`]
  })
  edits.update(start(parameter), end(parameter), `{ ${needs.join(', ')} }`)
  insertLines({ editor, target: render, lines })
  const added = Object.entries(variables).filter(([hook]) => !called.has(hook))
  if (component && added.length > 0)
    insertLines({
      editor,
      target: component,
      lines: added.map(([hook, variable]) => {
        const callee = editor.addImport('@latchkey/react', hook, component.scope)
        return `const ${variable} = ${callee}()${style.end}`
      }),
    })
  return undefined
}

/** Returns the members that the function reads of a name, or undefined if it uses the name in another way than in conditions. */
function listMembers(render: NodePath<ArrowFunctionExpression>, name: string): readonly string[] | undefined {
  const members = new Set<string>()
  for (const { node, parentPath } of render.scope.getBinding(name)?.referencePaths ?? []) {
    if (parentPath?.isMemberExpression() || parentPath?.isOptionalMemberExpression()) {
      const { computed, object, property } = parentPath.node
      if (object !== node || computed || property.type !== 'Identifier') return undefined
      members.add(property.name)
    } else if (
      !parentPath?.isLogicalExpression() &&
      !parentPath?.isUnaryExpression() &&
      !parentPath?.isConditionalExpression()
    )
      return undefined
  }
  return [...members]
}

/** Whether hooks can be called in a function. */
function isComponent(path: NodePath<FunctionNode>): boolean {
  const { parent } = path
  if (path.isFunctionDeclaration()) return path.node.id == null || /^[A-Z]/.test(path.node.id.name)
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' && /^[A-Z]/.test(parent.id.name)
}

/** Inserts lines at the beginning of a function. A body that is an expression becomes a block. */
function insertLines(parameters: {
  readonly editor: Editor
  readonly target: NodePath<FunctionNode>
  readonly lines: readonly string[]
}): void {
  const { editor, lines, target } = parameters
  if (lines.length === 0) return
  const { edits, file } = editor
  const { style, text } = file
  const { body } = target.node
  const lineStart = text.lastIndexOf('\n', start(target.node)) + 1
  const outer = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? ''
  const inner = `${style.newline}${outer}${style.indent}`
  const block = lines.map((line) => `${inner}${line}`).join('')
  if (body.type === 'BlockStatement') {
    const directive = body.directives.at(-1)
    edits.appendRight(directive ? end(directive) : start(body) + 1, block)
    return
  }
  const range = findParentheses(text, body)
  edits.appendRight(range.start, `{${block}${inner}return `)
  edits.appendLeft(range.end, `${style.end}${style.newline}${outer}}`)
}

/** Returns the range of an expression with the parentheses around it. */
function findParentheses(text: string, body: Node): { readonly start: number; readonly end: number } {
  const opening = body.extra?.['parenStart']
  if (typeof opening !== 'number') return { start: start(body), end: end(body) }
  return { start: opening, end: text.indexOf(')', end(body)) + 1 }
}
