import { quoteText, writeKey, writeObject } from '../../code/CodeStyle.ts'
import { removeConstant } from '../shared/removeConstant.ts'
import { set } from '../shared/convertProvider.ts'
import type { PropParameters } from '../shared/convertProvider.ts'
import { readProperties, resolveConstant } from '../shared/readObject.ts'

/** The tokens that replace the variables of ConnectKit. */
const themeTokens: Readonly<Record<string, string>> = {
  '--ck-accent-color': 'accent',
  '--ck-accent-text-color': 'on-primary',
  '--ck-font-family': 'font',
  '--ck-border-radius': 'radius-dialog',
  '--ck-body-background': 'bg',
  '--ck-body-background-secondary': 'bg-sunken',
  '--ck-body-color': 'ink',
  '--ck-body-color-muted': 'ink-2',
  '--ck-overlay-background': 'scrim',
  '--ck-primary-button-background': 'bg-sunken',
  '--ck-primary-button-color': 'ink',
  '--ck-primary-button-border-radius': 'radius-row',
  '--ck-secondary-button-border-radius': 'radius-row',
  '--ck-focus-color': 'focus',
  '--ck-modal-box-shadow': 'shadow',
}

/** The prop `mode`. */
export function convertMode(parameters: PropParameters): void {
  const { at, editor, leave, plan, value } = parameters
  const path = value && resolveConstant(value)
  const mode = path?.isStringLiteral() ? path.node.value : undefined
  if (mode === 'auto') editor.changed(at, 'removed `mode`: the default follows the system')
  else if (mode === 'light' || mode === 'dark') set(parameters, 'themeMode', quoteText(plan.editor.file.style, mode))
  else leave('its value is not written out', 'Set `themeMode`, or call `setThemeMode` of `useTheme`.', 'theme')
}

/** The prop `theme`, which is the name of a ready-made theme. */
export function convertThemeName({ at, editor, leave, value }: PropParameters): void {
  if (value?.isStringLiteral() && value.node.value === 'auto') editor.changed(at, 'removed `theme`: the default')
  else leave('there are no ready-made themes', 'Set the tokens that differ in `themeVariables`.', 'theme')
}

/** The prop `customTheme`. */
export function convertCustomTheme(parameters: PropParameters): void {
  const { at, editor, leave, plan, value } = parameters
  const path = value && resolveConstant(value)
  const fields = path?.isObjectExpression() ? readProperties(path) : undefined
  if (!fields) {
    leave('it is not written out as an object', 'Set `themeVariables`.', 'theme')
    return
  }
  const { style } = plan.editor.file
  const tokens = new Map<string, string>()
  for (const [name, field] of fields) {
    const token = themeTokens[name]
    const code = plan.carry(field.value, editor)
    if (token !== undefined && code !== undefined && !tokens.has(token)) tokens.set(token, code)
    else
      editor.manual(
        field.property,
        `left out \`${name}\` of the theme`,
        name.startsWith('--ck-connectbutton')
          ? 'The button is in your page: style it by `className`.'
          : 'Set a token of `themeVariables`.',
        'theme',
      )
  }
  if (value?.isIdentifier()) removeConstant(editor, value)
  if (tokens.size === 0) {
    editor.changed(at, 'removed `customTheme`')
    return
  }
  const entries = [...tokens].map(([token, code]) => `${writeKey(style, token)}: ${code}`)
  set(parameters, 'themeVariables', writeObject(style, entries, style.indent))
}
