import type { NodePath } from '@babel/traverse'
import type { NewExpression, ObjectExpression, VariableDeclarator } from '@babel/types'
import { chooseName } from '../../code/chooseName.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeItems } from '../../code/removeItems.ts'
import { removeStatement } from '../../code/removeStatement.ts'
import { MigrateError } from '../../MigrateError.ts'
import type { AppCode } from '../Kit.ts'
import { addTransports } from '../shared/addTransports.ts'
import { findAppImports } from '../shared/appImports.ts'
import { readProperties, unwrap } from '../shared/readObject.ts'
import { findTopStatement } from './findTopStatement.ts'
import { readNetworks } from './readNetworks.ts'

/** A `WagmiAdapter` whose config of wagmi the app uses itself. */
export interface FoundWagmiAdapter {
  readonly editor: Editor
  readonly reference: NodePath
  readonly creation: NodePath<NewExpression>
  readonly declarator: NodePath<VariableDeclarator>
  /** The variable that holds the adapter. */
  readonly name: string
}

/** A place that uses the adapter, in any file. */
interface Use {
  readonly editor: Editor
  readonly reference: NodePath
}

const refuse = (editor: Editor, node: NodePath, why: string): MigrateError =>
  new MigrateError(
    'config_unknown',
    `${editor.file.path}:${node.node.loc?.start.line ?? 1}: ${why} Nothing was changed.`,
  )

/**
 * Finds the adapter of which the app reads `wagmiConfig`. One that is only passed to the modal needs no config of its own.
 *
 * @throws MigrateError `config_unknown`
 */
export function findWagmiAdapter(app: AppCode): FoundWagmiAdapter | undefined {
  const all = app.editors.flatMap((editor) =>
    editor.references('WagmiAdapter').flatMap((reference): readonly FoundWagmiAdapter[] => {
      const creation = reference.parentPath
      if (!creation?.isNewExpression()) return []
      const declarator = creation.parentPath
      if (!declarator.isVariableDeclarator() || declarator.node.id.type !== 'Identifier') return []
      const found = { editor, reference, creation, declarator, name: declarator.node.id.name }
      return listUses(app, found).some(({ reference: use }) => isConfig(use)) ? [found] : []
    }),
  )
  const [first, second] = all
  if (second) throw refuse(second.editor, second.reference, 'The app makes several adapters for wagmi. Leave one.')
  if (first && !findTopStatement(first.declarator))
    throw refuse(first.editor, first.reference, 'The adapter is not a constant at the top of a file.')
  return first
}

function listUses(app: AppCode, { declarator, editor, name }: FoundWagmiAdapter): readonly Use[] {
  // Babel counts an exported declaration as a reference.
  const own = (declarator.scope.getBinding(name)?.referencePaths ?? []).filter((path) => path.isIdentifier())
  const others = findAppImports({ editors: app.editors, from: editor, name })
  return [
    ...own.map((reference) => ({ editor, reference })),
    ...others.flatMap(({ editor: other, references }) => references.map((reference) => ({ editor: other, reference }))),
  ]
}

/** Whether a place reads `adapter.wagmiConfig`. */
function isConfig({ node, parentPath }: NodePath): boolean {
  if (!parentPath?.isMemberExpression() || parentPath.node.object !== node) return false
  const { computed, property } = parentPath.node
  return !computed && property.type === 'Identifier' && property.name === 'wagmiConfig'
}

/**
 * Turns the adapter into a config of wagmi, and `adapter.wagmiConfig` into that config.
 *
 * @throws MigrateError `config_unknown`
 */
