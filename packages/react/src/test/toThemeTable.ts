import { tokens } from '../theme/tokens.ts'
import type { TokenValue } from '../theme/tokens.ts'

const titles: Readonly<Record<keyof typeof tokens, string>> = {
  colour: 'Colours',
  radius: 'Corners',
  size: 'Sizes',
  duration: 'Durations',
  type: 'Text',
}

const introduction = `# Theme

Every visual value of the modal is a CSS custom property on its host element. Change one by the \`themeVariables\` option, with
or without the prefix, or in your own style sheet on the host:

\`\`\`css
[data-testid='lk-host'] { --lk-accent: #7a2fe0; }
\`\`\`

A value may differ by theme: \`{ accent: { light: '#7a2fe0', dark: '#c9a6ff' } }\`. Values are plain CSS of at most 256
characters; they cannot load anything. For a brand, setting \`accent\` is enough. Keep the contrast of text at 4.5:1 or more.

\`@latchkey/core/themes\` has ready values, all with that contrast: \`midnightTheme\`, \`paperTheme\` and \`contrastTheme\`. \`createTheme\` makes values
from your brand's colour, with text on the primary button that can be read:

\`\`\`ts
import { createTheme, midnightTheme } from '@latchkey/core/themes'

export const themeVariables = createTheme({ preset: midnightTheme, accent: '#7a2fe0', corners: 'small', density: 'compact' })
\`\`\`

With \`themeMode: 'inherit'\` the modal uses \`--background\`, \`--foreground\`, \`--primary\`, \`--primary-foreground\`, \`--ring\` and
\`--radius\` of the page as defaults, written as complete colours or as bare \`hsl()\` channels, and follows them when they change.
`

const partsIntroduction = `
## Parts

Parts reach what no token covers, from your own style sheet:

\`\`\`css
[data-testid='lk-host']::part(button) { text-transform: lowercase; }
\`\`\`

| part | description |
|---|---|
`

/** The `::part` names, through which an app's style sheet reaches what no token covers. */
export const parts: Readonly<Record<string, string>> = {
  scrim: 'The overlay that dims the page.',
  dialog: 'The dialog.',
  header: 'The bar at the top of the dialog.',
  title: 'The title in the header.',
  button: 'Every button with a label.',
  'button-primary': 'The primary button of a view.',
  'button-soft': 'Every other button.',
  'icon-button': 'A button with only an icon.',
  row: 'A row of a list.',
  tile: 'A wallet in the grid of all wallets.',
  tag: 'A short label in a row.',
  picture: 'The picture of a wallet, a network or a token.',
  avatar: 'The avatar of an account.',
  ring: 'The ring around the icon of a connecting wallet.',
  status: 'The main message of a view, with its picture.',
  network: 'The network in use, above the account.',
  action: 'What the visitor can do with the account, such as Receive.',
  tabs: 'A row of tabs.',
  tab: 'A tab.',
  countdown: 'The ring that counts down to the next price of a swap.',
  chip: 'A choice in a line of choices, such as a network to show.',
  segment: 'A choice of the type of the account',
  token: 'The button beside an amount that chooses the token.',
  code: 'The field for a code of six digits.',
  field: 'A text field.',
  note: 'A highlighted sentence.',
  'note-warn': 'A warning note.',
  'note-bad': 'A failure note.',
  qr: 'A QR code.',
  toast: 'A short notice that disappears by itself.',
  alert: 'A notice for the developer.',
}

/** The public table of all tokens, with the descriptions from the source. */
export function toThemeTable(source: string): string {
  const sections = Object.entries<Readonly<Record<string, TokenValue>>>(tokens).map(([group, values]) => {
    const rows = Object.entries(values).map(([name, value]) => {
      const [light, dark] = typeof value === 'string' ? [value, ''] : value
      return `| \`--lk-${name}\` | ${toCode(light)} | ${toCode(dark)} | ${findDescription(source, name)} |`
    })
    const title = Object.entries(titles).find(([key]) => key === group)?.[1] ?? group
    return `\n## ${title}\n\n| property | light | dark, if different | description |\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  const rows = Object.entries(parts).map(([name, description]) => `| \`${name}\` | ${description} |`)
  return `${introduction}${sections.join('')}${partsIntroduction}${rows.join('\n')}\n`
}

function toCode(value: string): string {
  return value === '' ? '' : `\`${value}\``
}

function findDescription(source: string, name: string): string {
  const match = new RegExp(String.raw`/\*\* (.+) \*/\n\s+'?${name}'?:`).exec(source)
  if (match?.[1] === undefined) throw new TypeError(`The token ${name} has no one-line description above it.`)
  return match[1]
}
