import type { ThemeToken } from '@latchkey/core'
import { defaultSettings, type Settings } from '../state/settings.ts'
import { accents, findAccent } from './accents.ts'

/** Radius of each other element, as a fraction of the dialog's. */
const corners = [
  ['--lk-radius-dialog', 1],
  ['--lk-radius-card', 5 / 7],
  ['--lk-radius-row', 4 / 7],
  ['--lk-radius-control', 3 / 7],
  ['--lk-radius-logo', 3 / 7],
  ['--lk-radius-tile', 4 / 7],
] as const

/** One text for both themes, by custom property. */
type ThemeTexts = { [name in `--lk-${ThemeToken}`]?: string }

const fontFamilies = {
  serif: 'Charter, "Iowan Old Style", Georgia, "Noto Serif", serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace',
}

/** Returns the `--lk-*` values that differ from the modal's defaults. */
export function toThemeVariables(settings: Settings): Readonly<ThemeTexts> {
  const variables: ThemeTexts = {}
  const accent = findAccent(settings.accent)
  if (accent === undefined) variables['--lk-accent'] = settings.accent
  else if (accent !== accents[0]) variables['--lk-accent'] = `light-dark(${accent.light}, ${accent.dark})`
  if (settings.radius !== defaultSettings.radius)
    for (const [name, share] of corners) variables[name] = `${Math.round(settings.radius * share)}px`
  if (settings.font !== 'system') variables['--lk-font'] = fontFamilies[settings.font]
  return variables
}
