import type { TokenPair } from './choices.ts'

/** The tokens that follow a variable of shadcn. */
const followers: Readonly<Record<string, readonly string[]>> = {
  background: ['bg', 'bg-raised'],
  foreground: ['ink'],
  muted: ['bg-sunken'],
  accent: ['bg-hover'],
  'muted-foreground': ['ink-2', 'ink-3'],
  border: ['line'],
  primary: ['primary'],
  'primary-foreground': ['on-primary'],
  ring: ['focus'],
}

const bareChannels = /^-?[\d.]+(?:deg)? [\d.]+% [\d.]+%$/

/** Reads the variables of a theme of shadcn from a style sheet: those of `:root`, and those of `.dark` for the dark theme. */
export function readShadcn(text: string): Readonly<Record<string, TokenPair>> {
  const light = readBlock(text, /:root\s*\{([^}]*)\}/)
  const dark = { ...light, ...readBlock(text, /\.dark\s*\{([^}]*)\}/) }
  return Object.fromEntries(
    Object.entries(followers).flatMap(([name, tokens]) => {
      const [day, night] = [light[name], dark[name]]
      return day === undefined || night === undefined ? [] : tokens.map((token) => [token, { light: day, dark: night }])
    }),
  )
}

function readBlock(text: string, pattern: RegExp): Readonly<Record<string, string>> {
  const [, block = ''] = pattern.exec(text) ?? []
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => {
      const trimmed = value.trim()
      return [name, bareChannels.test(trimmed) ? `hsl(${trimmed})` : trimmed]
    }),
  )
}
