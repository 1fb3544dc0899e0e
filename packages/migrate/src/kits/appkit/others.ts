import { quoteText } from '../../code/CodeStyle.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import type { Finding } from '../../code/Finding.ts'

type Section = Finding['section']

/** What stays as it is: why, and what to do. */
const others: Readonly<Record<string, readonly [why: string, todo: string, section: Section]>> = {
  AppKitProvider: ['the modal is made by `createModal`', 'Use `ModalProvider` with the modal.', 'options'],
  DefaultSIWX: [
    'another server verifies the sign-in',
    'Use `createSiwx` of `@latchkey/siwx` with a storage.',
    'options',
  ],
  ReownAuthentication: [
    'another server verifies the sign-in',
    'Use `createSiwx` with `createCloudStorage`, and your own cloud.',
    'options',
  ],
  useAppKitBalance: [
    'it returned a function that fetches',
    'Read `balance` of `useBalance`; `refetch` reads again.',
    'hooks',
  ],
  useAppKitConnection: [
    'connections are listed',
    'Read the active one of `useConnections().connections`, and call `switchConnection`. On Solana, create a connection of your RPC library.',
    'hooks',
  ],
  useAppKitSIWX: ['it returned the configuration', 'Use `useSiwx`: the state with `signIn` and `signOut`.', 'hooks'],
  useAppKitUpdateEmail: ['it took one step', 'Use `useUpdateEmail`: `updateEmail`, then `enterCode`.', 'hooks'],
  useAppKitWallet: [
    'wallets and logins are two hooks',
    'Use `useConnect` with `connectorId`, or `useLogin` with `logInWithSocial`.',
    'hooks',
  ],
  usePay: ['no counterpart', 'Use `useOnramp` to sell crypto to the visitor.', 'hooks'],
  useAvailableExchanges: ['no counterpart', 'Use `useOnramp` to sell crypto to the visitor.', 'hooks'],
  usePayUrlActions: ['no counterpart', 'Use `useOnramp` to sell crypto to the visitor.', 'hooks'],
  useExchangeBuyStatus: ['no counterpart', 'Use `useOnramp` to sell crypto to the visitor.', 'hooks'],
}

/** Turns the config of sign-in with Ethereum, and reports what stays. */
export function reportOthers(editor: Editor): void {
  convertSiwe(editor)
  for (const [name, [why, todo, section]] of Object.entries(others))
    for (const reference of editor.references(name))
      editor.manual(reference.node, `left \`${name}\`: ${why}`, todo, section)
}

/** `const config = createSIWEConfig({ … })` becomes an object of our type, which has the same callbacks. */
function convertSiwe(editor: Editor): void {
  const { edits, file } = editor
  for (const reference of editor.references('createSIWEConfig')) {
    const call = reference.parentPath
    const argument = call?.isCallExpression() ? call.get('arguments')[0] : undefined
    if (!call?.isCallExpression() || !argument?.isObjectExpression()) continue
    const declarator = call.parentPath
    if (/\.[cm]?tsx?$/.test(file.path) && declarator.isVariableDeclarator() && declarator.node.id.type === 'Identifier')
      edits.appendLeft(
        start(declarator.node.id) + declarator.node.id.name.length,
        `: ${editor.addTypeImport('@latchkey/core', 'SiweConfig')}`,
      )
    edits.remove(start(call.node), start(argument.node))
    edits.remove(end(argument.node), end(call.node))
    editor.convert(reference)
    editor.changed(call.node, 'replaced `createSIWEConfig` by an object with the same callbacks')
  }
  for (const reference of editor.references('formatMessage'))
    editor.manual(
      reference.node,
      `left ${quoteText(file.style, 'formatMessage')}, which wrote the text to sign`,
      'Write the text with `createSiweMessage` of `viem/siwe`.',
      'options',
    )
}
