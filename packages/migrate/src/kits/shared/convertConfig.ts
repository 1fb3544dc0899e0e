import type { NodePath } from '@babel/traverse'
import type { CallExpression, Statement } from '@babel/types'
import { writeObject } from '../../code/CodeStyle.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeItems } from '../../code/removeItems.ts'
import { MigrateError } from '../../MigrateError.ts'
import type { AppCode } from '../Kit.ts'
import { addTransports, listChains } from './addTransports.ts'
import { findImported } from './findImported.ts'
import { createModalPlan } from './ModalPlan.ts'
import type { ModalPlan } from './ModalPlan.ts'
import { readProperties, unwrap } from './readObject.ts'

/** An option of the kit's config that is not one of wagmi. */
export type ConfigRule = (parameters: {
  readonly plan: ModalPlan
  readonly editor: Editor
  readonly value: NodePath
}) => void

interface FoundConfig {
  readonly editor: Editor
  /** The call that returns the config. */
  readonly call: NodePath<CallExpression>
  readonly config: string
  readonly statement: Statement
}

/**
 * Turns the kit's config into one of wagmi, and plans the modal behind it.
 *
 * @param parameters.rules What is not for wagmi, by the name of the option.
 * @returns undefined if the app has no config, as in a package of components.
 * @throws MigrateError `config_unknown`
 */
export function convertConfig(parameters: {
  readonly app: AppCode
  readonly kit: string
  readonly rules: Readonly<Record<string, ConfigRule>>
  /** Names of the kit that need the modal, such as its provider. */
  readonly users: readonly string[]
}): ModalPlan | undefined {
  const { app, kit, rules, users } = parameters
  const own = app.editors.flatMap((editor) => findCalls(editor, editor.references('getDefaultConfig')))
  const ofWagmi = app.editors.flatMap((editor) => findCalls(editor, findImported(editor, 'wagmi', 'createConfig')))
  const isNeeded =
    own.length > 0 || app.editors.some((editor) => users.some((name) => editor.references(name).length > 0))
  const hasModal = app.editors.some((editor) => findImported(editor, '@latchkey/core', 'createModal').length > 0)
  const calls = own.length > 0 ? own : ofWagmi
  if (!isNeeded || hasModal || calls.length === 0) return undefined
  const [first, second] = calls
  if (second || !first) throw unknown(`The app makes several configs: ${calls.map(describe).join(', ')}. Leave one.`)
  const found = findConfig(first, ofWagmi)
  const plan = createModalPlan(found)
  if (own.length > 0) convertDefaultConfig({ ...found, call: first.call, kit, plan, rules })
  return plan
}

/** A call of the app that makes a config. */
interface FoundCall {
  readonly editor: Editor
  readonly call: NodePath<CallExpression>
}

function findCalls(editor: Editor, references: readonly NodePath[]): readonly FoundCall[] {
  return references.flatMap(({ node, parentPath }) =>
    parentPath?.isCallExpression() && parentPath.node.callee === node ? [{ editor, call: parentPath }] : [],
  )
}

function describe({ call, editor }: FoundCall): string {
  return `${editor.file.path}:${call.node.loc?.start.line ?? 1}`
}

function unknown(message: string): MigrateError {
  return new MigrateError('config_unknown', `${message} Nothing was changed.`)
}

/** Finds the constant that holds the result of a call. `createConfig` of wagmi may be around it. */
function findConfig(found: FoundCall, ofWagmi: readonly FoundCall[]): FoundConfig {
  const { editor } = found
  const outer = ofWagmi.find(({ call }) => call.node.arguments[0] === found.call.node)
  const call = outer?.call ?? found.call
  let holder: NodePath = call
  while (holder.parentPath && (holder.parentPath.isTSAsExpression() || holder.parentPath.isTSSatisfiesExpression()))
    holder = holder.parentPath
  const declarator = holder.parentPath
  const statement = declarator?.parentPath?.parentPath?.isExportNamedDeclaration()
    ? declarator.parentPath.parentPath
    : declarator?.parentPath
  if (
    !declarator?.isVariableDeclarator() ||
    declarator.node.id.type !== 'Identifier' ||
    !statement?.isStatement() ||
    statement.parent !== editor.file.program.node
  )
    throw unknown(`The config in ${describe(found)} is not a constant of its own, such as \`const config = …\`.`)
  return { editor, call, config: declarator.node.id.name, statement: statement.node }
}

function convertDefaultConfig(
  parameters: FoundConfig & {
    readonly kit: string
    readonly plan: ModalPlan
    readonly rules: Readonly<Record<string, ConfigRule>>
  },
): void {
  const { call, editor, kit, plan, rules } = parameters
  const argument = call.get('arguments')[0]
  const object = argument && unwrap(argument)
  const properties = object?.isObjectExpression() ? readProperties(object) : undefined
  if (!object?.isObjectExpression() || !properties)
    throw unknown(
      `The options of \`getDefaultConfig\` in ${describe({ call, editor })} are not written out as an object.`,
    )
  const metadata: string[] = []
  for (const [name, { value }] of properties) {
    const field = metadataFields[name]
    const code = editor.read(value.node)
    if (field !== undefined)
      metadata.push(field === 'icons' ? `icons: [${code}]` : field === code ? field : `${field}: ${code}`)
    else rules[name]?.({ plan, editor, value })
  }
  if (metadata.length > 0) plan.set('metadata', writeObject(editor.file.style, metadata, editor.file.style.indent))

  const ssr = properties.get('ssr')
  if (ssr)
    editor.manual(
      ssr.property,
      `left \`${editor.read(ssr.property)}\`, an option of wagmi`,
      'To render the account on the server, read its cookie with `readInitialState` and pass it to `InitialStateProvider`.',
      'options',
    )
  removeItems(editor, object.node.properties, (item) =>
    [...properties].some(([name, { property }]) => property === item && (name in rules || name in metadataFields)),
  )
  if (!properties.has('transports') && !properties.has('client')) {
    const chains = properties.get('chains')
    addTransports({ editor, object, names: chains && listChains(chains.value, editor), after: chains?.property })
  }
  replaceCall({ call, editor })
  editor.changed(call.node, `replaced \`getDefaultConfig\` of ${kit} by \`createConfig\` of wagmi`)
}

const metadataFields: Readonly<Record<string, string>> = {
  appName: 'name',
  appDescription: 'description',
  appUrl: 'url',
  appIcon: 'icons',
}

/** Writes `createConfig(…)` for `getDefaultConfig(…)` and for `createConfig(getDefaultConfig(…))`. */
function replaceCall({ call, editor }: { readonly call: NodePath<CallExpression>; readonly editor: Editor }): void {
  const { edits } = editor
  const { callee } = call.node
  const callees = call.get('callee')
  const outer = call.parentPath
  const argument = call.node.arguments[0]
  if (outer.isCallExpression() && argument) {
    edits.remove(start(call.node), start(argument))
    edits.remove(end(argument), end(call.node))
  } else edits.update(start(callee), end(callee), editor.addImport('wagmi', 'createConfig'))
  editor.convert(callees)
}
