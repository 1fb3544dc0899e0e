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
  return introduction + sections.join('')
}

function toCode(value: string): string {
  return value === '' ? '' : `\`${value}\``
}

function findDescription(source: string, name: string): string {
  const match = new RegExp(String.raw`/\*\* (.+) \*/\n\s+'?${name}'?:`).exec(source)
  if (match?.[1] === undefined) throw new TypeError(`The token ${name} has no one-line description above it.`)
  return match[1]
}
