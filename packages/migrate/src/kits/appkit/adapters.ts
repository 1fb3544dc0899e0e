import type { NodePath } from '@babel/traverse'
import type { NewExpression } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import type { AppCode } from '../Kit.ts'
import { readProperties, unwrap } from '../shared/readObject.ts'

/** How an adapter of the kit is written with ours. */
interface AdapterRule {
  readonly source: string
  readonly name: string
}

const eip155: AdapterRule = { source: '@latchkey/adapter-eip155', name: 'eip155Adapter' }
const adapters: Readonly<Record<string, AdapterRule>> = {
  WagmiAdapter: eip155,
  EthersAdapter: eip155,
  Ethers5Adapter: eip155,
  SolanaAdapter: { source: '@latchkey/adapter-solana', name: 'solanaAdapter' },
  BitcoinAdapter: { source: '@latchkey/adapter-bitcoin', name: 'bitcoinAdapter' },
}

/**
 * Turns `new SolanaAdapter(…)` and the others into our functions.
 *
 * @param parameters.rpcUrls The code of the app's own endpoints of EVM chains.
 */
export function convertAdapters(app: AppCode, parameters: { readonly rpcUrls: string | undefined }): void {
  for (const editor of app.editors)
    for (const [name, rule] of Object.entries(adapters))
      for (const reference of editor.references(name)) {
        const creation = reference.parentPath
        if (!creation?.isNewExpression()) continue
        const given = rule === eip155 && parameters.rpcUrls !== undefined ? [`rpcUrls: ${parameters.rpcUrls}`] : []
        const fields = [...given, ...readOptions({ editor, creation, name })]
        const callee = editor.addImport(rule.source, rule.name)
        const code = fields.length > 0 ? `{ ${fields.join(', ')} }` : ''
        editor.edits.update(start(creation.node), end(creation.node), `${callee}(${code})`)
        editor.convert(reference)
        editor.changed(creation.node, `replaced \`${name}\` by \`${rule.name}\``)
        if (name.startsWith('Ethers'))
          editor.manual(
            reference.node,
            `\`${name}\` made signers of ethers, which \`eip155Adapter\` does not`,
            'Write `new BrowserProvider(provider)` with the `provider` of `useProvider`.',
            'options',
          )
      }
}

/** Reads the options of the adapter that ours has too. */
function readOptions(parameters: {
  readonly editor: Editor
  readonly creation: NodePath<NewExpression>
  readonly name: string
}): readonly string[] {
  const { creation, editor, name } = parameters
  const argument = creation.get('arguments')[0]
  if (!argument) return []
  const object = unwrap(argument)
  const properties = object.isObjectExpression() ? readProperties(object) : undefined
  if (!properties) {
    editor.manual(
      argument.node,
      `left out the options of \`${name}\`: they are not written out`,
      'Compare them with the parameters of our adapter.',
      'options',
    )
    return []
  }
  const fields: string[] = []
  for (const [option, { property, value }] of properties) {
    if (name === 'SolanaAdapter' && option === 'wallets') fields.push(`wallets: () => ${editor.read(value.node)}`)
    // What the modal is given anyway.
    else if (option !== 'projectId' && option !== 'networks')
      editor.manual(
        property,
        `left out \`${editor.read(property).replaceAll(/\s+/g, ' ')}\` of \`${name}\``,
        'Compare it with the parameters of our adapter.',
        'options',
      )
  }
  return fields
}
