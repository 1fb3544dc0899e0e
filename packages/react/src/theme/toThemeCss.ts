import { toSchemeRules } from './toSchemeRules.ts'
import { tokens } from './tokens.ts'
import type { TokenValue } from './tokens.ts'

/** Returns all tokens as CSS for the host. */
export function toThemeCss(): string {
  const light = toDeclarations((value) => (typeof value === 'string' ? value : value[0]))
  const dark = toDeclarations((value) => (typeof value === 'string' ? undefined : value[1]))
  return toSchemeRules({ light: `color-scheme:light!important;${light}`, dark: `color-scheme:dark!important;${dark}` })
}

function toDeclarations(select: (value: TokenValue) => string | undefined): string {
  let css = ''
  for (const group of Object.values<Readonly<Record<string, TokenValue>>>(tokens)) {
    for (const [name, value] of Object.entries(group)) {
      const selected = select(value)
      if (selected !== undefined) css += `--lk-${name}:${selected};`
    }
  }
  return css
}
