import type { NodePath } from '@babel/traverse'
import type { CallExpression, Identifier, VariableDeclaration } from '@babel/types'
import { chooseName } from '../../code/chooseName.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'

/** How a hook of the kit is written with ours. */
export interface HookRule {
  /** The hook of `@latchkey/react`; undefined if none is needed. */
  readonly hook: string | undefined
  /** The variable that holds what it returns. */
  readonly variable: string
  /** What the hook of the kit returns, by name: its code, given the variable. */
  readonly members: Readonly<Record<string, (variable: string, isTyped: boolean) => string>>
  /** The code of all that the hook of the kit returns, if it is no object. */
  readonly whole?: ((variable: string) => string) | undefined
}

/** What a variable is replaced by. */
interface Place {
  readonly statement: NodePath<VariableDeclaration>
  readonly lines: (variable: string) => readonly string[]
}

/** Turns calls of the kit's hooks into our calls. Calls in other forms than those of the documentation stay and are reported. */
export function convertHooks(editor: Editor, rules: Readonly<Record<string, HookRule>>): void {
  const calls = Object.entries(rules)
    .flatMap(([name, rule]) => editor.references(name).map((reference) => ({ name, rule, reference })))
    .toSorted((one, other) => start(one.reference.node) - start(other.reference.node))
  for (const { name, reference, rule } of calls) {
    const call = reference.parentPath
    const isCall = call?.isCallExpression() && call.node.callee === reference.node
    const place = isCall ? findPlace({ call, editor, rule }) : undefined
    if (!place || !isCall) {
      if (!isTypeOnly(reference))
        editor.manual(
          reference.node,
          `left \`${name}\`: the call has another form than in the documentation of the kit`,
          rule.hook === undefined ? 'Remove it.' : `Use \`${rule.hook}\` of \`@latchkey/react\`.`,
          'hooks',
        )
      continue
    }
    const { statement } = place
    const scope = statement.scope
    const own = editor.hookVariables(scope)
    const { hook } = rule
    const known = hook === undefined ? '' : own.get(hook)
    const variable = known ?? chooseName(rule.variable, scope)
    if (hook !== undefined) own.set(hook, variable)
    const { style, text } = editor.file
    const lineStart = text.lastIndexOf('\n', start(statement.node)) + 1
    const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? ''
    const callee = hook === undefined ? '' : editor.addImport('@latchkey/react', hook, scope)
    const lines = [
      ...(known === undefined ? [`const ${variable} = ${callee}()${style.end}`] : []),
      ...place.lines(variable).map((line) => `${line.replaceAll("'", style.quote)}${style.end}`),
    ]
    editor.convert(reference)
    editor.edits.update(start(statement.node), end(statement.node), lines.join(`${style.newline}${indent}`))
    editor.changed(statement.node, `replaced \`${name}\` by ${hook === undefined ? 'its value' : `\`${hook}\``}`)
  }
}

/** Finds `const { a, b: c } = useHook()`, `const all = useHook()` and `const a = useHook().a` in the body of a function. */
function findPlace(parameters: {
  readonly call: NodePath<CallExpression>
  readonly editor: Editor
  readonly rule: HookRule
}): Place | undefined {
  const { call, editor, rule } = parameters
  if (call.node.arguments.length > 0) return undefined
  const isTyped = /\.[cm]?tsx?$/.test(editor.file.path)
  const member = call.parentPath.isMemberExpression() ? call.parentPath : undefined
  const declarator = (member ?? call).parentPath
  const statement = declarator?.parentPath
  if (!declarator?.isVariableDeclarator() || !statement?.isVariableDeclaration()) return undefined
  if (statement.node.declarations.length !== 1 || !statement.parentPath.isBlockStatement()) return undefined
  const { id } = declarator.node
  const write = (name: string, variable: string): string | undefined => rule.members[name]?.(variable, isTyped)

  if (member) {
    const { property } = member.node
    if (member.node.computed || property.type !== 'Identifier' || !(property.name in rule.members)) return undefined
    if (id.type !== 'Identifier') return undefined
    return { statement, lines: (variable) => [`const ${id.name} = ${write(property.name, variable)}`] }
  }
  const { whole } = rule
  if (whole)
    return id.type === 'Identifier'
      ? { statement, lines: (variable) => [`const ${id.name} = ${whole(variable)}`] }
      : undefined
  if (id.type === 'Identifier') {
    const names = listMembers(statement, id)
    if (names?.every((name) => name in rule.members) !== true) return undefined
    return {
      statement,
      lines: (variable) => [
        `const ${id.name} = { ${names.map((name) => `${name}: ${write(name, variable)}`).join(', ')} }`,
      ],
    }
  }
  if (id.type !== 'ObjectPattern') return undefined
  const entries: { readonly name: string; readonly local: string }[] = []
  for (const property of id.properties) {
    if (
      property.type !== 'ObjectProperty' ||
      property.key.type !== 'Identifier' ||
      property.value.type !== 'Identifier'
    )
      return undefined
    if (!(property.key.name in rule.members)) return undefined
    entries.push({ name: property.key.name, local: property.value.name })
  }
  return {
    statement,
    lines: (variable) =>
      entries.flatMap(({ local, name }) => {
        const code = write(name, variable)
        return code === local ? [] : [`const ${local} = ${code}`]
      }),
  }
}

/** Returns the members that are read of a variable, or undefined if it is used in another way. */
function listMembers(statement: NodePath, id: Identifier): readonly string[] | undefined {
  const references = statement.scope.getBinding(id.name)?.referencePaths ?? []
  const names = new Set<string>()
  for (const { node, parentPath } of references) {
    if (!parentPath?.isMemberExpression() && !parentPath?.isOptionalMemberExpression()) return undefined
    const { computed, object, property } = parentPath.node
    if (computed || object !== node || property.type !== 'Identifier') return undefined
    names.add(property.name)
  }
  return [...names]
}

function isTypeOnly(reference: NodePath): boolean {
  return reference.parentPath?.type.startsWith('TS') === true
}

/** The code that opens a view. */
export function openView(view: string): (variable: string) => string {
  return (variable) => `() => ${variable}.open({ view: '${view}' })`
}
