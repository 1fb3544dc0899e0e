import { set, toOption, withoutCounterpart } from '../shared/convertProvider.ts'
import type { PropParameters, PropRule } from '../shared/convertProvider.ts'
import { convertInitialChain } from '../shared/convertInitialChain.ts'
import { readProperties, resolveConstant } from '../shared/readObject.ts'
import { convertCustomTheme, convertMode, convertThemeName } from './theme.ts'

const events = withoutCounterpart(
  'one callback gets all events',
  'Set the option `onEvent`, and look for `CONNECT_SUCCESS` and `DISCONNECT_SUCCESS`.',
)

/** The props of `ConnectKitProvider`. */
export const providerProps: Readonly<Record<string, PropRule>> = {
  theme: convertThemeName,
  mode: convertMode,
  customTheme: convertCustomTheme,
  options: convertOptions,
  onConnect: events,
  onDisconnect: events,
}

const scrim = withoutCounterpart(
  'the page never moves',
  'To blur it, style the part: `::part(scrim) { backdrop-filter: blur(4px) }`.',
)
const nothing = (why: string): PropRule => withoutCounterpart(why, 'Nothing to do.')

/** The fields of the prop `options`. */
const optionRules: Readonly<Record<string, PropRule>> = {
  language: toOption('locale'),
  hideBalance: nothing('the button shows no balance unless `show` names it'),
  hideTooltips: nothing('no counterpart'),
  hideQuestionMarkCTA: nothing('no counterpart'),
  hideNoWalletCTA: nothing('no counterpart'),
  hideRecentBadge: withoutCounterpart(
    'no counterpart',
    'Set the order of the groups by `features.connectorTypeOrder`.',
  ),
  walletConnectCTA: nothing('the code and the link are in one view'),
  walletConnectName: nothing('no counterpart'),
  avoidLayoutShift: scrim,
  overlayBlur: scrim,
  embedGoogleFonts: withoutCounterpart('nothing is loaded from another host', 'Load a font, and set the token `font`.'),
  truncateLongENSAddress: nothing('always on'),
  reducedMotion: nothing("follows the visitor's system"),
  disclaimer: withoutCounterpart(
    'the modal shows a text instead of an element',
    'Set the text `connect.disclaimer` of the option `messages`, and `termsUrl` and `privacyUrl` for links.',
  ),
  bufferPolyfill: nothing('not needed'),
  customAvatar: withoutCounterpart(
    'the modal shows a picture instead of a component',
    'Set the option `avatar` to a function that returns the URL of your picture.',
  ),
  initialChainId: convertInitialChain,
  enforceSupportedChains: convertEnforcement,
  ethereumOnboardingUrl: nothing('the view `WhatIsAWallet` explains wallets'),
  walletOnboardingUrl: nothing('the view `WhatIsAWallet` explains wallets'),
  disableSiweRedirect: withoutCounterpart('the modal asks after connecting', 'Set `siweConfig.required`.'),
}

function convertOptions(parameters: PropParameters): void {
  const { editor, leave, value } = parameters
  const path = value && resolveConstant(value)
  const fields = path?.isObjectExpression() ? readProperties(path) : undefined
  if (!fields) {
    leave('they are not written out as an object', 'Set the options of `createModal`.')
    return
  }
  for (const [name, field] of fields) {
    const rule = optionRules[name]
    const leaveField: PropParameters['leave'] = (why, todo, section = 'options') =>
      editor.manual(
        field.property,
        `left out \`${editor.read(field.property).replaceAll(/\s+/g, ' ')}\`: ${why}`,
        todo,
        section,
      )
    if (rule) rule({ ...parameters, name, at: field.property, value: field.value, leave: leaveField })
    else leaveField('it is not an option that the documentation lists', 'Look for an option of `createModal`.')
  }
}

/** Reversed: by default the visitor is asked to switch. */
function convertEnforcement(parameters: PropParameters): void {
  const { at, editor, leave, value } = parameters
  if (!value?.isBooleanLiteral())
    leave('its value is not written out', 'Set `allowUnsupportedChain`, which is reversed.')
  else if (value.node.value) editor.changed(at, 'removed `enforceSupportedChains`: the default')
  else set(parameters, 'allowUnsupportedChain', 'true')
}
