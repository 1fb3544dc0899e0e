import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { convertInitialChain } from '../shared/convertInitialChain.ts'
import { notNeeded, toOption, withoutCounterpart } from '../shared/convertProvider.ts'
import type { PropParameters, PropRule } from '../shared/convertProvider.ts'
import { readProperties, resolveConstant } from '../shared/readObject.ts'
import { convertThemeProp } from './theme.ts'

/** The props of `RainbowKitProvider`. */
export const providerProps: Readonly<Record<string, PropRule>> = {
  theme: convertThemeProp,
  modalSize: withoutCounterpart(
    'no counterpart',
    'Nothing to do: the dialog is always narrow, and a sheet at the bottom on a phone.',
  ),
  initialChain: convertInitialChain,
  locale: toOption('locale'),
  avatar: withoutCounterpart(
    'the modal shows a picture instead of a component',
    'Set the option `avatar` to a function that returns the URL of your picture.',
  ),
  appInfo: convertAppInfo,
  coolMode: withoutCounterpart('no counterpart', 'Nothing to do.'),
  showRecentTransactions: notNeeded('always on'),
  id: notNeeded('each modal has a shadow root of its own'),
}

/** The name of the app, and links. */
function convertAppInfo(parameters: PropParameters): void {
  const { at, editor, leave, plan, value } = parameters
  const path = value && resolveConstant(value)
  const fields = path?.isObjectExpression() ? readProperties(path) : undefined
  if (!fields) {
    leave('it is not written out as an object', 'Set `metadata`, `termsUrl` and `privacyUrl`.')
    return
  }
  for (const [name, field] of fields) {
    const code = plan.carry(field.value, editor)
    const { property } = field
    if (name === 'appName' && code !== undefined) {
      if (plan.set('metadata', `{ name: ${code} }`)) editor.changed(at, 'moved `appName` to the option `metadata`')
    } else if (name === 'learnMoreUrl')
      editor.manual(
        property,
        `left out \`${editor.read(property)}\`: the view \`WhatIsAWallet\` explains wallets itself`,
        'Nothing to do.',
        'options',
      )
    else if (name === 'disclaimer')
      editor.manual(
        property,
        'left out `disclaimer`: the modal shows a text instead of a component',
        'Set the text `connect.disclaimer` of the option `messages`, and `termsUrl` and `privacyUrl` for links.',
        'options',
      )
    else editor.manual(property, `left out \`${editor.read(property)}\``, 'Set an option of `createModal`.', 'options')
  }
}

const types: Readonly<Record<string, string>> = {
  AvatarComponent:
    "(props: { address: string; ensImage?: string | null | undefined; size: number }) => import('react').ReactNode",
  DisclaimerComponent:
    "(props: { Text: import('react').ComponentType<{ children: import('react').ReactNode }>; Link: import('react').ComponentType<{ href: string; children: import('react').ReactNode }> }) => import('react').ReactNode",
}

/** Components that the provider took keep their code, with the type written out. */
export function convertComponentTypes(editor: Editor): void {
  for (const [name, type] of Object.entries(types))
    for (const reference of editor.references(name)) {
      if (!reference.parentPath?.isTSTypeReference()) continue
      editor.edits.update(start(reference.node), end(reference.node), `(${type})`)
      editor.convert(reference)
      editor.changed(reference.node, `wrote out the type \`${name}\``)
    }
}

const signIn =
  'Describe your server by the option `siweConfig` of `createModal`. It needs one more endpoint, `getSession`.'

/** Sign-in stays until the server says who is signed in, which the kit does not need. */
export function reportSignIn(editor: Editor): void {
  for (const name of [
    'createAuthenticationAdapter',
    'RainbowKitAuthenticationProvider',
    'RainbowKitSiweNextAuthProvider',
    'GetSiweMessageOptions',
  ])
    for (const reference of editor.references(name))
      editor.manual(
        reference.node,
        `left \`${name}\`: \`getSession\` of the sign-in has no counterpart in the kit`,
        signIn,
        'options',
      )
}
