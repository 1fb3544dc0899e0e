import type { NodePath } from '@babel/traverse'
import { quoteText } from '../../code/CodeStyle.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import type { ConvertedCall, HookRule } from '../shared/convertHooks.ts'
import { readProperties, unwrap } from '../shared/readObject.ts'
import { renameVariables } from './theme.ts'

/** Passes the parameter `{ namespace }`. */
const passNamespace: HookRule['pass'] = ([first, second], editor) => {
  const fields = first?.isObjectExpression() ? readProperties(first) : undefined
  const isKnown = !second && fields?.size === 1 && fields.has('namespace')
  return isKnown && first ? editor.read(first.node) : undefined
}

/** Turns a namespace alone into such a parameter. */
const wrapNamespace: HookRule['pass'] = ([first, second], editor) => {
  if (!first || second) return undefined
  const code = editor.read(first.node)
  return code === 'namespace' ? '{ namespace }' : `{ namespace: ${code} }`
}

/** The hooks of AppKit. Those that are missing here are reported. */
export const hookRules: Readonly<Record<string, HookRule>> = {
  useAppKit: { hook: 'useModal', variable: 'modal', fields: { open: 'open', close: 'close' }, members: {} },
  useAppKitAccount: {
    hook: 'useAccount',
    variable: 'account',
    pass: passNamespace,
    fields: {
      address: 'address',
      caipAddress: 'caipAddress',
      isConnected: 'isConnected',
      status: 'status',
      allAccounts: 'accounts',
    },
    members: {
      embeddedWalletInfo: (_, __, callHook) => {
        const user = callHook('useUser', 'user')
        return `${user}.isLoggedIn ? { user: { email: ${user}.email, username: ${user}.username } } : undefined`
      },
    },
  },
  useAppKitNetwork: {
    hook: 'useNetwork',
    variable: 'active',
    fields: { caipNetwork: 'network', switchNetwork: 'switchNetwork' },
    members: {
      caipNetworkId: (variable) => `${variable}.network?.caipNetworkId`,
      chainId: (variable) => `${variable}.network?.id`,
    },
  },
  useAppKitState: {
    hook: 'useModalState',
    variable: 'state',
    fields: { open: 'isOpen', activeChain: 'activeNamespace', selectedNetworkId: 'activeNetworkId' },
    // Everything renders at once.
    members: { initialized: () => 'true', loading: () => 'false' },
  },
  useAppKitTheme: {
    hook: 'useTheme',
    variable: 'theme',
    fields: {
      themeMode: 'themeMode',
      themeVariables: 'themeVariables',
      setThemeMode: 'setThemeMode',
      setThemeVariables: 'setThemeVariables',
    },
    members: {},
  },
  useAppKitEvents: { hook: 'useModalEvents', variable: 'event', members: {}, whole: (variable) => variable },
  useAppKitProvider: {
    hook: 'useProvider',
    variable: 'connected',
    pass: wrapNamespace,
    fields: { walletProvider: 'provider' },
    members: {},
  },
  useAppKitConnections: {
    hook: 'useConnections',
    variable: 'all',
    pass: wrapNamespace,
    fields: { connections: 'connections' },
    members: {},
  },
  useDisconnect: { hook: 'useDisconnect', variable: 'connection', fields: { disconnect: 'disconnect' }, members: {} },
  useWalletInfo: {
    hook: 'useWalletInfo',
    variable: 'wallet',
    pass: wrapNamespace,
    members: { walletInfo: (variable) => variable },
  },
}

