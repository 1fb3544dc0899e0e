import type { NodePath } from '@babel/traverse'
import { quoteText, writeKey, writeObject } from '../../code/CodeStyle.ts'
import type { Editor } from '../../code/Editor.ts'
import { readProperties, resolveConstant } from '../shared/readObject.ts'
import { removeConstant } from '../shared/removeConstant.ts'
import { set } from '../shared/convertProvider.ts'
import type { PropParameters } from '../shared/convertProvider.ts'

/** A theme, as far as it was understood. */
interface Theme {
  readonly mode: 'light' | 'dark' | 'inherit' | undefined
  /** The code of each token. */
  readonly tokens: ReadonlyMap<string, string>
  /** What has no token: its code and what to do. */
  readonly left: readonly { readonly what: string; readonly todo: string }[]
  /** The names of the kit that are not needed any more. */
  readonly converted: readonly NodePath[]
}

const modes: Readonly<Record<string, 'light' | 'dark'>> = {
  lightTheme: 'light',
  darkTheme: 'dark',
  midnightTheme: 'dark',
}
const lengths: Readonly<Record<string, readonly string[]>> = {
  none: ['0px', '0px', '0px'],
  small: ['12px', '8px', '6px'],
  medium: ['20px', '12px', '10px'],
  large: ['28px', '16px', '12px'],
}
/** The tokens that replace the fields of a theme. */
const themeTokens: Readonly<Record<string, string>> = {
  'colors.accentColor': 'accent',
  'colors.accentColorForeground': 'on-primary',
  'colors.modalBackground': 'bg',
  'colors.modalBackdrop': 'scrim',
  'colors.modalText': 'ink',
  'colors.modalTextSecondary': 'ink-2',
  'colors.modalTextDim': 'ink-3',
  'colors.modalBorder': 'line-strong',
  'colors.generalBorder': 'line',
  'colors.menuItemBackground': 'bg-hover',
  'colors.profileForeground': 'bg-sunken',
  'colors.connectionIndicator': 'good',
  'colors.error': 'bad',
  'colors.standby': 'warn',
  'fonts.body': 'font',
  'radii.modal': 'radius-dialog',
  'radii.menuButton': 'radius-row',
  'radii.actionButton': 'radius-control',
  'shadows.dialog': 'shadow',
}
const scrimTodo = 'Style the part: `::part(scrim) { backdrop-filter: blur(4px) }`.'
/** What to do about fields without a token. */
const partTodos: readonly (readonly [RegExp, string])[] = [
  [/^blurs\b/, scrimTodo],
  [/^colors\.closeButton/, 'Style the part `icon-button`.'],
  [/^colors\.(?:actionButton|selectedOption)/, 'Style the parts `button` and `row`.'],
  [/^(?:colors|radii|shadows)\.connectButton/, 'The buttons are in your page: style them by `className`.'],
]

/** The prop `theme` of the provider. */
export function convertThemeProp(parameters: PropParameters): void {
  const { editor, leave, plan, value } = parameters
  const todo = 'Set `themeMode` and `themeVariables`; a change at run time is `setThemeMode` of `useTheme`.'
  const path = value && resolveConstant(value)
  if (!path) return leave('it has no value', todo, 'theme')
  const pair = path.isObjectExpression() ? readProperties(path) : undefined
  const [light, dark] = [pair?.get('lightMode'), pair?.get('darkMode')]
  if (light && dark) {
    const [one, other] = [light, dark].map((entry) => readTheme(resolveConstant(entry.value), editor, plan.carry))
    if (!one || !other) return leave('one of its themes cannot be read', todo, 'theme')
    const { style } = plan.editor.file
    const entries = [...new Set([...one.tokens.keys(), ...other.tokens.keys()])].map((token) => {
      const codes = [one.tokens.get(token), other.tokens.get(token)]
      const both = codes[0] === codes[1] ? codes[0] : undefined
      const parts = [`light: ${codes[0]}`, `dark: ${codes[1]}`].filter((_, index) => codes[index] !== undefined)
      return `${writeKey(style, token)}: ${both ?? `{ ${parts.join(', ')} }`}`
    })
    if (entries.length > 0) set(parameters, 'themeVariables', writeObject(style, entries, style.indent))
    else editor.changed(parameters.at, 'removed `theme`: the default follows the system')
    return finish(parameters, [one, other])
  }
  const theme = readTheme(path, editor, plan.carry)
  if (!theme) return leave('it cannot be read before the app runs', todo, 'theme')
  const { style } = plan.editor.file
  if (theme.mode) set(parameters, 'themeMode', quoteText(style, theme.mode))
  const entries = [...theme.tokens].map(([token, code]) => `${writeKey(style, token)}: ${code}`)
  if (entries.length > 0) set(parameters, 'themeVariables', writeObject(style, entries, style.indent))
  return finish(parameters, [theme])
}

