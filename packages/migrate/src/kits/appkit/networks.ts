import type { NodePath } from '@babel/traverse'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { writeReference } from '../../code/writeReference.ts'
import type { AppCode } from '../Kit.ts'
import { readProperties } from '../shared/readObject.ts'

/** The module of the kit that exports networks. */
export const networksModule = '@reown/appkit/networks'

/** The networks of `@latchkey/core/networks` that are not EVM chains. */
export const otherNetworks: readonly string[] = ['bitcoin', 'bitcoinTestnet', 'solana', 'solanaDevnet', 'solanaTestnet']

/** The EVM chains of `@latchkey/core/networks`. All others come from viem. */
export const evmNetworks: readonly string[] = [
  'abstract',
  'apeChain',
  'arbitrum',
  'arbitrumSepolia',
  'avalanche',
  'avalancheFuji',
  'base',
  'baseSepolia',
  'berachain',
  'blast',
  'bsc',
  'bscTestnet',
  'celo',
  'cronos',
  'fraxtal',
  'gnosis',
  'holesky',
  'hoodi',
  'hyperEvm',
  'ink',
  'kava',
  'linea',
  'mainnet',
  'mantle',
  'metis',
  'mode',
  'monad',
  'moonbeam',
  'opBNB',
  'optimism',
  'optimismSepolia',
  'polygon',
  'polygonAmoy',
  'polygonZkEvm',
  'ronin',
  'scroll',
  'sei',
  'sepolia',
  'soneium',
  'sonic',
  'taiko',
  'unichain',
  'worldchain',
  'zksync',
  'zora',
]

/** Our types by those of the kit. */
const types: Readonly<Record<string, string>> = { AppKitNetwork: 'NetworkInput', CaipNetwork: 'Network' }

/** Networks of the kit for which we have no adapter, such as `ton` and `tron`. */
const isUnserved = (name: string): boolean => /^(?:ton|tron|polkadot|near|sui|cosmos)(?:[A-Z]|$)/.test(name)

/** Takes networks from us, from wagmi or from viem. What no adapter serves stays, and is reported. */
export function convertNetworks(app: AppCode, { isForWagmi }: { readonly isForWagmi: boolean }): void {
  for (const editor of app.editors) {
    for (const name of editor.namesFrom(networksModule)) {
      if (name in types || isUnserved(name)) continue
      const source = findSource(name, isForWagmi)
      for (const reference of editor.references(name)) {
        if (name === 'defineChain') convertDefinition({ editor, reference, isForWagmi })
        else replace({ editor, reference, name: editor.addImport(source, name) })
      }
    }
    for (const reference of editor.references('AppKitNetwork')) makeConstant(editor, reference)
    for (const [theirs, ours] of Object.entries(types))
      for (const reference of editor.references(theirs)) {
        replace({ editor, reference, name: editor.addTypeImport('@latchkey/core', ours) })
        editor.changed(reference.node, `replaced the type \`${theirs}\` by \`${ours}\``)
      }
  }
}

function findSource(name: string, isForWagmi: boolean): string {
  if (otherNetworks.includes(name)) return '@latchkey/core/networks'
  if (isForWagmi) return 'wagmi/chains'
  return evmNetworks.includes(name) ? '@latchkey/core/networks' : 'viem/chains'
}

function replace(parameters: { readonly editor: Editor; readonly reference: NodePath; readonly name: string }): void {
  const { editor, name, reference } = parameters
  editor.convert(reference)
  if (editor.read(reference.node) === name) return
  const { node, parent } = reference
  const isShort = parent.type === 'ObjectProperty' && parent.shorthand
  const code = isShort ? `${editor.read(node)}: ${name}` : writeReference({ node, parent, name })
  editor.edits.update(start(node), end(node), code)
}

/**
 * Turns `[…] as [AppKitNetwork, ...AppKitNetwork[]]` into `[…] as const`, and a constant of that type too: `createModal` checks that there is an
 * adapter for each network, and for that it needs their own types.
 */
function makeConstant(editor: Editor, reference: NodePath): void {
  const { edits } = editor
  const type = reference.findParent((path) => path.isTSTupleType() || path.isTSArrayType())
  const outer = type?.findParent((path) => !path.isTSTupleType() && !path.isTSArrayType() && !path.isTSRestType())
  const list = type && outer ? findTyped(type, outer) : undefined
  if (!outer || !list) return
  for (const other of editor.references('AppKitNetwork'))
    if (other.findParent((path) => path === outer)) editor.convert(other)
  if (outer.isTSAsExpression()) edits.update(start(outer.node.typeAnnotation), end(outer.node), 'const')
  else {
    editor.remove(start(outer.node), end(outer.node))
    edits.appendLeft(end(list.node), ' as const')
  }
  editor.changed(outer.node, 'wrote the networks as a constant list')
}

/** Returns the list that has a type, which `outer` adds to it. */
function findTyped(type: NodePath, outer: NodePath): NodePath | undefined {
  if (outer.isTSAsExpression()) {
    const list = outer.get('expression')
    return list.isArrayExpression() ? list : undefined
  }
  const declarator = outer.isTSTypeAnnotation() ? outer.parentPath?.parentPath : undefined
  const list = declarator?.isVariableDeclarator() && type.parentPath === outer ? declarator.get('init') : undefined
  return list?.isArrayExpression() ? list : undefined
}

/** A chain for the config of wagmi is defined with viem's function, whose types are more precise. */
function convertDefinition(parameters: {
  readonly editor: Editor
  readonly reference: NodePath
  readonly isForWagmi: boolean
}): void {
  const { editor, isForWagmi, reference } = parameters
  const name =
    isForWagmi && isEvmDefinition(reference.parentPath)
      ? editor.addImport('viem', 'defineChain')
      : editor.addImport('@latchkey/core/networks', 'defineNetwork')
  replace({ editor, reference, name })
  editor.changed(reference.node, `replaced \`defineChain\` of the kit by \`${name}\``)
}

/** Whether a call of `defineChain` defines an EVM chain, which is the default. */
export function isEvmDefinition(call: NodePath | null): boolean {
  const argument = call?.isCallExpression() ? call.get('arguments')[0] : undefined
  const value = argument?.isObjectExpression() ? readProperties(argument)?.get('chainNamespace')?.value : undefined
  return !value?.isStringLiteral() || value.node.value === 'eip155'
}
