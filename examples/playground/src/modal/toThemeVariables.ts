import { defaultSettings, type Settings } from '../state/settings.ts'
import { accents, findAccent } from './accents.ts'

/** Radius of each other element, as a fraction of the dialog's. */
const corners = { dialog: 1, card: 5 / 7, row: 4 / 7, control: 3 / 7, logo: 3 / 7, tile: 4 / 7 }

const fontFamilies = {
  serif: 'Charter, "Iowan Old Style", Georgia, "Noto Serif", serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace',
}

/** Returns the `--lk-*` values that differ from the modal's defaults. */
export function toThemeVariables(settings: Settings): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {}
  const accent = findAccent(settings.accent)
  if (accent === undefined) variables['--lk-accent'] = settings.accent
  else if (accent !== accents[0]) variables['--lk-accent'] = `light-dark(${accent.light}, ${accent.dark})`
  if (settings.radius !== defaultSettings.radius)
    for (const [name, share] of Object.entries(corners))
      variables[`--lk-radius-${name}`] = `${Math.round(settings.radius * share)}px`
  if (settings.font !== 'system') variables['--lk-font'] = fontFamilies[settings.font]
  return variables
}