function finish({ at, editor, value }: PropParameters, themes: readonly Theme[]): void {
  for (const { converted, left } of themes) {
    for (const reference of converted) editor.convert(reference)
    for (const { todo, what } of left) editor.manual(at, `left out ${what}`, todo, 'theme')
  }
  if (value?.isIdentifier()) removeConstant(editor, value)
}

type Carry = PropParameters['plan']['carry']

/** Reads `darkTheme({ … })`, `null`, an object of the type `Theme`, or `merge(…)` of those. */
function readTheme(path: NodePath, editor: Editor, carry: Carry): Theme | undefined {
  if (path.isNullLiteral()) return { mode: 'inherit', tokens: new Map(), left: [], converted: [] }
  if (path.isObjectExpression()) return readOwnTheme(path, editor, carry)
  if (!path.isCallExpression()) return undefined
  const callee = path.get('callee')
  const name = callee.isIdentifier()
    ? editor.names.find((one) => editor.references(one).some(({ node }) => node === callee.node))
    : undefined
  const mode = name === undefined ? undefined : modes[name]
  if (mode) return readBuiltIn({ path, editor, carry, mode, reference: callee, isMidnight: name === 'midnightTheme' })
  const merged = path.get('arguments').map((argument) => readTheme(resolveConstant(argument), editor, carry))
  const themes = merged.filter((theme) => theme !== undefined)
  if (themes.length === 0 || themes.length < merged.length) return undefined
  return {
    mode: themes.find((theme) => theme.mode)?.mode,
    tokens: new Map(themes.flatMap(({ tokens }) => [...tokens])),
    left: themes.flatMap(({ left }) => left),
    converted: themes.flatMap(({ converted }) => converted),
  }
}

function readBuiltIn(parameters: {
  readonly path: NodePath
  readonly editor: Editor
  readonly carry: Carry
  readonly mode: 'light' | 'dark'
  readonly reference: NodePath
  readonly isMidnight: boolean
}): Theme | undefined {
  const { carry, editor, isMidnight, mode, path, reference } = parameters
  const argument = path.isCallExpression() ? path.get('arguments')[0] : undefined
  const object = argument && resolveConstant(argument)
  const properties = object?.isObjectExpression() ? readProperties(object) : new Map<string, never>()
  if (!properties || (object && !object.isObjectExpression())) return undefined
  const tokens = new Map<string, string>()
  const left: { readonly what: string; readonly todo: string }[] = []
  const { quote } = editor.file.style
  if (isMidnight)
    left.push({
      what: 'the colours of `midnightTheme`',
      todo: 'Set the tokens `bg` and `bg-sunken` in `themeVariables`.',
    })
  for (const [name, { value }] of properties) {
    const text = value.isStringLiteral() ? value.node.value : undefined
    const token = themeTokens[`colors.${name}`]
    const code = carry(value, editor)
    const what = `\`${name}: ${editor.read(value.node)}\` of the theme`
    if (token !== undefined && code !== undefined) tokens.set(token, code)
    else if (name === 'borderRadius' && text !== undefined && lengths[text]) {
      const values = lengths[text]
      for (const [index, radius] of ['radius-dialog', 'radius-row', 'radius-control'].entries())
        tokens.set(radius, `${quote}${values[index]}${quote}`)
    } else if (name === 'fontStack' && text === 'rounded')
      tokens.set('font', `${quote}ui-rounded, system-ui, sans-serif${quote}`)
    else if (name === 'overlayBlur' && text !== 'none') left.push({ what, todo: scrimTodo })
    else if (!(name === 'overlayBlur' || (name === 'fontStack' && text === 'system')))
      left.push({ what, todo: 'Set a token of `themeVariables`.' })
  }
  return { mode, tokens, left, converted: [reference] }
}

function readOwnTheme(path: NodePath, editor: Editor, carry: Carry): Theme | undefined {
  const groups = path.isObjectExpression() ? readProperties(path) : undefined
  if (!groups) return undefined
  const tokens = new Map<string, string>()
  const left: { readonly what: string; readonly todo: string }[] = []
  for (const [group, { value }] of groups) {
    const fields = value.isObjectExpression() ? readProperties(value) : undefined
    if (!fields) return undefined
    for (const [field, entry] of fields) {
      const name = `${group}.${field}`
      const token = themeTokens[name]
      const code = carry(entry.value, editor)
      const todo = partTodos.find(([pattern]) => pattern.test(name))?.[1] ?? 'The modal has no token for it.'
      if (token !== undefined && code !== undefined) tokens.set(token, code)
      else left.push({ what: `\`${name}\` of the theme`, todo })
    }
  }
  return { mode: undefined, tokens, left, converted: [] }
}

/** What a theme that is used outside of the provider needs. */
export function reportThemes(editor: Editor): void {
  for (const name of ['cssStringFromTheme', 'cssObjectFromTheme'])
    for (const reference of editor.references(name))
      editor.manual(
        reference.node,
        `left \`${name}\`: the modal takes no style sheet of yours`,
        "Set `themeMode: 'inherit'`, which follows the variables of your page.",
        'theme',
      )
}
