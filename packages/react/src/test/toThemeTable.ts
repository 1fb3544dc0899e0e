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
characters; they cannot load anything. One token is enough for a brand: \`accent\`. Keep text on its background at 4.5:1 or more.

With \`themeMode: 'inherit'\` the modal takes \`--background\`, \`--foreground\`, \`--primary\`, \`--primary-foreground\`, \`--ring\` and
\`--radius\` of the page as defaults, written as whole colours or as bare \`hsl()\` channels, and follows them when they change.
`

const partsIntroduction = `
## Parts

What no token covers is reached by a part, from your own style sheet:

\`\`\`css
[data-testid='lk-host']::part(button) { text-transform: lowercase; }
\`\`\`

| part | what it is |
|---|---|
`

/** The `::part` names, by which an app's own style sheet reaches what no token covers. */
export const parts: Readonly<Record<string, string>> = {
  scrim: 'What dims the page.',
  dialog: 'The dialog.',
  header: 'The bar on top of it.',
  title: 'The title in the header.',
  button: 'Every button with a label.',
  'button-primary': 'The one primary button of a view.',
  'button-soft': 'Every other button.',
  'icon-button': 'A button that shows only an icon.',
  row: 'A row of a list.',
  tile: 'A wallet of the grid of all wallets.',
  tag: 'A word or two about a row.',
  picture: 'The picture of a wallet or a network.',
  avatar: 'The face of an account.',
  ring: 'The ring around the icon of a wallet that is being connected.',
  status: 'The sentence that a view is about, with its picture.',
  network: 'The network that the account is on, above it.',
  tabs: 'A row of tabs.',
  tab: 'One of them.',
  field: 'A field to type in.',
  note: 'A sentence that must not be overlooked.',
  'note-warn': 'One that asks for caution.',
  'note-bad': 'One that tells of failure.',
  qr: 'A QR code.',
  toast: 'A short notice that goes by itself.',
  alert: 'A notice for the developer.',
}

/** The public table of all tokens, with the descriptions that stand above them in the source. */
export function toThemeTable(source: string): string {
  const sections = Object.entries<Readonly<Record<string, TokenValue>>>(tokens).map(([group, values]) => {
    const rows = Object.entries(values).map(([name, value]) => {
      const [light, dark] = typeof value === 'string' ? [value, ''] : value
      return `| \`--lk-${name}\` | ${toCode(light)} | ${toCode(dark)} | ${findDescription(source, name)} |`
    })
    const title = Object.entries(titles).find(([key]) => key === group)?.[1] ?? group
    return `\n## ${title}\n\n| property | light | dark, if it differs | what it is |\n|---|---|---|---|\n${rows.join('\n')}\n`
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
