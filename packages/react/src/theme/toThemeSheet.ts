import { isThemeValue } from './isThemeValue.ts'
import type { StyleDefinition } from './StyleDefinition.ts'
import type { ThemeValues } from '@latchkey/core'
import { tokens } from './tokens.ts'
import { toSchemeRules } from './toSchemeRules.ts'

/**
 * Creates the sheet of an app's own token values. Unknown names, and values that {@link isThemeValue} refuses, are ignored.
 *
 * @example
 * styleRoot.adopt(toThemeSheet({ accent: { light: '#7a2fe0', dark: '#c9a6ff' }, 'radius-dialog': '16px' }))
 */
export function toThemeSheet(variables: ThemeValues): StyleDefinition {
  let light = ''
  let dark = ''
  for (const [key, value] of Object.entries(variables)) {
    const name = key.replace(/^--lk-/, '')
    if (!isTokenName(name)) continue
    const pair = typeof value === 'object' && value !== null ? value : { light: value, dark: value }
    if (isThemeValue(pair.light)) {
      light += `--lk-${name}:${pair.light};`
      dark += `--lk-${name}:revert-layer;`
    }
    if (isThemeValue(pair.dark)) dark += `--lk-${name}:${pair.dark};`
  }
  return { id: 'theme-variables', layer: 'override', css: toSchemeRules({ light, dark }) }
}

function isTokenName(name: string): boolean {
  return Object.values(tokens).some((group) => Object.hasOwn(group, name))
}
