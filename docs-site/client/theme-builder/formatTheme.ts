import { fillTokens, presets, toParameters, toPairs, toValues, type Choices, type TokenPair } from './choices.ts'

export const formats = ['TypeScript', 'CSS', 'JSON'] as const
export type Format = (typeof formats)[number]

/** Returns the code that makes the chosen theme: only what differs from the modal's own. */
export function formatTheme(choices: Choices, format: Format): string {
  if (format === 'JSON') return JSON.stringify(toShort(choices), null, 2)
  return format === 'CSS' ? formatCss(choices) : formatTypeScript(choices)
}

/** A value that is the same in both themes is one text. */
function toShort(choices: Choices): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(toPairs(toValues(choices))).map(([name, { light, dark }]) => [
      name,
      light === dark ? light : { light, dark },
    ]),
  )
}

function formatCss(choices: Choices): string {
  const lines = Object.entries(toPairs(toValues(choices)))
  if (lines.length === 0) return '/* The modal as it is: choose something first. */'
  const write = (theme: 'light' | 'dark', isWanted: (pair: TokenPair) => boolean): string =>
    lines.flatMap(([name, pair]) => (isWanted(pair) ? [`  --lk-${name}: ${pair[theme]};`] : [])).join('\n')
  const dark = write('dark', (pair) => pair.light !== pair.dark)
  const host = "[data-testid='lk-host']"
  const blocks = [`${host} {\n${write('light', () => true)}\n}`]
  if (dark !== '')
    blocks.push(
      `@media (prefers-color-scheme: dark) {\n${host}:not([data-theme='light']) {\n${dark}\n}\n}`,
      `${host}[data-theme='dark'] {\n${dark}\n}`,
    )
  return blocks.join('\n')
}

/** The choices that `createTheme` takes beside the preset, in the order in which they are written. */
const parameterNames = ['accent', 'primary', 'corners', 'density', 'font'] as const

function formatTypeScript(choices: Choices): string {
  const { preset, ...parameters } = toParameters(choices)
  const tokens = Object.entries(fillTokens(choices)).map(([name, { light, dark }]) => {
    const value = light === dark ? quote(light) : `{ light: ${quote(light)}, dark: ${quote(dark)} }`
    return `  ${/^[a-z]+$/.test(name) ? name : quote(name)}: ${value},`
  })
  const presetName = preset === undefined || presets.none === preset ? undefined : `${choices.preset}Theme`
  const words = [
    ...(presetName === undefined ? [] : [`preset: ${presetName}`]),
    ...parameterNames.flatMap((name) => (name in parameters ? [`${name}: ${quote(choices[name])}`] : [])),
  ]
  const isPresetAlone = presetName !== undefined && words.length === 1
  const created = isPresetAlone ? presetName : words.length > 0 ? `createTheme({ ${words.join(', ')} })` : undefined
  if (created === undefined && tokens.length === 0) return '// The modal as it is: choose something first.'
  const imported = [
    ...(isPresetAlone || created === undefined ? [] : ['createTheme']),
    ...(presetName === undefined ? [] : [presetName]),
  ]
  const value =
    tokens.length === 0
      ? (created ?? '')
      : ['{', ...(created === undefined ? [] : [`  ...${created},`]), ...tokens, '}'].join('\n')
  return [
    ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from '@latchkey/core/themes'`, ''] : []),
    '// Pass it to createModal.',
    `export const themeVariables = ${value}`,
  ].join('\n')
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
