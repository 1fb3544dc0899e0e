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
  /** What our hook is given, by the arguments of the kit's; undefined for a form that is not documented. Without it there are none. */
  readonly pass?: ((given: readonly NodePath[], editor: Editor) => string | undefined) | undefined
  /** What our hook returns with the same meaning, by the name in what the hook of the kit returns. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** What else the hook of the kit returns, by name: its code, given the variable. */
  readonly members: Readonly<Record<string, (variable: string, isTyped: boolean, use: UseHook) => string>>
  /** The code of all that the hook of the kit returns, if it is no object. */
  readonly whole?: ((variable: string) => string) | undefined
}

/** Calls another one of our hooks, if the function does not yet. Returns the variable that holds what it returns. */
type UseHook = (hook: string, variable: string) => string

/** What a variable is replaced by. */
interface Place {
  readonly statement: NodePath<VariableDeclaration>
  /** What our hook is given. */
  readonly given: string
  /** The one statement that is enough, given the call of our hook. */
  readonly direct?: ((call: string) => string) | undefined
  readonly lines: (variable: string, use: UseHook) => readonly string[]
}

/** The call of a hook of the kit that was converted. */
export interface ConvertedCall {
  readonly editor: Editor
  readonly name: string
  readonly statement: NodePath<VariableDeclaration>
}

/** Turns calls of the kit's hooks into our calls. Calls in other forms than those of the documentation stay and are reported. */
export function convertHooks(editor: Editor, rules: Readonly<Record<string, HookRule>>): readonly ConvertedCall[] {
  const converted: ConvertedCall[] = []
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
    const { given, statement } = place
    const scope = statement.scope
    const own = editor.hookVariables(scope)
    const { hook } = rule
    const key = `${hook ?? ''}${given}`
    const known = hook === undefined ? '' : own.get(key)
    const { style, text } = editor.file
    const lineStart = text.lastIndexOf('\n', start(statement.node)) + 1
    const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? ''
    const code = hook === undefined ? '' : `${editor.addImport('@latchkey/react', hook, scope)}(${given})`
    const listLines = (): readonly string[] => {
      const variable = known ?? chooseName(rule.variable, scope)
      if (hook !== undefined) own.set(key, variable)
      const others: string[] = []
      const lines = place.lines(variable, (other, wanted) => {
        const used = own.get(other) ?? chooseName(wanted, scope)
        if (!own.has(other)) others.push(`const ${used} = ${editor.addImport('@latchkey/react', other, scope)}()`)
        own.set(other, used)
        return used
      })
      return [...(known === undefined ? [`const ${variable} = ${code}`] : []), ...others, ...lines]
    }
    const lines = (place.direct ? [place.direct(code)] : listLines()).map(
      (line) => `${line.replaceAll("'", style.quote)}${style.end}`,
    )
    // Types of the kit in the call, too.
    for (const other of editor.names)
      for (const inner of editor.references(other))
        if (inner.findParent((path) => path === statement)) editor.convert(inner)
    editor.edits.update(start(statement.node), end(statement.node), lines.join(`${style.newline}${indent}`))
    editor.changed(
      statement.node,
      hook === name
        ? `took \`${name}\` from \`@latchkey/react\``
        : `replaced \`${name}\` by ${hook === undefined ? 'its value' : `\`${hook}\``}`,
    )
    converted.push({ editor, name, statement })
  }
  return converted
}

/** Finds `const { a, b: c } = useHook()`, `const all = useHook()` and `const a = useHook().a` in the body of a function. */
function findPlace(parameters: {
  readonly call: NodePath<CallExpression>
  readonly editor: Editor
  readonly rule: HookRule
}): Place | undefined {
  const { call, editor, rule } = parameters
  const given = readGiven(parameters)
  if (given === undefined) return undefined
  const isTyped = /\.[cm]?tsx?$/.test(editor.file.path)
  const member = call.parentPath.isMemberExpression() ? call.parentPath : undefined
  const declarator = (member ?? call).parentPath
  const statement = declarator?.parentPath
  if (!declarator?.isVariableDeclarator() || !statement?.isVariableDeclaration()) return undefined
  if (statement.node.declarations.length !== 1 || !statement.parentPath.isBlockStatement()) return undefined
  const { id } = declarator.node
  const { fields = {} } = rule
  const isKnown = (name: string): boolean => name in fields || name in rule.members
  const write = (name: string, variable: string, use: UseHook): string | undefined =>
    name in fields ? `${variable}.${fields[name]}` : rule.members[name]?.(variable, isTyped, use)
  /** Whether a name means all that our hook returns. */
  const isSame = (name: string): boolean => write(name, '', (hook) => hook) === ''

  if (member) {
    const { property } = member.node
    if (member.node.computed || property.type !== 'Identifier' || !isKnown(property.name)) return undefined
    if (id.type !== 'Identifier') return undefined
    return {
      statement,
      given,
      direct:
        property.name in fields
          ? (code) => `const ${id.name} = ${code}.${fields[property.name]}`
          : isSame(property.name)
            ? (code) => `const ${id.name} = ${code}`
            : undefined,
      lines: (variable, use) => [`const ${id.name} = ${write(property.name, variable, use)}`],
    }
  }
  const { whole } = rule
  if (whole)
    return id.type === 'Identifier'
      ? {
          statement,
          given,
          direct: whole('') === '' ? (code) => `const ${id.name} = ${code}` : undefined,
          lines: (variable) => [`const ${id.name} = ${whole(variable)}`],
        }
      : undefined
  if (id.type === 'Identifier') {
    const names = listMembers(statement, id)
    if (names?.every(isKnown) !== true) return undefined
    return {
      statement,
      given,
      direct:
        rule.fields && names.every((name) => fields[name] === name)
          ? (code) => `const ${id.name} = ${code}`
          : undefined,
      lines: (variable, use) => [
        `const ${id.name} = { ${names.map((name) => `${name}: ${write(name, variable, use)}`).join(', ')} }`,
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
    if (!isKnown(property.key.name)) return undefined
    entries.push({ name: property.key.name, local: property.value.name })
  }
  const [only] = entries
  const pattern = entries
    .map(({ local, name }) => (fields[name] === local ? local : `${fields[name]}: ${local}`))
    .join(', ')
  const direct = (code: string): string | undefined => {
    if (rule.fields && entries.every(({ name }) => name in fields)) return `const { ${pattern} } = ${code}`
    return entries.length === 1 && only && isSame(only.name) ? `const ${only.local} = ${code}` : undefined
  }
  return {
    statement,
    given,
    direct: direct('') === undefined ? undefined : (code) => direct(code) ?? '',
    lines: (variable, use) =>
      entries.flatMap(({ local, name }) => {
        const code = write(name, variable, use)
        return code === local ? [] : [`const ${local} = ${code}`]
      }),
  }
}

/** Returns what our hook is given, or undefined if the call has another form than in the documentation. */
function readGiven({ call, editor, rule }: Parameters<typeof findPlace>[0]): string | undefined {
  const given = call.get('arguments')
  return given.length === 0 ? '' : rule.pass?.(given, editor)
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
