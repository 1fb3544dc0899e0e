import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeStatement } from '../../code/removeStatement.ts'
import { openView } from '../shared/convertHooks.ts'
import type { HookRule } from '../shared/convertHooks.ts'

const opens = (name: string, view: string): HookRule => ({
  hook: 'useModal',
  variable: 'modal',
  members: {
    [`open${name}Modal`]: openView(view),
    [`${name.toLowerCase()}ModalOpen`]: (variable) => `${variable}.isOpen && ${variable}.view === '${view}'`,
  },
})

/** The hooks of RainbowKit. */
export const hookRules: Readonly<Record<string, HookRule>> = {
  useConnectModal: opens('Connect', 'Connect'),
  useAccountModal: opens('Account', 'Account'),
  useChainModal: opens('Chain', 'Networks'),
}

/** Transactions from elsewhere cannot be added to the list, so the calls become comments. */
export function convertRecentTransactions(editor: Editor): void {
  for (const reference of editor.references('useAddRecentTransaction')) {
    const todo = 'Send with `useSendTransaction` of `@latchkey/react`: then the transaction is followed and listed.'
    const declarator = reference.parentPath?.parentPath
    const statement = declarator?.parentPath
    const { id } = declarator?.isVariableDeclarator() ? declarator.node : { id: undefined }
    const uses = id?.type === 'Identifier' ? (declarator?.scope.getBinding(id.name)?.referencePaths ?? []) : []
    const calls = uses.map((use) => use.parentPath?.parentPath)
    if (!statement?.isVariableDeclaration() || calls.some((call) => call?.isExpressionStatement() !== true)) {
      editor.manual(
        reference.node,
        'left `useAddRecentTransaction`: a hash from elsewhere cannot be added',
        todo,
        'hooks',
      )
      continue
    }
    removeStatement(editor, statement.node)
    editor.convert(reference)
    editor.changed(statement.node, 'removed `useAddRecentTransaction`')
    for (const call of calls) {
      if (!call) continue
      const code = editor.read(call.node)
      editor.edits.update(
        start(call.node),
        end(call.node),
        `/* TODO(latchkey): send with useSendTransaction, which lists the transaction. Before: ${code.replaceAll('*/', '*\\/')} */`,
      )
      editor.manual(
        call.node,
        `turned \`${code.replaceAll(/\s+/g, ' ')}\` into a comment: a hash from elsewhere cannot be added`,
        todo,
        'hooks',
      )
    }
  }
}
