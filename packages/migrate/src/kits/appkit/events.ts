import { quoteText } from '../../code/CodeStyle.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'

const viewChanged = 'Compare with `VIEW_CHANGED` and the `view` of the event.'
/** Events for which we have none with the same meaning. */
const events: Readonly<Record<string, string>> = {
  CONNECT_FAILURE: 'Compare with `CONNECT_ERROR`, and with `USER_REJECTED` for a visitor who declines.',
  SELECT_WALLET: viewChanged,
  CLICK_ALL_WALLETS: viewChanged,
  CLICK_NETWORKS: viewChanged,
  CLICK_WALLET_HELP: viewChanged,
  CLICK_NETWORK_HELP: viewChanged,
  OPEN_ACTIVITY_VIEW: viewChanged,
}

/** Renames events in files that listen to the kit, and reports those without a counterpart. */
export function convertEvents(editor: Editor): void {
  const listens = editor.names.includes('useAppKitEvents') || editor.file.text.includes('.subscribeEvents')
  if (!listens) return
  editor.file.program.traverse({
    StringLiteral({ node, parent }) {
      if (parent.type === 'ImportDeclaration') return
      const todo = events[node.value]
      if (node.value === 'MODAL_LOADED') {
        editor.edits.update(start(node), end(node), quoteText(editor.file.style, 'MODAL_CREATED'))
        editor.changed(node, 'renamed the event `MODAL_LOADED` to `MODAL_CREATED`')
      } else if (todo !== undefined)
        editor.manual(node, `left the event \`${node.value}\`, which does not exist`, todo, 'hooks')
    },
  })
}