/** Changes how the app uses what the hooks returned. */
export function convertCallsOfHooks(calls: readonly ConvertedCall[]): void {
  for (const { editor, name, statement } of calls) {
    const { id } = statement.node.declarations[0] ?? {}
    const uses = (wanted: string): readonly NodePath[] => {
      if (id?.type === 'Identifier')
        return listMembers(statement.scope.getBinding(id.name)?.referencePaths ?? [], wanted)
      if (id?.type !== 'ObjectPattern') return []
      const local = id.properties.flatMap((property) =>
        property.type === 'ObjectProperty' &&
        property.key.type === 'Identifier' &&
        property.key.name === wanted &&
        property.value.type === 'Identifier'
          ? [property.value.name]
          : [],
      )
      return local.flatMap((one) => statement.scope.getBinding(one)?.referencePaths ?? [])
    }
    if (name === 'useAppKit') for (const use of uses('open')) convertOpen(editor, use)
    if (name === 'useAppKitTheme')
      for (const use of uses('setThemeVariables')) {
        const value = findArgument(use)
        if (value) renameVariables(editor, value)
      }
    if (name === 'useAppKitNetwork' && uses('switchNetwork').length > 0)
      editor.manual(
        statement.node,
        '`switchNetwork` rejects if the visitor declines',
        'Catch the promise: `switchNetwork(network).catch(() => undefined)`.',
        'hooks',
      )
    if (name === 'useAppKitAccount' && uses('embeddedWalletInfo').length > 0)
      editor.manual(
        statement.node,
        'kept only `user` of `embeddedWalletInfo`',
        'Read the rest from `useEmbeddedWallet` and `useAccountType`.',
        'hooks',
      )
    // There is none before the first event.
    if (name === 'useAppKitEvents' && id?.type === 'Identifier')
      for (const { node, parentPath } of statement.scope.getBinding(id.name)?.referencePaths ?? [])
        if (parentPath?.isMemberExpression() && parentPath.node.object === node) editor.edits.appendLeft(end(node), '?')
  }
}

/** Returns the places that read a member of a variable, as the whole expression. */
function listMembers(references: readonly NodePath[], name: string): readonly NodePath[] {
  return references.flatMap(({ parentPath }) => {
    if (!parentPath?.isMemberExpression() && !parentPath?.isOptionalMemberExpression()) return []
    const { property } = parentPath.node
    return property.type === 'Identifier' && property.name === name ? [parentPath] : []
  })
}

/** Returns the first argument of a call. */
function findArgument({ node, parentPath }: NodePath): NodePath | undefined {
  const isCall = parentPath?.isCallExpression() && parentPath.node.callee === node
  return isCall ? parentPath.get('arguments')[0] : undefined
}

/** Views with another name; undefined for one without a counterpart. */
const views: Readonly<Record<string, string | undefined>> = {
  OnRampProviders: 'OnRamp',
  WhatIsANetwork: undefined,
}

/** Changes `open({ view, arguments })`. */
function convertOpen(editor: Editor, use: NodePath): void {
  const call = use.parentPath
  if (call?.parentPath?.isMemberExpression())
    editor.manual(
      use.node,
      'left a member of what `open` returned: it returns nothing now',
      'Remove it, or read `isOpen` of `useModal`.',
      'hooks',
    )
  const argument = findArgument(use)
  const fields = argument?.isObjectExpression() ? readProperties(argument) : undefined
  const parameters = fields?.get('arguments')?.property
  if (parameters) {
    if (parameters.shorthand) editor.edits.appendRight(start(parameters), 'parameters: ')
    else editor.edits.update(start(parameters.key), end(parameters.key), 'parameters')
    editor.changed(parameters, 'renamed `arguments` to `parameters`')
  }
  const view = fields?.get('view')
  const value = view && unwrap(view.value)
  if (!value?.isStringLiteral() || !(value.node.value in views)) return
  const ours = views[value.node.value]
  if (ours === undefined)
    editor.manual(
      value.node,
      `left the view \`${value.node.value}\`, which has no counterpart`,
      'Open `WhatIsAWallet`, or remove the call.',
      'hooks',
    )
  else {
    editor.edits.update(start(value.node), end(value.node), quoteText(editor.file.style, ours))
    editor.changed(value.node, `renamed the view \`${value.node.value}\` to \`${ours}\``)
  }
}
