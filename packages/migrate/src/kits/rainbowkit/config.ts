import type { NodePath } from '@babel/traverse'
import { quoteText, type CodeStyle } from '../../code/CodeStyle.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeStatement } from '../../code/removeStatement.ts'
import { removeItems } from '../../code/removeItems.ts'
import type { ConfigRule } from '../shared/convertConfig.ts'
import type { ModalPlan } from '../shared/ModalPlan.ts'
import { readElements, readProperties, unwrap } from '../shared/readObject.ts'
import { alwaysOffered, walletIds } from './wallets.ts'

/** The options of `getDefaultConfig` that concern the modal. Those of wagmi stay in its config. */
export const configRules: Readonly<Record<string, ConfigRule>> = {
  projectId: ({ editor, plan, value }) => void plan.set('projectId', editor.read(value.node)),
  wallets: ({ editor, plan, value }) => convertWallets({ editor, plan, value }),
}

/**
 * Reads groups of wallets, and sets the options `walletGroups`, and `featuredWalletIds` for groups without a heading. Returns whether all of
 * them were read.
 */
function convertWallets(parameters: {
  readonly editor: Editor
  readonly plan: ModalPlan
  readonly value: NodePath
}): boolean {
  const { editor, plan } = parameters
  const value = unwrap(parameters.value)
  const todo = 'Set the option `walletGroups`, or describe your own wallet by `customWallets`.'
  if (!value.isArrayExpression()) {
    editor.manual(value.node, 'left out the wallets: they are not written out as a list', todo, 'options')
    return false
  }
  const { style } = editor.file
  const featured: string[] = []
  const groups: string[] = []
  for (const group of readElements(value)) {
    const properties = group.isObjectExpression() ? readProperties(group) : undefined
    const list = properties?.get('wallets')?.value
    if (!list?.isArrayExpression()) {
      editor.manual(
        group.node,
        `left out \`${editor.read(group.node)}\`: its wallets are not written out`,
        todo,
        'options',
      )
      continue
    }
    const ids: string[] = []
    for (const wallet of readElements(list)) readWallet({ editor, wallet, ids, todo })
    const heading = properties?.get('groupName')
    const name = heading && plan.carry(heading.value, editor)
    if (heading && (name === undefined || ids.length === 0))
      editor.manual(
        heading.property,
        `left out the heading ${editor.read(heading.value.node)}: ${name === undefined ? 'its text is in another file' : 'its wallets are offered in any case, or unknown'}`,
        'Set the option `walletGroups`.',
        'options',
      )
    if (name === undefined) featured.push(...ids)
    else if (ids.length > 0) groups.push(`{ name: ${name}, walletIds: ${toList(style, ids)} }`)
  }
  if (groups.length > 0) plan.set('walletGroups', `[${groups.join(', ')}]`)
  if (featured.length > 0) plan.set('featuredWalletIds', toList(style, featured))
  const options = [groups.length > 0 && '`walletGroups`', featured.length > 0 && '`featuredWalletIds`'].filter(Boolean)
  if (options.length > 0) editor.changed(value.node, `moved the wallets to the option ${options.join(' and ')}`)
  return true
}

function toList(style: CodeStyle, ids: readonly string[]): string {
  return `[${[...new Set(ids)].map((id) => quoteText(style, id)).join(', ')}]`
}

function readWallet(parameters: {
  readonly editor: Editor
  readonly wallet: NodePath
  readonly ids: string[]
  readonly todo: string
}): void {
  const { editor, ids, todo, wallet } = parameters
  const name = wallet.isIdentifier() ? findWalletName(editor, wallet) : undefined
  if (name !== undefined) {
    const reference = editor.references(name).find(({ node }) => node === wallet.node)
    if (reference) editor.convert(reference)
  }
  const id = name === undefined ? undefined : walletIds[name]
  if (id !== undefined) ids.push(id)
  else if (name === undefined || !alwaysOffered.includes(name))
    editor.manual(
      wallet.node,
      `left out \`${editor.read(wallet.node)}\`: the catalogue has no such wallet`,
      todo,
      'options',
    )
}

function findWalletName(editor: Editor, wallet: NodePath): string | undefined {
  return editor.names.find((name) => editor.references(name).some(({ node }) => node === wallet.node))
}

/** Turns `connectorsForWallets(…)` into options of the modal, and takes its result out of the config of wagmi. */
export function convertConnectors(editor: Editor, plan: ModalPlan): void {
  for (const reference of editor.references('connectorsForWallets')) {
    const call = reference.parentPath
    const declarator = call?.parentPath
    const statement = declarator?.parentPath
    const leave = (): void =>
      editor.manual(
        reference.node,
        'left `connectorsForWallets`: its result is used in another way than in the documentation of the kit',
        'Remove it from the config of wagmi, and set the option `walletGroups`.',
        'options',
      )
    if (!call?.isCallExpression() || !declarator?.isVariableDeclarator() || !statement?.isVariableDeclaration()) {
      leave()
      continue
    }
    const [groups, options] = call.get('arguments')
    const { id } = declarator.node
    const uses = id.type === 'Identifier' ? (declarator.scope.getBinding(id.name)?.referencePaths ?? []) : []
    const removals = uses.map((use) => findRemoval(use))
    if (editor !== plan.editor || !groups || uses.length === 0 || removals.includes(undefined)) {
      leave()
      continue
    }
    convertWallets({ editor, plan, value: groups })
    if (options?.isObjectExpression()) readOptions(editor, plan, options)
    for (const removal of removals) if (removal) removeItems(editor, removal.items, (item) => item === removal.item)
    removeStatement(editor, statement.node)
    editor.convert(reference)
    editor.changed(statement.node, 'removed `connectorsForWallets`')
  }
}

function readOptions(editor: Editor, plan: ModalPlan, options: NodePath): void {
  const fields = options.isObjectExpression() ? readProperties(options) : undefined
  const metadata: string[] = []
  for (const [name, { value }] of fields ?? []) {
    const code = editor.read(value.node)
    if (name === 'projectId') plan.set('projectId', code)
    else if (name === 'appName') metadata.push(`name: ${code}`)
    else if (name === 'appDescription') metadata.push(`description: ${code}`)
    else if (name === 'appUrl') metadata.push(`url: ${code}`)
    else if (name === 'appIcon') metadata.push(`icons: [${code}]`)
  }
  if (metadata.length > 0) plan.set('metadata', `{ ${metadata.join(', ')} }`)
}

/** Finds what to remove for a use in `createConfig({ connectors })` or `createConfig({ connectors: [...connectors, other()] })`. */
function findRemoval(use: NodePath) {
  const parent = use.parentPath
  if (parent?.isObjectProperty() && parent.parentPath.isObjectExpression())
    return { items: parent.parentPath.node.properties, item: parent.node }
  const list = parent?.isSpreadElement() ? parent.parentPath : undefined
  if (parent && list?.isArrayExpression())
    return { items: list.node.elements.filter((element) => element !== null), item: parent.node }
  return undefined
}