export function convertWagmiAdapter(app: AppCode, found: FoundWagmiAdapter): void {
  const { creation, declarator, editor, name, reference } = found
  const { edits, file } = editor
  const uses = listUses(app, found)
  const named = uses.flatMap((use) => (use.editor === editor ? (findNamed(use.reference) ?? []) : []))[0]
  const config = named?.name ?? chooseName('wagmiConfig', file.program.scope)
  if (named) removeStatement(editor, named.statement.node)
  const isExported = findTopStatement(declarator)?.isExportNamedDeclaration() === true
  const argument = creation.get('arguments')[0]
  const object = argument && unwrap(argument)
  if (!object?.isObjectExpression())
    throw refuse(editor, reference, 'The options of `WagmiAdapter` are not written out.')
  convertOptions({ app, editor, object, reference })
  edits.update(start(declarator.node.id), end(declarator.node.id), config)
  edits.update(start(creation.node), end(creation.node.callee), editor.addImport('wagmi', 'createConfig'))
  editor.convert(reference)
  editor.changed(creation.node, 'replaced `WagmiAdapter` by `createConfig` of wagmi')
  if (named?.statement.isExportNamedDeclaration() && !isExported) edits.appendLeft(start(declarator.parent), 'export ')

  const locals = new Map<Editor, string>([[editor, config]])
  for (const { declaration, editor: other, specifier } of findAppImports({
    editors: app.editors,
    from: editor,
    name,
  })) {
    const known = declaration.specifiers.find(
      (one) => one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === config,
    )
    if (known) {
      locals.set(other, known.local.name)
      removeItems(other, declaration.specifiers, (item) => item === specifier)
      continue
    }
    const local = chooseName(config, other.file.program.scope)
    locals.set(other, local)
    other.renameSpecifier(specifier, local === config ? config : `${config} as ${local}`)
  }
  for (const use of uses) {
    const local = locals.get(use.editor) ?? config
    const { node, parentPath } = use.reference
    if (isConfig(use.reference) && parentPath) {
      if (use.reference !== named?.reference)
        use.editor.edits.update(start(parentPath.node), end(parentPath.node), local)
    } else if (parentPath?.isArrayExpression()) {
      const adapter = use.editor.addImport('@latchkey/adapter-eip155', 'eip155Adapter')
      const given = local === 'wagmiConfig' ? local : `wagmiConfig: ${local}`
      use.editor.edits.update(start(node), end(node), `${adapter}({ ${given} })`)
    } else
      throw refuse(
        use.editor,
        use.reference,
        `\`${name}\` is used in another way than as an adapter of the modal or by \`${name}.wagmiConfig\`.`,
      )
  }
}

/** A constant of the app that holds the config. */
interface NamedConfig {
  readonly reference: NodePath
  readonly statement: NodePath
  readonly name: string
}

/** Reads `const config = adapter.wagmiConfig` at the top of the file. */
function findNamed(reference: NodePath): NamedConfig | undefined {
  const declarator = isConfig(reference) ? reference.parentPath?.parentPath : undefined
  if (!declarator?.isVariableDeclarator() || declarator.node.id.type !== 'Identifier') return undefined
  const statement = findTopStatement(declarator)
  return statement && { reference, statement, name: declarator.node.id.name }
}

function convertOptions(parameters: {
  readonly app: AppCode
  readonly editor: Editor
  readonly object: NodePath<ObjectExpression>
  readonly reference: NodePath
}): void {
  const { app, editor, object, reference } = parameters
  const properties = readProperties(object)
  const networks = properties?.get('networks')
  const known = networks && readNetworks({ app, editor, path: networks.value })
  if (!properties || !known)
    throw refuse(editor, reference, 'The networks of `WagmiAdapter` are not written out as a list of the app.')
  if (known.names.length === 0)
    throw refuse(editor, reference, 'None of the networks of `WagmiAdapter` is an EVM chain.')
  const { property: list } = networks
  if (known.isPlain) editor.edits.update(start(list.key), end(list.key), 'chains')
  else {
    editor.remove(start(list), end(list))
    editor.edits.appendLeft(end(list), `chains: [${known.names.join(', ')}]`)
  }
  const removed = new Set<unknown>()
  for (const [name, { property }] of properties) {
    if (name === 'ssr')
      editor.manual(
        property,
        `left \`${editor.read(property)}\`, an option of wagmi`,
        'To render the account on the server, read its cookie with `readInitialState` and pass it to `InitialStateProvider`.',
        'options',
      )
    if (name === 'customRpcUrls')
      editor.manual(
        property,
        'left out `customRpcUrls` of the adapter',
        'Set `transports` of `createConfig`, such as `[mainnet.id]: http(url)`.',
        'options',
      )
    if (name === 'projectId' || name === 'customRpcUrls') removed.add(property)
  }
  removeItems(editor, object.node.properties, (item) => removed.has(item))
  if (!properties.has('transports')) addTransports({ editor, object, names: known.names, after: list })
}
